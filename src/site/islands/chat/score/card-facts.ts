import { factLabels } from '#content/fact-words.ts'
import type { Slot } from '#domain/fact.ts'
import type { Signal } from '#domain/score-card.ts'
import type { Facts, KnownFact, ScoreCard } from '#site/islands/chat/replies/read-knowledge.ts'

/** A fact that stands on the card, and can be corrected there. */
export type CardFact = KnownFact & { slot: Slot }

/** The facts that a signal rests on alone; savings rest on the hours above them, too. */
const SLOTS_OF_SIGNAL: Readonly<Record<Signal, readonly Slot[]>> = {
  manual_hours: ['manual_hours'],
  savings_potential: ['hourly_rate'],
  pain_severity: ['pain'],
  timeline_urgency: ['timeline'],
  budget_readiness: ['budget'],
  decision_authority: ['authority'],
  company_size_fit: ['team_size'],
  tool_stack_fit: ['tools', 'tool_count'],
  error_burden: ['error_rate'],
  industry_fit: ['industry'],
}

function isSlot(name: string): name is Slot {
  return Object.hasOwn(factLabels, name)
}

/** A number of tools that only counts the names beside it says nothing of its own. */
function isMereCount({ slot, value }: CardFact, { tools }: Facts): boolean {
  return slot === 'tool_count' && Array.isArray(tools?.value) && tools.value.length === value
}

/** Everything known, in the order of the labels. */
function listKnown(facts: Facts): CardFact[] {
  return Object.keys(factLabels)
    .filter(isSlot)
    .flatMap((slot) => {
      const fact = facts[slot]
      return fact === undefined || fact.value === null ? [] : [{ ...fact, slot }]
    })
    .filter((fact) => !isMereCount(fact, facts))
}

/** The facts under one signal of the card. */
export function listSignalFacts(signal: string, facts: Facts): CardFact[] {
  const slots = Object.hasOwn(SLOTS_OF_SIGNAL, signal) ? SLOTS_OF_SIGNAL[signal as Signal] : []
  return listKnown(facts).filter(({ slot }) => slots.includes(slot))
}

/** What is known besides the signals on the card: the person, the company, and figures that count for nothing alone. */
export function listOtherFacts(scoreCard: ScoreCard | null, facts: Facts): CardFact[] {
  const shown = (scoreCard?.signals ?? []).flatMap(({ name }) => listSignalFacts(name, facts))
  const slots = new Set(shown.map(({ slot }) => slot))
  return listKnown(facts).filter(({ slot }) => !slots.has(slot))
}

/** What the visitor would not say, or took back. */
export function listLeftOut(facts: Facts): Slot[] {
  return Object.keys(factLabels)
    .filter(isSlot)
    .filter((slot) => facts[slot]?.value === null && facts[slot]?.quote !== '')
}
