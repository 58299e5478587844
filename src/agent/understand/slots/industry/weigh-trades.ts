import { ROLE_NOUNS } from '#agent/lexicon/tagger-words.ts'
import { OTHERS_LEADS } from '#agent/lexicon/trade-phrases.ts'
import type { Message } from '#agent/understand/message/message.ts'
import { hashText } from '#agent/understand/readers/hashing.ts'
import { type HeadModel, scoreHead } from '#agent/understand/readers/head-model.ts'
import { toShares } from '#agent/understand/readers/models.ts'
import { weighTag } from '#agent/understand/readers/tagger.ts'
import {
  findTrades,
  isOfHead,
  type TradeName,
  type TradeSort,
} from '#agent/understand/slots/industry/find-trades.ts'
import { ARTICLES, markLed } from '#agent/understand/slots/industry/mark-led.ts'
import { EVIDENCE_MODEL, guessTrades } from '#agent/understand/slots/industry/trade-head.ts'
import { type Clause, findClauseOf } from '#agent/understand/text/clauses.ts'
import { findSentenceOf, type Range } from '#agent/understand/text/sentences.ts'
import type { Industry } from '#domain/industry.ts'

/** What speaks for one industry: hashed features, and the first words that do. */
export type TradeEvidence = {
  industry: Industry
  range: Range
  features: ReadonlySet<number>
  /** Words name it; it is more than a guess. */
  isNamed: boolean
}

/** Whether an industry is the one of the visitor's firm. */
export const EVIDENCE_LABELS = ['wrong', 'right'] as const

/** So many words may stand before a name in its description. */
const BEFORE_MAX = 4
/** So many words before a name say whose the firm is. */
const PREFIX_MAX = 8
/** Nobody tells of more. */
const PARTS_MAX = 40
const STEPS = [0.2, 0.4, 0.6, 0.8, 0.9]

const toStep = (share: number) => STEPS.filter((least) => share >= least).length

/** Everything in a message that speaks for an industry, by industry. */
export function collectEvidence(message: Message, words?: HeadModel): TradeEvidence[] {
  const { tokens } = message
  const found = new Map<Industry, { range: Range; said: Set<string> }>()
  const add = (industry: Industry, range: Range, said: readonly string[]) => {
    const known = found.get(industry) ?? { range, said: new Set() }
    for (const one of said) known.said.add(one)
    found.set(industry, known)
  }
  const led = markLed(message)
  const names = findTrades(tokens)
  const own = names.filter((name) => isOwn(message, name, led[name.from] ?? 0))
  for (const name of own)
    add(name.industry, name, describeName(message, name, led[name.from] ?? 0, words))
  // Of what is told of somebody else's firm a guess from the same words knows no more.
  const foreign = new Set(
    names.filter((name) => !own.includes(name)).map(({ industry }) => industry),
  )
  for (const range of listParts(message)) {
    const guesses = guessTrades(tokens.slice(range.from, range.to), words)
    for (const [rank, { industry, certainty }] of guesses.entries())
      if (isOfUs(message, range.from) && (!foreign.has(industry) || found.has(industry)))
        add(
          industry,
          range,
          describeGuess(message, range, `guess ${toStep(certainty)} ${rank === 0}`),
        )
  }
  return [...found].map(([industry, { range, said }]) => {
    const rivals = [...found].flatMap(([other, theirs]) =>
      other === industry ? [] : [...theirs.said].filter((one) => COUNTED.has(one)),
    )
    const mine = [...said].filter((one) => COUNTED.has(one)).join(' ')
    const features = [
      ...said,
      'any',
      `mine ${mine}`,
      `mine ${mine} ${rivals.length > 0}`,
      ...rivals.map((one) => `rival ${one}`),
    ]
    const isNamed = own.some((name) => name.industry === industry && NAMING.includes(name.sort))
    return { industry, range, features: new Set(features.map(hashText)), isNamed }
  })
}

/** What counts against another industry. */
const COUNTED = new Set([
  'led',
  'head noun',
  'head topic',
  'head doing',
  'head tool',
  'guess 3',
  'guess 4',
  'guess 5',
])

/** A program alone names no firm. */
const NAMING: readonly TradeSort[] = ['noun', 'vague', 'doing', 'topic']

const isUnreal = (clause: Clause | undefined) =>
  clause !== undefined && (clause.time === 'past' || clause.isSupposed)

const isOfUs = ({ clauses }: Message, at: number) => {
  const clause = findClauseOf(clauses, at)
  return clause === undefined || (clause.owner === 'us' && !isUnreal(clause))
}

/** Not a firm that they hired, a past one, a customer's, or a part of a job's title: "hotel manager". */
function isOwn(message: Message, { from, to, sort }: TradeName, led: number): boolean {
  const { tokens, clauses, asked } = message
  const clause = findClauseOf(clauses, from)
  if (isUnreal(clause) || ROLE_NOUNS.has(tokens[to]?.norm ?? '')) return false
  // "I sell software to firms like yours" is the pitch of a salesperson.
  if (sort === 'doing' && tokens[from - 1]?.norm === 'i') return false
  const isAnswer = asked.includes('industry') || from - (clause?.from ?? 0) <= 1
  return (isAnswer || isOfUs(message, from)) && (led > 0 || !isLedByOthers(message, from))
}

