import type { Slot } from '#domain/fact.ts'
import { readDevelopmentBanks } from '#tests/evals/buyers/bank/read-bank.ts'
import { sampleProfiles } from '#tests/evals/buyers/bank/sample-profile.ts'
import { stripProtection } from '#tests/evals/buyers/bank/template.ts'
import { createBuyer } from '#tests/evals/buyers/conversation/buyer.ts'
import { sayCorrection, saySlip } from '#tests/evals/buyers/conversation/correct-later.ts'
import { type Answerable, saySlot } from '#tests/evals/buyers/speech/say-slot.ts'
import type { Told } from '#tests/evals/buyers/speech/utterance.ts'

/** A message that a simulated buyer would write, and the ranges that its figures then have. */
export type Sampled = {
  source: string
  text: string
  asked: readonly Slot[]
  known: readonly (readonly [Slot, number])[]
  told: Told
}

const BUYERS = 30
const SLOTS: readonly Answerable[] = [
  'manual_hours',
  'manual_hours',
  'manual_hours',
  'team_size',
  'team_size',
  'hourly_rate',
  'hourly_rate',
  'error_rate',
  'tools',
  'timeline',
  'budget',
]
const CORRECTED = ['manual_hours', 'hourly_rate', 'team_size', 'error_rate'] as const
const ASKED_SHARE = 0.5
const SECOND_SHARE = 0.3

/** The phrases of the development banks, a few for every buyer. Each bank is by an author of its own. */
export function sampleBuyers(): Sampled[] {
  return readDevelopmentBanks().flatMap((bank, index) =>
    sampleProfiles(bank, `train-${index}`, BUYERS).flatMap((profile) => {
      const buyer = createBuyer(profile, bank, 'reworded')
      const { speaker } = buyer
      const { random } = speaker
      const source = `bank-${index + 1}`
      const answers = SLOTS.map((slot): Sampled => {
        const isAsked = random.chance(ASKED_SHARE)
        const first = saySlot(speaker, slot, isAsked)
        const other = random.chance(SECOND_SHARE)
          ? saySlot(speaker, random.pick(SLOTS), false)
          : null
        const texts = other === null ? [first.text] : [first.text, other.text]
        return {
          source,
          text: stripProtection(texts.join('. ')),
          asked: isAsked ? [slot] : [],
          known: [],
          told: { ...other?.told, ...first.told },
        }
      })
      const slot = random.pick(CORRECTED)
      const slip = saySlip(buyer, slot)
      const wrong = slip.told[slot]
      const corrected: Sampled = {
        source,
        known: wrong?.kind === 'number' ? [[slot, wrong.low]] : [],
        asked: random.chance(ASKED_SHARE) ? ['email'] : [],
        ...sayCorrection(buyer),
      }
      return [...answers, { ...corrected, text: stripProtection(corrected.text) }]
    }),
  )
}
