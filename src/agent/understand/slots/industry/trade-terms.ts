import { toTable } from '#agent/lexicon/word-set.ts'
import { createMender } from '#agent/understand/text/mend-word.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'

/** A word as it is looked up, and the token that it is. */
export type TradeWord = { stem: string; at: number }

/** Words that end in an s and are not many of anything. */
const SINGULAR_ENDINGS = ['ss', 'us', 'is']
const STEMS = toTable<string>({
  gas: 'gas',
  news: 'news',
  works: 'works',
  as: 'as',
  gps: 'gps',
  buses: 'bus',
  taxis: 'taxi',
})
/** American spellings and their British ones, in which terms are written. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['izing', 'ising'],
  ['izer', 'iser'],
  ['ization', 'isation'],
  ['center', 'centre'],
  ['fiber', 'fibre'],
  ['theater', 'theatre'],
  ['mold', 'mould'],
  ['advisor', 'adviser'],
  ['fulfill', 'fulfil'],
  ['jewelry', 'jewellery'],
  ['jeweler', 'jeweller'],
  ['parlor', 'parlour'],
  ['tire', 'tyre'],
  ['labor', 'labour'],
]
/** Of these the American spelling is part of other words: "entire", "laboratory". */
const WHOLE_WORDS: ReadonlySet<string> = new Set(['tire', 'labor'])

function toSingular(word: string): string {
  if (word.length <= 3 || SINGULAR_ENDINGS.some((ending) => word.endsWith(ending))) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (['ches', 'shes', 'xes', 'sses', 'zzes'].some((ending) => word.endsWith(ending)))
    return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** A word without its plural and its American spelling: "fitness centers" and "fitness centre" are one. */
export function toStem(norm: string): string {
  const known = STEMS[norm]
  if (known !== undefined) return known
  const singular = toSingular(norm.endsWith("'") ? norm.slice(0, -1) : norm)
  return SPELLINGS.reduce(
    (word, [from, to]) =>
      WHOLE_WORDS.has(from) ? (word === from ? to : word) : word.replace(from, to),
    singular,
  )
}

/** The words of some tokens; signs are left out, so that "co-op" and "coop" are one term. */
export function toTradeWords(tokens: readonly Token[]): TradeWord[] {
  return tokens.flatMap(({ kind, norm, isGlued }, at) =>
    (kind === 'word' && norm !== "'s") || kind === 'number' || (norm === '&' && isGlued)
      ? [{ stem: toStem(norm), at }]
      : [],
  )
}

/** A term of a table, as places in a list of words. */
export type Term<Kind> = { kind: Kind; from: number; to: number }

/** Finds the longest term that begins with a word. */
export type FindTerm<Kind> = (words: readonly TradeWord[], start: number) => Term<Kind> | null

const TERM_MAX_WORDS = 5
const SLIP_MIN_LETTERS = 7

/** Reads tables of terms ("freight broker, courier"), whatever their spacing; a term told twice belongs to the first. */
export function indexTerms<Kind>(table: readonly (readonly [Kind, string])[]): FindTerm<Kind> {
  const kinds = new Map<string, Kind>()
  const vocabulary = new Set<string>()
  for (const [kind, list] of table)
    for (const term of list.split(',')) {
      const stems = toTradeWords(tokenize(term)).map(({ stem }) => stem)
      for (const stem of stems) vocabulary.add(stem)
      const key = stems.join('')
      if (!kinds.has(key)) kinds.set(key, kind)
    }
  const longWords = new Set([...vocabulary].filter((word) => word.length >= SLIP_MIN_LETTERS))
  const mend = createMender({ words: vocabulary, longWords })
  return (words, start) => {
    const stems = words.slice(start, start + TERM_MAX_WORDS).map(({ stem }) => mend(stem))
    for (let count = stems.length; count > 0; count -= 1) {
      const kind = kinds.get(stems.slice(0, count).join(''))
      if (kind !== undefined) return { kind, from: start, to: start + count }
    }
    return null
  }
}
