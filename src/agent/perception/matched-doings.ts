import { type Doing, INDUSTRY_DOINGS } from '#agent/perception/industry-doings.ts'
import {
  indexTerms,
  splitWords,
  type TermIndex,
  type TradeWord,
} from '#agent/perception/trade-terms.ts'
import type { Industry } from '#domain/industry.ts'

/** Behind these words somebody says what their company does. */
const WHO =
  /(?<![a-z'])(?:we(?:'ve| have)?|my (?:husband|wife|partner|brother|sister|family) and i|what we do is|basically|they|our (?:people|crews?|vans|drivers|lads)|(?:company|firm|business|startup|shop|charity|nonprofit|team|outfit|organi[sz]ation|group|factory|people|place|crowd|lot) (?:that|which|who))\s(?=[a-z])/g
const FILLER =
  /^(?:mostly|mainly|also|just|basically|only|usually|all|both|simply|primarily|chiefly|help people|specialise in|specialize in|are (?:in|into)|are|make our living by|make a living|get paid to|earn our living)\s/
const CLAUSE_MAX_CHARS = 110
const CLAUSES_MAX = 12
const OBJECT_REACH_WORDS = 6
/** "Parts lists" and "furniture orders" are paper. */
const PAPER =
  /^(?:list|order|report|invoice|quote|record|form|data|sheet|request|file|schedule|document|contract|claim|note|ticket|number|detail|entry|payment|return|price|catalogue|stock|bill|update|application|desk|team|manager|department|company)$/
const ADVERB = /^(?:and|then|also|to|out|on|over|mostly|mainly)$/

type Rule = Pick<Doing, 'industry'> & { objects: TermIndex<true> | null }

/** "makes", "making", "fitting": what a verb becomes behind "we" and "a firm that", without an s. */
function listForms(verb: string): string[] {
  const stem = verb.replace(/e$/, '')
  return [verb, `${stem}ing`, `${verb}${verb.at(-1)}ing`]
}

function buildRules(): ReadonlyMap<string, readonly Rule[]> {
  const rules = new Map<string, Rule[]>()
  for (const { industry, verbs, objects } of INDUSTRY_DOINGS) {
    const rule: Rule = {
      industry,
      objects: objects === null ? null : indexTerms([[true as const, objects]]),
    }
    for (const form of verbs.split(' ').flatMap(listForms))
      rules.set(form, [...(rules.get(form) ?? []), rule])
  }
  return rules
}

const RULES = buildRules()

function findRules({ stem }: TradeWord): readonly Rule[] {
  return RULES.get(stem) ?? RULES.get(stem.replace(/e$/, '')) ?? RULES.get(`${stem}e`) ?? []
}

type Match = { industry: Industry; index: number; length: number }

/** What is done, from the verb at a place to the end of its object; the nearest object tells, but being online always does. */
function matchVerb(words: readonly TradeWord[], at: number): Match | null {
  const verb = words[at]
  if (verb === undefined) return null
  const found = findRules(verb).flatMap(({ industry, objects }) => {
    const span = objects === null ? takeAny(words, at) : findObject(words, at, objects)
    if (span === null) return []
    const length = (words[span.to - 1]?.end ?? 0) - verb.start
    return [{ industry, index: verb.start, length, from: industry === 'ecommerce' ? 0 : span.from }]
  })
  return found.toSorted((left, right) => left.from - right.from)[0] ?? null
}

const DENIES = /^(?:without|not|no|never|nothing|dont)$/

type WordSpan = { from: number; to: number }

const isPaper = (word: TradeWord | undefined) => PAPER.test(word?.stem ?? '')

function takeAny(words: readonly TradeWord[], at: number): WordSpan | null {
  const next = words[at + 1]
  return next === undefined || isPaper(next) ? null : { from: at + 1, to: at + 2 }
}

function findObject(
  words: readonly TradeWord[],
  at: number,
  objects: TermIndex<true>,
): WordSpan | null {
  const last = Math.min(words.length, at + OBJECT_REACH_WORDS)
  for (let from = at + 1; from < last; from++) {
    if (DENIES.test(words[from]?.stem ?? '')) return null
    const object = objects.findStart(words, from)
    if (object !== null && !isPaper(words[object.to])) return object
  }
  return null
}

/** "We cut and fold sheet metal", "we design, make and fit kitchens": any of the first verbs tells. */
function matchClause(clause: string): Match | null {
  const words = splitWords(clause)
  for (let at = 0; at < Math.min(words.length, 5); at++) {
    const found = matchVerb(words, at)
    if (found !== null) return found
    const next = words[at + 1]?.stem ?? ''
    const isJoined = next === 'and' || ADVERB.test(words[at]?.stem ?? '') || at === 0
    if (!isJoined || !clause.includes(' and ')) return null
  }
  return null
}

function matchAt(plain: string, from: number): Match | null {
  const filler = FILLER.exec(plain.slice(from, from + 40))?.[0].length ?? 0
  const rest = plain.slice(from + filler, from + filler + CLAUSE_MAX_CHARS)
  const end = rest.search(/[.;:!?\n()\ue000]/)
  const found = matchClause(end < 0 ? rest : rest.slice(0, end))
  return found === null ? null : { ...found, index: from + filler + found.index }
}

const ANSWER = /^\W*(?:(?:we|i|mostly|mainly|just|basically) )*(?=[a-z])/

/** The industry that follows from what the visitor's company does; asked for it, they leave "we" out. */
export function matchDoing(plain: string, isAsked: boolean): Match | null {
  for (const who of [...plain.matchAll(WHO)].slice(0, CLAUSES_MAX)) {
    const found = matchAt(plain, who.index + who[0].length)
    if (found !== null) return found
  }
  return isAsked ? matchAt(plain, ANSWER.exec(plain)?.[0].length ?? 0) : null
}
