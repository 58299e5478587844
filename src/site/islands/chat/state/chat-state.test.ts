import { expect, test } from 'vitest'
import { composeMessage } from '#site/islands/chat/api/message.ts'
import type { Knowledge, Reply } from '#site/islands/chat/api/reply.ts'
import type { Booking } from '#site/islands/chat/api/view.ts'
import {
  type ChatAction,
  type ChatState,
  initialChatState,
  reduceChat,
} from '#site/islands/chat/state/chat-state.ts'
import type { ResumeMarker } from '#site/islands/chat/state/resume-marker.ts'
import {
  composeResumeMarker,
  findFailedTurn,
  isFirstMessage,
} from '#site/islands/chat/state/select-from-chat.ts'
import { FALLBACK_TEXT } from '#site/islands/chat/state/turn-state.ts'

const timestamp = '2026-11-21T10:02:00.000Z'
const say = (id: string, content: string, role: 'assistant' | 'user' = 'assistant') =>
  composeMessage({ id, role, content, timestamp })
const welcomeMessage = say('welcome', "What's your name, and your company's website?")
const nothingNew: Knowledge = {
  leadScore: null,
  qualificationSignals: null,
  scoreCard: null,
  facts: null,
  worksheet: null,
}
const known: Knowledge = {
  leadScore: 61,
  qualificationSignals: { manual_hours: 89 },
  scoreCard: { score: 61, coverage: 0.4, caps: [], signals: [] },
  facts: {},
  worksheet: null,
}
const booking: Booking = {
  status: 'confirmed',
  provider: 'embedded',
  scheduledTime: null,
  manageKey: null,
  joinUrl: null,
  rescheduleUrl: null,
  cancelUrl: null,
}
const marker: ResumeMarker = {
  conversationId: 'c1',
  draft: '',
  pendingTurns: [],
  unsettledTurn: null,
  unrecordedClaim: null,
  closedCalendar: null,
}
const view = {
  conversationId: 'c1',
  ownKey: null,
  messages: [welcomeMessage],
  knowledge: known,
  booking: null,
  person: null,
  company: null,
  keeping: null,
}

const opened: ChatAction = {
  type: 'opened',
  opening: { conversationId: 'c1', ownKey: null, keeping: null, welcomeMessage },
  draft: '',
}
const sent: ChatAction = { type: 'sent', turnId: 't1', text: 'Maya, 45 hours', timestamp }
const failed: ChatAction = {
  type: 'reply_failed',
  turnId: 't1',
  timestamp,
  failure: { note: '', isFinal: false },
}

function replied(change: Partial<Reply> = {}): ChatAction {
  const messages = [say('stored-answer', 'Noted.')]
  const reply = { userMessageId: 'stored-user', messages, knowledge: known, person: {}, ...change }
  return { type: 'replied', turnId: 't1', reply }
}

function play(...actions: ChatAction[]): ChatState {
  return actions.reduce(reduceChat, initialChatState)
}

test('the chat opens with the welcome message alone', () => {
  const state = play(opened)
  expect(state.phase).toBe('ready')
  expect(state.conversationId).toBe('c1')
  expect(state.entries.map((entry) => entry.content)).toEqual([welcomeMessage.content])
})

test('sending shows the message, empties the input and waits', () => {
  const state = play(opened, { type: 'drafted', text: ' Maya, 45 hours ' }, sent)
  expect(state.phase).toBe('waiting')
  expect(state.draft).toBe('')
  expect(state.entries.at(-1)).toMatchObject({ content: 'Maya, 45 hours', delivery: 'sending' })
})

test('a reply is appended, and the message takes the id under which it was stored', () => {
  const state = play(opened, sent, replied())
  expect(state.phase).toBe('ready')
  expect(state.entries.map(({ id, key }) => [id, key])).toEqual([
    ['welcome', 'welcome'],
    ['stored-user', 't1'],
    ['stored-answer', 'stored-answer'],
  ])
  expect(state.leadScore).toBe(61)
  expect(state.qualificationSignals).toEqual({ manual_hours: 89 })
})

test('a message without a stored id keeps the one of its turn', () => {
  const state = play(opened, sent, replied({ userMessageId: null }))
  expect(state.entries[1]).toMatchObject({ id: 't1', delivery: 'done' })
})

test('a reply that says nothing of score, signals and facts leaves them as they were', () => {
  const later: ChatAction = { type: 'sent', turnId: 't2', text: 'more', timestamp }
  const reply = { userMessageId: null, messages: [], knowledge: nothingNew, person: {} }
  const before = play(opened, sent, replied(), later)
  const after = reduceChat(before, { type: 'replied', turnId: 't2', reply })
  expect(after).toMatchObject({
    leadScore: 61,
    qualificationSignals: known.qualificationSignals,
    scoreCard: known.scoreCard,
  })
})

test('a new score without its reasons drops the reasons of the old one', () => {
  const knowledge = { ...nothingNew, leadScore: 80 }
  const state = play(opened, sent, replied(), sent, replied({ knowledge }))
  expect([state.leadScore, state.scoreCard]).toEqual([80, null])
})

