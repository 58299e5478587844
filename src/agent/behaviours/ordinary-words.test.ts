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

describe('a talk about work is no cry for help', () => {
  test.each([
    ['i just want a ballpark', 'ok so what do i actually get for 25k'],
    ['so what would that be worth a year', 'honestly i just wanted to know if its worth it'],
    ['can servicetitan plug into that', 'so dispatch not invoicing. shes 40 hrs and my wife 20'],
  ])('%j, then %j', (...messages) => {
    expect(lookAt(CLINIC, ...messages).text).not.toMatch(/\b(?:988|911)\b/)
  })

  test.each(['i want to kill myself', 'i took all my pills an hour ago'])(
    '%j is one, whatever was told before',
    (told) => {
      expect(lookAt(CLINIC, WORK, PAY, told).text).toMatch(/988/)
    },
  )
})

describe('figures by their words', () => {
  test('each of other hours multiplies nothing that is known', () => {
    const { known } = lookAt(
      'maintenance requests, 3 people an hour each morning so 15 a week',
      '15 is only the mornings. closing is another half hour each',
    )
    expect(known.manual_hours).toBe(15)
  })

  test('hours that are said again of all of them are not multiplied', () => {
    const { known, text } = lookAt('loan indexing. 4 FTE', '4 FTE means 160 hours')
    expect(text).not.toContain('640')
    expect(known.manual_hours).toBeUndefined()
  })

  test('the number behind hours and “at” is their pay', () => {
    const { known } = lookAt('order entry 75 hours a week at 31, 2% errors, epicor')
    expect([known.manual_hours, known.hourly_rate]).toEqual([75, 31])
  })

  test('neither “i guess” nor months count people', () => {
    expect(lookAt('ok', 'idk', 'maybe 20', 'invoices i guess').known.team_size).toBeUndefined()
    expect(
      lookAt('ok', 'invoices, 20 hours a week', 'just tell me').known.team_size,
    ).toBeUndefined()
    const months = lookAt('invoices 33 hours a week at 55, 10% errors', 'only 4 months a year tho')
    expect(months.known.team_size).toBeUndefined()
  })
})

test('an “idk” behind an answer closes the other question', () => {
  const { text } = lookAt('order entry, 40 hours a week, 3 people', '30 an hour', 'quickbooks. idk')
  expect(text).toContain('I left errors out')
})

test('“ok” with something else in it passes no question on', () => {
  const { text } = lookAt('do you do websites', "ok. claims intake, we're an insurance agency")
  expect(text).not.toContain('passed that on')
})

test('thanks for an honest no are not met with a question', () => {
  const { text } = lookAt(
    'receipts, 5 hours a week, $25 an hour, 1 person',
    'quickbooks, 2% errors',
    'ok thanks for being honest',
  )
  expect(text).not.toContain('?')
})

test('“just tell me is it worth it” gets the verdict on what is known', () => {
  const { text } = lookAt(
    CLINIC,
    WORK,
    PAY,
    TOOLS,
    'so many questions. just tell me is it worth it',
  )
  expect(text).toContain('30 hours a week at $24')
})

test('a question whether the audit can be skipped refuses nothing of ours', () => {
  expect(lookAt(CLINIC, 'can i skip the audit and just buy the pilot').text).not.toContain(
    'do without it',
  )
})

test('“k bye” to a question with two readings counts neither of them', () => {
  const { known } = lookAt(
    'we re-key load tenders into mcleod',
    'its like 3 people, most of the morning',
    'k bye',
  )
  expect(known.manual_hours).toBeUndefined()
})

test('“make it 35 an hour” changes the pay', () => {
  const { known } = lookAt(CLINIC, WORK, PAY, 'actually make it 35 an hour')
  expect([known.manual_hours, known.hourly_rate]).toEqual([30, 35])
})
