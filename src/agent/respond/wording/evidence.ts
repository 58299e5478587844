import { stemmer } from 'stemmer'
import {
  ASPECTS,
  DEMAND,
  FUNCTION_WORDS,
  GUARDED,
  NEGATION,
} from '#agent/respond/wording/claim-rules.ts'
import { type Figure, fold, isSameFigure, readFigures } from '#agent/respond/wording/figures.ts'
import { readNumberWord } from '#agent/respond/wording/number-words.ts'
import type { WordingBlock, WordingPlan } from '#agent/respond/wording/wording-plan.ts'

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
    'nearest closest',
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

/** The members of a list stand in one clause, and share its yes or no. */
export const joinLists = (folded: string): string => folded.replaceAll(LISTED, ' ')
const splitClauses = (folded: string) => joinLists(folded).split(CLAUSE)

const NOTHING = /^(?:nothing|nobody|none|nada|rien|niente|nic)\b/

function readPolarity(folded: string): { affirmed: Set<string>; denied: Set<string> } {
  const affirmed = new Set<string>()
  const denied = new Set<string>()
  for (const clause of splitClauses(folded)) {
    if (NOT_ALL.test(clause)) continue
    const at = NEGATION.exec(clause)?.index ?? -1
    const [before, after] = at < 0 ? [clause, ''] : [clause.slice(0, at), clause.slice(at)]
    const stems = (words: string) => listContent(words, 'en').map(stemOf)
    const told = stems(before)
    // "Checks nothing".
    const undone = NOTHING.test(after) ? told.splice(-1) : []
    const far = stems(after)
    const near = far.splice(0, DENIED_WORDS)
    for (const stem of [...told, ...far]) affirmed.add(stem)
    for (const stem of [...undone, ...near]) denied.add(stem)
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

/** Of a block's words, so many in the writer's sentences have said it. */
const SAID_SHARE = 0.5

/** A figure that is to be agreed to stands in what the visitor sees: "Is that correct?" alone asks nothing. */
export function holdsFigure(
  { question, language }: WordingPlan,
  accepted: readonly string[],
): boolean {
  if (question?.asks !== 'confirm') return true
  const [result = ''] = question.text.split('=').slice(-1)
  const said = readFigures(accepted.join(' '), language)
  return readFigures(result, 'en').every((due) =>
    said.some((figure) =>
      isSameFigure({ ...figure, per: [], unit: due.unit === null ? null : figure.unit }, due),
    ),
  )
}

export type Spoken = {
  accepted: readonly string[]
  cited: ReadonlySet<string>
  plan: WordingPlan
}

const SENTENCES = /(?<=[.!?]) (?=\p{Lu})/u
const VERDICT = /\b(?:worth|too small|borderline|would not buy)\b/
const isMoney = ({ unit }: Figure) => /^[A-Z]/.test(unit ?? '')

/** What a block has to say and the writer's sentences do not: all of it, or those with an amount or the verdict. */
export function findUnsaid(block: WordingBlock, spoken: Spoken): WordingBlock[] {
  const { accepted, plan } = spoken
  if (block.isOptional) return []
  const said = readEvidence(accepted.join(' '), plan.language)
  if (!isSaid(block, said, spoken)) return [block]
  // In another language a part of ours, which is in English, would break into the reply.
  if (plan.language !== 'en' || !COMPLETE.includes(block.name)) return []
  const unsaid = block.text.split(SENTENCES).filter((sentence) => {
    const own = readEvidence(sentence, 'en')
    const verdict = VERDICT.exec(own.folded)?.[0] ?? ''
    const areSaid = own.figures
      .filter(isMoney)
      .every((known) => said.figures.some((figure) => isSameFigure(figure, known)))
    return !areSaid || !said.folded.includes(verdict)
  })
  return unsaid.length === 0 ? [] : [{ ...block, text: unsaid.join(' ') }]
}

/** Prices and what comes of a visitor's figures are said whole. */
const COMPLETE = ['answer', 'estimate']

function isSaid(block: WordingBlock, said: Evidence, { cited, plan }: Spoken): boolean {
  const isCited = block.ids.length > 0 && block.ids.every((id) => cited.has(id))
  const own = readEvidence(block.text, 'en')
  const shared = said.figures.filter((figure) =>
    own.figures.some((known) => isSameFigure(figure, known)),
  )
  if (block.name === 'estimate') return isCited && shared.some(isMoney)
  if (isCited) return true
  if (block.name === 'noted') return shared.length > 0
  const stems = listContent(own.folded, 'en').map(stemOf)
  const told = stems.filter((stem) => said.stems.has(stem))
  return plan.language === 'en' && stems.length > 0 && told.length / stems.length >= SAID_SHARE
}
