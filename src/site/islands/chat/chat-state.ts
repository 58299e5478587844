import {
  type BookingAction,
  type BookingState,
  type CalendarChoice,
  reduceBooking,
  settleBooking,
} from '#site/islands/chat/calendar/booking-state.ts'
import {
  appendNew,
  type ChatEntry,
  type DeliveryFailure,
  toEntry,
} from '#site/islands/chat/chat-entry.ts'
import { type PersonAction, reducePerson } from '#site/islands/chat/person/person-state.ts'
import { NOBODY, type Presence } from '#site/islands/chat/person/presence.ts'
import { composeMessage } from '#site/islands/chat/replies/message.ts'
import type { Reply } from '#site/islands/chat/replies/read-agent-reply.ts'
import type { Facts, Knowledge, ScoreCard } from '#site/islands/chat/replies/read-knowledge.ts'
import type { Opening } from '#site/islands/chat/replies/read-opening.ts'
import type { View } from '#site/islands/chat/replies/read-view.ts'
import { restoreEntries } from '#site/islands/chat/restore-entries.ts'
import type { ResumeMarker } from '#site/islands/chat/resume-marker.ts'

export const FALLBACK_TEXT =
  "I apologize, I'm having trouble responding right now. Could you please rephrase your message or try again in a moment?"

export type ChatState = BookingState & {
  phase: 'opening' | 'unavailable' | 'ready' | 'waiting'
  draft: string
  /** Opens the visitor's own page of the conversation. */
  ownKey: string | null
  leadScore: number
  qualificationSignals: Readonly<Record<string, number>>
  scoreCard: ScoreCard | null
  facts: Facts
  person: Presence
}

export type ChatAction =
  | { type: 'opening'; keptDraft: string }
  | { type: 'opened'; opening: Opening; draft: string }
  | { type: 'restored'; view: View; marker: ResumeMarker }
  | { type: 'opening_failed' }
  | { type: 'drafted'; text: string }
  | { type: 'sent'; turnId: string; text: string; timestamp: string }
  | { type: 'replied'; turnId: string; reply: Reply }
  | { type: 'reply_failed'; turnId: string; timestamp: string; failure: DeliveryFailure }
  | { type: 'corrected'; conversationId: string; reply: Reply }
  | PersonAction
  | BookingAction

export const initialChatState: ChatState = {
  phase: 'opening',
  conversationId: null,
  entries: [],
  draft: '',
  ownKey: null,
  leadScore: 0,
  qualificationSignals: {},
  scoreCard: null,
  facts: {},
  person: NOBODY,
  booking: null,
  calendarChoice: null,
  unrecordedClaim: null,
}

export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'opening':
      return { ...initialChatState, draft: action.keptDraft }
    case 'opened':
      return open(state, action)
    case 'restored':
      return restore(state, action)
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
    case 'corrected':
      return state.conversationId === action.conversationId
        ? appendCorrection(state, action)
        : state
    case 'caught_up':
    case 'answerer_chosen':
      return reducePerson(state, action)
    default:
      return reduceBooking(state, action)
  }
}

type ActionOf<Type extends ChatAction['type']> = Extract<ChatAction, { type: Type }>

function open(state: ChatState, { opening, draft }: ActionOf<'opened'>): ChatState {
  return {
    ...state,
    phase: 'ready',
    conversationId: opening.conversationId,
    ownKey: opening.ownKey,
    entries: [toEntry(opening.welcomeMessage)],
    draft: state.draft || draft,
  }
}

function restore(state: ChatState, { view, marker }: ActionOf<'restored'>): ChatState {
  return {
    ...learn(state, view.knowledge),
    phase: 'ready',
    conversationId: view.conversationId,
    ownKey: view.ownKey,
    entries: restoreEntries(view.messages, marker.pendingTurns),
    draft: state.draft || marker.draft,
    booking: settleBooking(marker.unrecordedClaim, view.booking),
    person: view.person ?? NOBODY,
    unrecordedClaim: marker.unrecordedClaim,
    calendarChoice:
      marker.closedCalendar === null ? null : { key: marker.closedCalendar, isOpen: false },
  }
}

/** What a reply does not mention stays as it was; reasons go with the score that they explained. */
function learn(state: ChatState, knowledge: Knowledge): ChatState {
  const keptCard = knowledge.leadScore === null ? state.scoreCard : null
  return {
    ...state,
    leadScore: knowledge.leadScore ?? state.leadScore,
    qualificationSignals: knowledge.qualificationSignals ?? state.qualificationSignals,
    scoreCard: knowledge.scoreCard ?? keptCard,
    facts: knowledge.facts ?? state.facts,
  }
}

function send(state: ChatState, { turnId, text, timestamp }: ActionOf<'sent'>): ChatState {
  const message = composeMessage({ id: turnId, role: 'user', content: text, timestamp })
  const entries = hasTurn(state, turnId)
    ? replaceTurn(state, turnId, { delivery: 'sending', failure: null })
    : [...state.entries, { ...toEntry(message), delivery: 'sending' as const }]
  const draft = state.draft.trim() === text ? '' : state.draft
  return { ...state, phase: 'waiting', entries, draft }
}

function appendReply(state: ChatState, { turnId, reply }: ActionOf<'replied'>): ChatState {
  const id = reply.userMessageId ?? turnId
  const sent = replaceTurn(state, turnId, { id, delivery: 'done' })
  return {
    ...learn(state, reply.knowledge),
    phase: 'ready',
    entries: appendNew(sent, reply.messages.map(toEntry)),
    person: { ...state.person, ...reply.person },
    calendarChoice: chooseOffer(state, reply),
  }
}

/** A calendar that the correction opened is brought into view; else the visitor stays at the card. */
function appendCorrection(state: ChatState, { reply }: ActionOf<'corrected'>): ChatState {
  const isFromCard = !reply.messages.some((message) => message.type === 'booking_widget')
  const added = reply.messages.map((message) => ({
    ...toEntry(message),
    isAwaited: !isFromCard,
    isFromCard,
  }))
  return {
    ...learn(state, reply.knowledge),
    entries: appendNew(state.entries, added),
    person: { ...state.person, ...reply.person },
    calendarChoice: chooseOffer(state, reply),
  }
}

/** The failed words go back to the input, unless something else stands there. */
function appendFallback(
  state: ChatState,
  { turnId, timestamp, failure }: ActionOf<'reply_failed'>,
): ChatState {
  const text = state.entries.find((entry) => entry.key === turnId)?.content ?? ''
  const fallback = composeMessage({
    id: `fallback-${turnId}-${timestamp}`,
    role: 'assistant',
    content: FALLBACK_TEXT,
    timestamp,
  })
  const entries = replaceTurn(state, turnId, { delivery: 'failed', failure })
  return {
    ...state,
    phase: 'ready',
    entries: [...entries, toEntry(fallback)],
    draft: state.draft || text,
  }
}

/** A calendar that comes now was asked for; it opens, also in place of a booking that is over. */
function chooseOffer(state: ChatState, { messages }: Reply): CalendarChoice | null {
  const offer = messages.findLast((message) => message.type === 'booking_widget')
  return offer ? { key: offer.id, isOpen: true } : state.calendarChoice
}

function hasTurn(state: ChatState, turnId: string): boolean {
  return state.entries.some((entry) => entry.key === turnId)
}

function replaceTurn(state: ChatState, turnId: string, change: Partial<ChatEntry>): ChatEntry[] {
  return state.entries.map((entry) => (entry.key === turnId ? { ...entry, ...change } : entry))
}
