import {
  type BookingAction,
  type BookingState,
  reduceBooking,
  settleBooking,
} from '#site/islands/chat/calendar/booking-state.ts'
import { type CompanyAction, reduceCompany } from '#site/islands/chat/company/company-state.ts'
import { learn } from '#site/islands/chat/learn.ts'
import { appendNew, type DeliveryFailure, toEntry } from '#site/islands/chat/parts/chat-entry.ts'
import { type PersonAction, reducePerson } from '#site/islands/chat/person/person-state.ts'
import { NOBODY } from '#site/islands/chat/replies/presence.ts'
import type { Reply } from '#site/islands/chat/replies/read-agent-reply.ts'
import type { Company } from '#site/islands/chat/replies/read-company.ts'
import type { Keeping, Opening } from '#site/islands/chat/replies/read-opening.ts'
import type { View } from '#site/islands/chat/replies/read-view.ts'
import { findUnsettledTurn, restoreEntries } from '#site/islands/chat/restore-entries.ts'
import type { ResumeMarker } from '#site/islands/chat/resume-marker.ts'
import {
  beginTurn,
  chooseOffer,
  reduceTurn,
  type TurnAction,
  type TurnState,
} from '#site/islands/chat/turn-state.ts'

export type ChatState = BookingState &
  TurnState & {
    /** Opens the visitor's own page of the conversation. */
    ownKey: string | null
    company: Company | null
    /** Null where the server does not say. */
    keeping: Keeping | null
    /** Why there is no conversation yet. */
    openingFailure: DeliveryFailure | null
  }

export type ChatAction =
  | { type: 'opening'; keptDraft: string }
  | { type: 'opened'; opening: Opening; draft: string }
  | { type: 'restored'; view: View; marker: ResumeMarker }
  | { type: 'opening_failed'; failure: DeliveryFailure }
  | { type: 'drafted'; text: string }
  | { type: 'corrected'; conversationId: string; reply: Reply }
  | TurnAction
  | PersonAction
  | CompanyAction
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
  worksheet: null,
  underWay: null,
  person: NOBODY,
  company: null,
  keeping: null,
  openingFailure: null,
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
      return { ...state, phase: 'unavailable', openingFailure: action.failure }
    case 'drafted':
      return { ...state, draft: action.text }
    case 'corrected':
      return state.conversationId === action.conversationId
        ? appendCorrection(state, action)
        : state
    case 'caught_up':
    case 'answerer_chosen':
      return reducePerson(state, action)
    case 'company_judged':
      return reduceCompany(state, action)
    case 'calendar_chosen':
    case 'booked':
    case 'booking_recorded':
    case 'booking_refreshed':
      return reduceBooking(state, action)
    default:
      return reduceTurn(state, action)
  }
}

type ActionOf<Type extends ChatAction['type']> = Extract<ChatAction, { type: Type }>

function open(state: ChatState, { opening, draft }: ActionOf<'opened'>): ChatState {
  return {
    ...state,
    phase: 'ready',
    conversationId: opening.conversationId,
    ownKey: opening.ownKey,
    keeping: opening.keeping,
    entries: [toEntry(opening.welcomeMessage)],
    draft: state.draft || draft,
  }
}

function restore(state: ChatState, { view, marker }: ActionOf<'restored'>): ChatState {
  const unsettled = findUnsettledTurn(view, marker)
  return {
    ...learn(state, view.knowledge),
    phase: unsettled ? 'waiting' : 'ready',
    underWay: unsettled && beginTurn(unsettled),
    conversationId: view.conversationId,
    ownKey: view.ownKey,
    entries: restoreEntries(view.messages, { ...marker, unsettledTurn: unsettled }),
    draft: state.draft || marker.draft,
    booking: settleBooking(marker.unrecordedClaim, view.booking),
    person: view.person ?? NOBODY,
    company: view.company,
    keeping: view.keeping,
    unrecordedClaim: marker.unrecordedClaim,
    calendarChoice:
      marker.closedCalendar === null ? null : { key: marker.closedCalendar, isOpen: false },
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
