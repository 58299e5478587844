import {
  type ChatEntry,
  type DeliveryFailure,
  toEntry,
  toReplyMessages,
} from '#site/islands/chat/chat-entry.ts'
import type { AgentReply, ChatMessage, ConversationView } from '#site/lib/api.ts'

export const FALLBACK_TEXT =
  "I apologize, I'm having trouble responding right now. Could you please rephrase your message or try again in a moment?"
/** `scheduledTime` is null when the provider did not say. */
export type Booking = { scheduledTime: string | null }

export type ChatState = {
  phase: 'opening' | 'unavailable' | 'ready' | 'waiting'
  conversationId: string | null
  entries: readonly ChatEntry[]
  draft: string
  leadScore: number
  qualificationSignals: Readonly<Record<string, number>>
  scoreCard: ConversationView['scoreCard']
  facts: ConversationView['facts']
  booking: Booking | null
}

export type ChatAction =
  | { type: 'opening'; keptDraft: string }
  | { type: 'opened'; conversationId: string; welcomeMessage: ChatMessage }
  | { type: 'restored'; view: ConversationView }
  | { type: 'opening_failed' }
  | { type: 'drafted'; text: string }
  | { type: 'sent'; turnId: string; text: string; timestamp: string }
  | { type: 'replied'; turnId: string; reply: AgentReply }
  | { type: 'reply_failed'; turnId: string; timestamp: string; failure: DeliveryFailure }
  | { type: 'booked'; scheduledTime: string | null }
  | { type: 'booking_recorded'; confirmation: ChatMessage }

export const initialChatState: ChatState = {
  phase: 'opening',
  conversationId: null,
  entries: [],
  draft: '',
  leadScore: 0,
  qualificationSignals: {},
  scoreCard: null,
  facts: {},
  booking: null,
}

export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'opening':
      return { ...initialChatState, draft: action.keptDraft }
    case 'opened':
      return {
        ...state,
        phase: 'ready',
        conversationId: action.conversationId,
        entries: [toEntry(action.welcomeMessage)],
      }
    case 'restored':
      return restore(state, action.view)
    case 'opening_failed':
      return { ...state, phase: 'unavailable' }
    case 'drafted':
      return { ...state, draft: action.text }
    case 'sent':
      return send(state, action)
    case 'replied':
      return hasTurn(state, action.turnId) ? appendReply(state, action) : state
    case 'reply_failed':
      return hasTurn(state, action.turnId) ? appendFallback(state, action) : state
    case 'booked':
      return { ...state, booking: { scheduledTime: action.scheduledTime } }
    case 'booking_recorded':
      return appendConfirmation(state, action.confirmation)
  }
}

/** The first message of the visitor asks the server to look the company up. */
export function isFirstMessage(state: ChatState): boolean {
  return !state.entries.some((entry) => entry.role === 'user' && entry.delivery === 'done')
}

/** A failed turn with the same words, so that typing Enter again is a retry and not a second message. */
export function findFailedTurn(state: ChatState, text: string): string | null {
  const failed = state.entries.findLast(
    (entry) => entry.delivery === 'failed' && entry.content === text,
  )
  return failed?.key ?? null
}

function restore(state: ChatState, view: ConversationView): ChatState {
  return {
    ...state,
    phase: 'ready',
    conversationId: view.conversationId,
    entries: view.messages.map((message) => ({ ...toEntry(message), isRestored: true })),
    leadScore: view.leadScore,
    qualificationSignals: view.qualificationSignals,
    scoreCard: view.scoreCard,
    facts: view.facts,
    booking: view.booking && { scheduledTime: view.booking.scheduledTime },
  }
}

function send(state: ChatState, action: Extract<ChatAction, { type: 'sent' }>): ChatState {
  const entry: ChatEntry = {
    ...toEntry({
      id: action.turnId,
      role: 'user',
      type: 'text',
      content: action.text,
      timestamp: action.timestamp,
    }),
    delivery: 'sending',
  }
  const entries = hasTurn(state, action.turnId)
    ? replaceTurn(state, action.turnId, { delivery: 'sending', failure: null })
    : [...state.entries, entry]
  const draft = state.draft.trim() === action.text ? '' : state.draft
  return { ...state, phase: 'waiting', entries, draft }
}

function appendReply(
  state: ChatState,
  { turnId, reply }: Extract<ChatAction, { type: 'replied' }>,
): ChatState {
  const sent = replaceTurn(state, turnId, { id: reply.userMessageId, delivery: 'done' })
  return {
    ...state,
    phase: 'ready',
    entries: [...sent, ...toReplyMessages(reply).map(toEntry)],
    leadScore: reply.leadScore,
    qualificationSignals: reply.qualificationSignals,
    scoreCard: reply.scoreCard,
    facts: reply.facts,
  }
}

/** The failed words go back to the input, unless something else stands there. */
function appendFallback(
  state: ChatState,
  { turnId, timestamp, failure }: Extract<ChatAction, { type: 'reply_failed' }>,
): ChatState {
  const text = state.entries.find((entry) => entry.key === turnId)?.content ?? ''
  const fallback = toEntry({
    id: `fallback-${turnId}-${timestamp}`,
    role: 'assistant',
    type: 'text',
    content: FALLBACK_TEXT,
    timestamp,
  })
  return {
    ...state,
    phase: 'ready',
    entries: [...replaceTurn(state, turnId, { delivery: 'failed', failure }), fallback],
    draft: state.draft || text,
  }
}

/** Nothing to confirm after "start over": the booking belongs to the conversation that left. */
function appendConfirmation(state: ChatState, confirmation: ChatMessage): ChatState {
  if (state.booking === null) return state
  const entry = { ...toEntry(confirmation), isAwaited: true }
  return { ...state, entries: [...state.entries, entry] }
}

function hasTurn(state: ChatState, turnId: string): boolean {
  return state.entries.some((entry) => entry.key === turnId)
}

function replaceTurn(state: ChatState, turnId: string, change: Partial<ChatEntry>): ChatEntry[] {
  return state.entries.map((entry) => (entry.key === turnId ? { ...entry, ...change } : entry))
}
