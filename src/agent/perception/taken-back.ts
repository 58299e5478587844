import type { Slot } from '#domain/fact.ts'

/** A figure that is known, in the order in which they were told. */
export type KnownFigure = readonly [slot: Slot, value: number]

/** "Forget the 40", "not 23", "ignore my 40 hours". */
const TAKEN_BACK =
  /\b(?:forget|ignore|disregard|scrap|strike|override|not|instead of|wasn't|isn't)\s(?:(?:about|what i (?:said|wrote)|my|the) ){0,3}\$?(\d[\d,.]*)/g
const LAST_TAKEN_BACK =
  /\b(?:forget|ignore|disregard|scrap|strike|override|correct) (?:that|this|it|what i (?:said|wrote|typed)|my (?:last|previous|earlier)|the (?:last|previous|typo))\b|\b(?:my mistake|i misspoke|that was (?:wrong|a typo))\b/

/** The slot whose value a message takes back, by naming the old figure or the last thing said. */
export function findTakenBack(plain: string, figures: readonly KnownFigure[]): Slot | null {
  const old = [...plain.matchAll(TAKEN_BACK)].map((match) => Number(match[1]?.replaceAll(',', '')))
  const named = figures.filter(([, value]) => old.includes(value))
  if (named.length === 1) return named[0]?.[0] ?? null
  return LAST_TAKEN_BACK.test(plain) ? (figures.at(-1)?.[0] ?? null) : null
}
