/// What people say at the desk in English, by the intent that is meant.
///
/// A row: phrase | model | date, or date and time, in the plain reading | minutes | options. "Now" is Monday,
/// 30 November 2026, ten o'clock. Parts that are left out are not looked at.
extension PhraseTable {
  static let bookTestDriveEnglish = """
    book the golf tomorrow at three | Golf | 2026-12-01T03:00
    book me a golf for tomorrow at 15:00 | Golf | 2026-12-01T15:00
    please book the Golf for half an hour tomorrow at three | Golf | 2026-12-01T03:00 | 30
    could you book me in for a test drive of the Octavia on Friday at 10am | Octavia | 2026-12-04T10:00
    I'd like to test drive the Polo tomorrow afternoon | Polo | 2026-12-01
    I would like to book a test drive
    I want to drive the Model 3 on Friday at 5 | Model 3 | 2026-12-04T05:00
    can I take the T-Roc out for a spin tomorrow at eleven? | T-Roc | 2026-12-01T11:00
    can I try the t roc tomorrow for an hour | T-Roc | 2026-12-01 | 60
    reserve the Taycan for 45 minutes on Thursday at 2pm | Taycan | 2026-12-03T14:00 | 45
    schedule a drive in the Focus for next Monday at 9.30 | Focus | 2026-12-07T09:30
    arrange a test drive with the Passat, please | Passat
    golf tomorrow at three for half an hour | Golf | 2026-12-01T03:00 | 30
    tomorrow at three, golf, half an hour | Golf | 2026-12-01T03:00 | 30
    half an hour in the red golf tomorrow at 10 | Golf | 2026-12-01T10:00 | 30 | colour:red
    the red automatic golf on Friday at noon | Golf | 2026-12-04T12:00 | | colour:red gearbox:automatic
    Let's book the 911 for 11 tomorrow | 911 | 2026-12-01T11:00
    500 at five tomorrow | 500 | 2026-12-01T05:00
    I need the ID.3 at ten o'clock tomorrow | ID.3 | 2026-12-01T10:00
    id three tomorrow at half past nine | ID.3 | 2026-12-01T09:30
    put me down for the Clio on Wednesday at 4 p.m. | Clio | 2026-12-02T16:00
    set up a test drive of the Leon with a child seat | Leon | | | child seat
    make a booking for the Kodiaq on 4 December at 14:30 | Kodiaq | 2026-12-04T14:30
    make an appointment for the Yaris tomorrow at 9 | Yaris | 2026-12-01T09:00
    may I have the Fabia for an hour and a half on Saturday at 10? | Fabia | 2026-12-05T10:00 | 90
    could I get the Megane for 90 minutes on Tuesday at 13:15 | Megane E-Tech Electric | 2026-12-01T13:15 | 90
    hello, I'm interested in a test drive of the Superb | Superb
    hi there, any chance I could drive the Macan tomorrow at 1pm? | Macan | 2026-12-01T13:00
    we'd love to go for a ride in the Mustang next Friday at 11 | Mustang | 2026-12-11T11:00
    test drive: Polestar 2, tomorrow, 10:00, 30 min | Polestar 2 | 2026-12-01T10:00 | 30
    I wanna borrow the XC 40 for two hours tomorrow at noon | XC 40 | 2026-12-01T12:00 | 120
    book golf for 45 minutes tomorrow at 15:00 accompanied | Golf | 2026-12-01T15:00 | 45 | accompanied
    new test drive, Kona, Thursday 3pm | Kona | 2026-12-03T15:00
    add a drive for the Superb on Thursday at half past ten | Superb | 2026-12-03T10:30
    golf eight tomorrow at ten | Golf | 2026-12-01T10:00
    would it be possible to drive the Octavia tomorrow at quarter past two | Octavia | 2026-12-01T02:15
    is it possible to book the RAV4 on Monday at 16:00 | RAV4 | 2026-11-30T16:00
    """

