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
