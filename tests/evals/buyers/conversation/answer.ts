import type { Slot } from '#domain/fact.ts'
import type { Buyer } from '#tests/evals/buyers/conversation/buyer.ts'
import { isCorrectable, saySlip } from '#tests/evals/buyers/conversation/correct-later.ts'
import { ANSWERABLE, type Answerable, saySlot } from '#tests/evals/buyers/speech/say-slot.ts'
import { sayWithheld } from '#tests/evals/buyers/speech/say-withheld.ts'
import { sayOneOf, type Utterance } from '#tests/evals/buyers/speech/utterance.ts'

const ASKED_AS: Partial<Record<Slot, Answerable>> = { tool_count: 'tools' }

export function toAnswerable(slot: Slot): Answerable | null {
  return ANSWERABLE.find((name) => name === (ASKED_AS[slot] ?? slot)) ?? null
}

const MOST_CORRECTIONS = 2

/** What the buyer says when asked for a slot: the truth, a slip of it, or that there will be no answer. */
export function answer(buyer: Buyer, slot: Slot, isAlone: boolean): Utterance {
  const { speaker, told } = buyer
  const { profile, random, bank } = speaker
  const answerable = toAnswerable(slot)
  if (answerable === null || profile.withheld[slot] !== undefined) {
    buyer.declined.add(slot)
    return sayWithheld(speaker, slot, isAlone)
  }
  if (told[answerable] !== undefined) {
    const again = saySlot(speaker, answerable, false)
    return { ...again, text: `${sayOneOf(speaker, bank.talk.repeats, {})} ${again.text}` }
  }
  const isSlipping =
    profile.behaviour === 'corrector' &&
    isCorrectable(answerable) &&
    buyer.correction === null &&
    buyer.counts.corrections < MOST_CORRECTIONS &&
    !(answerable === 'team_size' && profile.people < 4) &&
    random.chance(0.8)
  if (isSlipping) return saySlip(buyer, answerable)
  return saySlot(speaker, answerable, isAlone)
}

/** Something not yet said that the buyer may bring up unasked. */
export function findUnsaid(buyer: Buyer, among: readonly Answerable[]): Answerable[] {
  const { told, speaker } = buyer
  return among.filter(
    (slot) => told[slot] === undefined && speaker.profile.withheld[slot] === undefined,
  )
}