  static let findFreeTimesEnglish = """
    when is the golf free? | Golf
    when is the golf free tomorrow | Golf | 2026-12-01
    when's the Polo available
    when can I drive the Octavia | Octavia
    when could I test drive the Taycan next Tuesday
    when can I have the T-Roc for an hour | T-Roc | | 60
    is the Golf free tomorrow? | Golf | 2026-12-01
    is the golf available on Friday at three | Golf | 2026-12-04T03:00
    is there a free slot for the Polo on Friday | Polo | 2026-12-04
    are there any free times for the Golf tomorrow | Golf | 2026-12-01
    free times for the golf
    free slots Golf Friday | Golf | 2026-12-04
    show me free times for the Passat
    show me the available slots for the Clio tomorrow
    what times are free for the Leon on Saturday | Leon | 2026-12-05
    what time is the Focus free
    which times are available for the Kodiaq
    which slots do you have for the Yaris
    do you have any openings for the Fabia tomorrow
    any free slots for the 911 this week
    check the availability of the Golf
    availability of the Model 3 on Friday
    find a free time for the Megane
    find me a slot for the Superb tomorrow for 45 minutes | Superb | 2026-12-01 | 45
    how soon can I drive the Macan
    how soon can I have the Golf
    what's the next free slot for the Mustang
    could you tell me when the Golf is free, please | Golf
    please list the free times of the XC 40
    when is it possible to try the Kona
    I'd like to know when the Polo is available | Polo
    when is the red golf free for half an hour | Golf | | 30 | colour:red
    what's free tomorrow for the golf
    golf free tomorrow?
    """

  static let showDrivesEnglish = """
    show my drives
    show me my drives for today
    show all drives tomorrow | | 2026-12-01
    show me the bookings for Friday | | 2026-12-04
    list drives today
    list all bookings
    list the appointments for tomorrow
    what drives are there tomorrow
    what drives do we have today
    which drives are booked for Monday
    which bookings are there on Friday
    what is booked tomorrow
    what's booked for the golf | Golf
    what's on the agenda today
    what's in the diary for tomorrow
    what's on today
    drives today
    drives on Friday
    bookings tomorrow
    today's drives
    my bookings
    my drives tomorrow, please
    who is driving tomorrow
    who's booked on Friday
    who has the golf tomorrow | Golf | 2026-12-01
    who's coming today
    who drives the Polo on Friday | Polo | 2026-12-04
    when is my test drive
    when are my drives
    when is my appointment
    how many drives are there today
    how many bookings do we have tomorrow
    do we have any drives today
    are there any bookings for the Polo | Polo
    could you show me the schedule for Friday
    let me see all the drives on Wednesday
    can I see my bookings
    show me tomorrow | | 2026-12-01
    please show the diary for next Tuesday
    all drives of the golf | Golf
    """

  static let rescheduleTestDriveEnglish = """
    move drive 12 to Friday at ten | | 2026-12-04T10:00
    move my drive to tomorrow at three
    move the golf to Friday at 11 | Golf | 2026-12-04T11:00
    move the golf drive from Thursday to Friday
    reschedule drive 12
    reschedule my test drive to next Monday
    reschedule the Polo to 4pm tomorrow | Polo | 2026-12-01T16:00
    could you reschedule my appointment, please
    I need to reschedule
    I'd like to move my booking to Friday
    can we move drive 7 to the afternoon
    please shift drive 12 to 15:00
    shift my appointment to Wednesday at two
    postpone drive 12 to next week
    postpone my test drive by a week
    change drive 12 to 3pm
    change my booking to Friday at noon
    change the time of drive 12
    can I change the time of my test drive
    change the golf to tomorrow at ten
    put off my drive until Saturday
    push drive 12 back to four
    push back my drive
    bring drive 12 forward to 9am
    bring my appointment forward
    delay drive 12 until 11:30
    make drive 12 later
    make my drive earlier
    rebook drive 12 for Thursday at 10
    swap my drive to Friday afternoon
    drive 12 to Friday at ten, please move it
    could drive 9 be moved to tomorrow
    can my test drive be moved to Friday
    rearrange my appointment for tomorrow at one
    """

  static let cancelTestDriveEnglish = """
    cancel drive 12
    cancel my drive
    cancel my test drive
    cancel the golf tomorrow | Golf | 2026-12-01
    cancel my booking for Friday
    cancel the appointment tomorrow at three
    please cancel drive 12
    could you cancel my test drive, please
    can you please cancel my booking
    I want to cancel
    I'd like to cancel my appointment
    I have to cancel drive 12
    I need to cancel tomorrow's drive
    delete drive 12
    delete my booking
    remove drive 12
    drop drive 12
    drop my appointment on Friday
    scrap drive 12
    call off drive 12
    call off my test drive
    call my drive off
    get rid of drive 12
    I can't make it on Friday
    I can't come tomorrow
    I cannot come to my appointment
    we can't make the drive on Thursday
    I won't come tomorrow
    I don't need the drive any more
    I don't want the drive anymore
    drive 12: cancel it
    cancel Lena's drive
    cancel the polo on Friday | Polo | 2026-12-04
    sorry, I can't make my test drive
    """

