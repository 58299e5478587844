import { describe, expect, test } from 'vitest'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

describe('a visitor who wants to be called', () => {
  const NUMBER = '+441614960182'

  test.each([
    ["I don't want to book a calendar thing, can someone just ring me? 0161 496 0182"],
    ['can I just talk to a real person please', 'but did you get my number? 0161 496 0182'],
    ['so just call me back on 0161 496 0182 tomorrow morning'],
  ])('leaves a number, which a person gets: “%s”', (...messages) => {
    const { facts, reply } = talkToEnd(...messages)
    expect(facts.phone?.value).toBe(NUMBER)
    expect(facts.timeline).toBeUndefined()
    expect(reply.handoff).toEqual({ reason: 'asked' })
    expect(reply.text).toContain('follows up at')
    expect(reply.text).not.toContain('calendar')
  })

  test.each([
    ['I want a phone call'],
    ["I don't want to book a calendar thing, can someone just ring me?"],
    ["I don't want to book a calendar thing, can someone just ring me?", 'I want a phone call'],
  ])('is shown no calendar: “%s”', (...messages) => {
    const { reply } = talkToEnd(...messages)
    expect(reply.handoff).toEqual({ reason: 'asked' })
    expect(reply.text).not.toContain('Here is the calendar')
    if (messages[0]?.includes('calendar')) expect(reply.text).not.toContain('book a call')
  })

  test('is read as dialing at home, by the ending of the website', () => {
    const { facts } = talkToEnd('Jonas, hafen.de, 0341 9018200')
    expect(facts.phone?.value).toBe('+493419018200')
  })
})

describe('an answer to a figure that was said back', () => {
  const [told] = [
    [
      'Lars here, nordhavnmarine.dk. we match customer requests to part numbers by hand',
      '5 parts guys. perhaps 60 percent of the time they do that',
    ],
  ]

  test('is a yes where another figure follows', () => {
    const { facts } = talkToEnd(...(told ?? []), 'yes about that. 45 dollars per hour')
    expect(facts.manual_hours?.value).toBe(120)
    expect(facts.hourly_rate?.value).toBe(45)
  })
})

test('“no site” is no website', () => {
  const [turn] = talk('Greg, no site. we do month end reporting by hand in excel')
  expect(turn?.facts.company_website?.status).toBe('refused')
})

describe('hours that are told again', () => {
  const FREIGHT = [
    'Priyanka, lumenfreight.co.uk, checking customs paperwork',
    'two people basically full time, and a third helps out on busy days',
    'yes plus maybe 8 hrs from the third. cost is about £26 an hour all in',
  ]

  test('are added to by what comes from somebody', () => {
    const { facts } = talkToEnd(...FREIGHT)
    expect(facts.manual_hours?.value).toBe(88)
    expect(facts.hourly_rate?.value).toBe(33.28)
  })

  test.each([
    ['no I meant 80 plus 8 so 88', 88],
    ['no I meant 80 plus 12 so 92', 92],
    ["I've said 90 hours three times, you keep using 88", 90],
    ["I've said 90 hours now", 90],
  ])('“%s” sets them, and leaves the wage', (message, hours) => {
    const { facts, reply } = talkToEnd(...FREIGHT, message)
    expect(facts.manual_hours?.value).toBe(hours)
    expect(facts.hourly_rate?.value).toBe(33.28)
    expect(reply.text).not.toContain('41.28')
  })

  test('“80 plus 8” without its sum is no wage', () => {
    const { state, facts } = talkToEnd(...FREIGHT, 'no I meant 80 plus 8')
    expect(facts.hourly_rate?.value).toBe(33.28)
    expect(state.proposed?.hourly_rate).toBeUndefined()
  })

  test.each(['hours. 40 a week each for half the year so averge is 35 each', 'hours. 35 each'])(
    '“%s” is of each of a known team',
    (message) => {
      const { facts } = talkToEnd(
        'Bo, bomanauctions.com. Writing catalogue descriptions for lots takes forever',
        '3 cataloguers, 30 hours each, $35/hr, Invaluable, 3% mistakes',
        message,
      )
      expect(facts.manual_hours?.value).toBe(105)
    },
  )
})

describe('an answer before a question, or of two parts', () => {
  const KNOWN_BUT_ERRORS =
    'Wendy, harborlightinsurance.com, certificates of insurance, 60 hours a week, 4 people, $35/hr, Applied Epic'
  const KNOWN = `${KNOWN_BUT_ERRORS}, 5% errors`

  test.each([
    ['like 5. so whats the number', 5],
    ['Perhaps 7. Does the agent understand polish language and drawings in DWG?', 7],
  ])('“%s” tells the errors', (message, errors) => {
    expect(talkToEnd(KNOWN_BUT_ERRORS, message).facts.error_rate?.value).toBe(errors)
  })

  test.each([
    'beginning of the year maybe, and its me and my brother that decide',
    "I'd like it by summer, and I decide with my partner",
    "I'd like it by summer, and I decide with my partner. Is the 25k audit refundable if you find nothing",
  ])('“%s” tells when, and who decides', (message) => {
    const { facts } = talkToEnd(KNOWN, message)
    expect(facts.timeline?.value).toBe('half_year')
    expect(facts.authority?.value).toBe('influencer')
    expect(facts.manual_hours?.value).toBe(60)
  })
})

describe('a name', () => {
  test.each([
    'Anita from Westfield Staffing (westfieldstaffing.com). Screening CVs and writing candidate summaries for clients',
    'Anita, westfieldstaffing.com, screening CVs',
  ])('is no work that follows it: “%s”', (message) => {
    expect(talkToEnd(message).facts.contact_name?.value).toBe('Anita')
  })

  test('is fixed on request', () => {
    const { facts } = talkToEnd(
      'Dana, hartwellplumbing.com',
      'can you fix my name please its Anita',
    )
    expect(facts.contact_name?.value).toBe('Anita')
  })
})

test('“2 site meetings” are no sites', () => {
  const { facts, state } = talkToEnd(
    'Nadia, kolbarchitects.com. meeting minutes and action lists from site meetings',
    'we have 14 project architects, each has maybe 2 site meetings a week and writing up takes 1.5 hours',
  )
  expect(facts.team_size?.value).toBe(14)
  expect(state.proposed?.manual_hours?.value).toBe(42)
})

test('hours of two people, told together, are said back for both', () => {
  const { facts, state } = talkToEnd(
    'Kev, northdalefoods.com, supplier certificates',
    'just me and one other lass in technical, bout 15 hrs a week me and 20 her',
  )
  expect(facts.team_size?.value).toBe(2)
  expect(state.proposed?.manual_hours?.value).toBe(35)
})

test('a country names the money of the figure before it', () => {
  const { facts } = talkToEnd(
    'Lars, nordhavnmarine.dk, matching part numbers, 5 people, 120 hours a week',
    '310 kroner per hour',
    'danish of course',
  )
  expect(facts.hourly_rate?.value).toBe(44.95)
})
