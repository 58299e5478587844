import { expect, test } from 'vitest'
import { composeMessage, NOBODY, type Presence } from '#site/islands/chat/api/message.ts'
import { readAgentReply } from '#site/islands/chat/api/reply.ts'
import type { Company } from '#site/islands/chat/api/view.ts'
import {
  type ChatAction,
  type ChatState,
  initialChatState,
  keepNewest,
  reduceChat,
  reduceCompany,
} from '#site/islands/chat/state/chat-state.ts'

const timestamp = '2026-11-23T15:00:00.000Z'
const stamps = { createId: () => 'made-up', now: () => timestamp }
const nothingNew = {
  leadScore: null,
  qualificationSignals: null,
  scoreCard: null,
  facts: null,
  worksheet: null,
}
const DANA: Presence = { ...NOBODY, joinedBy: 'Dana' }

const say = (id: string, role: 'assistant' | 'user', authorName: string | null = null) =>
  composeMessage({ id, role, content: id, timestamp, authorName })
const welcome = say('welcome', 'assistant')

const caughtUp = (messages: ReturnType<typeof say>[], person: Presence | null): ChatAction => ({
  type: 'caught_up',
  view: {
    conversationId: 'c1',
    ownKey: null,
    messages,
    person,
    company: null,
    keeping: null,
    knowledge: nothingNew,
    booking: null,
  },
})
const opened: ChatAction = {
  type: 'opened',
  opening: { conversationId: 'c1', ownKey: null, keeping: null, welcomeMessage: welcome },
  draft: '',
}
const sent: ChatAction = { type: 'sent', turnId: 't1', text: 'Hello', timestamp }
const play = (...actions: ChatAction[]): ChatState => actions.reduce(reduceChat, initialChatState)
const listIds = (state: ChatState) => state.entries.map(({ id }) => id)

test('what a person writes is appended once, with who is there', () => {
  const news = caughtUp([welcome, say('p1', 'assistant', 'Dana')], DANA)
  const state = play(opened, news, news)
  expect(listIds(state)).toEqual(['welcome', 'p1'])
  expect(state.entries[1]).toMatchObject({ authorName: 'Dana', isAwaited: false })
  expect(state.person).toEqual(DANA)
})

test('news that are none leave the state as it is', () => {
  const state = play(opened)
  expect(reduceChat(state, caughtUp([welcome], NOBODY))).toBe(state)
})

test('a message of the visitor that is still being sent is not shown twice', () => {
  const state = play(opened, sent, caughtUp([welcome, say('u1', 'user')], DANA))
  expect(listIds(state)).toEqual(['welcome', 't1'])
})

test('a reply that the stream brought first is not shown twice', () => {
  const reply = readAgentReply({ response: 'Noted.', userMessageId: 'u1', messageId: 'a1' }, stamps)
  if (!reply) throw new Error('no reply')
  const state = play(
    opened,
    sent,
    caughtUp([welcome, say('u1', 'user'), say('a1', 'assistant')], NOBODY),
    {
      type: 'replied',
      turnId: 't1',
      reply,
    },
  )
  expect(listIds(state)).toEqual(['welcome', 'u1', 'a1'])
})

test('silence brings no message, and says who answers', () => {
  const silent = { response: '', isSilent: true, answeredBy: 'Dana', userMessageId: 'u1' }
  const reply = readAgentReply({ ...silent, messageId: null, leadScore: 40 }, stamps)
  if (!reply) throw new Error('no reply')
  const state = play(opened, sent, { type: 'replied', turnId: 't1', reply })
  expect(listIds(state)).toEqual(['welcome', 'u1'])
  expect(state).toMatchObject({ phase: 'ready', leadScore: 40, person: { joinedBy: 'Dana' } })
})

test('a person who was asked for in words is awaited from then on', () => {
  const handoff = { reason: 'asked', email: 'hello@firm.example', answersFrom: timestamp }
  const reply = readAgentReply({ response: 'Of course.', handoff }, stamps)
  expect(reply?.person).toEqual({ isWanted: true, prefersAgent: false, answersFrom: timestamp })
})

test('news of another conversation, or of a server without people, change nothing', () => {
  const state = play(opened)
  const messages = [say('other', 'assistant')]
  expect(reduceChat(state, caughtUp(messages, null))).toBe(state)
  const elsewhere = reduceChat({ ...state, conversationId: 'c2' }, caughtUp(messages, DANA))
  expect(listIds(elsewhere)).toEqual(['welcome'])
})

const company = (verdict: 'right' | null): Company => ({
  host: 'acme.com',
  findings: [
    {
      id: 'f1',
      kind: 'name',
      value: 'Acme',
      url: 'https://acme.com/',
      quote: 'Acme',
      readAt: '2026-11-21T10:02:00.000Z',
      source: 'website',
      verdict,
    },
  ],
})

test('a verdict of another conversation changes nothing', () => {
  const state = { conversationId: 'c2', company: company(null) }
  const action = {
    type: 'company_judged',
    conversationId: 'c1',
    company: company('right'),
  } as const
  expect(reduceCompany(state, action)).toBe(state)
  expect(reduceCompany({ ...state, conversationId: 'c1' }, action).company).toEqual(
    company('right'),
  )
})

test('what was told last is kept, as the same object while it says the same', () => {
  const shown = company(null)
  expect(keepNewest(null, null)).toBeNull()
  expect(keepNewest(null, shown)).toBe(shown)
  expect(keepNewest(shown, company(null))).toBe(shown)
  expect(keepNewest(shown, company('right'))).toEqual(company('right'))
  expect(keepNewest(shown, null)).toBe(shown)
})
