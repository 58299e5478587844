import { toTable } from '#agent/lexicon/word-set.ts'
import { createMender } from '#agent/understand/text/mend-word.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'

/** A word as it is looked up, with where it stands in the message. */
export type TradeWord = { stem: string; start: number; end: number }

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
  return tokens.flatMap(({ kind, norm, start, end, isGlued }) =>
    (kind === 'word' && norm !== "'s") || kind === 'number' || (norm === '&' && isGlued)
      ? [{ stem: toStem(norm), start, end }]
      : [],
  )
}

export type Term<Kind> = { kind: Kind; from: number; to: number }
/** A list of terms, each told to belong to something, that finds them whatever their spacing. */
export type TermIndex<Kind> = {
  /** The longest term that ends with the word before `end`. */
  findEnding: (words: readonly TradeWord[], end: number) => Term<Kind> | null
  /** The longest term that begins with the word at `start`. */
  findStart: (words: readonly TradeWord[], start: number) => Term<Kind> | null
}

const TERM_MAX_WORDS = 5
const SLIP_MIN_LETTERS = 7

const toKey = (words: readonly { stem: string }[], mend: (stem: string) => string) =>
  words.map(({ stem }) => mend(stem)).join('')

/** Builds the index of a table of terms ("freight broker, courier"); a term told twice belongs to the first. */
export function indexTerms<Kind>(table: readonly (readonly [Kind, string])[]): TermIndex<Kind> {
  const kinds = new Map<string, Kind>()
  const vocabulary = new Set<string>()
  for (const [kind, list] of table)
    for (const term of list.split(',')) {
      const words = toTradeWords(tokenize(term))
      for (const { stem } of words) vocabulary.add(stem)
      const key = toKey(words, (stem) => stem)
      if (!kinds.has(key)) kinds.set(key, kind)
    }
  const longWords = new Set([...vocabulary].filter((word) => word.length >= SLIP_MIN_LETTERS))
  const mend = createMender({ words: vocabulary, longWords })
  const find = (words: readonly TradeWord[], from: number, to: number): Term<Kind> | null => {
    const kind = kinds.get(toKey(words.slice(from, to), mend))
    return kind === undefined ? null : { kind, from, to }
  }
  return {
    findEnding: (words, end) => {
      for (let from = Math.max(0, end - TERM_MAX_WORDS); from < end; from += 1) {
        const found = find(words, from, end)
        if (found !== null) return found
      }
      return null
    },
    findStart: (words, start) => {
      for (let to = Math.min(words.length, start + TERM_MAX_WORDS); to > start; to -= 1) {
        const found = find(words, start, to)
        if (found !== null) return found
      }
      return null
    },
  }
}
