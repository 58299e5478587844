import { expect, test } from 'vitest'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

const KNOWN = [
  'Maya Okafor, harborfreightco.com',
  'We re-key orders by hand, 45 hours a week, 3 people',
]

const listPages = (text: string) => talkToEnd(...KNOWN, text).reply.citations.map(({ url }) => url)

test('two questions in one message get two answers, and the open question comes last', () => {
  const { reply } = talkToEnd(...KNOWN, 'what does a pilot cost and who owns the code?')
  expect(reply.text).toContain('$80K-$150K')
  expect(reply.text).toContain('full source code')
  expect(reply.asking).toBe('hourly_rate')
  expect(reply.text.split('\n\n').at(-1)).toContain('what does an hour of it cost?')
})

test('of four questions three are answered', () => {
  const { acts } = talkToEnd(
    ...KNOWN,
    'what does it cost? how long does it take? who are you? are you SOC 2 certified?',
  )
  expect(acts.filter(({ kind }) => kind === 'ask_faq')).toHaveLength(3)
})

test('a fact beside a question is kept, and the question answered', () => {
  const { facts, reply } = talkToEnd(...KNOWN, 'It costs us $32 an hour. Is there a retainer?')
  expect(facts.hourly_rate?.value).toBe(32)
  expect(reply.text).toContain('from $15K per month')
})

test.each([
  'we use Zapier instead of RPA',
  'our consultants were expensive',
  'my team handles security and compliance',
])('“%s” is no question', (statement) => {
  const { acts, reply } = talkToEnd('Maya, acme.com', 'order entry, 40 hours a week', statement)
  expect(acts.some(({ kind }) => kind === 'ask_faq')).toBe(false)
  expect(reply.citations).toEqual([])
})

test.each([
  ['how do you work with legacy systems that have no API?', '/why-not-low-code'],
  ['whats the diffrence to uipath', '/why-not-rpa'],
  ['does it hallucinate?', '/how-agents-think'],
  ['will my people lose their jobs?', '/library/healthcare-operations-workflow'],
  ['how much did the manufacturer save', '/library/manufacturing-supply-chain'],
])('“%s” is answered with a link to %s', (question, url) => {
  expect(listPages(question)).toContain(url)
})

test('the visitor’s own score is told from what was said, with what it rests on', () => {
  const turns = talk(...KNOWN, 'what is my score?')
  const score = turns.at(-1)?.scoreCard.score
  expect(turns.at(-1)?.reply.text).toContain(`Your Fit Score is ${score} of 100`)
  expect(turns.at(-1)?.reply.text).toContain('manual hours')
})

test('what was told is read back, and nothing else', () => {
  const { reply } = talkToEnd(...KNOWN, 'what did I tell you so far?')
  expect(reply.text).toContain('name: Maya Okafor')
  expect(reply.text).toContain('manual hours: 45 hours a week')
  expect(reply.text).not.toContain('budget')
})

test('savings that cannot be counted yet say what is missing', () => {
  expect(talkToEnd('Maya, acme.com', 'how much would we save?').reply.text).toContain(
    'how many hours a week the work takes and what an hour of it costs',
  )
})

test('the same question about another tool is another answer', () => {
  const { reply } = talkToEnd(
    ...KNOWN,
    'do you integrate with SAP?',
    'do you integrate with Dentrix?',
  )
  expect(reply.text).toMatch(/^Dentrix is not on our published list/)
})

test('beside an answer that we do not have, it is offered to pass the question on', () => {
  const { reply } = talkToEnd(...KNOWN, 'do you have an office in Berlin?')
  expect(reply.text).toContain('I don’t have an office address')
  expect(reply.quickReplies).toContain('Yes, pass it on')
})

test('what has nothing to do with us is said to be so, and the talk goes on', () => {
  const { reply } = talkToEnd(...KNOWN, 'which stocks should I buy?')
  expect(reply.text).toContain('I can’t help with that')
  expect(reply.citations).toEqual([])
  expect(reply.asking).toBe('hourly_rate')
})

const SOLAR =
  'Jorge, sunpeaksolar.com, permit applications, 20 hours a week, 2 people, $40/hr, Excel, 15% errors'
