import { type ConversationState, getKnownText } from '#agent/conversation-state.ts'
import { findFirstName } from '#agent/respond/greet.ts'
import { nameTools, sayFigure } from '#agent/respond/say-figure.ts'
import { industryWords } from '#content/fact-words.ts'
import type { Slot } from '#domain/fact.ts'

const FIGURE_SLOTS = {
  hours: 'manual_hours',
  rate: 'hourly_rate',
  team_size: 'team_size',
  error_rate: 'error_rate',
  budget: 'budget',
  tool_count: 'tool_count',
} as const satisfies Readonly<Record<string, Slot>>

/** Letters and what joins them; a dot only before a space or at the end, so that no address passes for a name. */
const NAME = /^\p{L}(?:[\p{L}\p{M}\d&'’, -]|\.(?= |$))*$/u
const NAME_MAX_CHARS = 60

function readName(text: string | null): string | null {
  return text !== null && text.length <= NAME_MAX_CHARS && NAME.test(text) ? text : null
}

/** A figure as it is said back, or null where it is none, inferred, or that of one person only. */
function readFigure(state: ConversationState, slot: Slot): string | null {
  const value = state.facts[slot]?.value
  const isOfOnePerson = slot === 'manual_hours' && state.hoursPerPerson !== null
  if (typeof value !== 'number' || value <= 0 || isOfOnePerson) return null
  return state.details[slot]?.isInferred ? null : sayFigure(slot, value)
}

/** What the visitor told and a writer may set in, by the placeholder's name. */
export function listValues(state: ConversationState): Record<string, string> {
  const industry = getKnownText(state, 'industry') as keyof typeof industryWords | null
  const values: Record<string, string | null> = {
    name: readName(findFirstName(state)),
    company: readName(getKnownText(state, 'company_name')),
    industry: industry === null ? null : (industryWords[industry]?.toLowerCase() ?? null),
    tools: readName(nameTools(state)),
  }
  for (const [name, slot] of Object.entries(FIGURE_SLOTS)) values[name] = readFigure(state, slot)
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