/** The chance of each industry that something speaks for, the likeliest first. */
export function weighTrades(message: Message): (TradeEvidence & { chance: number })[] {
  return collectEvidence(message)
    .map((evidence) => {
      const scores = scoreHead(EVIDENCE_MODEL, evidence.features, EVIDENCE_LABELS.length)
      return { ...evidence, chance: toShares(scores, EVIDENCE_MODEL.temperature)[1] ?? 0 }
    })
    .toSorted((one, other) => other.chance - one.chance)
}

/** Sentences, and their clauses where there are several. */
function listParts({ sentences, clauses }: Message): Range[] {
  return sentences.slice(0, PARTS_MAX).flatMap((sentence) => {
    const parts = clauses.filter(({ from, to }) => from >= sentence.from && to <= sentence.to)
    return parts.length > 1 ? [sentence, ...parts] : [sentence]
  })
}

function describeGuess(message: Message, { from, to }: Range, guess: string): string[] {
  const state = describeState(message, from)
  const first = message.tokens[from]?.norm ?? ''
  const about = sayAsked(message)
  return [
    guess.replace(/ \w+$/, ''),
    guess,
    `${guess} ${state}`,
    `${guess} ${about}`,
    `${guess} ${first}`,
    `${guess} ${about} ${isLedByOthers(message, to)}`,
  ]
}

const sayAsked = ({ asked }: Message) =>
  asked.includes('industry') ? 'industry' : (asked[0] ?? 'none')

function describeName(message: Message, name: TradeName, led: number, words?: HeadModel): string[] {
  const { tokens } = message
  const { sort, isFirm, isHead, from, to } = name
  let start = from
  while (
    from - start < BEFORE_MAX &&
    isOfHead(tokens, start - 1) &&
    tokens[start - 1]?.kind === 'word' &&
    !ARTICLES.has(tokens[start - 1]?.norm ?? '')
  )
    start -= 1
  let lead = start
  while (ARTICLES.has(tokens[lead - 1]?.norm ?? '')) lead -= 1
  const base = `${sort} ${isFirm} ${isHead}`
  const state = describeState(message, from)
  const before = nameToken(message, lead - 1)
  const article = lead < start ? (tokens[start - 1]?.norm ?? '') : nameToken(message, start - 1)
  const after = nameToken(message, to)
  const isAlone = before === '.' && (after === '.' || after === '#' || after === 'here')
  const trade = [0.1, 0.5].filter((least) => weighTag(message, 'trade', name) >= least).length
  const work = toStep(weighTag(message, 'work', name)) > 1
  const about = sayAsked(message)
  const own = toStep(
    guessTrades(tokens.slice(start, to), words).find(({ industry }) => industry === name.industry)
      ?.certainty ?? 0,
  )
  const last = tokens[to - 1]?.norm ?? ''
  const isPlural = last.endsWith('s') && !last.endsWith('ss')
  return [
    `${isHead ? 'head' : 'part'} ${sort}`,
    sort,
    ...(led > 0 ? ['led'] : []),
    base,
    `led ${led} ${base}`,
    `led ${led} ${state}`,
    `state ${state}`,
    `${base} ${state}`,
    `article ${article}`,
    `article ${article} ${base}`,
    `before ${before}`,
    `after ${after}`,
    `alone ${isAlone} ${about} ${base}`,
    `asked ${about} ${base}`,
    `trade ${trade}`,
    `trade ${trade} ${base} ${led}`,
    `work ${work} ${base}`,
    `plural ${isPlural} ${article}`,
    `plural ${isPlural} ${base}`,
    `plural ${isPlural} ${article} ${base} ${state}`,
    `alone ${isAlone} ${base} ${trade}`,
    `own ${own}`,
    `own ${own} ${article}`,
    `own ${own} ${state}`,
    `role ${ROLE_NOUNS.has(last)}`,
  ]
}

/** A word by itself, a figure as one, and every sign or edge as a pause. */
function nameToken({ tokens, sentences }: Message, at: number): string {
  const token = tokens[at]
  if (token === undefined || token.kind === 'sign' || token.kind === 'break') return '.'
  if (token.kind === 'number') return '#'
  return findSentenceOf(sentences, at) === undefined ? '.' : token.norm
}

/** Whose the words are, of when, and whether they are meant. */
function describeState({ tokens, clauses, sentences }: Message, at: number): string {
  const clause = findClauseOf(clauses, at)
  const isQuestion = tokens[findSentenceOf(sentences, at).to]?.norm === '?'
  if (clause === undefined) return 'none'
  return `${clause.owner} ${clause.time === 'past'} ${clause.isSupposed} ${clause.isNegated} ${isQuestion}`
}

function isLedByOthers({ tokens, clauses }: Message, at: number): boolean {
  const from = Math.max(findClauseOf(clauses, at)?.from ?? 0, at - PREFIX_MAX)
  return tokens.slice(from, at).some(({ norm }) => OTHERS_LEADS.has(norm))
}
