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

describe('pay that is told anew', () => {
  const PAID = 'brandtsupply.com. keying in orders, 60 hours a week, 6 people, $22 an hour'
  test.each([
    ['i just said 22. with taxes and such call it 27', 27],
    ['dentrix and the insurance portals. and with benefits its more like 27', 27],
    ["49 months?? But wait that's on $22, with taxes and insurance it's really more like 31 or so.", 31],
    ["You didn't change the pay, it should be $31", 31],
    ['no 27 is the hourly, you used 22', 27],
    ['Hmm okay. 22 was before benefits though, should I be giving you the number with benefits? Its about 34', 34],
    ['at about 25 bucks blended. What do I save', 25],
    ['it is 29 an hour with overhead', 29],
  ])('“%s”', (message, rate) => {
    expect(talkToEnd(PAID, message).facts.hourly_rate?.value).toBe(rate)
  })

  test.each(['with taxes we spend 27 hours on it', 'we rate 27 orders with benefits', 'is 22 with overhead?'])(
    'not “%s”',
    (message) => expect(talkToEnd(PAID, message).facts.hourly_rate?.value).toBe(22),
  )
})

describe('pay of several people', () => {
  const ASKED = 'brandtsupply.com. keying in orders, 60 hours a week, 3 people'
  test.each([
    ['me at 90/hr the juniors 40. split even', 65],
    ['They make 21, 21, and the paralegal 34', 25.33],
    ['with taxes and all probably 35 an hour for the admin, advisor is more like 48', 41.5],
    ['clerks 24 and the manager 40', 32],
  ])('“%s” is said back as its average', (message, rate) => {
    const { state } = talkToEnd(ASKED, message)
    expect(state.pending).toMatchObject({ kind: 'confirm', slot: 'hourly_rate', value: rate })
  })
  test.each([
    ['25 to 30 for the clerks', 27.5],
    ['26 plus taxes, so 31', 31],
    ['But if I hire somebody is 20 dollars', 20],
  ])('“%s”', (message, rate) => {
    expect(talkToEnd(ASKED, message).facts.hourly_rate?.value).toBe(rate)
  })

  test.each([
    "They make about 24 an hour, I don't know what it is with overhead",
    '$24 an hour plus benefits',
    "they're about $24/hr before benefits",
    '24 an hour, taxes not included',
  ])('of wages says so: “%s”', (message) => {
    const { facts, reply } = talkToEnd(ASKED, message)
    expect(facts.hourly_rate?.value).toBe(24)
    expect(reply.text).toContain('wages alone')
  })
})

describe('what is not the visitor’s', () => {
  const ASKED = 'cityofmarlow.gov. permit reviews, 60 hours a week, 3 people, $32 an hour, Accela'
  test.each([
    "About one in three comes back incomplete, but that is the applicants' mistake, not ours",
    '20% get returned, thats on the customer',
    "1 in 5 bounces but it isn't our fault",
  ])('no error rate: “%s”', (message) => {
    expect(talkToEnd(ASKED, message).facts.error_rate).toBeUndefined()
  })
  test('no pay: what a mistake costs', () => {
    const { facts, state } = talkToEnd(
      ASKED,
      'couple percent. we triple check cause a wrong account number costs us 200 grand',
    )
    expect(facts.hourly_rate?.value).toBe(32)
    expect(state.proposed?.hourly_rate).toBeUndefined()
  })
})
