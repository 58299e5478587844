import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

const CLINIC = 'Denise, northgatefamilyclinic.com'
const WORK = 'Insurance verification, 30 hours a week'
const PAY = '3 people, $24 an hour'
const TOOLS = 'Athena, 1 in 10 wrong'

const lookAt = (...messages: string[]) => {
  const { state, reply } = talkToEnd(...messages)
  const known = Object.entries(state.facts).map(([slot, fact]) => [slot, fact?.value])
  return { known: Object.fromEntries(known), proposed: state.proposed ?? {}, text: reply.text }
}

describe('the work, in passing', () => {
  test.each([
    ['dunno, lots of paperwork', 'lots of paperwork'],
    ['nice. we key in referrals', 'key in referrals'],
    ['thanks! we key in referrals', 'key in referrals'],
    ['ha. we key in referrals', 'key in referrals'],
  ])('“%s” names %s', (told, work) => {
    expect(lookAt(CLINIC, told).known.pain).toBe(work)
  })

  test('what is looked at is named without the looking', () => {
    expect(lookAt(CLINIC, 'we are looking into invoice matching').known.pain).toBe(
      'invoice matching',
    )
  })

  test('what is counted names the work after a first “not sure”', () => {
    expect(lookAt(CLINIC, 'not sure', 'invoices, about 60 a week').known.pain).toBe('invoices')
  })
})

describe('days that are no hours', () => {
  const DISPATCH = [
    'marcus, bluelinefreight.com',
    'tracking updates. 4 dispatchers, half their day',
  ]

  test.each(['yeah, more on mondays', 'about right, fridays are worse'])(
    '“%s” agrees to the hours that were said back',
    (yes) => {
      expect(lookAt(...DISPATCH, yes).known.manual_hours).toBe(80)
    },
  )

  test('a time for a call counts no hours', () => {
    const { known, proposed } = lookAt(
      'Can I just talk to a real person please',
      'ok book a call',
      'kwame@osei-logistics.com',
      'Tuesday morning is good. before that, does the person know logistics?',
    )
    expect([known.manual_hours, proposed.manual_hours]).toEqual([undefined, undefined])
  })

  test('every Tuesday morning is 4 hours', () => {
    expect(lookAt(CLINIC, 'charts, every Tuesday morning').known.manual_hours).toBe(4)
  })
})

describe('percentages', () => {
  test('“about 5%” to another question is asked back as the share of errors', () => {
    const { known, proposed } = lookAt(CLINIC, WORK, 'about 5%')
    expect([known.error_rate, proposed.error_rate?.value]).toEqual([undefined, 5])
  })

  test('shares of two places are asked back as their middle, and count nobody', () => {
    const { known, proposed } = lookAt(
      CLINIC,
      `${WORK}, 4 of us, $30 an hour`,
      '6% in Columbus and 10 in Tulsa',
    )
    expect(known.team_size).toBe(4)
    expect(proposed.error_rate).toMatchObject({ value: 8, workings: 'the middle of 6% and 10%' })
  })
})

test.each([
  'one makes 22 an hour the other 24, me idk',
  'one makes $22 an hour, the other $24 an hour',
  'they make $22 and $24 an hour',
])('of “%s”, the middle is asked back', (told) => {
  const { known, proposed } = lookAt(CLINIC, `${WORK}, 3 of us`, told)
  expect([known.hourly_rate, known.manual_hours]).toEqual([undefined, 30])
  expect(proposed.hourly_rate).toMatchObject({ value: 23, workings: 'the middle of $22 and $24' })
})

test.each([
  "We'd have to go out to bid anyway over $25k. Superintendent and board would decide",
  'my boss approves anything over 5000 dollars',
])('“%s” sets nothing aside, and others decide', (told) => {
  const { known } = lookAt(CLINIC, WORK, PAY, TOOLS, told)
  expect([known.budget, known.authority]).toEqual([undefined, 'influencer'])
})

test.each(['Beth, our CNO, signs off', 'Karen approves spending over 10k', 'our CFO Dan signs'])(
  '“%s”: others decide',
  (told) => {
    expect(lookAt(CLINIC, WORK, PAY, TOOLS, told).known.authority).toBe('influencer')
  },
)

test.each(['no hurry', 'not in a hurry', 'no rush at all'])('“%s” is told of the date', (told) => {
  const { known, text } = lookAt(CLINIC, told)
  expect(known.timeline).toBe('none')
  expect(text).not.toContain('short version')
})

describe('figures that are only supposed', () => {
  test.each([
    ['what if it was 60 hours?', '60 hours a week', '$41,184'],
    ["If it's 90 hours, is it still too small?", '90 hours a week', '$61,776'],
    ['would it be worth it at $45 an hour?', '$45 an hour', '$38,610'],
  ])('“%s” is worked out and changes nothing', (question, figure, savings) => {
    const { known, text } = lookAt(CLINIC, WORK, PAY, TOOLS, question)
    expect(text).toContain(`At ${figure}, all else the same`)
    expect(text).toContain(savings)
    expect([known.manual_hours, known.hourly_rate]).toEqual([30, 24])
  })

  test('a second person who does the same doubles the hours', () => {
    const { text } = lookAt(
      CLINIC,
      WORK,
      '1 person, $24 an hour',
      TOOLS,
      'what if we add a second person?',
    )
    expect(text).toContain('At 60 hours a week, all else the same')
  })

  test('what is missing for it is named', () => {
    expect(lookAt(CLINIC, WORK, 'what if it was 60 hours?').text).toContain(
      'once I know what an hour costs',
    )
  })
})

test('a no to twice a known share leaves the share, and asks for it no more', () => {
  const { known, text } = lookAt(
    CLINIC,
    WORK,
    PAY,
    TOOLS,
    'we have a second location doing the same thing, so really it is double that',
    'No, the hours are double. 60 hours, two locations',
  )
  expect([known.manual_hours, known.error_rate]).toEqual([60, 10])
  expect(text).not.toMatch(/in a hundred|of a hundred/)
})