const LAW =
  'Ruth, adeyemilaw.com, chasing documents, 100 hours a week, 4 people, $48/hr, Dropbox, 5% errors'

test.each([
  [SOLAR, 'so at 55 hours would you say go for it or not', /^At 55 hours.*This is borderline/],
  [LAW, 'what if we only did it for family cases, thats about half of it', /^At 50 hours a week/],
  [LAW, 'what if it only did about 30% of the work', /^At 30 hours a week/],
  [
    LAW,
    'what would it save if we only did the chasing, thats about 40 of the hours',
    /^At 40 hours a week/,
  ],
  [LAW, 'would it change if emails came in too, total 130 hours a week', /^At 130 hours a week/],
])('after “%s”, “%s” is only supposed, and changes nothing', (known, question, said) => {
  const [before, after] = talk(known, question)
  expect(after?.reply.text).toMatch(said)
  expect(after?.facts).toEqual(before?.facts)
  expect(after?.state.proposed ?? {}).toEqual({})
})

test.each([
  ['hourly_rate', 'they cost $40 an hr. does it work with city portals?', 40, /published list/],
  ['hourly_rate', 'like $40. is this even worth it, be honest', 40, /too small for us/],
  [
    'hourly_rate',
    'like $40. can the agent listen to recordings of the meeting?',
    40,
    /don’t (?:know|have)|nothing/,
  ],
] as const)('%s is told and a question is answered in “%s”', (slot, message, value, said) => {
  const known = ['Jorge, sunpeaksolar.com, permit applications, 20 hours a week, 2 people']
  const { facts, reply } = talkToEnd(...known, message)
  expect(facts[slot]?.value).toBe(value)
  expect(reply.text).toMatch(said)
})

const PLUMBING =
  'Dana, hartwellplumbing.com, scheduling jobs, 160 hours a week, 4 people, $31/hr, ServiceTitan, 10% redone'
const HIRING = 'Anita, westfieldstaffing.com, screening CVs'

test.each([
  [PLUMBING, 'so is that a yes or no on phone calls', /^I don’t know of an agent that talks on/],
  [PLUMBING, 'does it pick up the phone, yes or no', /^I don’t know of an agent that talks on/],
  [
    PLUMBING,
    'how would a agent even talk to a customer who calls in??',
    /^I don’t know of an agent that talks on/,
  ],
  [
    PLUMBING,
    'is that a yes or no on crane rental',
    /^I don’t know of “crane rental” in what we publish.*pass your question on/s,
  ],
  [PLUMBING, 'so is that a yes or no', /^Yes, on your figures/],
  [PLUMBING, 'do you work with companies in Norway', /I don’t know of a country that we leave out/],
  [PLUMBING, 'do you take clients from the Netherlands?', /I don’t know of a country that we/],
  [HIRING, 'isn’t screening people with AI a legal risk?', /Hiring is regulated.*your people/],
  [HIRING, 'like discrimination in hiring', /Hiring is regulated/],
  [PLUMBING, 'just tell me the roi number', /^On your figures, ROI after year one is about minus/],
  [PLUMBING, 'whats the ROI year one', /^On your figures, ROI after year one/],
  [PLUMBING, 'how sure is the 14 months', /^It is an estimate, not a measurement/],
  [PLUMBING, 'whats zapier, is it hard to set up', /^Zapier is a connector/],
  [
    PLUMBING,
    'would the audit at least tell me if its worth it or is that another 25k gone',
    /^Yes, that is what the audit is for.*whichever it is/,
  ],
  [
    'Wendy, harborlightinsurance.com, certificates, 60 hours a week',
    'can you just give me a number',
    /once I know what an hour of the 60 hours a week costs/,
  ],
])('after “%s”, “%s” is answered by what it asks', (known, question, said) => {
  expect(talkToEnd(known, question).reply.text).toMatch(said)
})

test('a statement that begins with “like” still tells the work', () => {
  expect(talkToEnd(HIRING, 'like invoicing and such').facts.pain?.value).toBe('invoicing and such')
})
