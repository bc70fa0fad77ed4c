extension SentenceBook {
  static let english = SentenceBook(
    templates: [
      .book: [
        "(book|reserve|schedule|arrange|plan) [in] [(test drive|drive|test|ride|appointment|slot|booking)]",
        "(make|set up|fix|put down|add|new) (booking|reservation|appointment|test drive|drive)",
        "(test drive|drive|try|try out|take|take out|test|borrow|get|have|go in|go out in)",
        "(test drive|drive|booking|reservation|appointment)",
        "take spin", "put down", "book down", "have (test drive|drive|ride|go)", "go (test drive|drive|ride|spin)",
        "interested test drive",
      ],
      .showCatalog: [
        "(show|list|open|browse|see|give|display) [all] (catalog|catalogue|cars|models|range|stock|inventory)",
        "(catalog|catalogue|inventory)", "what (cars|models) [do] [you] [have|there|got]",
        "which (cars|models) [do] [you] [have|there|got]", "what do you have", "show everything",
        "all (cars|models)", "see [all] (cars|models)",
      ],
      .search: [
        "(find|search|look|look up|search for)", "(show|see)", "(do|have) you have", "do you have", "have you got",
        "tell about", "what about", "details", "info", "information",
      ],
      .findFreeTimes: [
        "(when|what time|which time|what times|which times|how soon) is [it] (free|available)", "when can [drive|test drive|have|take|get|try]",
        "is [it] (free|available)", "(free|available) [(time|times|slot|slots|appointment|appointments)]",
        "(show|list|find|what|which|any|give|are|are there|are there any) [are] (free|open|available) (time|times|slot|slots|appointment|appointments)",
        "(availability|check availability)", "(next|first|earliest) (free|available) (time|slot|appointment)",
        "when (free|available)", "how soon can [drive|have|get]", "what (free|available)",
      ],
      .showDrives: [
        "(show|list|see|display|what|which|give) [are|is] [all] (drives|bookings|test drives|appointments|reservations|agenda|diary|schedule) [are|there|booked|do] [have] [there|booked]",
        "(drives|bookings|test drives|agenda|diary|appointments)", "what is booked", "what booked",
        "who (is driving|drives|is booked|booked|coming|is coming)", "when is (drive|test drive|booking|appointment)",
        "what is on", "(how) many (drives|bookings|test drives) [are] [there]", "do have (drive|drives|booking|bookings|test drive) [booked]",
        "what have [booked]", "what is there",
      ],
      .reschedule: [
        "(move|reschedule|shift|change|postpone|push|push back|bring forward|put off|delay|rebook) [(drive|test drive|booking|appointment|reservation)]",
        "make (drive|test drive|booking|appointment) (later|earlier)", "(change|move) time [of] (drive|test drive|booking|appointment)",
      ],
      .cancel: [
        "(cancel|call off|delete|drop|remove|scrap) [(drive|test drive|booking|appointment|reservation)]",
        "get rid of (drive|test drive|booking|appointment)", "(can not|cannot|cant) (come|make it)",
      ],
    ],
    skipped: [
      "please", "pls", "the", "a", "an", "my", "our", "me", "us", "i", "we", "id", "ill", "im", "want", "wanna", "would", "like",
      "love", "need", "to", "for", "at", "on", "in", "with", "of", "by", "from", "and", "could", "can", "you", "your", "may",
      "might", "shall", "should", "let", "lets", "hi", "hello", "hey", "ok", "okay", "thanks", "thank", "so", "just", "now", "then",
      "some", "this", "that", "it", "its", "s", "as", "be", "will", "car", "go", "ahead", "kindly", "possible", "if", "around",
    ],
    beforePerson: ["for"],
    beforeDrive: ["drive", "booking", "number", "no", "reservation", "appointment"],
    beforeCar: ["car"],
    options: .english)
}
