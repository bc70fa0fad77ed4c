/// Further phrases, with the meaning that a speaker of English would expect.
///
/// A row: kind | phrase | now | expected value; `-` where nothing is to be found.
extension Corpus {
  static let furtherEnglish = """
    datetime | friday 10-14 | 2026-11-30T10:00 | 2026-12-04T10:00
    datetime | tomorrow 9-11 | 2026-11-30T10:00 | 2026-12-01T09:00
    date | two days before now | 2026-11-30T10:00 | -
    date | 10-14 | 2026-11-30T10:00 | 2027-10-14
    date | Thursday, 10-14 | 2026-11-30T10:00 | 2027-10-14
    date | 2 days before christmas | 2026-11-30T10:00 | 2026-12-23
    date | the day before christmas | 2026-12-24T10:00 | 2026-12-24
    date | the day before christmas | 2026-12-23T10:00 | 2026-12-24
    date | the day after christmas | 2026-11-30T10:00 | 2026-12-26
    date | two days before friday | 2026-12-03T10:00 | 2026-12-09
    date | two days before friday | 2026-12-01T10:00 | 2026-12-02
    date | a week before the 15th | 2026-11-30T10:00 | 2026-12-08
    date | a day before tomorrow | 2026-11-30T10:00 | 2026-11-30
    date | a month before 31 March 2027 | 2026-11-30T10:00 | 2027-02-28
    date | the day before the first monday in december | 2026-11-30T10:00 | 2026-12-06
    date | xmas eve | 2026-11-30T10:00 | 2026-12-24
    time | 5 sharp | - | 05:00
    duration | PT1H30M | - | 90
    time | 7.30 | - | 07:30
    time | 10.15 | - | 10:15
    time | 2359 | - | 23:59
    time | 0830 | - | 08:30
    date | 5.12 | 2026-11-30T10:00 | 2027-05-12
    date | on 7.30 | 2026-11-30T10:00 | 2027-07-30
    date | in 3 w | 2026-11-30T10:00 | 2026-12-21
    date | firday | 2026-11-30T10:00 | 2026-12-04
    date | wendsday | 2026-11-30T10:00 | 2026-12-02
    date | 25:00 | 2026-11-30T10:00 | -
    time | at 25:00 | 2026-11-30T10:00 | -
    time | tomorrow at 12:75 | 2026-11-30T10:00 | -
    time | 27 o'clock | 2026-11-30T10:00 | -
    duration | 1,5 hours | 2026-11-30T10:00 | 90
    date | today | 2026-11-30T10:00 | 2026-11-30
    date | the week after next on tuesday | 2026-11-30T10:00 | 2026-12-15
    date | tuesday of the week after next | 2026-11-30T10:00 | 2026-12-15
    date | friday next week | 2026-11-30T10:00 | 2026-12-11
    date | next week on friday | 2026-11-30T10:00 | 2026-12-11
    date | this friday | 2026-11-30T10:00 | 2026-12-04
    date | on friday this week | 2026-11-30T10:00 | 2026-12-04
    date | upcoming wednesday | 2026-11-30T10:00 | 2026-12-02
    date | in two weeks on friday | 2026-11-30T10:00 | 2026-12-18
    date | friday in two weeks | 2026-11-30T10:00 | 2026-12-18
    date | 2 weeks from monday | 2026-12-01T10:00 | 2026-12-21
    date | a week from friday | 2026-11-30T10:00 | 2026-12-11
    date | a week from tomorrow | 2026-11-30T10:00 | 2026-12-08
    date | a fortnight from today | 2026-11-30T10:00 | 2026-12-14
    date | four days after tomorrow | 2026-11-30T10:00 | 2026-12-05
    date | two sundays from now | 2026-11-30T10:00 | 2026-12-13
    date | in a couple of days | 2026-11-30T10:00 | 2026-12-02
    date | in two days' time | 2026-11-30T10:00 | 2026-12-02
    date | in a month | 2026-11-30T10:00 | 2026-12-30
    date | in three months | 2026-11-30T10:00 | 2027-02-28
    date | in a year | 2026-11-30T10:00 | 2027-11-30
    date | ten days from now | 2026-11-30T10:00 | 2026-12-10
    date | 5 days later | 2026-11-30T10:00 | 2026-12-05
    date | 24 December | 2026-11-30T10:00 | 2026-12-24
    date | December 24th | 2026-11-30T10:00 | 2026-12-24
    date | the 24th of december | 2026-11-30T10:00 | 2026-12-24
    date | Dec. 24, 2027 | 2026-11-30T10:00 | 2027-12-24
    date | 24 dec 2027 | 2026-11-30T10:00 | 2027-12-24
    date | 24-Dec-2027 | 2026-11-30T10:00 | 2027-12-24
    date | 2027/01/05 | 2026-11-30T10:00 | 2027-01-05
    date | 2027-1-5 | 2026-11-30T10:00 | 2027-01-05
    date | 12/24/2026 | 2026-11-30T10:00 | 2026-12-24
    date | 12/24/26 | 2026-11-30T10:00 | 2026-12-24
    date | 12-24-2026 | 2026-11-30T10:00 | 2026-12-24
    date | 12.24.2026 | 2026-11-30T10:00 | 2026-12-24
    date | 24/12/2026 | 2026-11-30T10:00 | 2026-12-24
    date | fourth of july | 2026-11-30T10:00 | 2027-07-04
    date | july the fourth | 2026-11-30T10:00 | 2027-07-04
    date | the fifth of may two thousand and twenty seven | 2026-11-30T10:00 | 2027-05-05
    date | june first twenty twenty seven | 2026-11-30T10:00 | 2027-06-01
    date | the 3rd | 2026-11-30T10:00 | 2026-12-03
    date | the thirty-first | 2026-11-30T10:00 | 2026-12-31
    date | on the 5th | 2026-11-30T10:00 | 2026-12-05
    date | the 15th of this month | 2026-11-07T10:00 | 2026-11-15
    date | 15th next month | 2026-11-30T10:00 | 2026-12-15
    date | next month on the 20th | 2026-11-30T10:00 | 2026-12-20
    date | friday the 4th | 2026-11-30T10:00 | 2026-12-04
    date | friday, december 4th | 2026-11-30T10:00 | 2026-12-04
    date | Tuesday, 1 Dec | 2026-11-30T10:00 | 2026-12-01
    date | first monday of january | 2026-11-30T10:00 | 2027-01-04
    date | the third friday in december | 2026-11-30T10:00 | 2026-12-18
    date | last friday of december | 2026-11-30T10:00 | 2026-12-25
    date | the last saturday of next month | 2026-11-30T10:00 | 2026-12-26
    date | first tuesday of this month | 2026-12-01T08:00 | 2026-12-01
    date | 29 february | 2026-11-30T10:00 | 2028-02-29
    date | weds | 2026-11-30T10:00 | 2026-12-02
    date | the following day | 2026-11-30T10:00 | 2026-12-01
    date | tomorrow's | 2026-11-30T10:00 | 2026-12-01
    date | sept 9 | 2026-11-30T10:00 | 2027-09-09
    date | coming monday | 2026-11-30T10:00 | 2026-12-07
    date | monday the 7th | 2026-11-30T10:00 | 2026-12-07
    date | seven days from thursday | 2026-11-30T10:00 | 2026-12-10
    date | 3 days from december 24 | 2026-11-30T10:00 | 2026-12-27
    date | three and a half weeks from today | 2026-11-01T10:00 | 2026-11-26
    date | sat the 5th | 2026-11-30T10:00 | 2026-12-05
    date | the day after | 2026-11-30T10:00 | -
    date | yesterday | 2026-11-30T10:00 | 2026-11-29
    date | last friday | 2026-11-30T10:00 | -
    date | two days ago | 2026-11-30T10:00 | -
    date | 30 february | 2026-11-30T10:00 | -
    date | 31/04/2027 | 2026-11-30T10:00 | -
    time | 15:00 | - | 15:00
    time | at 15:00 | - | 15:00
    time | 3:05 pm | - | 15:05
    time | 7:56:30 pm | - | 19:56:30
    time | 3 p.m. | - | 15:00
    time | 3 P.M | - | 15:00
    time | 3 pm. | - | 15:00
    time | 3PM | - | 15:00
    time | 12am | - | 00:00
    time | 12 pm | - | 12:00
    time | 12:30am | - | 00:30
    time | 12 noon | - | 12:00
    time | 12 o'clock midnight | - | 00:00
    time | midday | - | 12:00
    time | quarter past noon | - | 12:15
    time | ten to midnight | - | 23:50
    time | half past three | - | 03:30
    time | half past 7 in the morning | - | 07:30
    time | half past seven pm | - | 19:30
    time | half-past nine | - | 09:30
    time | half eight in the evening | - | 20:30
    time | at half five | - | 05:30
    time | quarter to four | - | 03:45
    time | a quarter to four | - | 03:45
    time | quarter to one | - | 12:45
    time | quarter past 8 | - | 08:15
    time | a quarter after ten | - | 10:15
    time | ten past six | - | 06:10
    time | 20 past eight in the evening | - | 20:20
    time | twenty minutes past 8 | - | 08:20
    time | five to twelve | - | 11:55
    time | ten to ten | - | 09:50
    time | twenty-five to two | - | 01:35
    time | 5 minutes before noon | - | 11:55
    time | ten after three | - | 03:10
    time | four o'clock in the afternoon | - | 16:00
    time | 4 o’clock | - | 04:00
    time | at 4 in the afternoon | - | 16:00
    time | 9 in the evening | - | 21:00
    time | 9 at night | - | 21:00
    time | 2 at night | - | 02:00
    time | in the evening at eight | - | 20:00
    time | at noon | - | 12:00
    time | around noon | - | 12:00
    time | noonish | - | 12:00
    time | 7-ish | - | 07:00
    time | about 7 | - | 07:00
    time | eleven thirty | - | 11:30
    time | twelve oh five pm | - | 12:05
    time | six oh five | - | 06:05
    time | seven forty-five am | - | 07:45
    time | fourteen thirty | - | 14:30
    time | at 1530 | - | 15:30
    time | 1530 hours | - | 15:30
    time | 230 pm | - | 14:30
    time | 1145am | - | 11:45
    time | at 9.15 | - | 09:15
    time | 9.15am | - | 09:15
    time | twenty three hundred | - | -
    time | 7:30 a.m | - | 07:30
    time | one pm | - | 13:00
    time | at two | - | 02:00
    time | 11 lunchtime | - | 11:00
    time | late evening at 9 | - | 21:00
    time | 17h | - | 17:00
    datetime | tomorrow at three | 2026-11-30T10:00 | 2026-12-01T03:00
    datetime | today at three | 2026-11-30T10:00 | 2026-11-30T15:00
    datetime | today at 11 | 2026-11-30T10:00 | 2026-11-30T11:00
    datetime | day after tomorrow at 8 | 2026-11-30T10:00 | 2026-12-02T08:00
    datetime | tomorrow morning at 9 | 2026-11-30T10:00 | 2026-12-01T09:00
    datetime | at 9 tomorrow morning | 2026-11-30T10:00 | 2026-12-01T09:00
    datetime | this afternoon at 4 | 2026-11-30T10:00 | 2026-11-30T16:00
    datetime | friday afternoon at half past two | 2026-11-30T10:00 | 2026-12-04T14:30
    datetime | friday evening, 7 o'clock | 2026-11-30T10:00 | 2026-12-04T19:00
    datetime | this evening at 6:30 | 2026-11-30T10:00 | 2026-11-30T18:30
    datetime | 6 this evening | 2026-11-30T10:00 | 2026-11-30T18:00
    datetime | tonight at 12 | 2026-11-30T10:00 | 2026-12-01T00:00
    datetime | tomorrow noon | 2026-11-30T10:00 | 2026-12-01T12:00
    datetime | noon tomorrow | 2026-11-30T10:00 | 2026-12-01T12:00
    datetime | tomorrow, 3pm | 2026-11-30T10:00 | 2026-12-01T15:00
    datetime | on december 24 at 10 am | 2026-11-30T10:00 | 2026-12-24T10:00
    datetime | 24th december 10:30 | 2026-11-30T10:00 | 2026-12-24T10:30
    datetime | 10:30 on the 24th of december | 2026-11-30T10:00 | 2026-12-24T10:30
    datetime | 2026-12-01T15:00 | 2026-11-30T10:00 | 2026-12-01T15:00
    datetime | 2026-12-01 15:00 | 2026-11-30T10:00 | 2026-12-01T15:00
    datetime | 2026-12-01T15:00:30 | 2026-11-30T10:00 | 2026-12-01T15:00:30
    datetime | 12/24 at 5 | 2026-11-30T10:00 | 2026-12-24T05:00
    datetime | next friday at 5pm | 2026-11-30T10:00 | 2026-12-11T17:00
    datetime | monday at 9 | 2026-11-30T10:00 | 2026-12-07T09:00
    datetime | monday at 11 | 2026-11-30T10:00 | 2026-11-30T11:00
    datetime | in ten minutes | 2026-11-30T10:00 | 2026-11-30T10:10
    datetime | in an hour and a half | 2026-11-30T10:00 | 2026-11-30T11:30
    datetime | in 2 hours and 15 minutes | 2026-11-30T10:00 | 2026-11-30T12:15
    datetime | two hours from now | 2026-11-30T10:00 | 2026-11-30T12:00
    datetime | half an hour from now | 2026-11-30T10:00 | 2026-11-30T10:30
    datetime | in about an hour | 2026-11-30T10:00 | 2026-11-30T11:00
    datetime | in a quarter of an hour | 2026-11-30T10:00 | 2026-11-30T10:15
    datetime | in one day and 3 hours | 2026-11-30T10:00 | 2026-12-01T13:00
    datetime | now | 2026-11-30T10:00 | 2026-11-30T10:00
    datetime | end of day | 2026-11-30T10:00 | 2026-11-30T23:59
    datetime | tomorrow at eight thirty | 2026-11-30T10:00 | 2026-12-01T08:30
    datetime | thursday seven pm | 2026-11-30T10:00 | 2026-12-03T19:00
    datetime | saturday the fifth at quarter past two | 2026-11-30T10:00 | 2026-12-05T02:15
    datetime | first of january at noon | 2026-11-30T10:00 | 2027-01-01T12:00
    datetime | friday book me the golf at four | 2026-11-30T10:00 | 2026-12-04T04:00
    datetime | at four please, the red polo, on friday | 2026-11-30T10:00 | 2026-12-04T04:00
    datetime | could i have the kona tomorrow afternoon at two | 2026-11-30T10:00 | 2026-12-01T14:00
    datetime | golf tomorrow at three for half an hour | 2026-11-30T10:00 | 2026-12-01T03:00
    datetime | test drive on 4 may at 15:00 for an hour | 2026-11-30T10:00 | 2027-05-04T15:00
    datetime | 30 november at 15:00 | 2026-11-30T10:00 | 2026-11-30T15:00
    duration | an hour | - | 60
    duration | one hour | - | 60
    duration | an hour and a half | - | 90
    duration | one and a half hours | - | 90
    duration | 1.5 hours | - | 90
    duration | 1½ hours | - | 90
    duration | 1 1/2 hours | - | 90
    duration | half an hour | - | 30
    duration | half hour | - | 30
    duration | a half hour | - | 30
    duration | half-hour | - | 30
    duration | a quarter of an hour | - | 15
    duration | quarter of an hour | - | 15
    duration | quarter hour | - | 15
    duration | three quarters of an hour | - | 45
    duration | three-quarters of an hour | - | 45
    duration | two and a quarter hours | - | 135
    duration | two hours and a quarter | - | 135
    duration | two and three quarter hours | - | 165
    duration | 1h30 | - | 90
    duration | 1h 30 | - | 90
    duration | 1 h 30 | - | 90
    duration | 1h30m | - | 90
    duration | 1h30min | - | 90
    duration | 2h | - | 120
    duration | 90min | - | 90
    duration | 90 min | - | 90
    duration | 90 minutes | - | 90
    duration | ninety minutes | - | 90
    duration | forty-five minutes | - | 45
    duration | forty five mins | - | 45
    duration | 45m | - | 45
    duration | 1 hour and 15 minutes | - | 75
    duration | 1 hour, 15 minutes | - | 75
    duration | one hour fifteen minutes | - | 75
    duration | two hours twenty | - | 140
    duration | PT45M | - | 45
    duration | PT1H30M | - | 90
    duration | P1DT2H | - | 1560
    duration | 2 days | - | 2880
    duration | a couple of hours | - | 120
    duration | a week | - | 10080
    duration | two point five hours | - | 150
    duration | a hundred minutes | - | 100
    duration | one hundred and twenty minutes | - | 120
    duration | 2-hour | - | 120
    duration | 1/2 an hour | - | 30
    duration | 1/4 hour | - | 15
    duration | 120 seconds | - | 2
    duration-in-sentence | golf for half an hour | - | 30
    duration-in-sentence | book the golf plus for half an hour | - | 30
    duration-in-sentence | a 90 minute drive in the i3 please | - | 90
    duration-in-sentence | i'd like the polo at three for 45 minutes | - | 45
    duration-in-sentence | make it an hour and a half | - | 90
    duration-in-sentence | make it two hours longer | - | 120
    duration-in-sentence | set a 1 and a half hour timer | - | 90
    duration-in-sentence | there is a second wave | - | -
    duration-in-sentence | the second minute counts | - | -
    duration-in-sentence | bmw 320d tomorrow | - | -
    duration | an hour or two | - | 60
    duration | 1:30 hours | - | 90
    date | tuesday week | 2026-11-30T10:00 | 2026-12-08
    date | a week on tuesday | 2026-11-30T10:00 | 2026-12-08
    date | week from tuesday | 2026-11-30T10:00 | 2026-12-08
    date | the friday after next | 2026-11-30T10:00 | 2026-12-18
    date | two weeks after next friday | 2026-11-30T10:00 | 2026-12-25
    date | 2027, may the 5th | 2026-11-30T10:00 | 2027-05-05
    date | sunday, january 10, '27 | 2026-11-30T10:00 | 2027-01-10
    date | christmas eve | 2026-11-30T10:00 | 2026-12-24
    date | new year's day | 2026-11-30T10:00 | 2027-01-01
    time | tenish | - | 10:00
    datetime | tomorrow at elevenish | 2026-11-30T10:00 | 2026-12-01T11:00
    date | the 3rd of next month | 2026-11-30T10:00 | 2026-12-03
    datetime | next Wednesday the 9th at quarter past 3 | 2026-11-30T10:00 | 2026-12-09T03:15
    datetime | Dec 3rd 9-ish | 2026-11-30T10:00 | 2026-12-03T09:00
    datetime | 3/12 at 9 | 2026-11-30T10:00 | 2027-03-12T09:00
    datetime | the first monday of december at ten | 2026-11-30T10:00 | 2026-12-07T10:00
    date | before friday | 2026-11-30T10:00 | 2026-12-04
    date | by monday | 2026-11-30T10:00 | 2026-11-30
    datetime | wed 9th 3:30pm | 2026-11-30T10:00 | 2026-12-09T15:30
    datetime | friday at quarter to ten am | 2026-11-30T10:00 | 2026-12-04T09:45
    time | ten to three pm | 2026-11-30T10:00 | 14:50
    datetime | tomorrow at 12 | 2026-11-30T10:00 | 2026-12-01T12:00
    datetime | tomorrow at 12:30 | 2026-11-30T10:00 | 2026-12-01T12:30
    datetime | tomorrow at 12 noon | 2026-11-30T10:00 | 2026-12-01T12:00
    datetime | 8 o'clock tomorrow evening | 2026-11-30T10:00 | 2026-12-01T20:00
    datetime | saturday morning at 11 | 2026-11-30T10:00 | 2026-12-05T11:00
    datetime | this saturday 11am | 2026-11-30T10:00 | 2026-12-05T11:00
    datetime | saturday 5th december at 11am | 2026-11-30T10:00 | 2026-12-05T11:00
    datetime | sat 5 dec, 11:00 | 2026-11-30T10:00 | 2026-12-05T11:00
    datetime | december 5 @ 11am | 2026-11-30T10:00 | 2026-12-05T11:00
    datetime | 11 a.m. saturday | 2026-11-30T10:00 | 2026-12-05T11:00
    datetime | tomorrow at 9 a m | 2026-11-30T10:00 | 2026-12-01T09:00
    datetime | the day after tomorrow at a quarter to three in the afternoon | 2026-11-30T10:00 | 2026-12-02T14:45
    datetime | in two days at 3pm | 2026-11-30T10:00 | 2026-12-02T15:00
    datetime | in a fortnight at 10am | 2026-11-30T10:00 | 2026-12-14T10:00
    datetime | a week today at 10am | 2026-11-30T10:00 | 2026-12-07T10:00
    date | a week today | 2026-11-30T10:00 | 2026-12-07
    date | two weeks today | 2026-11-30T10:00 | 2026-12-14
    date | a week tomorrow | 2026-11-30T10:00 | 2026-12-08
    date | a week friday | 2026-11-30T10:00 | 2026-12-11
    date | this week on thursday | 2026-11-30T10:00 | 2026-12-03
    date | thursday this week | 2026-11-30T10:00 | 2026-12-03
    date | thursday next week | 2026-11-30T10:00 | 2026-12-10
    date | the thursday of next week | 2026-11-30T10:00 | 2026-12-10
    date | the week after next on thursday | 2026-11-30T10:00 | 2026-12-17
    date | first of the month | 2026-11-30T10:00 | 2026-12-01
    date | the 1st of the month | 2026-11-30T10:00 | 2026-12-01
    date | dec 5th '26 | 2026-11-30T10:00 | 2026-12-05
    date | 5th of dec 2026 | 2026-11-30T10:00 | 2026-12-05
    date | saturday december the fifth | 2026-11-30T10:00 | 2026-12-05
    date | fifth december | 2026-11-30T10:00 | 2026-12-05
    date | december fifth | 2026-11-30T10:00 | 2026-12-05
    date | 12/5 | 2026-11-30T10:00 | 2026-12-05
    date | 12-5-2026 | 2026-11-30T10:00 | 2026-12-05
    date | 05.12.2026 | 2026-11-30T10:00 | 2026-05-12
    duration | an hour max | 2026-11-30T10:00 | 60
    duration | an hour at most | 2026-11-30T10:00 | 60
    duration | 1h 15 | 2026-11-30T10:00 | 75
    duration | 1 hr 15 min | 2026-11-30T10:00 | 75
    duration | 1:15 h | 2026-11-30T10:00 | 75
    duration | 75 minutes | 2026-11-30T10:00 | 75
    duration | seventy five minutes | 2026-11-30T10:00 | 75
    duration | one and a quarter hours | 2026-11-30T10:00 | 75
    duration | an hour and a quarter | 2026-11-30T10:00 | 75
    duration | hour and a quarter | 2026-11-30T10:00 | 75
    duration | five quarters of an hour | 2026-11-30T10:00 | 75
    duration | two hours and a half | 2026-11-30T10:00 | 150
    duration | 2 hours and a half | 2026-11-30T10:00 | 150
    duration | 2.5h | 2026-11-30T10:00 | 150
    duration | two-and-a-half hours | 2026-11-30T10:00 | 150
    duration | one-hour | 2026-11-30T10:00 | 60
    duration | 1-hour | 2026-11-30T10:00 | 60
    duration | half-an-hour | 2026-11-30T10:00 | 30
    duration | a good half hour | 2026-11-30T10:00 | 30
    duration | just under an hour | 2026-11-30T10:00 | 60
    duration | a bit over an hour | 2026-11-30T10:00 | 60
    duration | thirty min. | 2026-11-30T10:00 | 30
    duration | 30 minute | 2026-11-30T10:00 | 30
    duration | 30min. | 2026-11-30T10:00 | 30
    """
}
