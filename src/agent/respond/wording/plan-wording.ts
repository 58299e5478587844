import type { Decision, Notice } from '#agent/decide/decision.ts'
import { findFirstName } from '#agent/respond/greet.ts'
import type { Section } from '#agent/respond/list-sections.ts'
import { nameTools, sayFigure } from '#agent/respond/say-figure.ts'
import type { WordingPlan, WordingQuestion } from '#agent/respond/wording/wording-plan.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import { getKnownText } from '#agent/state/conversation-state.ts'
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

/** To hostility and to orders, nothing is said but our own words. */
const OURS_ALONE: readonly Notice[] = ['abuse_warning', 'abuse_end', 'injection']

/** The greeting's question names the website too, though it is not counted as asked for. */
function findSecondThing(question: Decision['question'], text: string): Slot | null {
  if (question?.kind !== 'slot') return null
  const asksWebsite = question.slot === 'contact_name' && text.includes('website')
  return question.also ?? (asksWebsite ? 'company_website' : null)
}

function planQuestion(
  question: Decision['question'],
  sections: readonly Section[],
): WordingQuestion | null {
  const section = sections.find(({ name }) => name === 'question')
  if (section === undefined || question === null) return null
  const { text, startsParagraph } = section
  const asks = question.kind === 'slot' ? question.slot : question.kind
  return { asks, also: findSecondThing(question, text), text, startsParagraph }
}

/** What a writer may find words for, or null where only ours will do. */
export function planWording(
  state: ConversationState,
  decision: Decision,
  sections: readonly Section[],
): WordingPlan | null {
  const isOursAlone =
    decision.language !== null || decision.notices.some((notice) => OURS_ALONE.includes(notice))
  if (isOursAlone || sections.length === 0) return null
  return {
    blocks: sections.filter(({ name }) => name !== 'question'),
    question: planQuestion(decision.question, sections),
    values: listValues(state),
  }
}

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
function listValues(state: ConversationState): Record<string, string> {
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
