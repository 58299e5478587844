import { FILLERS, OTHER_NOUNS, PEOPLE_NOUNS, SITE_NOUNS, TOOL_NOUNS } from '#agent/lexicon/nouns.ts'
import { APPROXIMATE, FRACTIONS, MAGNITUDES, SMALL_NUMBERS, TENS } from '#agent/lexicon/numbers.ts'
import { PERIODS_A_WEEK, TIME_UNITS, WEEKDAYS } from '#agent/lexicon/units.ts'
import { hashText } from '#agent/understand/readers/hashing.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** Hashes of a token: the word itself, and the sort of word it is, which is the word again where none is known. */
export type WordView = { word: number; group: number }

const NUMBER = hashText('#')

export function viewWord(token: Token): WordView {
  if (isNumber(token)) return { word: NUMBER, group: NUMBER }
  const word = hashText(token.norm)
  const group = nameGroup(token.norm)
  return { word, group: group === null ? word : hashText(group) }
}

function isNumber({ kind, norm }: Token): boolean {
  return kind === 'number' || (norm in SMALL_NUMBERS && norm !== 'one') || norm in TENS
}

const isPerson = (norm: string) => PEOPLE_NOUNS.has(norm) && norm !== 'us' && norm !== 'them'

const GROUPS: readonly [string, (norm: string) => boolean][] = [
  ['<period>', (norm) => norm in PERIODS_A_WEEK],
  ['<time>', (norm) => norm in TIME_UNITS],
  ['<weekday>', (norm) => norm in WEEKDAYS],
  ['<magnitude>', (norm) => norm in MAGNITUDES],
  ['<fraction>', (norm) => norm in FRACTIONS],
  ['<persons>', (norm) => isPerson(norm) && norm.endsWith('s')],
  ['<person>', isPerson],
  ['<site>', (norm) => SITE_NOUNS.has(norm)],
  ['<tool>', (norm) => TOOL_NOUNS.has(norm)],
  ['<about>', (norm) => APPROXIMATE.has(norm)],
  ['<thing>', (norm) => OTHER_NOUNS.has(norm)],
  ['<filler>', (norm) => FILLERS.has(norm)],
]

function nameGroup(norm: string): string | null {
  return GROUPS.find(([, holds]) => holds(norm))?.[0] ?? null
}
