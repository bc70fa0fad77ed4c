/// What staff and customers say in English that is read as a whole: messages, reports, lists and phrases to be saved; and
/// what they say of waiting, of how things stand and of what is remembered. A row is a phrase.
extension PhraseTable {
  static let saveShortcutEnglish = """
    save this as my weekend car
    save it as quick spin
    save that as Lena's golf
    please save this as my little red one
    save this booking as lunch break
    save the booking as the long way home
    can you save this as my weekend car
    could you save it as the quiet one please
    save this under my weekend car
    save this under the name weekend car
    save this drive as Saturday spin
    store this as my weekend car
    store it as lunch break
    remember this as my weekend car
    remember that as the usual
    remember this booking as my usual
    keep this as my usual
    keep it as the usual one
    bookmark this as my weekend car
    save the phrase as top down
    save this as a shortcut called weekend car
    save that drive as the school run
    I want to save this as my weekend car
    I'd like to save this as Friday fun
    let's save this as my Monday car
    now save it as grandma's polo
    save my booking as summer drive
    save my last booking as the usual
    and save it as my golf
    call it my weekend car
    call this my little red one
    name it my quick spin
    save this one as "number nine"
    ok save this as my dream car
    """

  static let sendMessageEnglish = """
    tell Emily her car is ready
    tell Emily that her car is ready
    tell Emily Carter we close at five
    tell Grace the golf is waiting
    let Emily know her car is here
    let Emily know that we open at nine
    please tell Emily the drive is confirmed
    could you tell Emily her car is ready
    can you let Grace know that we are closed tomorrow
    message Emily: the golf is ready
    message Emily and Grace: we close at five
    message everyone with a drive today: it is snowing
    message everyone with a drive tomorrow: please be on time
    send Emily a message: your car is here
    send a message to Emily: your car is here
    send Emily my booking
    send my booking to Emily
    text Emily the golf is outside
    text Emily: running late
    text Grace that we moved the car
    email Emily: the papers are ready
    email Emily that the papers are ready
    notify Emily that her drive moved
    notify everyone with a drive today: we close at four
    inform Emily that the car is charged
    inform everyone driving today: the road is closed
    write to Emily: see you at three
    write Emily: your licence is missing
    hey tell Emily her car is ready
    would you tell Emily that the polo is taken
    send a text to Grace: on our way
    tell Emily and Grace that we close early
    """

  static let showReportEnglish = """
    how busy were the cars last week
    how busy are we this week
    how busy was it in november
    how well used are our cars
    how well used was the fleet last month
    show me the utilisation for November
    utilisation last month
    the workload this week please
    what's popular
    what was popular last month
    which cars are most popular
    which cars are most popular this month
    which models were most booked last year
    which cars were most driven last week
    what is the favourite car
    what are the busiest hours
    when is it busiest
    when are we busy
    what are the popular times
    show the rush hours
    which was the busiest day last month
    what are the busiest days
    which is the busiest weekday
    how many no-shows last month
    show me the no-shows
    who did not come last week
    who did not turn up yesterday
    report on no-shows for november
    what did the drives lead to
    show outcomes of last month
    what were the outcomes this year
    whom do I have to call back today
    any follow-ups due
    show the follow-ups
    list all callbacks
    """

  static let listEnglish = """
    add wash and charge to the Golf list
    please put plates on the golf list
    put fuel on the list for the Polo
    could you write call the workshop on my to-do list
    note fuel on the Prepare list
    add clean the windows to the golf list
    show the golf list
    show me the list for the Golf
    what's on the golf list
    what is still on the golf list
    read me the Prepare list
    golf list
    what is still to do
    what's left to do
    what is left to do today
    what do we still have to do
    tick wash on the golf list
    tick off wash and plates on the golf list
    check off wash on the golf list
    mark wash as done on the golf list
    wash is done on the golf list
    everything is done on the golf list
    tick all items on the golf list
    tick wash
    untick wash on the golf list
    wash is not done on the golf list
    rename the golf list to Weekend
    delete the golf list
    create a list called Weekend with wash and plates
    make a new list called Saturday
    """

  static let joinWaitingListEnglish = """
    put me on the waiting list for the golf
    put me on the waiting list for the golf on friday afternoon
    add me to the waitlist for the golf on friday
    waitlist me for the golf tomorrow morning
    can I get on the waiting list for a golf tomorrow at three
    could I join the waiting list for the polo
    I'd like to be on the waiting list for the golf on Friday
    please put Emily Carter on the waiting list for the golf
    waiting list golf friday
    waiting list for the octavia please
    sign me up for the waiting list for the golf
    sign me up for the golf waitlist
    get me on the waitlist for the polo on saturday
    join the waiting list for the golf
    join the waitlist for the golf tomorrow
    put us on the waitlist for the passat on thursday
    add Grace Kim to the waiting list for the polo tomorrow
    put me down for the waiting list for the golf
    I want to go on the waiting list for the golf
    is there a waiting list for the golf
    can you add me to the waiting list for the golf on monday
    put me on standby for the golf tomorrow
    put me in the queue for the golf
    queue me for the golf on friday
    book me onto the waiting list for the golf
    waitlist golf tomorrow at three
    waitlist for the golf for an hour on friday
    just put me on the waiting list for the T-Roc
    would you put me on the waiting list for the golf next week
    if it's taken put me on the waiting list for the golf
    """

  static let showStatusEnglish = """
    status
    my status
    show my status
    show me my status
    what's my status
    what is my status
    show status
    show me the status
    status please
    can you show me my status
    what's my next drive
    what is my next drive
    what's my next booking
    what is my next appointment
    whats my next test drive
    what's my next ride
    my account
    show my account
    show me my account
    what's my account
    what is in my account
    account please
    could I see my account
    view my account
    open my account
    display my status
    where do I stand
    where do we stand
    how does my day look
    what does my day look like
    """

  static let changeConsentEnglish = """
    remember my bookings
    remember my drives
    remember what I book
    please remember my bookings
    you may remember my bookings
    you can remember my drives
    yes remember my bookings
    remember all my bookings
    remember what I do
    could you remember my bookings
    remember my test drives
    remember my appointments
    just remember what I book
    please remember all my drives
    you may remember what I book
    don't remember my bookings
    do not remember my drives
    please don't remember my bookings
    don't remember what I book
    you must not remember my bookings
    never remember my drives
    please do not remember any bookings
    don't remember my bookings anymore
    do not remember my drives any more
    no longer remember my bookings
    you should not remember my bookings
    I don't want you to remember my bookings
    please do not remember my drives
    don't remember my appointments
    please never remember what I book
    """
}
