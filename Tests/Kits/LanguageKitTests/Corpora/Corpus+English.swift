/// Phrases and what they mean, from Microsoft Recognizers-Text (MIT) and the Home Assistant intents (CC BY 4.0).
///
/// A row: kind | phrase | reference time | expected value.
extension Corpus {
  static let english = """
    date | nov/2 | 2016-11-02T10:00:00 | 2017-11-02
    date | 16 days from 01/02/2018 | 2016-11-07T00:00:00 | 2018-01-18
    date | 20th of next month | 2016-11-07T00:00:00 | 2016-12-20
    date | 3 days from tuesday | 2016-11-07T00:00:00 | 2016-11-11
    date | 4/22 | 2016-11-07T00:00:00 | 2017-04-22
    date | Jan first | 2016-11-07T00:00:00 | 2017-01-01
    date | January 12, 2018 | 2016-11-07T00:00:00 | 2018-01-12
    date | May twenty one | 2016-11-07T00:00:00 | 2017-05-21
    date | October. 2 | 2016-11-07T00:00:00 | 2017-10-02
    date | The day after tomorrow | 2016-11-07T00:00:00 | 2016-11-09
    date | Wed, 22 of Jan | 2016-11-07T00:00:00 | 2017-01-22
    date | monday | 2016-11-07T00:00:00 | 2016-11-07
    date | next Sunday | 2016-11-07T00:00:00 | 2016-11-20
    date | next day | 2016-11-07T00:00:00 | 2016-11-08
    date | sunday jan twenty one two thousand and eighteen | 2016-11-07T00:00:00 | 2018-01-21
    date | the 21st | 2016-11-07T00:00:00 | 2016-11-21
    date | the 27 | 2016-11-07T00:00:00 | 2016-11-27
    date | the day after tmrw | 2016-11-07T00:00:00 | 2016-11-09
    date | the first friday of july | 2016-11-07T00:00:00 | 2017-07-07
    date | the second | 2016-11-07T00:00:00 | 2016-12-02
    date | tmrw | 2016-11-07T00:00:00 | 2016-11-08
    date | tomorrow | 2016-11-07T00:00:00 | 2016-11-08
    date | twenty second of June | 2016-11-07T00:00:00 | 2017-06-22
    date | two weeks from now | 2016-11-07T00:00:00 | 2016-11-21
    date | 3 weeks later | 2016-11-07T16:12:00 | 2016-11-28
    date | next week mon | 2017-12-04T00:00:00 | 2017-12-11
    date | tue | 2017-12-04T00:00:00 | 2017-12-05
    date | the 20th of next month | 2017-12-07T00:00:00 | 2018-01-20
    date | tue may 9 | 2018-01-07T00:00:00 | 2018-05-09
    date | tuesday march 7 | 2018-03-14T00:00:00 | 2019-03-07
    date | the second Monday of next month | 2018-03-20T10:45:00 | 2018-04-09
    date | on Sunday of next week | 2018-03-20T22:16:00 | 2018-04-01
    date | in 2 weeks | 2018-03-23T00:00:00 | 2018-04-06
    date | two monday later | 2018-05-07T00:00:00 | 2018-05-21
    date | three weeks from tmrw | 2018-05-31T00:00:00 | 2018-06-22
    date | three weeks from tomorrow | 2018-05-31T00:00:00 | 2018-06-22
    date | in two weeks | 2018-07-05T00:00:00 | 2018-07-19
    date | in two years | 2018-07-05T00:00:00 | 2020-07-05
    date | two days from today | 2018-07-05T00:00:00 | 2018-07-07
    date | friday 2018-7-6 | 2018-07-06T12:00:00 | 2018-07-06
    date | friday 7-6 | 2018-07-06T12:00:00 | 2019-07-06
    date | on monday of the following week | 2018-07-31T13:00:00 | 2018-08-06
    date | the 4th | 2018-08-07T12:00:00 | 2018-09-04
    date | around the 21st this month | 2018-08-08T10:00:00 | 2018-08-21
    date | 2019-sep-1 | 2018-08-21T08:00:00 | 2019-09-01
    date | 19 june | 2018-08-29T12:00:00 | 2019-06-19
    date | next monday | 2018-08-29T12:00:00 | 2018-09-03
    date | tomorrow | 2018-08-31T12:00:00 | 2018-09-01
    date | in a week | 2018-10-17T12:00:00 | 2018-10-24
    date | next monday | 2018-11-15T12:00:00 | 2018-11-19
    date | next tuesday | 2018-11-15T12:00:00 | 2018-11-20
    date | sunday 31 | 2019-01-25T12:00:00 | 2019-03-31
    date | coming thursday | 2019-01-31T00:00:00 | 2019-02-07
    date | next friday | 2019-01-31T00:00:00 | 2019-02-08
    date | this upcoming friday | 2019-01-31T00:00:00 | 2019-02-01
    date | 5.12 | 2019-05-20T12:00:00 | 2020-05-12
    date | wednesday the thirty first | 2019-07-19T00:00:00 | 2019-07-31
    date | on tuesday of next week | 2019-07-30T00:00:00 | 2019-08-06
    date | mar3 | 2019-08-08T00:00:00 | 2020-03-03
    date | 19 june | 2020-06-12T00:00:00 | 2020-06-19
    date | tomorrow | 2020-06-12T00:00:00 | 2020-06-13
    date | may 25th | 2020-06-16T12:00:00 | 2021-05-25
    date | twenty third day of september | 2020-07-01T12:00:00 | 2020-09-23
    date | in a fortnight | 2021-05-20T00:00:00 | 2021-06-03
    date | saturday | 2022-04-27T00:00:00 | 2022-04-30
    date | sat 14th | 2022-05-01T00:00:00 | 2022-05-14
    date | thu 14th | 2022-05-01T00:00:00 | 2022-07-14
    date | tue 13th | 2022-05-01T00:00:00 | 2022-09-13
    date | tomorrow | 2022-07-27T10:00:00 | 2022-07-28
    datetime | 10, tonight | 2016-11-07T00:00:00 | 2016-11-07T22:00
    datetime | 10pm tonight | 2016-11-07T00:00:00 | 2016-11-07T22:00
    datetime | 15 at 8:00 | 2016-11-07T00:00:00 | 2016-11-15T08:00
    datetime | 16. Nov. 2016 10:38 | 2016-11-07T00:00:00 | 2016-11-16T10:38
    datetime | 3 minutes from now | 2016-11-07T00:00:00 | 2016-11-07T00:03
    datetime | 8pm in the evening, Sunday | 2016-11-07T00:00:00 | 2016-11-13T20:00
    datetime | 8pm on 15 | 2016-11-07T00:00:00 | 2016-11-15T20:00
    datetime | 9am on tuesday | 2016-11-07T00:00:00 | 2016-11-08T09:00
    datetime | October 14 8:00am | 2016-11-07T00:00:00 | 2017-10-14T08:00
    datetime | October 14 around 8:00am | 2016-11-07T00:00:00 | 2017-10-14T08:00
    datetime | in 3 min | 2016-11-07T00:00:00 | 2016-11-07T00:03
    datetime | in 5 minutes | 2016-11-07T00:00:00 | 2016-11-07T00:05
    datetime | right now | 2016-11-07T00:00:00 | 2016-11-07T00:00
    datetime | seven on 15 | 2016-11-07T00:00:00 | 2016-11-15T07:00
    datetime | this morning at 7:00 | 2016-11-07T00:00:00 | 2016-11-07T07:00
    datetime | this morning at 7am | 2016-11-07T00:00:00 | 2016-11-07T07:00
    datetime | this morning at seven | 2016-11-07T00:00:00 | 2016-11-07T07:00
    datetime | tomorrow 8:00am | 2016-11-07T00:00:00 | 2016-11-08T08:00
    datetime | tomorrow at seven twenty-seven | 2016-11-07T00:00:00 | 2016-11-08T07:27
    datetime | tomorrow at six forty-three minutes | 2016-11-07T00:00:00 | 2016-11-08T06:43
    datetime | tonight around 7 | 2016-11-07T00:00:00 | 2016-11-07T19:00
    datetime | tonight at 7 | 2016-11-07T00:00:00 | 2016-11-07T19:00
    datetime | in an hour | 2017-11-23T00:00:00 | 2017-11-23T01:00
    datetime | in less than an hour | 2017-11-23T00:00:00 | 2017-11-23T01:00
    datetime | 1 day 2 hours later | 2017-11-23T19:00:00 | 2017-11-24T21:00
    datetime | 3 minutes from now | 2018-05-29T00:00:00 | 2018-05-29T00:03
    datetime | january twenty fourth one thirty p m | 2018-07-11T20:00:00 | 2019-01-24T13:30
    datetime | thursday 29/03 11.00am | 2018-09-07T12:00:00 | 2019-03-29T11:00
    datetime | 8.30 pm today | 2018-12-26T12:00:00 | 2018-12-26T20:30
    datetime | 8.30pm today | 2018-12-26T12:00:00 | 2018-12-26T20:30
    datetime | at 8.30pm today | 2018-12-26T12:00:00 | 2018-12-26T20:30
    datetime | today at 8.30pm | 2018-12-26T12:00:00 | 2018-12-26T20:30
    datetime | tomorrow at 8:45a | 2019-03-28T00:00:00 | 2019-03-29T08:45
    datetime | friday march fifteenth nine a m | 2019-04-25T00:00:00 | 2020-03-15T09:00
    datetime | monday the twenty seventh at six pm | 2019-05-07T00:00:00 | 2019-05-27T18:00
    datetime | right now | 2019-05-09T12:00:00 | 2019-05-09T12:00
    datetime | 30 minutes later | 2019-05-27T12:00:00 | 2019-05-27T12:30
    datetime | monday the twenty fourth six pm | 2019-06-13T00:00:00 | 2019-06-24T18:00
    datetime | five-thirty tomorrow evening | 2019-06-28T00:00:00 | 2019-06-29T17:30
    datetime | sunday early morning at 8:00 | 2019-08-05T00:00:00 | 2019-08-11T08:00
    datetime | sunday late evening at 10:00 | 2019-08-05T00:00:00 | 2019-08-11T22:00
    datetime | friday 23 at 4 | 2019-08-07T00:00:00 | 2019-08-23T16:00
    datetime | 8.30pm today | 2019-12-26T00:00:00 | 2019-12-26T20:30
    datetime | at 8.30 pm today | 2019-12-26T00:00:00 | 2019-12-26T20:30
    datetime | at 8.30pm today | 2019-12-26T00:00:00 | 2019-12-26T20:30
    datetime | today at 8.30pm | 2019-12-26T00:00:00 | 2019-12-26T20:30
    datetime | tonight around 7 | 2019-12-26T00:00:00 | 2019-12-26T19:00
    datetime | tonight at 2am | 2019-12-26T00:00:00 | 2019-12-26T02:00
    datetime | wednesday at 3.30pm | 2020-06-12T00:00:00 | 2020-06-17T15:30
    datetime | feb 2th 9:00 am | 2021-01-15T00:00:00 | 2021-02-02T09:00
    datetime | friday the 26th at 4 | 2021-03-15T00:00:00 | 2021-03-26T04:00
    datetime | in half an hour | 2022-01-07T18:55:00 | 2022-01-07T19:25
    duration | 1 hour | - | 60
    duration | 1 hr | - | 60
    duration | 3 hrs | - | 180
    duration | 3 minutes | - | 3
    duration | 30-minutes | - | 30
    duration | 3h | - | 180
    duration | twenty min | - | 20
    duration | two and a half hours | - | 150
    duration | two hour | - | 120
    duration | two hours | - | 120
    duration-in-sentence | 1 hour 5 minutes timer | - | 65
    duration-in-sentence | 1 hour 5 minutes timer for pizza | - | 65
    duration-in-sentence | 10 minute timer | - | 10
    duration-in-sentence | 5 minute timer | - | 5
    duration-in-sentence | 5 minute timer for pizza | - | 5
    duration-in-sentence | 5 minutes timer | - | 5
    duration-in-sentence | 5 minutes timer called pizza | - | 5
    duration-in-sentence | 5 minutes timer for pizza | - | 5
    duration-in-sentence | 5 minutes timer named pizza | - | 5
    duration-in-sentence | add 1 and a half hours to timer | - | 90
    duration-in-sentence | add 1 hour 5 minutes to timer | - | 65
    duration-in-sentence | add 1 hour to kitchen timer | - | 60
    duration-in-sentence | add 1 hour to timer | - | 60
    duration-in-sentence | add 1 hour to timer in the kitchen | - | 60
    duration-in-sentence | add 5 minutes to pizza timer | - | 5
    duration-in-sentence | add 5 minutes to timer | - | 5
    duration-in-sentence | add 5 minutes to timer in the kitchen | - | 5
    duration-in-sentence | cancel 5 minute timer | - | 5
    duration-in-sentence | cancel timer for 1 hour | - | 60
    duration-in-sentence | create 1 hour timer | - | 60
    duration-in-sentence | decrease kitchen timer by 1 hour 5 minutes | - | 65
    duration-in-sentence | decrease my timer by 5 minutes | - | 5
    duration-in-sentence | decrease pizza timer by 1 hour | - | 60
    duration-in-sentence | decrease pizza timer by 1 hour 5 minutes | - | 65
    duration-in-sentence | decrease pizza timer by 5 minutes | - | 5
    duration-in-sentence | decrease timer for pizza by 5 minutes | - | 5
    duration-in-sentence | decrease timer in kitchen by 5 minutes | - | 5
    duration-in-sentence | decrease timer in the kitchen by 1 hour | - | 60
    duration-in-sentence | decrease timer in the kitchen by 5 minutes | - | 5
    duration-in-sentence | decrease timer named pizza by 1 hour 5 minutes | - | 65
    duration-in-sentence | how long is left on my 1 hour timer | - | 60
    duration-in-sentence | how long is left on my 5 minutes timer | - | 5
    duration-in-sentence | increase pizza timer by 5 minutes | - | 5
    duration-in-sentence | increase timer by 1 hour | - | 60
    duration-in-sentence | increase timer by half an hour | - | 30
    duration-in-sentence | increase timer for pizza by 5 minutes | - | 5
    duration-in-sentence | increase timer in kitchen by 5 minutes | - | 5
    duration-in-sentence | increase timer in the kitchen by 5 minutes | - | 5
    duration-in-sentence | increase timer named pizza by 5 minutes | - | 5
    duration-in-sentence | pause 5 minutes timer | - | 5
    duration-in-sentence | pause timer for 1 hour | - | 60
    duration-in-sentence | remove 1 hour 5 minutes from pizza timer | - | 65
    duration-in-sentence | remove 1 hour 5 minutes from timer in the kitchen | - | 65
    duration-in-sentence | remove 1 hour from pizza timer | - | 60
    duration-in-sentence | remove 1 hour from timer | - | 60
    duration-in-sentence | remove 1 hour from timer in the kitchen | - | 60
    duration-in-sentence | remove 1 hour from timer named pizza | - | 60
    duration-in-sentence | remove 5 minutes from kitchen timer | - | 5
    duration-in-sentence | remove 5 minutes from pizza timer | - | 5
    duration-in-sentence | remove 5 minutes from timer in kitchen | - | 5
    duration-in-sentence | remove 5 minutes from timer in the kitchen | - | 5
    duration-in-sentence | remove half an hour from timer | - | 30
    duration-in-sentence | resume 5 minutes timer | - | 5
    duration-in-sentence | resume timer for 1 hour | - | 60
    duration-in-sentence | resume timer for 5 minutes | - | 5
    duration-in-sentence | set a 1 hour 5 minutes timer | - | 65
    duration-in-sentence | set a 1 hour 5 minutes timer named pizza | - | 65
    duration-in-sentence | set a 1 hour timer | - | 60
    duration-in-sentence | set a 1 hour timer named pizza | - | 60
    duration-in-sentence | set a timer for 1 and a half hours | - | 90
    duration-in-sentence | set a timer for 1 hour called pizza | - | 60
    duration-in-sentence | set a timer for 1/2 an hour | - | 30
    duration-in-sentence | set a timer for 5 minutes | - | 5
    duration-in-sentence | set a timer named pizza for 5 minutes | - | 5
    duration-in-sentence | set an 11 minute timer | - | 11
    duration-in-sentence | set an 11 minute timer for pizza | - | 11
    duration-in-sentence | set timer for 1 hour | - | 60
    duration-in-sentence | set timer for 1 hour and 15 minutes | - | 75
    duration-in-sentence | start a 5 minute timer named pizza | - | 5
    duration-in-sentence | status of 1 hour timer | - | 60
    duration-in-sentence | stop 5 minute timer | - | 5
    duration-in-sentence | take 5 minutes off my timer | - | 5
    duration-in-sentence | take 5 minutes off pizza timer | - | 5
    duration-in-sentence | timer for 1 hour 5 minutes called pizza | - | 65
    duration-in-sentence | timer for 5 minutes | - | 5
    duration-in-sentence | turn off the lights in 1 hour | - | 60
    duration-in-sentence | turn off the lights in 1 hour 5 minutes | - | 65
    time | 1 o'clock lunchtime | - | 13:00
    time | 1 o'clock midnight | - | 01:00
    time | 1 pm | - | 13:00
    time | 10 oclock | - | 10:00
    time | 11ish | - | 11:00
    time | 12 in the night | - | 00:00
    time | 12 lunchtime | - | 12:00
    time | 12 midnight | - | 00:00
    time | 12 o'clock lunchtime | - | 12:00
    time | 340pm | - | 15:40
    time | 3pm | - | 15:00
    time | 6pm | - | 18:00
    time | 7 | - | 07:00
    time | 7 o'clock | - | 07:00
    time | 7:56pm | - | 19:56
    time | 7p | - | 19:00
    time | 8 p.m. | - | 20:00
    time | 8.10 pm | - | 20:10
    time | 8:00 early morning | - | 08:00
    time | 9:00a | - | 09:00
    time | around 1pm | - | 13:00
    time | at 6.45 | - | 06:45
    time | at lunchtime 11 o'clock | - | 11:00
    time | at lunchtime 12 o'clock | - | 12:00
    time | eight forty pm | - | 20:40
    time | eleven five | - | 11:05
    time | fifteen fifteen p m | - | 15:15
    time | five thirty in the night | - | 17:30
    time | in the afternoon at 7 | - | 19:00
    time | in the morning at 7 | - | 07:00
    time | in the night five thirty | - | 17:30
    time | mid morning | - | 10:00
    time | mid-afternoon | - | 14:00
    time | mid-night | - | 00:00
    time | midafternoon | - | 14:00
    time | midnight | - | 00:00
    time | noon | - | 12:00
    time | one in the morning | - | 01:00
    time | seven | - | 07:00
    time | seven o'clock | - | 07:00
    time | seven p . m . | - | 19:00
    time | seven thirty am | - | 07:30
    time | three mins to five thirty | - | 05:27
    time | three minutes to eight | - | 07:57
    """
}
