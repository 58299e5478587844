import type { Slot } from '#domain/fact.ts'
import type { Bank } from '#tests/evals/buyers/bank/bank.ts'
import type { Profile } from '#tests/evals/buyers/bank/profile.ts'
import type { Random } from '#tests/evals/buyers/bank/random.ts'
import type { NumberStyle } from '#tests/evals/buyers/bank/say-number.ts'
import { expand, findUsable, type Values } from '#tests/evals/buyers/bank/template.ts'
import type { Expected } from '#tests/evals/buyers/grading/expected.ts'

export type Told = Partial<Record<Slot, Expected>>

/** Words and what they tell. */
export type Utterance = { text: string; told: Told }

export type Speaker = {
  bank: Bank
  profile: Profile
  random: Random
  style: NumberStyle & {
    /** How often a bare answer is given to a question. */
    shortShare: number
  }
}

/** One of the phrases that the values fill. */
export function sayOneOf(speaker: Speaker, phrases: readonly string[], values: Values): string {
  return expand(speaker.random.pick(findUsable(phrases, values)), values, speaker.random)
}

const HYPHENATED = /\}\s?[-–]\s?\{/u

/** "5-7" joins figures; words need a phrase of their own. */
function listRangePhrases(phrases: readonly string[], values: Values): readonly string[] {
  const isInFigures = Object.values(values).every((value) => /\d/u.test(value))
  return isInFigures ? phrases : phrases.filter((phrase) => !HYPHENATED.test(phrase))
}

/** A way to say a slot; a weight of 0 or an empty list of phrases leaves it out. */
export type Form = { weight: number; phrases: readonly string[]; values: Values; told: Told }

function pickWeighted(forms: readonly Form[], random: Random): Form {
  const total = forms.reduce((sum, form) => sum + form.weight, 0)
  let left = random.next() * total
  for (const form of forms) {
    left -= form.weight
    if (left < 0) return form
  }
  throw new Error('No way to say it')
}

export function sayForm(speaker: Speaker, forms: readonly Form[]): Utterance {
  const usable = forms.filter(
    ({ weight, phrases, values }) => weight > 0 && findUsable(phrases, values).length > 0,
  )
  const { phrases, values, told } = pickWeighted(usable, speaker.random)
  return { text: sayOneOf(speaker, listRangePhrases(phrases, values), values), told }
}
