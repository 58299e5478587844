import {
  AMOUNT_DOUBTS,
  BUDGET_ANSWERS,
  BUDGET_DOUBTS,
  BUDGET_LISTS,
  BUDGET_MARKS,
  BUDGET_PHRASES,
} from '#agent/lexicon/budget-phrases.ts'
import { MAGNITUDES } from '#agent/lexicon/numbers.ts'
import { toTable, toWordSet } from '#agent/lexicon/word-set.ts'
import type { Finding } from '#agent/understand/act.ts'
import type { Message } from '#agent/understand/message.ts'
import { findMentions } from '#agent/understand/quantities/find-mentions.ts'
import { create, type Mention } from '#agent/understand/quantities/mention.ts'
import { predictRoles, type RolePrediction } from '#agent/understand/readers/predict-roles.ts'
import {
  asksUs,
  dropHeld,
  isInQuestion,
  type PartReading,
  readParts,
  toSpan,
  widen,
} from '#agent/understand/slots/read-parts.ts'
import { compilePhrases, findPhrases, type PhraseMatch } from '#agent/understand/text/phrases.ts'
import { findRangeOf, type Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const OPTIONS = { lists: BUDGET_LISTS, hasSlips: true }
const PHRASES = compilePhrases(BUDGET_PHRASES, OPTIONS)
const ANSWERS = compilePhrases(BUDGET_ANSWERS, OPTIONS)
const DOUBTS = compilePhrases(BUDGET_DOUBTS, OPTIONS)
const MARKS = compilePhrases({ marked: BUDGET_MARKS }, OPTIONS)
const BESIDE = compilePhrases(AMOUNT_DOUBTS)

/** The mean of what the head of budgets and the reader of roles give an amount has to reach this. */
const AMOUNT_SURE = { asked: 0.2, unasked: 0.45 }
/** Below this the head does not share that there is no money. */
const NONE_SHARED = { asked: 0.02, unasked: 0.1 }
/** From here on it is believed without a phrase. */
const NONE_SURE = { asked: 0.8, unasked: 0.93 }

/** A bare number to the question below this is thousands: "50" is $50,000. */
const SMALLEST_PLAIN = 1_000
/** A plain amount below a thousand, as "500 dollars" is said when a budget was asked for. */
const SMALLEST_MONEY = 100

type Part = PartReading<'budget'>
type Candidate = Omit<Finding, 'slot' | 'span'> & { range: Range; weight: number }

/** Money set aside for the project, in dollars; 0 is an explicit none. */
export function readBudget(message: Message): Finding[] {
  const isAsked = message.asked.includes('budget')
  const { tokens } = message
  const mentions = [...joinAmounts(tokens, findMentions(tokens)), ...findParts(tokens)]
  const doubts = findPhrases(DOUBTS, tokens)
  const nones = findNones(message, isAsked).filter(
    (none) => !doubts.some((one) => touches(one, none)),
  )
  const places = [
    ...nones,
    ...mentions.map(({ from, to }) => ({ label: '', first: from, last: to })),
  ].map((place) => widen(message, place))
  const parts = readParts('budget', message, places)
  const roles = predictRoles(tokens, mentions, { asked: message.asked[0] ?? null })
  const beside = findPhrases(BESIDE, tokens)
  const amounts = mentions.flatMap((mention, index) => {
    const role = roles[index]
    if (role === undefined || isDoubted(mention, beside) || isYear(message, mention)) return []
    if (!isAsked && !isMarked(message, mention)) return []
    return weighAmount(mention, { message, parts, role, isAsked })
  })
  const none = parts
    .filter(
      ({ range: { from, to } }) => !doubts.some(({ first, last }) => first >= from && last <= to),
    )
    .flatMap((part) => weighNone(part, { message, nones, isAsked }))
  const best = [...amounts, ...none].toSorted((one, other) => other.weight - one.weight)[0]
  if (best === undefined) return []
  const { range, weight: _, ...found } = best
  return [{ slot: 'budget', ...found, span: toSpan(message, range) }]
}

/** An amount that nobody asked for is a budget where its sentence or the one before speaks of money to spend. */
function isMarked({ tokens, sentences }: Message, { from }: Mention): boolean {
  const at = sentences.findIndex((sentence) => from >= sentence.from && from < sentence.to)
  const start = sentences[Math.max(0, at - 1)]?.from ?? 0
  const end = sentences[at]?.to ?? tokens.length
  return findPhrases(MARKS, tokens.slice(start, end)).length > 0
}

const YEARS = { first: 1950, last: 2049 }

/** "An RPA vendor, 2023": four plain digits. */
function isYear({ tokens }: Message, { kind, value, from, to }: Mention): boolean {
  const isPlain = kind === 'count' && to === from + 1 && tokens[from]?.norm === String(value)
  const isRound = value % 500 === 0
  return isPlain && !isRound && value >= YEARS.first && value <= YEARS.last
}

const JOINTS = toWordSet('to - and')

/** "$20k to $40k" is one amount, and so is "40 000". */
function joinAmounts(tokens: readonly Token[], mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = []
  for (const mention of mentions) {
    const before = joined.at(-1)
    const range = before && joinTwo(tokens, before, mention)
    if (range) joined.splice(-1, 1, range)
    else joined.push(mention)
  }
  return joined
}

function joinTwo(tokens: readonly Token[], one: Mention, other: Mention): Mention | null {
  const isSplit =
    one.to === other.from && one.value < 1_000 && tokens[other.from]?.norm.length === 3
  if (isSplit && tokens[other.from]?.kind === 'number' && one.kind !== 'time') {
    const value = one.value * 1_000 + other.value
    return { ...other, value, low: value, high: value, from: one.from, kind: one.kind }
  }
  const isRange =
    one.kind === 'money' &&
    other.kind === 'money' &&
    other.from === one.to + 1 &&
    JOINTS.has(tokens[one.to]?.norm ?? '') &&
    other.value > one.value
  if (!isRange) return null
  const value = (one.value + other.value) / 2
  return { ...other, value, low: one.value, high: other.value, from: one.from }
}

const PARTS = toTable<number>({ half: 0.5, quarter: 0.25 })

/** "half a million", "a quarter of a million". */
function findParts(tokens: readonly Token[]): Mention[] {
  return tokens.flatMap(({ norm }, from) => {
    const part = PARTS[norm]
    if (part === undefined) return []
    let at = from + 1
    while (['of', 'a'].includes(tokens[at]?.norm ?? '') && at < from + 3) at += 1
    const isMillion = tokens[at]?.norm === 'million' || tokens[at]?.norm === 'mil'
    return isMillion ? [create('money', part * 1_000_000, [from, at + 1])] : []
  })
}

function findNones({ tokens }: Message, isAsked: boolean): PhraseMatch[] {
  return dropHeld([
    ...findPhrases(PHRASES, tokens),
    ...(isAsked ? findPhrases(ANSWERS, tokens) : []),
  ])
}

const touches = (one: PhraseMatch, other: PhraseMatch) =>
  one.first < other.last && one.last > other.first

/** "Not 5k", "quoted us 30k", "52k a year". */
function isDoubted(
  { from, to, per }: Mention,
  beside: readonly PhraseMatch<keyof typeof AMOUNT_DOUBTS>[],
): boolean {
  if (per.week !== null || per.person) return true
  return beside.some(({ label, first, last }) =>
    label === 'before'
      ? first < from && last >= from && last <= from + 1
      : first === to || first === to - 1,
  )
}

/** From here on the head knows an amount for a budget, whatever the clause says of its time. */
const TOLD_SURE = 0.9

/** Neither of the past nor what others charge. */
function isOfUs({ clauses }: Message, { from }: Mention, told: number): boolean {
  const clause = findRangeOf(clauses, from)
  if (clause === undefined || told >= TOLD_SURE) return true
  return clause.owner === 'us' && clause.time !== 'past'
}

type Amount = { message: Message; parts: readonly Part[]; role: RolePrediction; isAsked: boolean }

function weighAmount(mention: Mention, { message, parts, role, isAsked }: Amount): Candidate[] {
  const scale = readScale(message, mention, isAsked)
  const isQuestion = isInQuestion(message, mention.from) && (!isAsked || asksUs(message))
  if (scale === null || isQuestion) return []
  const told = Math.max(
    0,
    ...parts
      .filter(({ range }) => range.from <= mention.from && range.to >= mention.to)
      .map(({ chances }) => chances.amount),
  )
  if (!isOfUs(message, mention, told)) return []
  const chance = role.role === 'budget' ? role.certainty : second(role)
  // A bare number, and one that counts things, says nothing of money by itself.
  const isBare =
    mention.kind === 'count' &&
    (scale !== 1 || (mention.nounClass === 'item' && role.role !== 'budget'))
  const mean = isPart(mention) ? told : (told + chance) / 2
  const weight = isBare ? Math.min(told, mean) : mean
  if (weight < AMOUNT_SURE[isAsked ? 'asked' : 'unasked']) return []
  const { value, low, high } = mention
  return [
    {
      value: value * scale,
      range: mention,
      weight: value === 0 ? weight + 1 : weight,
      reading: { low: low * scale, high: high * scale },
    },
  ]
}

/** The reader of roles knows no "half a million". */
const isPart = ({ kind, value }: Mention) =>
  kind === 'money' && (value === 500_000 || value === 250_000)

const second = ({ second: { role, certainty } }: RolePrediction) =>
  role === 'budget' ? certainty : 0

/** What a figure is multiplied by to be an amount of money, or null where it can be none. */
function readScale({ tokens }: Message, mention: Mention, isAsked: boolean): number | null {
  const { kind, value, noun, from, to } = mention
  const isScaled = tokens.slice(from, to).some(({ norm }) => norm in MAGNITUDES && norm !== 'dozen')
  if (kind === 'money')
    return isAsked && value < SMALLEST_MONEY && value > 0 && !isScaled ? null : 1
  if (kind !== 'count') return null
  if (isScaled || value >= SMALLEST_PLAIN) return 1
  if (!isAsked || noun !== null || tokens[from]?.norm === 'one') return null
  return value === 0 ? 1 : SMALLEST_PLAIN
}

function weighNone(
  { range, chances }: Part,
  {
    message,
    nones,
    isAsked,
  }: { message: Message; nones: readonly PhraseMatch[]; isAsked: boolean },
): Candidate[] {
  const spoken = nones.find(({ first, last }) => first >= range.from && last <= range.to)
  const mood = isAsked ? 'asked' : 'unasked'
  const least = spoken === undefined ? NONE_SURE[mood] : NONE_SHARED[mood]
  if (chances.none < least || isInQuestion(message, range.from)) return []
  const place = spoken === undefined ? range : { from: spoken.first, to: spoken.last }
  return [{ value: 0, range: place, weight: chances.none, consumed: [] }]
}
