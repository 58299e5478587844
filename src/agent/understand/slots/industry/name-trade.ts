import { INDUSTRY_NOUNS } from '#agent/lexicon/industry-nouns.ts'
import { INDUSTRY_TOPICS } from '#agent/lexicon/industry-topics.ts'
import {
  CIVIC_NOUNS,
  MAKER_NOUNS,
  ONLINE_WORDS,
  ORGANIZATION_NOUNS,
  PART_NOUNS,
  SCHOOL_NOUNS,
  SELLER_NOUNS,
  VAGUE_TRADES,
  WORKS_NOUNS,
} from '#agent/lexicon/trade-phrases.ts'
import {
  indexTerms,
  type Term,
  type TradeWord,
  toStem,
  toTradeWords,
} from '#agent/understand/slots/industry/trade-terms.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'
import type { Industry } from '#domain/industry.ts'

/** An industry with the words that name it, as positions in the message. */
export type Trade = {
  industry: Industry
  start: number
  end: number
  /** A word that tells little, such as "shop". */
  isVague: boolean
}

const toIndex = (table: Readonly<Partial<Record<Industry, string>>>) =>
  indexTerms(Object.entries(table) as [Industry, string][])
const NOUNS = toIndex(INDUSTRY_NOUNS)
const TOPICS = toIndex(INDUSTRY_TOPICS)
const GENERIC: ReadonlySet<string> = new Set([...ORGANIZATION_NOUNS, ...PART_NOUNS].map(toStem))
const VAGUE: ReadonlySet<string> = new Set([...VAGUE_TRADES].map(toStem))

/** Their programs, programmes and houses are no goods. */
const MAKES_NO_GOODS: readonly Industry[] = ['software', 'media']
/** "A recruiting shop" is a way of speaking. */
const SELLS_NO_GOODS: readonly Industry[] = [
  'software',
  'agency',
  'accounting',
  'legal',
  'media',
  'ecommerce',
  'hospitality',
  'finance',
  'insurance',
  'real_estate',
]
/** Beyond this many words the head of a description has lost its noun. */
const UNKNOWN_WORDS_MAX = 2

/** "company", "firm", "chain": a noun for an organization of any trade. */
export const isGenericNoun = (word: string): boolean => GENERIC.has(toStem(word.toLowerCase()))

const isVague = (words: readonly TradeWord[], { from, to }: Term<Industry>) =>
  to - from === 1 && VAGUE.has(words[from]?.stem ?? '')

/** The trade of who sells, makes or teaches what a topic tells: the last word of the phrase says which. */
function chooseTrade(words: readonly TradeWord[], topic: Industry): Industry {
  const last = words.at(-1)?.stem ?? ''
  if (SELLER_NOUNS.has(last) && words.some(({ stem }) => ONLINE_WORDS.has(stem))) return 'ecommerce'
  if (SELLER_NOUNS.has(last) && !SELLS_NO_GOODS.includes(topic)) return 'retail'
  if (WORKS_NOUNS.has(last)) return 'manufacturing'
  if (SCHOOL_NOUNS.has(last)) return 'education'
  if (last === 'authority') return 'government'
  const makesGoods = MAKER_NOUNS.has(last) && !MAKES_NO_GOODS.includes(topic)
  return makesGoods && !(last === 'builder' && topic === 'construction') ? 'manufacturing' : topic
}

function toTrade(words: readonly TradeWord[], term: Term<Industry>, industry = term.kind): Trade {
  const [start, end] = [words[term.from]?.start ?? 0, words[term.to - 1]?.end ?? 0]
  return { industry, start, end, isVague: industry === term.kind && isVague(words, term) }
}

/** "a blood testing laboratory": the nearest words before the noun that tell the industry. */
function matchTopic(words: readonly TradeWord[], end: number): Trade | null {
  const last = words.at(-1)?.stem ?? ''
  if (end === words.length) return null
  let topic: Term<Industry> | null = null
  for (let at = end; at > 0 && end - at <= UNKNOWN_WORDS_MAX && topic === null; at -= 1)
    topic = TOPICS.findEnding(words, at) ?? NOUNS.findEnding(words, at)
  if (topic === null) return null
  if (CIVIC_NOUNS.has(last)) return topic.kind === 'government' ? toTrade(words, topic) : null
  return GENERIC.has(last) && !PART_NOUNS.has(last)
    ? toTrade(words, topic, chooseTrade(words, topic.kind))
    : null
}

/** The industry that a description names by its last words: "healthcare software company" is software. */
export function matchHead(tokens: readonly Token[]): Trade | null {
  const words = toTradeWords(tokens)
  let vague: Term<Industry> | null = null
  let end = words.length
  for (; end > 0; end -= 1) {
    const noun = NOUNS.findEnding(words, end)
    if (noun !== null && !isVague(words, noun)) {
      const isWhole = end === words.length && noun.kind !== 'retail'
      return toTrade(words, noun, isWhole ? noun.kind : chooseTrade(words, noun.kind))
    }
    vague ??= noun
    if (!GENERIC.has(words[end - 1]?.stem ?? '')) break
  }
  const topic = matchTopic(words, end)
  if (topic !== null) return { ...topic, isVague: false }
  if (vague === null) return null
  // "A software company" says more than "a shop".
  const trade = toTrade(words, vague)
  return vague.to < words.length ? { ...trade, isVague: false } : trade
}

/** The industry of "a maker of …", whatever it makes. */
export function matchMaker(tokens: readonly Token[]): Trade | null {
  const words = toTradeWords(tokens)
  const isMaker = MAKER_NOUNS.has(words.at(-1)?.stem ?? '') && words.length <= 3
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  return isMaker ? { industry: 'manufacturing', start, end, isVague: false } : null
}

/** The first industry word in a text, whatever it stands in; one that tells little only when there is no other. */
export function matchAnywhere(tokens: readonly Token[]): Trade | null {
  const words = toTradeWords(tokens)
  let vague: Term<Industry> | null = null
  for (let start = 0; start < words.length; start += 1) {
    const found = NOUNS.findStart(words, start)
    if (found === null) continue
    if (!isVague(words, found)) return toTrade(words, found)
    vague ??= found
  }
  return vague === null ? null : toTrade(words, vague)
}

/** Whether some words begin with the name of a trade, as "accounting software" does and "collecting rent" does not. */
export function beginsWithTrade(tokens: readonly Token[]): boolean {
  const words = toTradeWords(tokens)
  return NOUNS.findStart(words, 0) !== null || TOPICS.findStart(words, 0) !== null
}

/** "barristers", "bike shops": the name of a trade and nothing more. */
export function isTradeName(text: string): boolean {
  const tokens = tokenize(text)
  const trade = matchHead(tokens)
  return trade !== null && trade.start === tokens[0]?.start && trade.end === tokens.at(-1)?.end
}
