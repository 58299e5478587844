import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

const BEFORE = ['Dana, hartwellfreight.com, chasing PODs, 40 hours a week, 4 people', '$28 an hour']
const UNKNOWN =
  /I don’t (?:know that one|have an answer)|I don’t have an answer to|The closest question/

describe('a question beside an answer that has no card', () => {
  test.each([
    [
      'QuickBooks, 5 in 100. does it run on the old token ring in our basement',
      ['tools', 'error_rate'],
    ],
    ['dana@hartwellfreight.com. And the zebra labels on the totes?', ['email']],
  ])('is said to have none, and the answer is taken: “%s”', (text, slots) => {
    const { reply, facts } = talkToEnd(...BEFORE, text)
    expect(reply.text).toMatch(UNKNOWN)
    for (const slot of slots) expect(facts).toHaveProperty(slot)
  })

  test.each([['Excel, maybe 4%?'], ['Excel I think?'], ['5 in a hundred, ok?']])(
    'is no hedge of what is told: “%s”',
    (text) => {
      expect(talkToEnd(...BEFORE, text).reply.text).not.toMatch(UNKNOWN)
    },
  )
})

test('a complaint about a question asks it again', () => {
  const { reply } = talkToEnd(
    ...BEFORE,
    'That’s the second time you ignored my zebra label question',
  )
  expect(reply.text).toContain('sorry')
  expect(reply.text).toMatch(UNKNOWN)
})

test.each([
  ['You assumed four people, why that number when I told you of the zebra labels?'],
  ['Excel. Why would I do this over just buying a zebra printer with labels?'],
])('“why” within a longer question asks for no reason of ours: “%s”', (text) => {
  const { reply } = talkToEnd(...BEFORE, text)
  expect(reply.text).not.toContain('I ask')
  expect(reply.text).not.toContain('It turns hours into dollars')
})

test('“can you automate our request triage” names the work', () => {
  const { facts, reply } = talkToEnd(
    'Kay, kayinsurance.com',
    'can you automate our maintenance request triage',
  )
  expect(facts.pain?.value).toBe('maintenance request triage')
  expect(reply.text).toMatch(/how many hours a week/i)
})

test('“idk what redone means” is told what is meant', () => {
  const { reply } = talkToEnd(...BEFORE, 'Excel', 'idk what redone means')
  expect(reply.text).toMatch(/has to (?:be fixed or done|do it) again/)
})

test.each([
  ['We are GxP, 21 CFR part 11 applies'],
  ['we have ISO 9001 and SOC 2'],
  ['mostly form 1040 and form 941'],
])('the number of a rule or a form counts nothing: “%s”', (text) => {
  const { facts, state } = talkToEnd('Ann, annlab.com, batch records', text)
  expect(Object.keys(facts)).not.toContain('team_size')
  expect(Object.keys(facts)).not.toContain('manual_hours')
  expect(state.proposed ?? {}).toEqual({})
})

test('whoever does the work is called people', () => {
  const { reply } = talkToEnd('Carla, bluepinedental.com, claims', '2 girls, 3 hours a day each')
  expect(reply.text).toContain('2 people × 3 hours × 5 days')
})

test('“like a person does” calls for nobody', () => {
  const { reply } = talkToEnd(...BEFORE, 'Would it log in to payer portals like a person does?')
  expect(reply.handoff).toBeNull()
})

test('a figure of ours that is judged is no date of the visitor', () => {
  const told = [
    'Dana, hartwellfreight.com, chasing PODs, 90 hours a week, 4 people, $28 an hour',
    'Excel, 5% errors',
  ]
  const [months] = talkToEnd(...told).reply.text.match(/\d+ months/) ?? []
  expect(months).toBeDefined()
  const { facts } = talkToEnd(...told, `We want it before spring. ${months} doesn’t sound great.`)
  expect(facts.timeline?.value).not.toBe('none')
})

test('“4 people not 3” with four known keeps the four', () => {
  const { facts } = talkToEnd(
    'Mia, miaclaims.com. insurance claims',
    '4 of us, 10 hours each',
    'thats wrong, I said 4 people not 3',
  )
  expect([facts.team_size?.value, facts.manual_hours?.value]).toEqual([4, 40])
})

test('a verdict asked for with the last figure is told once', () => {
  const { reply } = talkToEnd(...BEFORE, 'Excel', '2%. so is it worth it or not')
  expect(reply.text.match(/too small for us/g)).toHaveLength(1)
})

test('a what-if whose figure stands in the next sentence is only supposed', () => {
  const { reply, facts } = talkToEnd(
    ...BEFORE,
    'Excel, 5% errors',
    'what if we also put reminders in there? thats another 6 hrs a week',
  )
  expect(reply.text).toContain('At 46 hours a week')
  expect(reply.text).not.toMatch(UNKNOWN)
  expect(facts.manual_hours?.value).toBe(40)
})

test('what is counted is the work where no other is named', () => {
  const { facts } = talkToEnd(
    'we get like 60 inquiries a week, each one takes maybe 12 min to answer',
  )
  expect(facts.pain?.value).toBe('inquiries')
})

test('a sum that was passed over counts when it is said again in full', () => {
  const { facts } = talkToEnd(
    'Cleo, cleocpa.com, document chasing, 35 hours a week',
    '35 bucks an hour, so really its 12 weeks x 35',
    'which figure is off? its $35 an hour',
    'I want the number. 35 hrs x 12 weeks a year. what do we save',
  )
  expect(facts.manual_hours?.value).toBeCloseTo(8.08, 2)
})
