/// What new customers and staff type in English, by the intent that is meant. A row is as in the other tables.
extension PhraseTable {
  static let freshBookTestDriveEnglish = """
    I want to take the golf around the block tomorrow | Golf | 2026-12-01
    bokk the golf tomorrow at 3pm | Golf | 2026-12-01T15:00
    resrve the polo for friday at noon | Polo | 2026-12-04T12:00
    polo instead of the golf tomorrow at 3pm | Polo | 2026-12-01T15:00
    golf in 3 w | Golf | 2026-12-21
    could I possibly have a go in the Golf on Thursday around 2pm | Golf | 2026-12-03T14:00
    i'd love to take the tesla model 3 for a drive this saturday morning | Model 3 | 2026-12-05
    set me up with the octavia for wednesday at noon please | Octavia | 2026-12-02T12:00
    can you squeeze me in for the golf at 11:30 tomorrow | Golf | 2026-12-01T11:30
    we'd like to try out the kodiaq for an hour and a half on saturday at 10 | Kodiaq | 2026-12-05T10:00 | 90
    looking to test drive a passat tomorrow at 9am | Passat | 2026-12-01T09:00
    i want to get a feel for the T-Roc on tuesday at half past four | T-Roc | 2026-12-01T04:30
    lock in the polo for friday 3 pm | Polo | 2026-12-04T15:00
    sign me up for a spin in the clio tomorrow afternoon | Clio | 2026-12-01
    please save the golf for me on friday at four | Golf | 2026-12-04T04:00
    get me in the 911 on friday at noon | 911 | 2026-12-04T12:00
    I need an automatic golf tomorrow at ten for half an hour | Golf | 2026-12-01T10:00 | 30
    let me have the polo for an hour on wednesday morning at 9 | Polo | 2026-12-02T09:00 | 60
    slot me in for the golf at 5 on thursday | Golf | 2026-12-03T05:00
    test drive, golf, tomorrow, 3pm | Golf | 2026-12-01T15:00
    would the golf be ok for friday at 3? | Golf | 2026-12-04T03:00
    could we do thursday at 11 with the polo | Polo | 2026-12-03T11:00
    i am interested in test driving the octavia on monday at 9 | Octavia | 2026-12-07T09:00
    want to see how the id3 drives, thursday 10:30 | ID.3 | 2026-12-03T10:30
    """

  static let freshFindFreeTimesEnglish = """
    are any golfs free tomorrow
    which octavias are free on friday
    what is free tomorrow
    any suv free on friday
    which cars are free tomorrow afternoon
    is there an automatic free on friday
    anything available on saturday morning
    is there a red car available tomorrow
    which estates can I test on friday
    what could I drive tomorrow at 3
    what can I drive right now
    when could I drive the golf
    is the golf free tomorrow afternoon
    what slots do you have for the polo on friday
    any openings for the 911 this week
    when's the next opening for the octavia
    is there anything free on thursday for the golf
    do you have a slot for the polo on friday morning
    what times are left for the golf tomorrow
    which times are open for the polo next week
    when can I get the golf
    what's the earliest I can drive the polo
    is the polo available at 3 on friday
    how does friday look for the golf
    when is there room for a test drive in the passat
    give me the free times of the golf on monday
    find me a free slot for the t-roc tomorrow
    when would the leon be available
    what availability is there on the golf
    check whether the golf is free on friday
    """

  static let freshShowDrivesEnglish = """
    drives last week
    last month's drives
    drives yesterday
    show me the bookings of last friday
    what did we have on two days ago
    appointments in the last 7 days
    who came last week
    next drive
    what is the next drive
    when's the next appointment
    who's next
    next customer
    is anyone coming today
    cancelled drives last week
    which drives were cancelled
    has drive 12 left
    is drive 3 back
    what's booked for tomorrow
    who's coming in today
    show me all bookings for friday
    what do we have on for monday
    which test drives are scheduled this week
    list today's drives
    list all upcoming appointments
    any bookings tomorrow?
    how many drives are there on friday
    what's on the agenda today
    give me an overview of tomorrow's bookings
    drives for tomorrow please
    who has the golf on friday
    who is driving the golf tomorrow
    which drives are still open
    what have I booked
    when is my test drive
    do I have any bookings
    show my appointments
    """

  static let freshRescheduleTestDriveEnglish = """
    move drive 12 to friday instead of wednesday
    mvoe drive 12 to friday
    postpon drive 12 to friday, same time
    move drive 12 to friday at 3
    can we move my appointment to thursday
    could you push drive 12 back an hour
    I need to change my booking to monday at 10
    reschedule the golf to next week
    shift drive 12 to 4pm
    postpone my test drive to friday
    change drive 12 to 5 o'clock
    let's do drive 12 on tuesday instead
    make drive 12 half an hour later
    bring drive 12 forward to 9am
    swap my friday drive to saturday at 11
    is it possible to move drive 12 to another day
    put drive 12 off until wednesday
    rebook drive 12 for thursday 14:00
    delay drive 12 by 30 minutes
    move my drive half an hour earlier
    i'd like to rearrange my test drive
    please change the time of drive 12 to 11:30
    """

  static let freshCancelTestDriveEnglish = """
    cancle my drive
    cancell drive 12
    i can't on tuesday
    cancel drvie 12
    cancel drive 12
    please cancel my test drive tomorrow
    i can't make it on friday
    I have to cancel the golf on friday
    scrap drive 12
    call off my booking
    drop the appointment tomorrow
    I won't be able to come tomorrow
    we need to cancel drive 12
    delete booking 12
    take drive 12 off the list
    something came up, cancel my drive
    forget my booking for friday
    get rid of booking 12
    i no longer need the test drive
    drive 12 is off
    can you cancel my appointment please
    I want to cancel
    remove booking 12 from the diary
    """

  static let freshShowCatalogEnglish = """
    what cars do you have
    show me the catalog
    which models do you have
    list all cars
    what can I test drive here
    what vehicles are available in your showroom
    let me see the cars
    what's in stock
    what do you have in stock
    show me your range
    which brands do you carry
    I'd like to see all the cars
    can I see the whole list of cars
    open the catalogue
    what's on the lot
    what are my options
    browse cars
    show all models
    which cars can I drive
    give me the list of cars
    """

  static let freshSearchCatalogEnglish = """
    how much is the golf
    what does the polo cost
    price of the octavia
    show me red convertibles
    do you have a golf
    do you have any electric cars
    is there a red polo
    i'm looking for a diesel kombi
    show me the octavia
    have you got a 911
    looking for an automatic golf
    find me a skoda
    tell me about the model 3
    information on the polo please
    what can you tell me about the taycan
    search for electric cars
    do you sell teslas
    got any hybrids
    i am interested in the passat
    which golfs do you have
    what golfs are there
    let me see the t-roc
    anything from audi?
    """

  static let freshNoneEnglish = """
    block the golf for service on monday
    what's for lunch
    what is for lunch today
    hi
    hello there
    thanks
    don't book the golf
    please do not cancel my drive
    i don't want to book anything
    never move drive 12
    what is the weather tomorrow
    play some music
    who won the game
    set an alarm for 7
    tell me a joke
    call mum
    turn the heating up to 21 degrees
    the quick brown fox
    i don't want the golf
    don't move my appointment
    no need to book the polo
    how old are you
    navigate home
    a week is a long time
    order a pizza for 8pm
    """
}