test('a failed reply appends the fallback, marks the message and gives the words back', () => {
  const state = play(opened, sent, failed)
  expect(state.phase).toBe('ready')
  expect(state.draft).toBe('Maya, 45 hours')
  expect(state.entries.map((entry) => entry.delivery)).toEqual(['done', 'failed', 'done'])
  expect(state.entries.at(-1)?.content).toBe(FALLBACK_TEXT)
})

test('the same words again are the same turn, shown once', () => {
  const afterFailure = play(opened, sent, failed)
  expect(findFailedTurn(afterFailure, 'Maya, 45 hours')).toBe('t1')
  expect(findFailedTurn(afterFailure, 'something else')).toBeNull()
  const state = [sent, replied()].reduce(reduceChat, afterFailure)
  expect(state.entries.filter((entry) => entry.role === 'user')).toHaveLength(1)
  expect(state.draft).toBe('')
})

test('a retry keeps what was typed meanwhile', () => {
  const typed: ChatAction = { type: 'drafted', text: 'and another thing' }
  expect(play(opened, sent, failed, typed, sent).draft).toBe('and another thing')
})

test('a message counts as the first until one has been answered', () => {
  expect(isFirstMessage(play(opened))).toBe(true)
  expect(isFirstMessage(play(opened, sent, failed))).toBe(true)
  expect(isFirstMessage(play(opened, sent, replied()))).toBe(false)
})

test('a reply that arrives after "start over" changes nothing', () => {
  const startedOver = play(opened, sent, { type: 'opening', keptDraft: '' }, opened)
  expect(reduceChat(startedOver, replied())).toBe(startedOver)
  expect(reduceChat(startedOver, failed)).toBe(startedOver)
})

test('starting over keeps nothing on the screen but a draft that was asked to stay', () => {
  const state = play(opened, sent, replied(), { type: 'opening', keptDraft: 'still here' })
  expect(state).toEqual({ ...initialChatState, draft: 'still here' })
})

test('a failed opening keeps the draft', () => {
  const failure = { note: 'Try again in 40 seconds.', isFinal: false, retryAfterSeconds: 40 }
  const state = play({ type: 'opening', keptDraft: 'typed' }, { type: 'opening_failed', failure })
  expect(state).toMatchObject({ phase: 'unavailable', draft: 'typed', openingFailure: failure })
})

test('a conversation is restored with its score, booking and draft', () => {
  const scheduledTime = '2026-11-23T15:00:00.000Z'
  const state = play({
    type: 'restored',
    view: { ...view, booking: { ...booking, scheduledTime } },
    marker: { ...marker, draft: 'half a sent' },
  })
  expect(state).toMatchObject({ phase: 'ready', leadScore: 61, draft: 'half a sent' })
  expect(state.booking).toEqual({ ...booking, scheduledTime })
  expect(state.entries[0]?.isRestored).toBe(true)
})

test('a message that was under way at a reload stands there as not sent, and is tried again as the same turn', () => {
  const left = composeResumeMarker(play(opened, sent)) ?? marker
  const state = play({ type: 'restored', view, marker: left })
  expect(state.entries.at(-1)).toMatchObject({ content: 'Maya, 45 hours', delivery: 'failed' })
  expect(findFailedTurn(state, 'Maya, 45 hours')).toBe('t1')
})

test('a message that did arrive before the reload is shown once', () => {
  const left = composeResumeMarker(play(opened, sent)) ?? marker
  const messages = [welcomeMessage, say('u1', 'Maya, 45 hours', 'user'), say('a1', 'Noted.')]
  const state = play({ type: 'restored', view: { ...view, messages }, marker: left })
  expect(state.entries.map((entry) => entry.delivery)).toEqual(['done', 'done', 'done'])
})

test('an earlier message with the same words is not taken for the lost one', () => {
  const again: ChatAction = { type: 'sent', turnId: 't2', text: 'Maya, 45 hours', timestamp }
  const left = composeResumeMarker(play(opened, sent, replied(), again)) ?? marker
  const messages = [welcomeMessage, say('u1', 'Maya, 45 hours', 'user'), say('a1', 'Noted.')]
  const state = play({ type: 'restored', view: { ...view, messages }, marker: left })
  expect(state.entries.at(-1)).toMatchObject({ key: 't2', delivery: 'failed' })
})

test('a message that failed before a later one was answered does not come back', () => {
  const later: ChatAction = { type: 'sent', turnId: 't2', text: 'more', timestamp }
  const reply = { userMessageId: null, messages: [], knowledge: nothingNew, person: {} }
  const state = play(opened, sent, failed, later, { type: 'replied', turnId: 't2', reply })
  expect(composeResumeMarker(state)?.pendingTurns).toEqual([])
})

test('nothing is left for a reload before there is a conversation', () => {
  expect(composeResumeMarker(initialChatState)).toBeNull()
})
