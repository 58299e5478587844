import { expect, test } from 'vitest'
import { talkAgreeing, talkToEnd } from '#agent/testing/talk.ts'

const BEFORE = ['Order emails, 22 hours a week at $25 an hour']
const end = (...messages: readonly string[]) => talkAgreeing(...messages).at(-1)?.reply.text ?? ''

test.each([
  ['I asked about an audit trail for regulators.', /^You show them the log/],
  ['I was asking about Zapier', /^Zapier is a connector/],
  ['My question about the examiners still stands.', /^You show them the log/],
  ['huh? i asked if it reads the emails', /^Agents read emails/],
  ['I didn’t ask about mistakes. I asked what it costs.', /the Operations Audit, costs \$25K/],
  ['You skipped the question about travel costs', /whether travel costs extra/],
  ['I meant the written part of the report', /^Yes, agents also draft text/],
])('what was asked is answered once it is asked again: “%s”', (text, answer) => {
  expect(end(...BEFORE, text).replace(/^I’m sorry about that\.[^\n]*\s+/, '')).toMatch(answer)
})

test.each([
  ['I asked my boss and he wants 25 hours'],
  ['I meant 25 hours'],
  ['We asked around and nobody has an idea'],
])('what was asked of others, or tells a figure, is not: “%s”', (text) => {
  const asked = talkToEnd(...BEFORE, text).acts.filter(
    (act) => act.kind === 'ask_faq' && act.isRestated,
  )
  expect(asked).toEqual([])
})

test('a bare complaint asks the last question again, and is told no text twice', () => {
  const turns = talkAgreeing(
    ...BEFORE,
    'Can it do the certificates or not?',
    'You didn’t answer me',
  )
  const [first = '', second = ''] = turns.slice(1).map(({ reply }) => reply.text)
  expect(first).toMatch(/^Yes, agents do office work/)
  expect(second).not.toContain('agents do office work')
  expect(second).toMatch(/Shall I pass your question on\?$/)
})

test('“is that a yes?” is about the question before', () => {
  const text = end('hello, do you work with dental practices in the UK?', 'Sarah. Is that a yes?')
  expect(text).toContain('I don’t know of a country that we leave out')
})

test('what is told beside a question is none', () => {
  const text = end(
    'Invoices in NetSuite, 40 hours a week, $38 an hour',
    'About 4% are exceptions. Price variance or a short receipt, mostly. Does it write back into NetSuite or just tell us what to do?',
  )
  expect(text).toContain('It writes into your tool itself')
  expect(text).not.toContain('Each phase has a price range')
})

test('whose price it is, or was, asks for none', () => {
  expect(end(...BEFORE, 'The 25,000 is YOUR price')).not.toContain('price range')
  expect(end(...BEFORE, 'gorgias was too expensive')).not.toContain('It is a lot of money')
})

test('no scrap of a sentence is quoted as a topic', () => {
  expect(end(...BEFORE, 'can you do friday am instead?')).not.toContain('“friday am instead”')
  expect(end(...BEFORE, 'is there an app for this?')).not.toContain('“app”')
})

test.each([
  ['Can you fix that', 'Yes, agents do office work such as order emails'],
  ['Is the $150K all in, or does the audit come on top of that?', 'The audit comes on top'],
  ['what about integration with Jack Henry, is that extra?', 'part of the pilot’s price'],
  ['Would you do it in my shoes?', 'No, in your place I would not buy this.'],
  ['What do I tell Maureen, yes or no?', 'No, on your figures.'],
  ['Who runs it after its live, i dont have any IT people', 'Your own people supervise it'],
  ['We have two other plants with the same work. Does that change the result?', 'At 66 hours'],
  ['Shouldn’t the $60,000 be counted as a cost of an error?', 'counts hours only'],
  ['Why only 30%?', 'stay with your people'],
])('asked once the figures are known: “%s”', (text, answer) => {
  expect(end(...BEFORE, text)).toContain(answer)
})

test('more places are set against those that were told', () => {
  const told = '3 restaurants, invoices from suppliers, 18 hours a week at $28 an hour'
  expect(end(told, 'say I open 5 more places in 2 years, would it make sense then?')).toContain(
    'At 48 hours a week (if each of the 8 places',
  )
})

test('what is asked again beside an agreed figure is answered', () => {
  const turns = talkToEnd(
    'KYC files, six analysts, 40% of their week',
    'Yes, 96. I didn’t mention a boss. I asked about an audit trail for regulators.',
  )
  expect(turns.reply.text).toContain('You show them the log of that file')
})

test('a yes or no that was asked twice is said twice', () => {
  const text = end(...BEFORE, 'Can you fix that', 'Can it do the emails or not?')
  expect(text).toMatch(/^Yes\. /)
})

const JUDGED = 'claims, 40 hours a week in Excel at $40 an hour, 9 people, 4.5% errors'

test.each([
  [
    'My license is on the line, so nothing goes to ABI without one of them hitting transmit. Is that how it works?',
    'Yes, it can work that way',
  ],
  ['What would it be without the errors?', 'At 0% errors'],
  ['I asked for the estimate without the 4.5%. What would the savings be?', 'At 0% errors'],
  ['4.5% is wrong, take it out, and what would it be without?', 'At 0% errors'],
  ['Where did 17.6 hours come from? I can’t tell them that.', '17.6 of them'],
  ['And please answer: 17.6 of 40 hours - how do you get that?', '17.6 of them'],
])('asked of what was told: “%s”', (text, answer) => {
  expect(end(JUDGED, text)).toContain(answer)
})

test.each([
  ['Can I get someone on the phone this week and do both properly?', 'book'],
  ['I asked for a call. Is there a time?', 'book'],
  ['£65 per wrong visit is the cost. Can I just speak to somebody please', 'handoff'],
  ['That isn’t my question either. Have them write to my email.', 'handoff'],
  ['33 months on one process, no. I’ll pass for now. Thanks', 'stop'],
])('a wish is heard beside complaints and facts: “%s”', (text, kind) => {
  const turn = talkToEnd(...BEFORE, text)
  expect(turn.acts.map((act) => act.kind)).toContain(kind)
  expect(turn.acts.map((act) => act.kind)).not.toContain('refuse')
})

test('a yes to passing on is one beside a farewell, and “I can ask later” is no farewell', () => {
  const asked = 'Do you have a SOC 2 report?'
  const yes = 'Yes, and you already have my email. Thanks, bye'
  expect(end('ana@acme.com', asked, yes)).toContain('I’ve passed that on')
  const later = talkToEnd(...BEFORE, asked, 'No need, I can ask later. We use BrightPay.')
  expect(later.acts.map(({ kind }) => kind)).not.toContain('stop')
  expect(later.reply.text).not.toContain('Thank you for your time')
})

test('the name of the work and who decides are kept as they were told', () => {
  expect(talkToEnd('Main issue is denials follow-up.').state.facts.pain?.value).toBe(
    'denials follow-up',
  )
  const { state } = talkAgreeing(JUDGED, 'Q1 - and it’s me and our CIO, Raj Patel').at(-1) ?? {}
  expect(state?.facts.authority?.value).toBe('influencer')
})
