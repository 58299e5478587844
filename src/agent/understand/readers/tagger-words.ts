import { BUSINESS_WORDS, LEGAL_FORMS } from '#agent/lexicon/business-words.ts'
import { COMMON_WORDS } from '#agent/lexicon/common-words.ts'
import { GIVEN_NAMES, ORDINARY_GIVEN_NAMES } from '#agent/lexicon/given-names.ts'
import { PEOPLE_NOUNS, SITE_NOUNS, TOOL_NOUNS } from '#agent/lexicon/nouns.ts'
import { SMALL_NUMBERS, TENS } from '#agent/lexicon/numbers.ts'
import { ORDINARY_WORDS } from '#agent/lexicon/ordinary-words.ts'
import { isPlace } from '#agent/lexicon/places.ts'
import { CLOSED_WORDS, ROLE_NOUNS, TITLES } from '#agent/lexicon/tagger-words.ts'
import { PERIODS_A_WEEK, TIME_UNITS, WEEKDAYS } from '#agent/lexicon/units.ts'
import { listToolWords } from '#agent/understand/text/known-tools.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** What a word is in the lexicons. The first that holds names the group of the word. */
const GROUPS: readonly [string, (norm: string) => boolean][] = [
  ['number', (norm) => norm in SMALL_NUMBERS || norm in TENS],
  ['weekday', (norm) => norm in WEEKDAYS],
  ['period', (norm) => norm in PERIODS_A_WEEK],
  ['time', (norm) => norm in TIME_UNITS],
  ['title', (norm) => TITLES.has(norm)],
  ['given', (norm) => GIVEN_NAMES.has(norm)],
  ['ordinary given', (norm) => ORDINARY_GIVEN_NAMES.has(norm)],
  ['role', (norm) => ROLE_NOUNS.has(norm)],
  ['person', (norm) => PEOPLE_NOUNS.has(norm) && norm !== 'us' && norm !== 'them'],
  ['legal', (norm) => LEGAL_FORMS.has(norm) && norm.length > 2],
  ['tool noun', (norm) => TOOL_NOUNS.has(norm)],
  ['business', (norm) => BUSINESS_WORDS.has(norm)],
  ['site', (norm) => SITE_NOUNS.has(norm)],
  ['place', isPlace],
]

/** The group of a word: what it is in a lexicon, the word itself where it belongs to grammar, or its ending. */
export function groupWord({ kind, norm }: Token): string {
  if (kind === 'number') return 'number'
  if (kind === 'sign') return norm
  if (kind === 'break') return norm === '\n' ? 'line' : 'address'
  if (CLOSED_WORDS.has(norm)) return norm
  const group = GROUPS.find(([, holds]) => holds(norm))?.[0]
  if (group !== undefined) return group
  if (ORDINARY_WORDS.has(norm)) return 'ordinary'
  return COMMON_WORDS.has(norm) ? 'common' : 'other'
}

const TOOL_NAMES = Map.groupBy(
  listToolWords('all').map((alias) => alias.split(/[\s-]+/)),
  ([first]) => first ?? '',
)

/** For every token whether a known tool begins there (1), goes on (2), or neither (0). */
export function findKnownTools(tokens: readonly Token[]): Uint8Array {
  const found = new Uint8Array(tokens.length)
  for (const [index, { norm }] of tokens.entries()) {
    for (const words of TOOL_NAMES.get(norm) ?? []) {
      if (!words.every((word, ahead) => tokens[index + ahead]?.norm === word)) continue
      if (found[index] === 0) found[index] = 1
      for (let ahead = 1; ahead < words.length; ahead += 1) found[index + ahead] = 2
    }
  }
  return found
}
