import { openConversation } from '#agent/conversation.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import { type Facts, SLOT_UNITS, type Slot } from '#domain/fact.ts'

/** A conversation before the text under trial comes. */
export type State = { name: string; state: ConversationState }

const KNOWN: Required<Record<Slot, string | number | readonly string[]>> = {
  contact_name: 'Maya Okafor',
  company_name: 'Harbor Freight',
  company_website: 'harborfreightco.com',
  email: 'maya@harborfreightco.com',
  phone: '+14155550123',
  manual_hours: 45,
  team_size: 3,
  hourly_rate: 32,
  tools: ['NetSuite', 'Excel', 'Outlook'],
  tool_count: 3,
  error_rate: 4,
  industry: 'logistics',
  pain: 'orders are keyed twice',
  timeline: 'quarter',
  budget: 20_000,
  authority: 'decision_maker',
}
const SLOTS = Object.keys(SLOT_UNITS) as Slot[]

function tell(slot: Slot): Facts[Slot] {
  const unit = SLOT_UNITS[slot]
  return {
    value: KNOWN[slot],
    ...(unit === null ? {} : { unit }),
    quote: String(KNOWN[slot]),
    messageId: 'earlier',
    status: 'stated',
  }
}

function ask(state: ConversationState, slot: Slot, also?: Slot): ConversationState {
  return { ...state, turn: 3, asks: { [slot]: 1 }, pending: { kind: 'slot', slot, also } }
}

/** Each question there is, asked of a stranger and of a visitor of whom all else is known. */
export function listStates(): State[] {
  const opened = openConversation().state
  const asked = SLOTS.flatMap((slot) => {
    const others = SLOTS.filter((other) => other !== slot)
    const facts: Facts = Object.fromEntries(others.map((other) => [other, tell(other)]))
    const also = slot === 'manual_hours' ? 'team_size' : undefined
    return [
      { name: `${slot} asked`, state: ask({ ...opened, facts: {} }, slot, also) },
      { name: `${slot} asked, all else known`, state: ask({ ...opened, facts }, slot) },
    ]
  })
  const facts: Facts = Object.fromEntries(SLOTS.map((slot) => [slot, tell(slot)]))
  const all = { ...opened, turn: 9, facts, asks: {} }
  return [
    { name: 'opened', state: opened },
    ...asked,
    { name: 'calendar offered', state: { ...all, pending: { kind: 'calendar' } } },
    {
      name: 'nothing asked, a game on',
      state: { ...all, pending: null, guardedMessages: 2, clarified: SLOTS },
    },
  ]
}
