import { INDUSTRY_DOINGS } from '#agent/lexicon/industry-doings.ts'
import { indexVerbs } from '#agent/lexicon/verb-forms.ts'
import {
  type FindTerm,
  indexTerms,
  type Term,
  type TradeWord,
} from '#agent/understand/slots/industry/trade-terms.ts'
import { isWorkNoun } from '#agent/understand/slots/pain/work-words.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Industry } from '#domain/industry.ts'

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
export function findDoings(
  tokens: readonly Token[],
  words: readonly TradeWord[],
): Term<Industry>[] {
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
