import { expect, test } from 'vitest'
import { openConversation, takeTurn } from '#agent/conversation.ts'
import { VALUED } from '#agent/testing/known.ts'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

test('a visitor who is not here to buy is not asked about budgets', () => {
  const turns = talk('Lea Hart, a student at uni.edu', 'it is hypothetical', ...VALUED.slice(1))
  const asked = turns.map(({ reply }) => reply.asking)
  expect(asked).not.toContain('budget')
  expect(asked).not.toContain('authority')
})

test('a student is told what the site says and never qualifies', () => {
  const turns = talk(
    'I’m a student writing a thesis',
    'Lea, uni.edu',
    '60 hours a week',
    '$40 an hour',
    'SAP, Excel, Slack',
    '10%',
    'asap',
    'lea@uni.edu',
  )
  expect(turns.at(-1)?.scoreCard.score).toBeLessThanOrEqual(20)
  expect(turns.every((turn) => turn.reply.booking === null)).toBe(true)
})

test('abuse gets one calm warning, then an end that caps the score', () => {
  const turns = talk(...VALUED, 'you stupid bot', 'fuck you', 'book a call')
  expect(turns[5]?.reply.text).toContain('civil')
  expect(turns[6]?.reply.asking).toBeNull()
  expect(turns[6]?.scoreCard.score).toBeLessThanOrEqual(10)
  expect(turns[7]?.reply.booking).toBeNull()
})

test('sentiment falls with hostility toward us and not with a painful process', () => {
  const pained = talkToEnd(
    'Maya, acme.com',
    'It is a nightmare, we hate it, 40 hours a week of errors and rework',
  )
  const hostile = talkToEnd('Maya, acme.com', 'This chat is terrible and your site is awful')
  expect(pained.sentimentScore).toBeGreaterThanOrEqual(0.45)
  expect(pained.painSeverity).toBe('high')
  expect(hostile.sentimentScore).toBeLessThan(0.45)
  expect(hostile.painSeverity).toBeNull()
})

test.each([
  'ok maybe later, thanks',
  'I’ll get back to you',
  'have to run now, talk later',
  'let me think about it first',
])('“%s” ends the conversation without another question', (leave) => {
  const { reply } = talkToEnd(
    'Maya, acme.com',
    'we copy invoices by hand',
    '10 hours a week',
    leave,
  )
  expect(reply.asking).toBeNull()
  expect(reply.text).not.toContain('?')
})

test('“maybe later” answers when it is wanted, and with thanks it ends the conversation there, too', () => {
  const asked = {
    ...openConversation().state,
    pending: { kind: 'slot', slot: 'timeline' },
  } as const
  expect(takeTurn(asked, { id: 'm', text: 'maybe later' }).reply.text).not.toContain('Thank you')
  expect(takeTurn(asked, { id: 'm', text: 'ok maybe later, thanks' }).reply.asking).toBeNull()
})

test.each(['this is stupid, you already asked me that', 'fuck this', 'you are not listening'])(
  '“%s” gets an apology and a way to a person, and names nobody',
  (complaint) => {
    const { reply, facts } = talkToEnd(complaint)
    expect(reply.text).toMatch(/^I’m sorry about that\./)
    expect(reply.text).toContain('talk to a person')
    expect(facts.contact_name).toBeUndefined()
  },
)

test('after a wish for a person nothing is asked, also while an address is left', () => {
  const turns = talk('I need to talk to a person', 'Jim', 'jim@carverparts.com')
  expect(turns.slice(-3).map(({ reply }) => reply.asking)).toEqual([null, null, null])
  const { reply } = talkToEnd('I need to talk to a person', 'Jim', '20 hours a week on invoices')
  expect(reply.asking).not.toBeNull()
})

test.each(['I would still like a call', 'i still want a call'])(
  '“%s” is a wish for a call',
  (wish) => {
    expect(talkToEnd(...VALUED, wish).reply.asking).toBe('email')
  },
)

test('the size of the team alone is not worth a question before the estimate', () => {
  const { reply } = talkToEnd('Tom, tom.com', 'invoices, 40 hours a week', '$30 an hour')
  expect(reply.asking).not.toBe('team_size')
})

test.each([
  'not sure we have a good one',
  "don't have a good one yet",
  "we don't really have a good one, it's a facebook page",
  'we never had a good one',
  "haven't got a proper one",
])('%j to the website question is no farewell', (text) => {
  const [, turn] = talk("Hi, I'm Sam", text)
  expect(turn?.acts.map(({ kind }) => kind)).not.toContain('stop')
  expect(turn?.reply.asking).toBe('pain')
})

test.each(['have a good one', 'ok thanks, have a great day', 'no thanks, have a nice day'])(
  '%j is a farewell',
  (text) => {
    const [, turn] = talk("Hi, I'm Sam", text)
    expect(turn?.reply.asking).toBeNull()
    expect(turn?.reply.text).toContain('Thank you for your time')
  },
)

test('who did not take leave is asked on', () => {
  const turns = talk("Hi, I'm Sam", 'bye', 'hello? i didnt say bye')
  expect(turns.at(-1)?.reply.text).toContain('sorry')
  expect(turns.at(-1)?.reply.asking).not.toBeNull()
})

test.each(['ok no thanks, bye', 'ok fine, thanks anyway', 'no thanks, goodbye'])(
  '%j to a question is a farewell, and keeps nothing back',
  (text) => {
    const turn = talk(...VALUED, text).at(-1)
    expect(turn?.reply.text).toMatch(/Thank you for your time|Take care/)
    expect(turn?.reply.asking).toBeNull()
    expect(turn?.facts.timeline).toBeUndefined()
  },
)
