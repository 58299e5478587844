import { TAKEN_BACK_PHRASES } from '#agent/lexicon/taken-back-phrases.ts'
import { readNumber } from '#agent/understand/quantities/numbers.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

/** A figure that is known, in the order in which they were told. */
export type KnownFigure = readonly [slot: Slot, value: number]

const PHRASES = compilePhrases(TAKEN_BACK_PHRASES)

/** The slot whose value a message takes back, by naming the old figure or the last thing said. */
export function findTakenBack(
  tokens: readonly Token[],
  figures: readonly KnownFigure[],
): Slot | null {
  if (figures.length === 0) return null
  const found = findPhrases(PHRASES, tokens)
  const old = found.flatMap(({ label, last }) =>
    label === 'figure' ? [readNumber(tokens, last - 1)?.value] : [],
  )
  const named = figures.filter(([, value]) => old.includes(value))
  if (named.length === 1) return named[0]?.[0] ?? null
  return found.some(({ label }) => label === 'last') ? (figures.at(-1)?.[0] ?? null) : null
}
