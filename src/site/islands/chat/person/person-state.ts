import { keepNewest } from '#site/islands/chat/company/company-state.ts'
import { appendNew, type ChatEntry, toEntry } from '#site/islands/chat/parts/chat-entry.ts'
import { isSamePresence, type Presence } from '#site/islands/chat/replies/presence.ts'
import type { Company } from '#site/islands/chat/replies/read-company.ts'
import type { View } from '#site/islands/chat/replies/read-view.ts'

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

/** What the visitor wrote is here already; what is new was written to them. */
function catchUp<State extends PersonState>(state: State, view: View): State {
  if (state.conversationId !== view.conversationId || view.person === null) return state
  const received = view.messages.filter(({ role }) => role === 'assistant')
  const entries = appendNew(state.entries, received.map(toEntry))
  const company = keepNewest(state.company, view.company)
  const isSame = entries === state.entries && company === state.company
  if (isSame && isSamePresence(state.person, view.person)) return state
  return { ...state, entries, person: view.person, company }
}
