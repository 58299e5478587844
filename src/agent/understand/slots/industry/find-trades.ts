import { INDUSTRY_DOINGS } from '#agent/lexicon/industry-doings.ts'
import { INDUSTRY_NOUNS } from '#agent/lexicon/industry-nouns.ts'
import { INDUSTRY_TOOLS } from '#agent/lexicon/industry-tools.ts'
import { INDUSTRY_TOPICS } from '#agent/lexicon/industry-topics.ts'
import {
  CIVIC_NOUNS,
  MAKER_NOUNS,
  ONLINE_WORDS,
  ORGANIZATION_NOUNS,
  PART_NOUNS,
  SCHOOL_NOUNS,
  SELLER_NOUNS,
  TRADE_ENDS,
  VAGUE_TRADES,
  WORKS_NOUNS,
} from '#agent/lexicon/trade-phrases.ts'
import { indexVerbs } from '#agent/lexicon/verb-forms.ts'
import {
  type FindTerm,
  indexTerms,
  type Term,
  type TradeWord,
  toStem,
  toTradeWords,
} from '#agent/understand/slots/industry/trade-terms.ts'
import { isWorkNoun } from '#agent/understand/slots/work-words.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Industry } from '#domain/industry.ts'

/** What names an industry: a firm ("clinic"), any firm ("shop"), what it has to do with ("phone"), a program of its trade, or what it does. */
export type TradeSort = 'noun' | 'vague' | 'topic' | 'tool' | 'doing'

/** Words that name an industry, as places of tokens, with the noun for a firm behind them. */
export type TradeName = Range & {
  industry: Industry
  sort: TradeSort
  /** A noun for an organization ends it: "a wind farm operator". */
  isFirm: boolean
  /** Nothing else that names an industry follows in the same description. */
  isHead: boolean
}

type Kind = { sort: TradeSort; industry: Industry }

const toEntries = (sort: TradeSort, table: Readonly<Partial<Record<Industry, string>>>) =>
  (Object.entries(table) as [Industry, string][]).map(
    ([industry, list]) => [{ sort, industry } as Kind, list] as const,
  )
/** Of two terms of the same length the first table's counts. */
const findTerm = indexTerms([
  ...toEntries('noun', INDUSTRY_NOUNS),
  ...toEntries('topic', INDUSTRY_TOPICS),
  ...toEntries('tool', INDUSTRY_TOOLS),
])
const FIRMS: ReadonlySet<string> = new Set([...ORGANIZATION_NOUNS, ...PART_NOUNS].map(toStem))
const VAGUE: ReadonlySet<string> = new Set([...VAGUE_TRADES].map(toStem))
const PARTS: ReadonlySet<string> = new Set([...PART_NOUNS].map(toStem))

/** Their programs, programmes and houses are no goods. */
const MAKES_NO_GOODS: readonly Industry[] = ['software', 'media']
/** "A recruiting shop" is a way of speaking. */
const SELLS_NO_GOODS: readonly Industry[] = [
  ...MAKES_NO_GOODS,
  'agency',
  'accounting',
  'legal',
  'ecommerce',
  'hospitality',
  'finance',
  'insurance',
  'real_estate',
]
/** "A blood testing laboratory": so many words may stand between what is done and the noun for a firm. */
const BETWEEN_MAX = 2

/** Whether a token goes on with a description. */
export function isOfHead(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.kind === 'break') return false
  if (token.kind === 'sign') return ['-', "'", '&'].includes(token.norm) && token.isGlued
  // "Direct-to-consumer".
  return (token.isGlued && tokens[at - 1]?.norm === '-') || !TRADE_ENDS.has(token.norm)
}

/** "Company", "firm", "chain". */
export const isFirmNoun = (norm: string): boolean => FIRMS.has(toStem(norm))

/** All names of industries in some tokens, each with the noun for a firm that ends it. */
export function findTrades(tokens: readonly Token[]): TradeName[] {
  const words = toTradeWords(tokens)
  const found: TradeName[] = []
  for (let at = 0; at < words.length; ) {
    const term = findTerm(words, at)
    if (term === null) {
      at += 1
      continue
    }
    const end = findFirm(tokens, words, term.to)
    const name = toName(words, term.from, end === null ? term.to : end, term)
    const before = found.at(-1)
    if (before !== undefined && isJoined(tokens, before.to, name.from)) before.isHead = false
    found.push(name)
    at = end ?? term.to
  }
  return [...found, ...findDoings(tokens, words).map((doing) => toDoing(words, doing))]
}

