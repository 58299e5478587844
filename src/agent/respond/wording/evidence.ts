import { stemmer } from 'stemmer'
import {
  ASPECTS,
  DEMAND,
  FUNCTION_WORDS,
  GUARDED,
  NEGATION,
} from '#agent/respond/wording/claim-rules.ts'
import { type Figure, fold, readFigures } from '#agent/respond/wording/figures.ts'
import { readNumberWord } from '#agent/respond/wording/number-words.ts'
import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'

/** A text read for what it says: its figures, and its words with their yes or no. */
export type Evidence = {
  folded: string
  figures: readonly Figure[]
  stems: ReadonlySet<string>
  /** Stems that are said of something, and that are denied of it. */
  affirmed: ReadonlySet<string>
  denied: ReadonlySet<string>
  aspects: ReadonlySet<string>
  /** Guarded topics with "yes" or "no": "refund:no". */
  topics: ReadonlySet<string>
}

/** Words that say the same of what the firm does. */
const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'cost price charg fee invest',
    'last durat',
    'person human staff employe colleagu',
    'start begin kick',
    'answer repli respond respons',
    'estim calcul',
    'keep own retain',
    'check review verifi approv',
    'explain show describ',
    'system agent softwar',
    'live launch product',
    'publish list',
    'guarante promis',
    'error mistak wrong',
    'includ cover contain',
    'choos pick',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ')
    return others.map((other) => [other, first])
  }),
)

export function stemOf(word: string): string {
  const bare = word.replace(/'(?:s|re|ve|ll|d|m)$/, '')
  const stem = stemmer(bare)
  return SAME[stem] ?? stem
}

const WORD = /\p{L}+(?:['-]\p{L}+)*/gu
const UNIT_WORDS = /^(?:hours?|minutes?|days?|weeks?|months?|years?|dollars?|euros?|percent)$/

/** The words of a folded text that say something, without figures and their units. */
export function listContent(folded: string, language: string): string[] {
  return (folded.match(WORD) ?? [])
    .flatMap((word) => (FUNCTION_WORDS.has(word) ? [] : word.split('-')))
    .filter(
      (word) =>
        word.length > 1 &&
        !FUNCTION_WORDS.has(word) &&
        !UNIT_WORDS.test(word) &&
        !NEGATION.test(word) &&
        readNumberWord(word, language) === null,
    )
}

const CLAUSE = /[,;:.!?()–—]|\b(?:but|and|while|because|aber|pero|mais|ma|maar|ale)\b/
const LISTED = /,\s+(?=(?:(?:or|nor|and)\s+)?[\p{L}\d-]+(?:\s[\p{L}-]+)?(?:,|[.!?]|$))/gu
/** A negation reaches so many words that say something. */
const DENIED_WORDS = 8
/** Of some only: neither said nor denied of all. */
const NOT_ALL =
  /\b(?:not|no|nicht|pas|niet) (?:every\w*|all|always|any|jede\w*|alle\w*|tous|toutes|elke?)\b/

/** The members of a list share their clause's yes or no. */
const splitClauses = (folded: string) => folded.replaceAll(LISTED, ' ').split(CLAUSE)

function readPolarity(folded: string): { affirmed: Set<string>; denied: Set<string> } {
  const affirmed = new Set<string>()
  const denied = new Set<string>()
  for (const clause of splitClauses(folded)) {
    if (NOT_ALL.test(clause)) continue
    const at = NEGATION.exec(clause)?.index ?? -1
    const [before, after] = at < 0 ? [clause, ''] : [clause.slice(0, at), clause.slice(at)]
    for (const word of listContent(before, 'en')) affirmed.add(stemOf(word))
    for (const [index, word] of listContent(after, 'en').entries())
      (index < DENIED_WORDS ? denied : affirmed).add(stemOf(word))
  }
  return { affirmed, denied }
}

function listTopics(folded: string): Set<string> {
  const topics = new Set<string>()
  for (const clause of splitClauses(folded)) {
    for (const [name, pattern] of Object.entries(GUARDED)) {
      const found = pattern.exec(clause)
      if (found === null) continue
      const isDenied = NEGATION.test(clause.replace(found[0], ' '))
      topics.add(`${name}:${isDenied ? 'no' : 'yes'}`)
    }
  }
  return topics
}

export function readEvidence(text: string, language: string): Evidence {
  const folded = fold(text)
  const isOfSome = NOT_ALL.test(folded)
  const whole = folded.replaceAll(new RegExp(NOT_ALL, 'gu'), ' ')
  const aspects = Object.entries(ASPECTS).flatMap(([name, pattern]) =>
    pattern.test(whole) ? [name] : [],
  )
  return {
    folded,
    figures: readFigures(text, language),
    stems: new Set(listContent(folded, language).map(stemOf)),
    ...readPolarity(folded),
    aspects: new Set(isOfSome ? [...aspects, 'some'] : aspects),
    topics: listTopics(folded),
  }
}

/** What a sentence may rest on. */
export type Grounds = {
  plan: WordingPlan
  /** Each sentence of the visitor's, now and before. */
  visitor: readonly Evidence[]
  cited: ReadonlyMap<string, Evidence>
  noted: readonly Evidence[]
  question: Evidence | null
  /** The last message asks or demands something, so that a bare yes would be an answer to it. */
  isDemand: boolean
}

const SENTENCE_END = /(?<=[.!?])\s+|\n+/

/** Reads once what all sentences of a reply are checked with. */
export function prepareGrounds(
  plan: WordingPlan,
  message: string,
  earlier: readonly string[],
): Grounds {
  const said = [...earlier, message].flatMap((text) => text.split(SENTENCE_END)).slice(-60)
  const isForeign = plan.language !== 'en'
  const read = (text: string) => readEvidence(text.slice(0, 600), 'en')
  return {
    plan,
    visitor: said.flatMap((text) =>
      isForeign ? [read(text), readEvidence(text.slice(0, 600), plan.language)] : [read(text)],
    ),
    cited: new Map(
      [...plan.ledger, ...plan.sources].map(({ id, text }) => [id, readEvidence(text, 'en')]),
    ),
    noted: plan.noted.map(read),
    question: plan.question === null ? null : read(plan.question.text),
    isDemand: DEMAND.test(message.toLowerCase()),
  }
}
