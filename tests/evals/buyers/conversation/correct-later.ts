import type { CorrectableSlot } from '#tests/evals/buyers/bank/bank.ts'
import type { Profile } from '#tests/evals/buyers/bank/profile.ts'
import { sayCount, sayDollars } from '#tests/evals/buyers/bank/say-number.ts'
import type { Buyer } from '#tests/evals/buyers/conversation/buyer.ts'
import { expectNumber } from '#tests/evals/buyers/grading/expected.ts'
import { type Speaker, sayOneOf, type Utterance } from '#tests/evals/buyers/speech/utterance.ts'

const FIELD = {
  manual_hours: 'hours',
  hourly_rate: 'rateUsd',
  team_size: 'people',
  error_rate: 'errorPercent',
} as const satisfies Record<CorrectableSlot, keyof Profile>

const CORRECTABLE = Object.keys(FIELD) as CorrectableSlot[]
export const isCorrectable = (slot: string): slot is CorrectableSlot =>
  CORRECTABLE.some((name) => name === slot)

/** Near enough to the truth to be a slip, far enough to be another number. */
function misremember(right: number, { random }: Speaker): number {
  const step = Math.max(2, Math.round(right * 0.2))
  return random.chance(0.5) || right - step < 2 ? right + step : right - step
}

function format(slot: CorrectableSlot, number: number, { random, style }: Speaker): string {
  if (slot === 'hourly_rate') return sayDollars(number, style, random)
  return slot === 'error_rate' ? `${number}%` : sayCount(number, style, random)
}

function listPhrases(slot: CorrectableSlot, { bank }: Speaker): readonly string[] {
  const phrases = {
    manual_hours: bank.hours,
    hourly_rate: bank.rate,
    team_size: bank.team,
    error_rate: bank.errors,
  }
  return phrases[slot].full
}

const expectSlot = (slot: CorrectableSlot, number: number) => ({ [slot]: expectNumber(number) })

/** Says a wrong figure; the right one follows with the next message. */
export function saySlip(buyer: Buyer, slot: CorrectableSlot): Utterance {
  const { speaker } = buyer
  const truth = speaker.profile[FIELD[slot]]
  const slipped = misremember(truth, speaker)
  const wrong = format(slot, slipped, speaker)
  const right = format(slot, truth, speaker)
  buyer.correction = { slot, wrong, right, told: expectSlot(slot, truth) }
  buyer.counts.corrections += 1
  const values = { n: wrong, rate: wrong, percent: wrong }
  return {
    text: sayOneOf(speaker, listPhrases(slot, speaker), values),
    told: expectSlot(slot, slipped),
  }
}

export function sayCorrection(buyer: Buyer): Utterance {
  const { correction, speaker } = buyer
  if (correction === null) throw new Error('Nothing to correct')
  buyer.correction = null
  const { slot, wrong, right, told } = correction
  return { text: sayOneOf(speaker, speaker.bank.corrections[slot], { wrong, right }), told }
}
