import type { Slot } from '#domain/fact.ts'
import type { Bank, CorrectableSlot } from '#tests/evals/buyers/bank/bank.ts'
import type { Profile } from '#tests/evals/buyers/bank/profile.ts'
import { createRandom } from '#tests/evals/buyers/bank/random.ts'
import type { Perturbation } from '#tests/evals/buyers/speech/noise.ts'
import type { Answerable } from '#tests/evals/buyers/speech/say-slot.ts'
import type { Speaker, Told } from '#tests/evals/buyers/speech/utterance.ts'

export type Correction = { slot: CorrectableSlot; wrong: string; right: string; told: Told }

/** One buyer in one conversation, and what of the profile has been said so far. */
export type Buyer = {
  speaker: Speaker
  perturbation: Perturbation
  told: Told
  /** Slots that were refused or not known, said to the agent. */
  declined: Set<Slot>
  /** Asked for, answered with something else. */
  owed: Answerable[]
  /** Said wrongly last time. */
  correction: Correction | null
  counts: { questions: number; detours: number; corrections: number; messages: number }
}

const WORD_SHARE: Partial<Record<Profile['behaviour'], number>> = {
  numbers_in_words: 0.95,
  terse: 0.03,
}
const SHORT_SHARE: Partial<Record<Profile['behaviour'], number>> = {
  terse: 0.95,
  verbose: 0.05,
  phone_typist: 0.7,
  volunteer: 0.1,
}

export function createBuyer(profile: Profile, bank: Bank, perturbation: Perturbation): Buyer {
  const random = createRandom(`${profile.id} ${perturbation}`)
  return {
    speaker: {
      bank,
      profile,
      random,
      style: {
        wordShare: WORD_SHARE[profile.behaviour] ?? 0.12,
        shortShare: SHORT_SHARE[profile.behaviour] ?? 0.4,
      },
    },
    perturbation,
    told: {},
    declined: new Set(),
    owed: [],
    correction: null,
    counts: { questions: 0, detours: 0, corrections: 0, messages: 0 },
  }
}
