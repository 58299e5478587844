import { listSlips } from '#agent/perception/slips.ts'

/** A word of a text as it is looked up, with where it stands. */
export type TradeWord = { stem: string; start: number; end: number }

/** Words that end in an s and are not many of anything. */
const SINGULARS = new Set([
  'gas',
  'bus',
  'news',
  'glass',
  'business',
  'works',
  'is',
  'as',
  'us',
  'gps',
])
/** Many of what the rules below would take for something else. */
const IRREGULARS: Readonly<Record<string, string>> = {
  buses: 'bus',
  taxis: 'taxi',
}
/** American spellings and their British ones. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/iz(?=e|ing|ation|er)/, 'is'],
  [/center/, 'centre'],
  [/fiber/, 'fibre'],
  [/theater/, 'theatre'],
  [/mold/, 'mould'],
  [/advisor/, 'adviser'],
  [/fulfill/, 'fulfil'],
  [/jewelr/, 'jewellr'],
  [/jeweler/, 'jeweller'],
  [/jewellry/, 'jewellery'],
  [/^tire/, 'tyre'],
  [/^labor(?=s?$)/, 'labour'],
  [/parlor/, 'parlour'],
]

function toSingular(word: string): string {
  const irregular = IRREGULARS[word]
  if (irregular !== undefined) return irregular
  if (word.length <= 3 || SINGULARS.has(word) || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** A word without its plural, its "'s" and its American spelling: "solicitors'" and "solicitor" are one. */
export function toStem(word: string): string {
  const bare = word.replaceAll('-', '').replace(/'s?$/, '')
  return SPELLINGS.reduce((left, [from, to]) => left.replace(from, to), toSingular(bare))
}

/** "co-op" and "e-shop" are one word, "high-street" is two. */
const WORD = /(?:co|e|re|pre|non|start)-[a-z]+|[a-z0-9&][a-z0-9&]*(?:'[a-z]*)?/g

/** The words of a text in small letters. */
export function splitWords(plain: string): TradeWord[] {
  return [...plain.matchAll(WORD)].map((match) => ({
    stem: toStem(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Slips in words shorter than this are words of their own too often, the more so when a letter is left out. */
const MENDED_MIN_CHARS = 6
const SHORTENED_MIN_CHARS = 9

/** A list of terms, each told to belong to something, that finds them whatever their spacing. */
export type TermIndex<Kind> = {
  /** The longest term that ends with the word before `end`. */
  findEnding: (words: readonly TradeWord[], end: number) => Term<Kind> | null
  /** The longest term that begins with the word at `start`. */
  findStart: (words: readonly TradeWord[], start: number) => Term<Kind> | null
}
export type Term<Kind> = { kind: Kind; from: number; to: number }

const TERM_MAX_WORDS = 5

const toKey = (stems: readonly string[]) => stems.join('')

/** Builds the index of a table of terms ("freight broker, courier"); a term told twice belongs to the first. */
export function indexTerms<Kind>(table: readonly (readonly [Kind, string])[]): TermIndex<Kind> {
  const kinds = new Map<string, Kind>()
  const vocabulary = new Set<string>()
  for (const [kind, list] of table) {
    for (const term of list.split(',')) {
      const stems = splitWords(term).map(({ stem }) => stem)
      for (const stem of stems) vocabulary.add(stem)
      if (!kinds.has(toKey(stems))) kinds.set(toKey(stems), kind)
    }
  }
  const slips = listAllSlips(vocabulary)
  const find = (words: readonly TradeWord[], from: number, to: number) => {
    const stems = words.slice(from, to).map(({ stem }) => slips.get(stem) ?? stem)
    return kinds.get(toKey(stems))
  }
  return {
    findEnding: (words, end) => {
      for (let from = Math.max(0, end - TERM_MAX_WORDS); from < end; from++) {
        const kind = find(words, from, end)
        if (kind !== undefined) return { kind, from, to: end }
      }
      return null
    },
    findStart: (words, start) => {
      for (let to = Math.min(words.length, start + TERM_MAX_WORDS); to > start; to--) {
        const kind = find(words, start, to)
        if (kind !== undefined) return { kind, from: start, to }
      }
      return null
    },
  }
}

/** What fingers make of the words of a vocabulary, where that is no word of it. */
function listAllSlips(vocabulary: ReadonlySet<string>): ReadonlyMap<string, string> {
  const slips = new Map<string, string>()
  for (const word of vocabulary) {
    if (word.length < MENDED_MIN_CHARS) continue
    for (const slip of listSlips(word).split('|')) {
      const isShortened = slip.length < word.length && word.length < SHORTENED_MIN_CHARS
      if (!isShortened && !vocabulary.has(slip)) slips.set(slip, word)
    }
  }
  return slips
}