const toDoing = (words: readonly TradeWord[], { kind, from, to }: Term<Industry>): TradeName => ({
  ...toPlaces(words, from, to),
  industry: kind,
  sort: 'doing',
  isFirm: false,
  isHead: true,
})

const toPlaces = (words: readonly TradeWord[], from: number, to: number): Range => ({
  from: words[from]?.at ?? 0,
  to: (words[to - 1]?.at ?? 0) + 1,
})

/** Behind the last noun for a firm that goes on with a description; null where there is none. */
function findFirm(
  tokens: readonly Token[],
  words: readonly TradeWord[],
  from: number,
): number | null {
  let end: number | null = null
  for (let at = from; at < words.length && at - (end ?? from) <= BETWEEN_MAX; at += 1) {
    const word = words[at]
    const before = words[at - 1]
    if (word === undefined || before === undefined) break
    if (!isJoined(tokens, before.at + 1, word.at) || !isOfHead(tokens, word.at)) break
    const term = findTerm(words, at)
    if (term !== null && !isFirmTerm(words, term)) break
    if (FIRMS.has(word.stem)) end = at + 1
  }
  return end
}

/** Whether nothing but words of a description stands between two places. */
function isJoined(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!isOfHead(tokens, at)) return false
  return to - from <= BETWEEN_MAX + 1
}

const isVague = (words: readonly TradeWord[], { kind, from, to }: Term<Kind>) =>
  kind.sort === 'noun' && to - from === 1 && VAGUE.has(words[from]?.stem ?? '')

/** "Brand", "shop": a noun for a firm, though it names an industry where nothing else does. */
const isFirmTerm = (words: readonly TradeWord[], term: Term<Kind>) =>
  term.to - term.from === 1 &&
  FIRMS.has(words[term.from]?.stem ?? '') &&
  (term.kind.sort !== 'noun' || isVague(words, term))

function toName(
  words: readonly TradeWord[],
  from: number,
  to: number,
  term: Term<Kind>,
): TradeName {
  const { sort, industry } = term.kind
  const last = words[to - 1]?.stem ?? ''
  const isLong = to > term.to
  return {
    ...toPlaces(words, from, to),
    industry:
      isLong || industry === 'retail' ? chooseTrade(words.slice(from, to), industry) : industry,
    sort: isVague(words, term) && !isLong ? 'vague' : sort,
    isFirm: isLong ? !PARTS.has(last) || CIVIC_NOUNS.has(last) : FIRMS.has(last),
    isHead: true,
  }
}

/** The trade of who sells, makes or teaches something: the last word of the name says which. */
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

/** So far behind a verb may stand what it is done to. */
const OBJECT_REACH = 6

type Rule = { industry: Industry; findObject: FindTerm<true> | null }

const RULES = Map.groupBy(
  INDUSTRY_DOINGS.flatMap(({ industry, verbs, objects }) => {
    const findObject = objects === null ? null : indexTerms([[true as const, objects]])
    return verbs.split(' ').map((verb) => ({ verb, rule: { industry, findObject } }))
  }),
  ({ verb }) => verb,
)
const VERBS = indexVerbs(RULES.keys())

/** "We move furniture for people": what a firm does, as places in the list of words; being online counts before goods. */
function findDoings(tokens: readonly Token[], words: readonly TradeWord[]): Term<Industry>[] {
  return words.flatMap(({ at }, from) => {
    const verb = VERBS.get(tokens[at]?.norm ?? '')
    if (verb === undefined || verb.form === 'done') return []
    const found = (RULES.get(verb.base) ?? []).flatMap(({ rule }) => findObject(words, from, rule))
    const first = found.toSorted((one, other) => nearness(one) - nearness(other))[0]
    return first === undefined ? [] : [{ kind: first.kind, from, to: first.to }]
  })
}

const nearness = ({ kind, from }: Term<Industry>) => (kind === 'ecommerce' ? 0 : from)

function findObject(
  words: readonly TradeWord[],
  verb: number,
  { industry, findObject: find }: Rule,
): Term<Industry>[] {
  for (let from = verb + 1; from < Math.min(words.length, verb + OBJECT_REACH); from += 1) {
    const object = find === null ? { from, to: from + 1 } : find(words, from)
    // "Parts lists" and "furniture orders" are paper.
    if (object !== null && !isWorkNoun(words[find === null ? from : object.to]?.stem ?? ''))
      return [{ kind: industry, from: object.from, to: object.to }]
    if (find === null) return []
  }
  return []
}
