/// More phrases of the kinds that people type and say, with the meaning that a speaker of English would expect.
///
/// A row: kind | phrase | now | expected value.
extension Corpus {
  static let moreEnglish = """
    date | on 15 | 2016-11-07T00:00 | 2016-11-15
    date | Oct. 2 | 2016-11-07T00:00 | 2017-10-02
    date | Oct-2 | 2016-11-07T00:00 | 2017-10-02
    date | Oct/2 | 2016-11-07T00:00 | 2017-10-02
    date | January 12, 2016 | 2016-11-07T00:00 | 2016-01-12
    date | Monday January 12th, 2018 | 2016-11-07T00:00 | 2018-01-12
    date | 02/22/2018 | 2016-11-07T00:00 | 2018-02-22
    date | 21/04/2018 | 2016-11-07T00:00 | 2018-04-21
    date | 21-04-2018 | 2016-11-07T00:00 | 2018-04-21
    date | 2018-08-12 | 2016-11-07T00:00 | 2018-08-12
    date | 2018/08/12 | 2016-11-07T00:00 | 2018-08-12
    date | 4.22 | 2016-11-07T00:00 | 2017-04-22
    date | 4-22 | 2016-11-07T00:00 | 2017-04-22
    date | on 4-22 | 2016-11-07T00:00 | 2017-04-22
    date | 22/04 | 2016-11-07T00:00 | 2017-04-22
    date | 13 may | 2016-11-07T00:00 | 2017-05-13
    date | first Aug | 2016-11-07T00:00 | 2017-08-01
    date | August. 1st | 2016-11-07T00:00 | 2017-08-01
    date | 1st August | 2016-11-07T00:00 | 2017-08-01
    date | jan twenty one | 2016-11-07T00:00 | 2017-01-21
    date | January twenty second two thousand and eighteen | 2016-11-07T00:00 | 2018-01-22
    date | may twenty first | 2016-11-07T00:00 | 2017-05-21
    date | the twenty first of may | 2016-11-07T00:00 | 2017-05-21
    date | fifth of may | 2016-11-07T00:00 | 2017-05-05
    date | the fifth of may, 2018 | 2016-11-07T00:00 | 2018-05-05
    date | friday | 2016-11-07T00:00 | 2016-11-11
    date | next week friday | 2016-11-07T00:00 | 2016-11-18
    date | on Friday of next week | 2016-11-07T00:00 | 2016-11-18
    date | friday of this week | 2016-11-07T00:00 | 2016-11-11
    date | this week friday | 2016-11-07T00:00 | 2016-11-11
    date | sunday of this week | 2016-11-07T00:00 | 2016-11-13
    date | two weeks from today | 2016-11-07T00:00 | 2016-11-21
    date | a week from today | 2016-11-07T00:00 | 2016-11-14
    date | one week from monday | 2016-11-07T00:00 | 2016-11-14
    date | two days after today | 2016-11-07T00:00 | 2016-11-09
    date | 2 days from today | 2016-11-07T00:00 | 2016-11-09
    date | 3 days from now | 2016-11-07T00:00 | 2016-11-10
    date | in 5 days | 2016-11-07T00:00 | 2016-11-12
    date | a month from now | 2016-11-07T00:00 | 2016-12-07
    date | in two months | 2016-11-07T00:00 | 2017-01-07
    date | in 3 years | 2016-11-07T00:00 | 2019-11-07
    date | next month on the 3rd | 2016-11-07T00:00 | 2016-12-03
    date | the 3rd of next month | 2016-11-07T00:00 | 2016-12-03
    date | 3rd of next month | 2016-11-07T00:00 | 2016-12-03
    date | 20th of this month | 2016-11-07T00:00 | 2016-11-20
    date | third monday of next month | 2016-11-07T00:00 | 2016-12-19
    date | the first friday of next month | 2016-11-07T00:00 | 2016-12-02
    date | first friday in july | 2016-11-07T00:00 | 2017-07-07
    date | the last friday of november | 2016-11-07T00:00 | 2016-11-25
    date | last friday of this month | 2016-11-07T00:00 | 2016-11-25
    date | the second sunday of may | 2016-11-07T00:00 | 2017-05-14
    date | the third tuesday of january 2018 | 2016-11-07T00:00 | 2018-01-16
    date | last day of the month | 2016-11-07T00:00 | 2016-11-30
    date | the last day of next month | 2016-11-07T00:00 | 2016-12-31
    date | last day of november | 2016-11-07T00:00 | 2016-11-30
    date | first day of next month | 2016-11-07T00:00 | 2016-12-01
    date | the last day of this month | 2016-11-07T00:00 | 2016-11-30
    date | the first of december | 2016-11-07T00:00 | 2016-12-01
    date | december 1st 2016 | 2016-11-07T00:00 | 2016-12-01
    date | dec 1, 2016 | 2016-11-07T00:00 | 2016-12-01
    date | 1 dec 2016 | 2016-11-07T00:00 | 2016-12-01
    date | 1-dec-2016 | 2016-11-07T00:00 | 2016-12-01
    date | 01-dec-16 | 2016-11-07T00:00 | 2016-12-01
    date | 12/1/16 | 2016-11-07T00:00 | 2016-12-01
    date | 12.1.2016 | 2016-11-07T00:00 | 2016-12-01
    date | friday the 11th | 2016-11-07T00:00 | 2016-11-11
    date | friday 11th | 2016-11-07T00:00 | 2016-11-11
    date | thursday the 1st of december | 2016-11-07T00:00 | 2016-12-01
    date | thu dec 1 | 2016-11-07T00:00 | 2016-12-01
    date | wed, nov 9th | 2016-11-07T00:00 | 2016-11-09
    date | wednesday, november 9, 2016 | 2016-11-07T00:00 | 2016-11-09
    date | the day after next friday | 2016-11-07T00:00 | 2016-11-19
    date | the day after friday | 2016-11-07T00:00 | 2016-11-12
    date | day after tomorrow | 2016-11-07T00:00 | 2016-11-09
    date | two days from tomorrow | 2016-11-07T00:00 | 2016-11-10
    date | three days after tomorrow | 2016-11-07T00:00 | 2016-11-11
    date | 10 days after december 1st | 2016-11-07T00:00 | 2016-12-11
    date | 2 weeks after 12/1/2016 | 2016-11-07T00:00 | 2016-12-15
    date | a fortnight on friday | 2016-11-07T00:00 | 2016-11-25
    date | friday week | 2016-11-07T00:00 | 2016-11-18
    date | tomorrow week | 2016-11-07T00:00 | 2016-11-15
    date | today week | 2016-11-07T00:00 | 2016-11-14
    date | monday week | 2016-11-07T00:00 | 2016-11-14
    date | two weeks on tuesday | 2016-11-07T00:00 | 2016-11-22
    date | tuesday in two weeks | 2016-11-07T00:00 | 2016-11-22
    date | in two weeks on tuesday | 2016-11-07T00:00 | 2016-11-22
    date | in two weeks tuesday | 2016-11-07T00:00 | 2016-11-22
    date | the coming friday | 2016-11-07T00:00 | 2016-11-11
    date | this coming friday | 2016-11-07T00:00 | 2016-11-11
    date | upcoming monday | 2016-11-07T00:00 | 2016-11-14
    date | the following friday | 2016-11-07T00:00 | 2016-11-18
    date | following monday | 2016-11-07T00:00 | 2016-11-14
    date | tomorow | 2016-11-07T00:00 | 2016-11-08
    date | tommorrow | 2016-11-07T00:00 | 2016-11-08
    date | the next day | 2016-11-07T00:00 | 2016-11-08
    date | christmas day | 2016-11-07T00:00 | 2016-12-25
    date | new year's eve | 2016-11-07T00:00 | 2016-12-31
    date | on the 15th | 2016-11-07T00:00 | 2016-11-15
    date | by the 15th | 2016-11-07T00:00 | 2016-11-15
    date | from the 15th | 2016-11-07T00:00 | 2016-11-15
    date | december the 3rd | 2016-11-07T00:00 | 2016-12-03
    date | dec. 3 | 2016-11-07T00:00 | 2016-12-03
    date | 3 dec. | 2016-11-07T00:00 | 2016-12-03
    date | sept 3rd | 2016-11-07T00:00 | 2017-09-03
    date | sep. 3, 2017 | 2016-11-07T00:00 | 2017-09-03
    date | sunday jan 22nd | 2016-11-07T00:00 | 2017-01-22
    date | the 22nd of jan | 2016-11-07T00:00 | 2017-01-22
    date | eleventh of november | 2016-11-07T00:00 | 2016-11-11
    date | november eleventh | 2016-11-07T00:00 | 2016-11-11
    date | november the eleventh | 2016-11-07T00:00 | 2016-11-11
    date | nov 11 twenty seventeen | 2016-11-07T00:00 | 2017-11-11
    date | 20161122 | 2016-11-07T00:00 | 2016-11-22
    date | 2016.11.22 | 2016-11-07T00:00 | 2016-11-22
    date | 22 november 2016 | 2016-11-07T00:00 | 2016-11-22
    date | 22nd november, 2016 | 2016-11-07T00:00 | 2016-11-22
    date | 22nd day of november | 2016-11-07T00:00 | 2016-11-22
    date | mon the 14th | 2016-11-07T00:00 | 2016-11-14
    date | wed 16 | 2016-11-07T00:00 | 2016-11-16
    date | wednesday 16 november | 2016-11-07T00:00 | 2016-11-16
    date | 16 november wednesday | 2016-11-07T00:00 | 2016-11-16
    date | the 16th, wednesday | 2016-11-07T00:00 | 2016-11-16
    date | thursdays | 2016-11-07T00:00 | 2016-11-10
    date | this thursday | 2016-11-07T00:00 | 2016-11-10
    date | on thursday | 2016-11-07T00:00 | 2016-11-10
    date | for thursday | 2016-11-07T00:00 | 2016-11-10
    date | thurs | 2016-11-07T00:00 | 2016-11-10
    date | two fridays from now | 2016-11-07T00:00 | 2016-11-18
    date | three mondays from now | 2016-11-07T00:00 | 2016-11-28
    datetime | on 15 at 8:00 | 2016-11-07T00:00 | 2016-11-15T08:00
    datetime | 15, 8pm | 2016-11-07T00:00 | 2016-11-15T20:00
    datetime | 5th at 4 a.m. | 2016-11-07T00:00 | 2016-12-05T04:00
    datetime | 04/21/2018, 8:00pm | 2016-11-07T00:00 | 2018-04-21T20:00
    datetime | Oct. 23 at seven | 2016-11-07T00:00 | 2017-10-23T07:00
    datetime | October 14, 8:00am | 2016-11-07T00:00 | 2017-10-14T08:00
    datetime | May 5, 2018, 20 min past eight in the evening | 2016-11-07T00:00 | 2018-05-05T20:20
    datetime | 8pm on the 15 | 2016-11-07T00:00 | 2016-11-15T20:00
    datetime | at seven on 15 | 2016-11-07T00:00 | 2016-11-15T07:00
    datetime | 8pm next sunday | 2016-11-07T00:00 | 2016-11-20T20:00
    datetime | 8pm today | 2016-11-07T00:00 | 2016-11-07T20:00
    datetime | a quarter to seven tomorrow | 2016-11-07T00:00 | 2016-11-08T06:45
    datetime | 19:00, 2016-12-22 | 2016-11-07T00:00 | 2016-12-22T19:00
    datetime | tomorrow morning at 7 | 2016-11-07T00:00 | 2016-11-08T07:00
    datetime | 7:00 on next Sunday afternoon | 2016-11-07T00:00 | 2016-11-20T19:00
    datetime | twenty minutes past five tomorrow morning | 2016-11-07T00:00 | 2016-11-08T05:20
    datetime | 7, this morning | 2016-11-07T00:00 | 2016-11-07T07:00
    datetime | 8pm in the evening, 1st Jan | 2016-11-07T00:00 | 2017-01-01T20:00
    datetime | 8am this morning | 2016-11-07T00:00 | 2016-11-07T08:00
    datetime | 8pm this evening | 2016-11-07T00:00 | 2016-11-07T20:00
    datetime | this evening at 8 | 2016-11-07T00:00 | 2016-11-07T20:00
    datetime | this afternoon at 3 | 2016-11-07T00:00 | 2016-11-07T15:00
    datetime | end of the day | 2016-11-07T00:00 | 2016-11-07T23:59
    datetime | end of tomorrow | 2016-11-07T00:00 | 2016-11-08T23:59
    datetime | in 5 hours | 2016-11-07T00:00 | 2016-11-07T05:00
    datetime | in five and a half hours | 2016-11-07T00:00 | 2016-11-07T05:30
    datetime | an hour and a half from now | 2016-11-07T00:00 | 2016-11-07T01:30
    datetime | an hour from now | 2016-11-07T00:00 | 2016-11-07T01:00
    datetime | in 1 hour 15 minutes | 2016-11-07T00:00 | 2016-11-07T01:15
    datetime | in an hour and 15 minutes | 2016-11-07T00:00 | 2016-11-07T01:15
    datetime | in three quarters of an hour | 2016-11-07T00:00 | 2016-11-07T00:45
    datetime | in a couple of hours | 2016-11-07T00:00 | 2016-11-07T02:00
    datetime | 2 hours later | 2016-11-07T00:00 | 2016-11-07T02:00
    datetime | 2016-11-22T09:05 | 2016-11-07T00:00 | 2016-11-22T09:05
    datetime | 2016-11-22T09:05:00 | 2016-11-07T00:00 | 2016-11-22T09:05
    datetime | 2016-11-22 09:05 | 2016-11-07T00:00 | 2016-11-22T09:05
    datetime | nov 22 2016 9:05 am | 2016-11-07T00:00 | 2016-11-22T09:05
    datetime | 22 nov 2016, 9.05am | 2016-11-07T00:00 | 2016-11-22T09:05
    datetime | the day after tomorrow at noon | 2016-11-07T00:00 | 2016-11-09T12:00
    datetime | the day after tomorrow at 3pm | 2016-11-07T00:00 | 2016-11-09T15:00
    datetime | tomorrow at noon | 2016-11-07T00:00 | 2016-11-08T12:00
    datetime | midnight tomorrow | 2016-11-07T00:00 | 2016-11-08T00:00
    datetime | friday noon | 2016-11-07T00:00 | 2016-11-11T12:00
    datetime | friday at midday | 2016-11-07T00:00 | 2016-11-11T12:00
    datetime | next wednesday the 16th at quarter past 3 | 2016-11-07T00:00 | 2016-11-16T03:15
    datetime | next wednesday at half past two pm | 2016-11-07T00:00 | 2016-11-16T14:30
    datetime | wednesday half two | 2016-11-07T00:00 | 2016-11-09T02:30
    datetime | half past eight tonight | 2016-11-07T00:00 | 2016-11-07T20:30
    datetime | half past eight tomorrow evening | 2016-11-07T00:00 | 2016-11-08T20:30
    datetime | tomorrow 3 in the afternoon | 2016-11-07T00:00 | 2016-11-08T15:00
    datetime | 3 in the afternoon tomorrow | 2016-11-07T00:00 | 2016-11-08T15:00
    datetime | tomorrow afternoon at 3 | 2016-11-07T00:00 | 2016-11-08T15:00
    datetime | Dec 3rd 9-ish | 2016-11-07T00:00 | 2016-12-03T09:00
    datetime | dec 3 at nineish | 2016-11-07T00:00 | 2016-12-03T09:00
    datetime | tomorrow 9 am sharp | 2016-11-07T00:00 | 2016-11-08T09:00
    datetime | tomorrow at 9 o'clock | 2016-11-07T00:00 | 2016-11-08T09:00
    datetime | tomorrow at nine o'clock in the morning | 2016-11-07T00:00 | 2016-11-08T09:00
    datetime | two weeks from friday at 10 | 2016-11-07T00:00 | 2016-11-25T10:00
    datetime | a week from tomorrow at 4 pm | 2016-11-07T00:00 | 2016-11-15T16:00
    datetime | in three days at 14:30 | 2016-11-07T00:00 | 2016-11-10T14:30
    datetime | in two weeks at 9am | 2016-11-07T00:00 | 2016-11-21T09:00
    datetime | the 20th of next month at 9 | 2016-11-07T00:00 | 2016-12-20T09:00
    datetime | next month on the 20th at 9am | 2016-11-07T00:00 | 2016-12-20T09:00
    datetime | first monday of december at 11am | 2016-11-07T00:00 | 2016-12-05T11:00
    datetime | on the last friday of the month at 4pm | 2016-11-07T00:00 | 2016-11-25T16:00
    datetime | fri 4pm | 2016-11-07T00:00 | 2016-11-11T16:00
    datetime | fri. 4 pm | 2016-11-07T00:00 | 2016-11-11T16:00
    datetime | fri at 1600 | 2016-11-07T00:00 | 2016-11-11T16:00
    datetime | friday 16:00 hrs | 2016-11-07T00:00 | 2016-11-11T16:00
    datetime | friday 16h00 | 2016-11-07T00:00 | 2016-11-11T16:00
    datetime | friday at 16h | 2016-11-07T00:00 | 2016-11-11T16:00
    datetime | 4 p.m. on friday | 2016-11-07T00:00 | 2016-11-11T16:00
    datetime | friday, 4:15 p.m. | 2016-11-07T00:00 | 2016-11-11T16:15
    datetime | at quarter to five on friday | 2016-11-07T00:00 | 2016-11-11T04:45
    datetime | at five to five pm on friday | 2016-11-07T00:00 | 2016-11-11T16:55
    datetime | ten past four on friday afternoon | 2016-11-07T00:00 | 2016-11-11T16:10
    datetime | twenty-five past ten tomorrow | 2016-11-07T00:00 | 2016-11-08T10:25
    datetime | tomorrow ten thirty | 2016-11-07T00:00 | 2016-11-08T10:30
    datetime | tomorrow at ten thirty am | 2016-11-07T00:00 | 2016-11-08T10:30
    datetime | tomorrow ten oh five | 2016-11-07T00:00 | 2016-11-08T10:05
    datetime | tomorrow at 10:05a | 2016-11-07T00:00 | 2016-11-08T10:05
    datetime | tomorrow at oh nine hundred | 2016-11-07T00:00 | 2016-11-08T09:00
    datetime | tomorrow at 0900 | 2016-11-07T00:00 | 2016-11-08T09:00
    datetime | tomorrow at fifteen hundred | 2016-11-07T00:00 | 2016-11-08T15:00
    datetime | tomorrow at fifteen hundred hours | 2016-11-07T00:00 | 2016-11-08T15:00
    datetime | 10/12 at 3pm | 2016-11-07T00:00 | 2017-10-12T15:00
    datetime | 3pm 12/10 | 2016-11-07T00:00 | 2016-12-10T15:00
    datetime | 3pm, december 10th | 2016-11-07T00:00 | 2016-12-10T15:00
    datetime | saturday the 12th 3 p.m. | 2016-11-07T00:00 | 2016-11-12T15:00
    datetime | monday the 14th at 9:30 | 2016-11-07T00:00 | 2016-11-14T09:30
    datetime | november twenty second nine thirty a m | 2016-11-07T00:00 | 2016-11-22T09:30
    datetime | saturday november twelfth three p m | 2016-11-07T00:00 | 2016-11-12T15:00
    datetime | eight thirty pm tomorrow | 2016-11-07T00:00 | 2016-11-08T20:30
    datetime | tomorrow night at 8 | 2016-11-07T00:00 | 2016-11-08T20:00
    datetime | tomorrow night at eight thirty | 2016-11-07T00:00 | 2016-11-08T20:30
    datetime | monday night at 9 | 2016-11-07T00:00 | 2016-11-07T21:00
    datetime | monday late afternoon at 5 | 2016-11-07T00:00 | 2016-11-07T17:00
    datetime | friday early evening at 6 | 2016-11-07T00:00 | 2016-11-11T18:00
    datetime | friday lunchtime at 1 | 2016-11-07T00:00 | 2016-11-11T13:00
    datetime | friday at lunchtime 12:30 | 2016-11-07T00:00 | 2016-11-11T12:30
    datetime | 2 days 3 hours from now | 2016-11-07T00:00 | 2016-11-09T03:00
    datetime | in 1 day and 2 hours | 2016-11-07T00:00 | 2016-11-08T02:00
    datetime | 90 minutes from now | 2016-11-07T00:00 | 2016-11-07T01:30
    datetime | straight away | 2016-11-07T00:00 | 2016-11-07T00:00
    datetime | immediately | 2016-11-07T00:00 | 2016-11-07T00:00
    datetime | right this minute | 2016-11-07T00:00 | 2016-11-07T00:00
    datetime | around 4pm on the 15th | 2016-11-07T00:00 | 2016-11-15T16:00
    datetime | about 4 tomorrow afternoon | 2016-11-07T00:00 | 2016-11-08T16:00
    datetime | tomorrow at around 4:15pm | 2016-11-07T00:00 | 2016-11-08T16:15
    datetime | fourish tomorrow afternoon | 2016-11-07T00:00 | 2016-11-08T16:00
    datetime | tomorrow 4pmish | 2016-11-07T00:00 | 2016-11-08T16:00
    datetime | friday 23/12 at 11.30 | 2016-11-07T00:00 | 2016-12-23T11:30
    datetime | 23/12/2016 11.30am | 2016-11-07T00:00 | 2016-12-23T11:30
    datetime | 11:30 on 12/23/2016 | 2016-11-07T00:00 | 2016-12-23T11:30
    datetime | 1 dec 14:45 | 2016-11-07T00:00 | 2016-12-01T14:45
    datetime | dec 1 2016 at 14:45 | 2016-11-07T00:00 | 2016-12-01T14:45
    time | 7am | 2016-11-07T00:00 | 07:00
    time | 7 am | 2016-11-07T00:00 | 07:00
    time | 7 a.m. | 2016-11-07T00:00 | 07:00
    time | 7a.m | 2016-11-07T00:00 | 07:00
    time | 7:56 pm | 2016-11-07T00:00 | 19:56
    time | 12:34 | 2016-11-07T00:00 | 12:34
    time | 20:00 | 2016-11-07T00:00 | 20:00
    time | half past seven | 2016-11-07T00:00 | 07:30
    time | half past seven o'clock | 2016-11-07T00:00 | 07:30
    time | half past seven in the evening | 2016-11-07T00:00 | 19:30
    time | quarter past eight | 2016-11-07T00:00 | 08:15
    time | a quarter past eight | 2016-11-07T00:00 | 08:15
    time | quarter past eight am | 2016-11-07T00:00 | 08:15
    time | quarter past eight pm | 2016-11-07T00:00 | 20:15
    time | quarter to eight | 2016-11-07T00:00 | 07:45
    time | quarter to eight pm | 2016-11-07T00:00 | 19:45
    time | quarter till eight | 2016-11-07T00:00 | 07:45
    time | quarter of eight | 2016-11-07T00:00 | 07:45
    time | three quarters past eight | 2016-11-07T00:00 | 08:45
    time | three quarters past eight pm | 2016-11-07T00:00 | 20:45
    time | 30 minutes past eight | 2016-11-07T00:00 | 08:30
    time | eight thirty | 2016-11-07T00:00 | 08:30
    time | eight thirty in the morning | 2016-11-07T00:00 | 08:30
    time | eight thirty in the evening | 2016-11-07T00:00 | 20:30
    time | at seven am | 2016-11-07T00:00 | 07:00
    time | seven thirty five | 2016-11-07T00:00 | 07:35
    time | seven thirty-five pm | 2016-11-07T00:00 | 19:35
    time | eleven o'clock | 2016-11-07T00:00 | 11:00
    time | 20 min past eight in the evening | 2016-11-07T00:00 | 20:20
    time | twenty past eight | 2016-11-07T00:00 | 08:20
    time | 20 past 8pm | 2016-11-07T00:00 | 20:20
    time | 5 to 9 | 2016-11-07T00:00 | 08:55
    time | five to nine pm | 2016-11-07T00:00 | 20:55
    time | twenty to nine | 2016-11-07T00:00 | 08:40
    time | twenty five to nine | 2016-11-07T00:00 | 08:35
    time | in the afternoon at seven | 2016-11-07T00:00 | 19:00
    time | afternoon 7:00 | 2016-11-07T00:00 | 19:00
    time | afternoon at 7 | 2016-11-07T00:00 | 19:00
    time | afternoon seven pm | 2016-11-07T00:00 | 19:00
    time | seven a.m. | 2016-11-07T00:00 | 07:00
    time | eight ten | 2016-11-07T00:00 | 08:10
    time | eight ten p.m. | 2016-11-07T00:00 | 20:10
    time | 8 10 pm | 2016-11-07T00:00 | 20:10
    time | 12 midday | 2016-11-07T00:00 | 12:00
    time | 11-ish | 2016-11-07T00:00 | 11:00
    time | eleven ish | 2016-11-07T00:00 | 11:00
    time | around noonish | 2016-11-07T00:00 | 12:00
    time | 1140 a.m. | 2016-11-07T00:00 | 11:40
    time | 1140am | 2016-11-07T00:00 | 11:40
    time | 740 p.m. | 2016-11-07T00:00 | 19:40
    time | mid night | 2016-11-07T00:00 | 00:00
    time | mid-day | 2016-11-07T00:00 | 12:00
    time | mid day | 2016-11-07T00:00 | 12:00
    time | midmorning | 2016-11-07T00:00 | 10:00
    time | mid-morning | 2016-11-07T00:00 | 10:00
    time | mid afternoon | 2016-11-07T00:00 | 14:00
    time | at midnight | 2016-11-07T00:00 | 00:00
    time | at 3 | 2016-11-07T00:00 | 03:00
    time | 3 o'clock in the afternoon | 2016-11-07T00:00 | 15:00
    time | 3 in the afternoon | 2016-11-07T00:00 | 15:00
    time | 3 this afternoon | 2016-11-07T00:00 | 15:00
    time | 10 at night | 2016-11-07T00:00 | 22:00
    time | ten at night | 2016-11-07T00:00 | 22:00
    time | 5:30 at night | 2016-11-07T00:00 | 17:30
    time | 11 at night | 2016-11-07T00:00 | 23:00
    time | 11 in the night | 2016-11-07T00:00 | 23:00
    time | 11 in the morning | 2016-11-07T00:00 | 11:00
    time | 12 in the morning | 2016-11-07T00:00 | 00:00
    time | 12 am | 2016-11-07T00:00 | 00:00
    time | 12:30 am | 2016-11-07T00:00 | 00:30
    time | 12:30pm | 2016-11-07T00:00 | 12:30
    time | 12 in the afternoon | 2016-11-07T00:00 | 12:00
    time | 12 o'clock | 2016-11-07T00:00 | 12:00
    time | 12 at night | 2016-11-07T00:00 | 00:00
    time | lunchtime at 12 | 2016-11-07T00:00 | 12:00
    time | at lunchtime 1 o'clock | 2016-11-07T00:00 | 13:00
    time | 8:00 in the late evening | 2016-11-07T00:00 | 20:00
    time | in the early morning at 6 | 2016-11-07T00:00 | 06:00
    time | early morning 6:30 | 2016-11-07T00:00 | 06:30
    time | three p m | 2016-11-07T00:00 | 15:00
    time | three p.m | 2016-11-07T00:00 | 15:00
    time | 3 p . m . | 2016-11-07T00:00 | 15:00
    time | 0:00 | 2016-11-07T00:00 | 00:00
    time | 24:00 | 2016-11-07T00:00 | 00:00
    time | 23:59 | 2016-11-07T00:00 | 23:59
    time | 16h | 2016-11-07T00:00 | 16:00
    time | 7h01 | 2016-11-07T00:00 | 07:01
    time | at 7h01 | 2016-11-07T00:00 | 07:01
    time | 10 H 10 pm | 2016-11-07T00:00 | 22:10
    time | 7ampm | 2016-11-07T00:00 | 07:00
    duration | 1h30 | 2016-11-07T00:00 | 90
    duration | twenty and four hours | 2016-11-07T00:00 | 1440
    date | 08/12, 2018 | 2016-11-07T00:00 | 2018-08-12
    date | 01-12, 2018 | 2016-11-07T00:00 | 2018-01-12
    date | in two weeks from now | 2016-11-07T00:00 | 2016-11-21
    """
}
