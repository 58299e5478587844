import { expect, test } from 'vitest'
import { KNOWN } from '#agent/testing/known.ts'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

test('a refused slot is marked, never asked again, and the talk goes on', () => {
  const turns = talk(
    ...KNOWN,
    'I’d rather not say',
    'Excel',
    'no idea',
    'next month',
    'I decide',
    'no budget',
    'ok',
    'ok',
    'ok',
  )
  const refused = turns[2]
  expect(refused?.facts.hourly_rate).toMatchObject({ value: null, status: 'refused' })
  expect(turns.slice(2).map((turn) => turn.reply.asking)).not.toContain('hourly_rate')
})

test('“I don’t know” about errors closes the question and they count as zero, said so', () => {
  const last = talkToEnd(...KNOWN, '$32 an hour', 'NetSuite, Excel', 'I don’t know')
  expect(last.reply.roi?.automationPercent).toBe(40)
  expect(last.reply.text).toContain('I left errors out, since I have no figure for them.')
})

test('a question is answered from the site first and the open one is then resumed', () => {
  const last = talkToEnd(...KNOWN, 'what does it cost?')
  expect(last.reply.text).toContain('$25K-$50K')
  expect(last.reply.citations).toEqual([{ title: 'Pricing', url: '/pricing' }])
  expect(last.reply.asking).toBe('hourly_rate')
})

test.each([
  ['how long does it take?', 'weeks 6-10', '/pricing'],
  ["what's included?", 'source code', '/pricing'],
  ['is our data safe?', 'security and compliance review', '/pricing'],
  ['what do you do?', 'agents', '/systems'],
  ['how does it work?', 'audit', '/how-agents-think'],
  ['do you have case studies?', 'published seven cases', '/case-studies'],
  ['who are you?', 'automated assistant', '/about'],
  ['how are you different from Zapier?', 'connector', '/why-not-rpa'],
  ['are you hiring?', 'careers', '/careers'],
])('%s is answered from published facts with a link', (question, words, url) => {
  const { reply } = talkToEnd(question)
  expect(reply.text).toContain(words)
  expect(reply.citations.map((citation) => citation.url)).toContain(url)
})

test.each([
  [
    'that is something we do by hand, is that something you can automate? 40 hours a week',
    'Agents handle work',
  ],
  ['do you need our passwords? $30 an hour', 'never need a password'],
  ['do you sign NDAs? we are 6 people', 'NDA'],
  ['who built you? 40 hours a week', 'automated assistant'],
  ['Do you have something similar you have done before?', 'published seven cases'],
  ['what would be the next step?', 'next step is a 30-minute call'],
  ['That is a lot. we use excel', 'you commit to one phase at a time'],
  ['that is expensive', 'you commit to one phase at a time'],
])('“%s” gets an answer, also beside facts', (question, words) => {
  expect(talkToEnd('Maya, acme.com', question).reply.text).toContain(words)
})

test('a date that is too near is met with what is possible', () => {
  const { reply } = talkToEnd(...KNOWN, 'we want it in 6 wks')
  expect(reply.text).toContain('In 6 wks, noted. That is tight: an audit takes 2-4 weeks')
})

test.each([
  ['by the end of next quarter', 'By the end of next quarter, noted.'],
  ['asap', 'As soon as possible, noted.'],
  ['we would like to start next month', 'Next month, noted.'],
  ['$23.75 an hour', '$23.75 an hour'],
  ['every day the team spends about 8 hours on it', '(8 hours × 5 days)'],
  ['34 euro an hour', '€34 an hour (about $37 an hour at 1.08; our prices are in US dollars)'],
  [
    'Bluebeam, Procore, Excel, Slack, Jira and Xero',
    'Bluebeam, Procore, Excel, Slack, Jira, and Xero',
  ],
  ['maya@harborfreightco.com', 'I’ll use maya@harborfreightco.com.'],
])('“%s” is said back as “%s”', (said, words) => {
  expect(talkToEnd('Maya, harborfreightco.com', 'order entry', said).reply.text).toContain(words)
})

test.each([
  ['500 florins an hour', 'I have no exchange rate for florins, so I have not used that figure.'],
  ['450 kr an hour', 'Several countries have kr, so I have not used that figure.'],
])('“%s” is asked about: “%s”', (said, words) => {
  const work = 'order entry, 30 hours a week, 4 people'
  const { reply, facts } = talkToEnd('Maya, harborfreightco.com', work, said)
  expect(reply.text).toContain(words)
  expect(facts.hourly_rate).toBeUndefined()
})

test.each([
  ['google ads, meta ads manager and looker', 'So others decide'],
  ['it’s me plus two others', 'So the decision is yours'],
])('“%s” says nothing of who decides', (said, words) => {
  const { reply, facts } = talkToEnd(...KNOWN, said)
  expect(reply.text).not.toContain(words)
  expect(facts.authority).toBeUndefined()
})

test.each([
  ['Ann, pawsclawsvet.com', 'legal'],
  ['Ann, I help run a food bank, harvesttulsa.org', 'finance'],
])('“%s” is not taken for %s', (said, industry) => {
  expect(talkToEnd(said).facts.industry?.value).not.toBe(industry)
})

test.each([
  'Siobhan, I manage billing at corribwater.ie',
  'Ann, acme.com. I hate chatbots, make it quick',
])('“%s” names no pain', (said) => {
  expect(talkToEnd(said).facts.pain).toBeUndefined()
})

