import { expect, test } from 'vitest'
import { BOOKING_INTRODUCTION } from '#site/islands/chat/chat-entry.ts'
import {
  type ChatAction,
  type ChatState,
  FALLBACK_TEXT,
  findFailedTurn,
  initialChatState,
  isFirstMessage,
  reduceChat,
} from '#site/islands/chat/chat-state.ts'
import type { AgentReply, ChatMessage } from '#site/lib/api.ts'

const timestamp = '2026-11-21T10:02:00.000Z'
const welcomeMessage: ChatMessage = {
  id: 'welcome',
  role: 'assistant',
  type: 'text',
  content: "What's your name, and your company's website?",
  timestamp,
}
const roi: NonNullable<AgentReply['calculatedROI']> = {
  annual_savings: 35_942.4,
  time_saved_per_week: 21.6,
  annual_cost: 74_880,
  automation_percent: 48,
  inputs: { manual_hours: 45, hourly_rate: 32, tool_count: 2, error_rate: 4 },
}

function replyWith(change: Partial<AgentReply>): AgentReply {
  return {
    userMessageId: 'stored-user',
    messageId: 'stored-answer',
    response: 'Noted.',
    timestamp,
    calculatedROI: null,
    caseStudy: null,
    leadScore: 61,
    qualificationSignals: { manual_hours: 89 },
    triggerBooking: false,
    capturedEmail: null,
    selfReportedData: { company_name: null },
    facts: {},
    asking: null,
    scoreCard: { score: 61, coverage: 0.4, caps: [], signals: [] },
    citations: [],
    quickReplies: [],
    brain: 'offline',
    calendlyUrl: null,
    prefill: null,
    bookingMessage: null,
    ...change,
  }
}

const opened: ChatAction = { type: 'opened', conversationId: 'c1', welcomeMessage }
const sent: ChatAction = { type: 'sent', turnId: 't1', text: 'Maya, 45 hours', timestamp }
const failed: ChatAction = {
  type: 'reply_failed',
  turnId: 't1',
  timestamp,
  failure: { note: '', isFinal: false },
}

function replied(change: Partial<AgentReply> = {}): ChatAction {
  return { type: 'replied', turnId: 't1', reply: replyWith(change) }
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

test.each([
  [35_942, 21.6, 'roi_calculation'],
  [0, 21.6, 'text'],
  [35_942, 0, 'text'],
  [-1, -1, 'text'],
])('savings of %d dollars and %d hours make a message of type %s', (dollars, hours, type) => {
  const calculatedROI = { ...roi, annual_savings: dollars, time_saved_per_week: hours }
  expect(play(opened, sent, replied({ calculatedROI })).entries.at(-1)?.type).toBe(type)
})

test('a booking trigger with an e-mail appends the calendar with its introduction', () => {
  const offer = {
    triggerBooking: true,
    capturedEmail: 'maya@harbor.com',
    calendlyUrl: '/schedule',
    selfReportedData: { company_name: 'Harbor' },
  }
  expect(play(opened, sent, replied(offer)).entries.at(-1)).toMatchObject({
    type: 'booking_widget',
    content: BOOKING_INTRODUCTION,
    metadata: { calendlyUrl: '/schedule', prefill: { email: 'maya@harbor.com', name: 'Harbor' } },
  })
})

test("the server's own calendar message is preferred", () => {
  const bookingMessage: ChatMessage = {
    ...welcomeMessage,
    id: 'stored-booking',
    type: 'booking_widget',
  }
  const offer = { triggerBooking: true, capturedEmail: 'maya@harbor.com', bookingMessage }
  expect(play(opened, sent, replied(offer)).entries.at(-1)?.id).toBe('stored-booking')
})

test('a booking trigger without an e-mail appends no calendar', () => {
  const state = play(opened, sent, replied({ triggerBooking: true, calendlyUrl: '/schedule' }))
  expect(state.entries).toHaveLength(3)
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
  const state = play({ type: 'opening', keptDraft: 'typed' }, { type: 'opening_failed' })
  expect(state).toMatchObject({ phase: 'unavailable', draft: 'typed' })
})

test('a conversation is restored with its score, evidence and booking', () => {
  const scheduledTime = '2026-11-23T15:00:00.000Z'
  const view = {
    conversationId: 'c1',
    messages: [welcomeMessage],
    leadScore: 84,
    qualificationSignals: { manual_hours: 89 },
    scoreCard: null,
    facts: {},
    booking: { status: 'claimed' as const, scheduledTime },
  }
  const state = play({ type: 'restored', view })
  expect(state).toMatchObject({ phase: 'ready', leadScore: 84 })
  expect(state.booking).toEqual({ scheduledTime })
  expect(state.entries[0]?.isRestored).toBe(true)
})

test('a recorded booking appends its confirmation', () => {
  const confirmation = { ...welcomeMessage, id: 'confirmation', content: 'Booked.' }
  const state = play(
    opened,
    { type: 'booked', scheduledTime: null },
    { type: 'booking_recorded', confirmation },
  )
  expect(state.booking).toEqual({ scheduledTime: null })
  expect(state.entries.at(-1)?.content).toBe('Booked.')
})

test('a confirmation for a conversation that has left is dropped', () => {
  const state = play(opened)
  expect(reduceChat(state, { type: 'booking_recorded', confirmation: welcomeMessage })).toBe(state)
})