  /// The second field is the state that the drive goes to.
  static let changeDriveStateEnglish = """
    hand over drive 12 | out
    hand over the golf | out
    hand out drive 12 | out
    the golf is out | out
    drive 12 is out | out
    mark drive 12 as out | out
    drive 12 has left | out
    drive 12 was picked up | out
    the golf was picked up | out
    the customer has picked up the golf | out
    give out the keys for drive 12 | out
    start drive 12 | out
    the golf is gone | out
    check out drive 12 | out
    the golf is back | returned
    drive 12 is back | returned
    the golf came back | returned
    the Polo has been returned | returned
    drive 12 returned | returned
    return drive 12 | returned
    take back drive 12 | returned
    take the golf back | returned
    mark drive 12 as returned | returned
    drive 12 is finished | returned
    drive 12 is over | returned
    drive 12 is done | returned
    check in drive 12 | returned
    they brought the golf back | returned
    drive 12 is a no-show | no-show
    drive 12 no show | no-show
    mark drive 12 as a no-show | no-show
    the customer of drive 12 did not show up | no-show
    drive 12 didn't turn up | no-show
    drive 12 never came | no-show
    nobody came for drive 12 | no-show
    nobody showed up for drive 12 | no-show
    confirm drive 12 | confirmed
    please confirm drive 12 | confirmed
    drive 12 is confirmed | confirmed
    accept drive 12 | confirmed
    approve drive 12 | confirmed
    decline drive 12 | declined
    please decline drive 12 | declined
    reject drive 12 | declined
    refuse drive 12 | declined
    turn down drive 12 | declined
    turn drive 12 down | declined
    """

  static let showCatalogEnglish = """
    show me the catalog
    show the catalogue
    show all cars
    show me all your cars
    show me everything
    list all cars
    list the models
    list your models please
    catalog
    catalogue please
    the catalog please
    open the catalog
    browse the catalogue
    browse all cars
    display the inventory
    view all cars
    what cars do you have
    what cars are there
    what models do you have
    which cars do you have
    which models are there
    which cars can I drive
    what can I test drive
    what can I drive
    what do you have
    what have you got
    what vehicles have you got
    let me see the cars
    let me see your range
    can I see your cars
    could you show me what you have
    I'd like to see all the models
    do you have a catalog
    what's in stock
    what's in your catalogue
    give me a list of all cars
    all cars please
    which makes do you have
    """

  static let searchCatalogEnglish = """
    do you have a golf | Golf
    do you have the Polo | Polo
    do you have a red golf | Golf | | | colour:red
    do you have any diesel Passat | Passat | | | fuel:diesel
    have you got a Taycan | Taycan
    have you got an automatic Octavia | Octavia | | | gearbox:automatic
    find a golf | Golf
    find me a red golf | Golf
    find the Model 3 | Model 3
    search for the Octavia | Octavia
    search golf | Golf
    search for a white Focus | Focus | | | colour:white
    look for a Polo | Polo
    I'm looking for a Kodiaq | Kodiaq
    I am looking for a blue Clio | Clio
    looking for a T-Roc | T-Roc
    show me the golf | Golf
    show me the red golf | Golf
    show the ID.3 | ID.3
    let me see the Mustang | Mustang
    can I see the 911 | 911
    could you show me the Superb, please | Superb
    tell me about the Taycan | Taycan
    tell me more about the Model Y | Model Y
    what about the Leon | Leon
    how about a Fabia | Fabia
    details of the Golf | Golf
    information on the Macan please | Macan
    info golf | Golf
    is there a Yaris | Yaris
    are there any Picantos
    what do you know about the Macan | Macan
    I'm interested in the XC 40 | XC 40
    golf | Golf
    a red golf | Golf
    """

  /// Phrases that ask for nothing here: refused, about something else, or a time alone.
  static let nothingEnglish = """
    don't book the golf
    do not book the golf tomorrow
    please don't book me the Polo
    I don't want to drive the golf
    never book the golf again
    don't move drive 12
    do not cancel drive 12
    don't cancel my drive
    don't show me the catalog
    a second wave
    what a nice day
    set a timer for 5 minutes
    turn off the lights
    stop the pizza timer
    how are you
    I would not like to book the golf
    you shouldn't book the Polo
    the day after tomorrow
    8.30pm today
    may 25th
    5 minutes
    seven
    the second
    hello
    """
}
