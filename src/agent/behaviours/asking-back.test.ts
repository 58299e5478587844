import { expect, test } from 'vitest'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

const OPENING = 'Hi, Marta from Lakeside Dental, lakesidedental.com'
const STORY =
  'We have seven front desks and each one loses half the day to chasing insurance claims.'

test('hours that were worked out are said back with the sum, and not used before a yes', () => {
  const { reply, facts } = talkToEnd(OPENING, STORY)
  expect(reply.text).toContain('7 front desks × half of a 40-hour week = 140 hours a week')
  expect(reply.text).toMatch(/right\?$/)
  expect(reply.quickReplies).toEqual(['Yes', 'Change'])
  expect(reply.asking).toBe('manual_hours')
  expect(facts.manual_hours).toBeUndefined()
})

test.each(['Yes', 'yes, that’s right', 'Correct', 'yep', 'exactly', 'sounds about right', 'ok'])(
  '“%s” stores them with the words they were read from',
  (yes) => {
    const turns = talk(OPENING, STORY, yes)
    const fact = turns.at(-1)?.facts.manual_hours
    expect(fact).toMatchObject({ value: 140, status: 'confirmed', messageId: 'm2' })
    expect(STORY).toContain(fact?.quote ?? 'missing')
  },
)

test.each(['Change', 'no', 'No, that’s wrong'])(
  '“%s” brings the plain question, and nothing is stored',
  (no) => {
    const { reply, facts } = talkToEnd(OPENING, STORY, no)
    expect(facts.manual_hours).toBeUndefined()
    expect(reply.asking).toBe('manual_hours')
    expect(reply.text).not.toContain('140')
  },
)

test('a no is about the sum, not about a price', () => {
  const { reply } = talkToEnd(OPENING, STORY, 'no, that’s too much')
  expect(reply.text).not.toContain('money')
  expect(reply.text).toContain('how many hours')
})

test.each(['wrong', 'that’s too high', 'not quite', 'it’s less', 'I’m not sure'])(
  '“%s” leaves the sum and asks plainly',
  (no) => {
    const { reply, facts } = talkToEnd(OPENING, STORY, no)
    expect(facts.manual_hours).toBeUndefined()
    expect(reply.text).toMatch(/^(A rough range is fine|Roughly|About)/)
    expect(reply.text).toContain('hours')
  },
)

test('a figure after the no is stored, and not asked for again', () => {
  const { reply, facts } = talkToEnd(OPENING, STORY, 'no, 80')
  expect(facts.manual_hours?.value).toBe(80)
  expect(reply.asking).not.toBe('manual_hours')
})

test.each(['the day rate is USD 176, 8 hours', 'one hour of their time comes to $22'])(
  'known hours are not said back over a figure in passing: “%s”',
  (pay) => {
    const hours = 'invoice entry takes us 11 hours a week'
    const { reply, facts } = talkToEnd(OPENING, hours, `there are 2 of us on the team. ${pay}`)
    expect(facts.manual_hours?.value).toBe(11)
    expect(facts.hourly_rate?.value).toBe(22)
    expect(reply.asking).not.toBe('manual_hours')
  },
)

test('a price behind “make” names no tool', () => {
  const known = ['invoice entry takes us 30 hours a week', 'we are 4 people']
  const { facts } = talkToEnd(OPENING, ...known, 'they make $176 a day, so that is 8 hours')
  expect(facts.tools).toBeUndefined()
})

test('a percentage answers the question about errors, and takes no share of what was told last', () => {
  const told = 'invoice entry takes us 30 hours a week, 4 people at $35 an hour'
  const { reply, facts } = talkToEnd(OPENING, told, 'Slack, Excel. 5% of it contains an error')
  expect(facts.error_rate?.value).toBe(5)
  expect(facts.hourly_rate?.value).toBe(35)
  expect(reply.text).not.toMatch(/right\?$/)
})

test.each([
  ['They are on $32 an hour. Our accuracy is 98%. I hope that helps', 32],
  ['They are on $32 an hour. Benefits add 25%.', 40],
])(
  'a percentage of another sentence is put on top of pay only where it says so: “%s”',
  (pay, rate) => {
    const told = 'reconciling receipts takes us 12 hours a week, the team is myself and 2 staff'
    const { facts } = talkToEnd(OPENING, told, pay)
    expect(facts.hourly_rate?.value ?? rate).toBe(rate)
  },
)

test('a yes may go on with a question', () => {
  const { reply, facts } = talkToEnd(OPENING, STORY, 'right, and what does it cost?')
  expect(facts.manual_hours?.value).toBe(140)
  expect(reply.text).toContain('$25K-$50K')
})

test('a yes that is limited stores nothing', () => {
  const { facts } = talkToEnd(OPENING, STORY, 'yes, but only in winter')
  expect(facts.manual_hours).toBeUndefined()
})

test('a question after the no is answered', () => {
  const { reply } = talkToEnd(OPENING, STORY, 'no. what does the audit cost?')
  expect(reply.text).toContain('$25K-$50K')
})

test('hours of each site are no total while the sites are not counted', () => {
  const { reply, facts } = talkToEnd(
    OPENING,
    'Chasing insurance claims',
    'more like 10 hours a week per location',
  )
  expect(facts.manual_hours).toBeUndefined()
  expect(reply.text).toContain('hours')
})

test('another number in answer is stored as it is', () => {
  expect(talkToEnd(OPENING, STORY, 'more like 100 hours a week').facts.manual_hours?.value).toBe(
    100,
  )
})

test('who goes on telling other things agrees to nothing, and is asked once more', () => {
  const turns = talk(OPENING, STORY, 'they make $19 an hour', 'Excel and SAP', 'about 4% come back')
  for (const { facts } of turns) expect(facts.manual_hours).toBeUndefined()
  const asked = turns.filter(({ reply }) => reply.asking === 'manual_hours')
  expect(asked).toHaveLength(2)
  expect(asked[1]?.reply.quickReplies).toEqual(['Yes', 'Change'])
  expect(turns.at(-1)?.state.proposed?.manual_hours?.value).toBe(140)
})

test('a yes to the second asking stores the figure', () => {
  const last = talkToEnd(OPENING, STORY, 'they make $19 an hour', 'yes')
  expect(last.facts.manual_hours?.value).toBe(140)
  expect(last.state.proposed).toEqual({})
})

test('a no takes the figure off the worksheet', () => {
  expect(talkToEnd(OPENING, STORY, 'no').state.proposed).toEqual({})
})

test('a question in return stores nothing', () => {
  expect(talkToEnd(OPENING, STORY, 'why do you need to know?').facts.manual_hours).toBeUndefined()
})

test('the same sum is asked about once', () => {
  const turns = talk(OPENING, STORY, 'hm, what do you charge?', STORY)
  const asked = turns.filter(({ reply }) => reply.text.includes('= 140 hours a week'))
  expect(asked).toHaveLength(1)
  expect(turns.at(-1)?.facts.manual_hours?.value).toBe(140)
})

test.each([
  ['a plain figure', 'We spend 40 hours a week on it, all together.', 40],
  ['so many people with so many hours each', 'Three clerks, 15 hours a week each.', 45],
])('%s is stored without a question', (_, message, hours) => {
  const { reply, facts } = talkToEnd(OPENING, message)
  expect(facts.manual_hours?.value).toBe(hours)
  expect(reply.text).not.toContain('= ')
})

test('known hours are not put in doubt by a later story', () => {
  const { facts, reply } = talkToEnd(OPENING, '40 hours a week in all', STORY)
  expect(facts.manual_hours?.value).toBe(40)
  expect(reply.text).not.toContain('= 140')
})
