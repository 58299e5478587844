import { type Doing, INDUSTRY_DOINGS } from '#agent/lexicon/industry-doings.ts'
import { indexVerbs } from '#agent/lexicon/verb-forms.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Trade } from '#agent/understand/slots/industry/name-trade.ts'
import {
  indexTerms,
  type Term,
  type TermIndex,
  type TradeWord,
  toTradeWords,
} from '#agent/understand/slots/industry/trade-terms.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** Who does what the firm lives by; what follows is read from the next word. */
const SUBJECTS = toWordSet(
  'we they that which who people crew crews vans drivers lads husband wife partner family',
)
const FILLERS = toWordSet(`
we i mostly mainly also just basically only usually all both simply primarily chiefly help people specialize specialise in are make our living by
a get paid to earn have and then out design do
`)
const FILLERS_MAX = 6
const OBJECT_REACH = 6
const FIRST_VERBS_MAX = 5
/** "Parts lists" and "furniture orders" are paper. */
const PAPER = toWordSet(`
list order report invoice quote record form data sheet request file schedule document contract claim note ticket number detail entry payment
return price catalogue stock bill update application desk team manager department company
`)
const DENIES = toWordSet('without not no never nothing')

type Rule = Pick<Doing, 'industry'> & { objects: TermIndex<true> | null }

const RULES_OF = new Map<string, Rule[]>()
for (const { industry, verbs, objects } of INDUSTRY_DOINGS) {
  const rule: Rule = {
    industry,
    objects: objects === null ? null : indexTerms([[true as const, objects]]),
  }
  for (const verb of verbs.split(' ')) RULES_OF.set(verb, [...(RULES_OF.get(verb) ?? []), rule])
}
const VERBS = indexVerbs(RULES_OF.keys())

const isPaper = (word: TradeWord | undefined) => PAPER.has(word?.stem ?? '')

/** The industry that follows from what a firm does: "we move furniture for people". */
export function matchDoing(tokens: readonly Token[], isAsked: boolean): Trade | null {
  const words = toTradeWords(tokens)
  const norms = toNorms(tokens)
  for (let at = 0; at < words.length; at += 1) {
    const isLed = at > 0 && SUBJECTS.has(norms[at - 1] ?? '')
    if (!isLed && !(isAsked && at === 0)) continue
    const found = matchFrom(words, norms, at)
    if (found !== null) return found
  }
  return null
}

const toNorms = (tokens: readonly Token[]) =>
  tokens.flatMap(({ kind, norm, isGlued }) =>
    (kind === 'word' && norm !== "'s") || kind === 'number' || (norm === '&' && isGlued)
      ? [norm]
      : [],
  )

/** "We cut and fold sheet metal", "we design, make and fit kitchens": any of the first verbs tells. */
function matchFrom(
  words: readonly TradeWord[],
  norms: readonly string[],
  start: number,
): Trade | null {
  let verbs = 0
  for (let at = start; at < Math.min(words.length, start + FILLERS_MAX); at += 1) {
    const verb = VERBS.get(norms[at] ?? '')
    if (verb !== undefined && verb.form !== 'done') {
      const found = matchVerb(words, at, RULES_OF.get(verb.base) ?? [])
      if (found !== null) return found
      verbs += 1
    } else if (!FILLERS.has(norms[at] ?? '') && verbs === 0) return null
    if (verbs >= FIRST_VERBS_MAX) return null
  }
  return null
}

/** The nearest object tells, but being online always does. */
function matchVerb(words: readonly TradeWord[], at: number, rules: readonly Rule[]): Trade | null {
  let best: { industry: Rule['industry']; object: Term<true> } | null = null
  for (const { industry, objects } of rules) {
    const object = objects === null ? takeAny(words, at) : findObject(words, at, objects)
    if (object === null) continue
    const from = industry === 'ecommerce' ? at : object.from
    if (best === null || from < best.object.from) best = { industry, object: { ...object, from } }
  }
  if (best === null) return null
  const end = words[best.object.to - 1]?.end ?? 0
  return { industry: best.industry, start: words[at]?.start ?? 0, end, isVague: false }
}

function takeAny(words: readonly TradeWord[], at: number): Term<true> | null {
  const next = words[at + 1]
  return next === undefined || isPaper(next) ? null : { kind: true, from: at + 1, to: at + 2 }
}

function findObject(
  words: readonly TradeWord[],
  at: number,
  objects: TermIndex<true>,
): Term<true> | null {
  const last = Math.min(words.length, at + OBJECT_REACH)
  for (let from = at + 1; from < last; from += 1) {
    if (DENIES.has(words[from]?.stem ?? '')) return null
    const object = objects.findStart(words, from)
    if (object !== null && !isPaper(words[object.to])) return object
  }
  return null
}
