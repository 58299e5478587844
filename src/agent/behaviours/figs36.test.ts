import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

const hoursAfter = (...messages: readonly string[]) => {
  const { facts, state } = talkToEnd(...messages)
  const waiting = state.pending?.kind === 'confirm' ? state.pending : null
  return waiting?.slot === 'manual_hours' ? waiting.value : facts.manual_hours?.value
}

const KNOWN = 'Ann, polmet.com. invoice entry, 26 hours a week, 3 people, $24 an hour'

describe('hours that the visitor works out', () => {
  test.each([
    ['No. I never said 26. 25 for certificates plus 20 for renewals equals 45', 45],
    ['its 25. and the 20 on top for renewals is 45 not 46', 45],
    ['no its 30 on TOP of the 26. so 56', 56],
    ['56 not 60. jeez. 26+30', 56],
    ['no, 18 hours for orders and 14 for returns is 32', 32],
    ['no no. 10 hours a day times 4 is 40', 40],
    ['No. 5 people, 6 hours, five days. 150 hours a week.', 150],
    ['26?? its 45 hours. 45.', 45],
    ['26 hours?? we said 31 hours', 31],
    ['3 people?? its two of us and 28 hours', 28],
    ['I said 55 hrs a week, 26 is the number of stores', 55],
    ['not 6 weeks, 24. so like 55 hrs a wk averaged. they make 52k ish', 55],
  ])('“%s”', (message, hours) => {
    expect(talkToEnd(KNOWN, message).facts.manual_hours?.value).toBe(hours)
  })

  test.each([
    ['we get 20 faxes and 25 emails, 45 a day', 26],
    ['4 stores in Ohio plus 22 in Iowa, so 26 stores', 26],
    ['It is $24 plus $6, so 30', 26],
    ['2 people in Ohio plus 3 in Iowa, so 5 people', 26],
    ['26?? how did you get that', 26],
  ])('no hours: “%s”', (message, hours) => {
    expect(talkToEnd(KNOWN, message).facts.manual_hours?.value).toBe(hours)
  })

  test('with the result that is written last', () => {
    const { facts } = talkToEnd(
      'Dustin, pawpantry.com. where is my order emails',
      'like 60 a day, 4ish minutes each',
      '60 x 4 min is 4 hrs a day, times 7 is 28. and 2 of us like i said',
    )
    expect(facts.manual_hours?.value).toBe(28)
    expect(facts.team_size?.value).toBe(2)
  })

  test('in all, where a part is told beside it', () => {
    const { facts } = talkToEnd(
      'Jason, peakstaffgroup.com. reformatting resumes',
      "3 hrs each x 9. so 72 all in with the resumes. they're on about 60k base",
    )
    expect(facts.manual_hours?.value).toBe(72)
  })

  test('of people and a bare number of hours', () => {
    expect(
      hoursAfter(
        'Priya Nair, brightlinebpo.com. QA scoring',
        '14 analysts full time',
        "lol no. 14 people x 40. that's 560. the 2% is how many calls they cover",
      ),
    ).toBe(560)
  })
})

describe('a factor of the sum that was said back', () => {
  const SAID_BACK = ['Dustin, pawpantry.com. order emails', 'like 60 a day, 4 minutes each']
  test.each([
    '7 days actually, people bug me on sundays too. its me and my cousin i pay him 18 an hr',
    '7 days, we work weekends. two of us',
    'its 7 days a week. we pay about $18 an hour',
    'sundays and saturdays too, so 7 days. there are 3 of us',
  ])('“%s”', (message) => expect(hoursAfter(...SAID_BACK, message)).toBe(28))

  test.each([
    'no. 2 hrs a day each not 8',
    'no, 2 hours a day not 8',
    'no, not 8, 2 hours each',
    'no its 2 hrs each, not 8 hrs',
  ])('“%s”', (message) => {
    expect(
      hoursAfter('Tony, bluelinefreight.net. check calls', '8 guys full days, 8 hours a day', message),
    ).toBe(80)
  })

  test('hours of each are meant, not the whole day', () => {
    expect(
      hoursAfter(
        'Tony, bluelinefreight.net',
        'check calls. I got 8 guys calling drivers all day asking where are you. 2 hrs a day each maybe',
      ),
    ).toBe(80)
    expect(
      hoursAfter(
        'Al, lakesiderad.com',
        "Prior authorizations. Three staff, all day every day. One of them told me Friday she's quitting over it.",
      ),
    ).toBe(120)
  })
})