test('a missing name is asked for once more before the talk ends', () => {
  const turns = talk(
    'acme.com',
    'order entry, 80 hours a week',
    '$30 an hour',
    'SAP',
    'no idea',
    'next month',
    'I decide',
    'no budget set',
    'four of us',
    'ok',
  )
  expect(turns.map(({ reply }) => reply.asking)).toContain('contact_name')
})

test('“why do you ask” gets the reason and the question again', () => {
  const { reply } = talkToEnd(...KNOWN, 'why do you need that?')
  expect(reply.text).toContain('turns hours into dollars')
  expect(reply.asking).toBe('hourly_rate')
})

test('an unclear answer is asked again once in other words, then left alone', () => {
  const turns = talk(...KNOWN, 'blue', 'green', 'red')
  expect(turns.slice(1).map((turn) => turn.reply.asking)).toEqual([
    'hourly_rate',
    'hourly_rate',
    'tools',
    'tools',
  ])
})

test('a bare refusal of budget and address closes the budget, and the address is asked for alone', () => {
  const last = talkToEnd(
    ...KNOWN,
    '$90 an hour',
    'NetSuite',
    'no idea',
    'in half a year',
    'my boss decides',
    'I’d rather not say',
  )
  expect(last.facts.budget?.status).toBe('refused')
  expect(last.facts.email).toBeUndefined()
  expect([last.reply.asking, last.reply.alsoAsking]).toEqual(['email', []])
})

test('an answer that is given twice is said to be the same', () => {
  const turns = talk('what does this cost', 'What does this cost?', 'just tell me a price')
  expect(turns[0]?.reply.text).toMatch(/^The first step, the Operations Audit, costs/)
  expect(turns[1]?.reply.text).toMatch(
    /^Here it is again: The first step, the Operations Audit, costs/,
  )
  expect(turns[2]?.reply.text).toMatch(
    /I have no more on that than I said above\..*pass your question on|With what I said above.*pass your question on/s,
  )
})

test('what we sell is no work of the visitor, with or without a question mark', () => {
  const { reply, facts } = talkToEnd('how long does an audit take')
  expect(reply.text).toContain('2-4 weeks')
  expect(facts.pain).toBeUndefined()
})

const SMALL = [
  'Denise, northgatefamilyclinic.com',
  'Insurance verification, 30 hours a week',
  '3 people, $24 an hour',
  'Athena, 1 in 10 wrong',
]
const answerTo = (...messages: string[]) => talk(...messages).at(-1)?.reply.text ?? ''

test.each([
  'do you integrate with Epic? and who owns the agents if we stop paying',
  'who owns the agents if we stop paying',
  'what happens to the agents if we stop paying?',
])('%j is answered, also in the half with a condition', (text) => {
  expect(answerTo('Denise, northgatefamilyclinic.com', text)).toContain('You own it')
})

test('a question that was not answered is, when it is asked again with a complaint', () => {
  const text = answerTo('Denise, northgatefamilyclinic.com', 'you didnt answer who owns it')
  expect(text).toMatch(/sorry.*You own it/s)
})

test.each([
  "is there something cheaper you'd recommend?",
  'is there anything cheaper you would suggest?',
])('%j, where it does not pay, is not answered with what we sell', (text) => {
  const turn = talk(...SMALL, text).at(-1)
  expect(turn?.reply.text).toMatch(/don’t buy from us.*Zapier/s)
  expect(turn?.reply.asking).toBeNull()
})

test.each(['can you just send me a number', 'just give me a number for my case'])(
  '%j shows the estimate on what is known',
  (text) => {
    const turn = talk('Jan, acme.com', 'invoices, 80 hours a week', '$35, 2 people', text).at(-1)
    expect(turn?.reply.roi).not.toBeNull()
  },
)

test('what is to be sent to whoever decides is the conversation', () => {
  const text = answerTo(...SMALL, 'my controller Dave Hess decides. Can I send him this?')
  expect(text).toContain('Your conversation')
})

test('who will write and when is answered', () => {
  expect(answerTo('Kwame, osei-logistics.com', 'who is going to email me and when')).toContain(
    'within one business day',
  )
})

test('three questions at once get the first sentence of each answer', () => {
  const { reply } = talkToEnd(
    ...KNOWN,
    'What does the audit cost? How long does it take? And are you SOC 2 certified?',
  )
  expect(reply.text).toContain('$25K-$50K')
  expect(reply.text).toContain('2-4 weeks')
  expect(reply.text).toContain('SOC')
  expect(reply.text).not.toContain('security and compliance review')
})

test('what stands beside a figure in its sentence asks nothing', () => {
  const { reply } = talkToEnd(
    ...KNOWN,
    '$32 an hour',
    'Clio and Outlook. Redone, hmm, probably one in ten has a conflict check missed or a phone number wrong',
  )
  expect(reply.text).toContain('10% errors')
  expect(reply.text).not.toContain('phone number to give you')
})

test('where one of two answers is surely meant, the first sentence of each is said', () => {
  const { reply } = talkToEnd('If you went under, is our contract and the code safe with us?')
  expect(reply.text).not.toContain('I’d rather not guess')
})

test('our own rate of errors is not taken for the visitor’s', () => {
  const { reply } = talkToEnd(...KNOWN, 'How often does your agent get it wrong?')
  expect(reply.text).toContain('I don’t have an error rate to quote')
})

test.each([
  'Do you have an actual error rate from a client?',
  'how much did it save for a real client',
])('“%s” is not answered with the visitor’s own missing figures', (question) => {
  const { reply } = talkToEnd('Dana, acme.com, invoices, 30 hours a week', question)
  expect(reply.text).not.toMatch(/I can’t say yet|I can work that out/)
})
