import {
  type Keeping,
  NOBODY,
  type Opening,
  type Presence,
} from '#site/islands/chat/api/message.ts'
import type { Reply, View } from '#site/islands/chat/api/reply.ts'
import type { Company } from '#site/islands/chat/api/view.ts'
import {
  type BookingAction,
  type BookingState,
  reduceBooking,
  settleBooking,
} from '#site/islands/chat/state/booking-state.ts'
import {
  appendNew,
  type ChatEntry,
  type DeliveryFailure,
  findUnsettledTurn,
  restoreEntries,
  toEntry,
} from '#site/islands/chat/state/chat-entry.ts'
import type { ResumeMarker } from '#site/islands/chat/state/resume-marker.ts'
import {
  beginTurn,
  chooseOffer,
  learn,
  reduceTurn,
  type TurnAction,
  type TurnState,
} from '#site/islands/chat/state/turn-state.ts'

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

type PersonState = {
  conversationId: string | null
  entries: readonly ChatEntry[]
  person: Presence
  company: Company | null
}

export type PersonAction =
  /** The server was asked what is new. */
  | { type: 'caught_up'; view: View }
  | { type: 'answerer_chosen'; conversationId: string; person: Presence }

export function reducePerson<State extends PersonState>(state: State, action: PersonAction): State {
  return action.type === 'caught_up'
    ? catchUp(state, action.view)
    : state.conversationId === action.conversationId
      ? { ...state, person: action.person }
      : state
}

/** Adds the messages of the view that are new. The visitor's own are here already. */
function catchUp<State extends PersonState>(state: State, view: View): State {
  if (state.conversationId !== view.conversationId || view.person === null) return state
  const received = view.messages.filter(({ role }) => role === 'assistant')
  const entries = appendNew(state.entries, received.map(toEntry))
  const company = keepNewest(state.company, view.company)
  const isSame = entries === state.entries && company === state.company
  if (isSame && isSamePresence(state.person, view.person)) return state
  return { ...state, entries, person: view.person, company }
}

type CompanyState = { conversationId: string | null; company: Company | null }

export type CompanyAction = { type: 'company_judged'; conversationId: string; company: Company }

export function reduceCompany<State extends CompanyState>(
  state: State,
  { conversationId, company }: CompanyAction,
): State {
  return state.conversationId === conversationId ? { ...state, company } : state
}

/** Returns `shown` while `told` says the same or nothing, so that React does not draw it anew or take it away. */
export function keepNewest(shown: Company | null, told: Company | null): Company | null {
  if (told === null || JSON.stringify(told) === JSON.stringify(shown)) return shown
  return told
}

function isSamePresence(one: Presence, other: Presence): boolean {
  return (Object.keys(one) as (keyof Presence)[]).every((name) => one[name] === other[name])
}
