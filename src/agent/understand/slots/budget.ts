import { CURRENCY_WORDS, UNKNOWN_CURRENCIES } from '#agent/lexicon/figure-words.ts'
import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { MAGNITUDES } from '#agent/lexicon/numbers.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { sayExchangeRate, sayTold } from '#agent/state/format.ts'
import type { Finding, Reading } from '#agent/understand/message/act.ts'
import type { Message } from '#agent/understand/message/message.ts'
import { findMentions } from '#agent/understand/quantities/find-mentions.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Focus } from '#agent/understand/readers/clause-features.ts'
import { readHead } from '#agent/understand/readers/heads.ts'
import { predictRoles } from '#agent/understand/readers/predict-roles.ts'
import { findSigningLimits } from '#agent/understand/slots/authority.ts'
import { OUR_PRICES } from '#agent/understand/slots/other-money.ts'
import {
  asksUs,
  isInQuestion,
  readParts,
  toSpan,
  widen,
} from '#agent/understand/slots/read-parts.ts'
import { findTimeSpans } from '#agent/understand/slots/time-spans.ts'
import { findRangeOf, type Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import { toExact } from '#domain/to-exact.ts'

/** What the head of budgets and the reader of roles give an amount together has to reach this. */
const AMOUNT_SURE = { asked: 0.2, unasked: 0.42 }
/** Below this the head knows that an amount is no budget, whatever its role seems to be. */
const AMOUNT_SHARED = 0.05
/** What the role counts beside the head. */
const ROLE_SHARE = 0.3
/** From here on the head is believed that there is no money. */
const NONE_SURE = { asked: 0.5, unasked: 0.75 }

/** A bare number to the question below this is thousands: "50" is $50,000. */
const THOUSANDS_BELOW = 200
/** From here on a number that nobody asked for may be money without a sign of it. */
const PLAIN_MONEY = 1_000

/** Words for money that may be spent on this. */
const SET_ASIDE = toWordSet(
  'budget budgeted aside earmarked allocated reserved fund funds money cash pot kitty',
)

type Amount = Focus & Pick<Mention, 'value' | 'low' | 'high' | 'original'>
type Candidate = Pick<Finding, 'value' | 'reading' | 'consumed'> & { range: Range; weight: number }

/** Money set aside for the project, in dollars; 0 is an explicit none. */
export function readBudget(message: Message): Finding[] {
  const mood = message.asked.includes('budget') ? 'asked' : 'unasked'
  const nones = readParts('budget', message)
    .filter(
      ({ range, chances }) =>
        chances.none >= NONE_SURE[mood] &&
        !isInQuestion(message, range.from) &&
        !namesBudgetYear(message, range),
    )
    .map(
      ({ range, chances }): Candidate => ({ value: 0, range, weight: chances.none, consumed: [] }),
    )
  const [best] = [...weighAmounts(message, mood), ...nones].toSorted(
    (one, other) => other.weight - one.weight,
  )
  if (best === undefined) return []
  const { range, weight: _, ...found } = best
  return [{ slot: 'budget', ...found, span: toSpan(message, range) }]
}

function weighAmounts(message: Message, mood: keyof typeof AMOUNT_SURE): Candidate[] {
  const { tokens, asked } = message
  const mentions = findMentions(tokens)
  const limits = findSigningLimits(message).filter(({ isUpTo }) => !isUpTo)
  const isNamed = tokens.some(({ norm }) => SET_ASIDE.has(norm))
  const plain = { ...message, tokens: sayInDollars(tokens, mentions) }
  const roles = predictRoles(plain.tokens, mentions, { asked: asked[0] ?? null })
  return listAmounts(message).flatMap((amount) => {
    const { from, to, value, low, high } = amount
    // "I sign under 250k" tells who decides, and no money that is set aside.
    const isLimit = limits.some((limit) => limit.from < from && from < limit.to)
    if (isOfPerson(tokens, to) || (!isNamed && (isLimit || isNoBudget(message, amount)))) return []
    if (isInQuestion(message, from) && (mood === 'unasked' || asksUs(message))) return []
    const { chances } = readHead('budget', plain, widen(plain, amount), amount)
    const told = value === 0 ? chances.none : chances.amount
    const role = roles[mentions.findLastIndex((one) => one.from >= from && one.to <= to)]
    const chance = [role, role?.second].find((one) => one?.role === 'budget')?.certainty ?? 0
    const weight = told * (1 - ROLE_SHARE) + chance * ROLE_SHARE
    if (told < AMOUNT_SHARED || weight < AMOUNT_SURE[mood]) return []
    const reading = { low, high, ...readForeign(amount) }
    return [{ value: toExact(value), range: { from, to }, weight, reading }]
  })
}

const EACH = toWordSet('per each every')
const PERSON_REACH = 4

/** "177k per full-time employee": pay, whatever verb stands before it. */
const isOfPerson = (tokens: readonly Token[], at: number): boolean =>
  EACH.has(tokens[at]?.norm ?? '') &&
  tokens.slice(at + 1, at + 1 + PERSON_REACH).some(({ norm }) => PEOPLE_NOUNS.has(norm))

const OF_CALENDAR = toWordSet('year years cycle season period meeting vote')

/** "Budget year starts July 1": when money is set aside, and not that there is none. */
const namesBudgetYear = ({ tokens }: Message, { from, to }: Range) =>
  tokens
    .slice(from, to)
    .some(({ norm }, at) => norm === 'budget' && OF_CALENDAR.has(tokens[from + at + 1]?.norm ?? ''))

const JUDGED = toWordSet(`
much expensive steep pricey high crazy wow ouch jeez your price prices fee audit pilot rollout before until
`)

/** "25K is much", "before I spend 25k", "25k is your price": our own price said again. */
function isPriceOfOurs(
  { tokens, sentences }: Message,
  { from, value, low, high }: Amount,
): boolean {
  const sentence = findRangeOf(sentences, from)
  return (
    low === high &&
    OUR_PRICES.includes(value) &&
    tokens
      .slice(sentence?.from, (sentence?.to ?? from) + 1)
      .some(({ norm }) => JUDGED.has(norm) || norm === '?')
  )
}

const isNoBudget = (message: Message, amount: Amount): boolean =>
  isPriceOfOurs(message, amount) || isThreshold(message, amount)

const ABOVE = toWordSet('over above beyond exceeds exceeding than past')
const APPROVAL = toWordSet(`
bid bids bidding tender tenders rfp rfps rfq procurement purchasing board council committee approval approvals approve approves
approved sign signs signed signature vote votes superintendent cfo ceo boss quotes
`)
const THRESHOLD_REACH = 2

/** "Anything over $25k goes out to bid": from where on others are asked, and no money that is set aside. */
function isThreshold({ tokens, sentences }: Message, { from }: Range): boolean {
  const sentence = findRangeOf(sentences, from)
  const isAbove = tokens
    .slice(Math.max(0, from - THRESHOLD_REACH), from)
    .some(({ norm }) => ABOVE.has(norm))
  const words = tokens.slice(sentence?.from, sentence?.to)
  return isAbove && words.some(({ norm }) => APPROVAL.has(norm))
}

/** The heads were trained on dollars, so that they are shown no other currency. */
function sayInDollars(tokens: readonly Token[], mentions: readonly Mention[]): readonly Token[] {
  const foreign = mentions.filter(({ original }) => original !== null)
  if (foreign.length === 0) return tokens
  return tokens.map((token, at) => {
    const isForeign = foreign.some(({ from, to }) => from <= at && at < to)
    const isCurrency = token.norm in CURRENCY_WORDS || UNKNOWN_CURRENCIES.has(token.norm)
    if (!isForeign || !isCurrency) return token
    const isBefore = tokens[at + 1]?.kind === 'number'
    return { ...token, norm: isBefore ? '$' : 'dollars', kind: isBefore ? 'sign' : 'word' }
  })
}

/** What is known of an amount in another currency: how it was told, and at which rate it was converted. */
function readForeign(amount: Amount): Reading {
  if (amount.original === null) return {}
  const { amount: told, currency, isUnknown } = amount.original
  const original = { amount: told, currency }
  if (isUnknown) return { original, isUnconverted: true }
  return { original, derivation: `${sayTold(amount, currency)} ${sayExchangeRate(currency)}` }
}

/** Figures that may be amounts of money, with what the head is told of each. */
export function listAmounts({ tokens, asked }: Pick<Message, 'tokens' | 'asked'>): Amount[] {
  const times = findTimeSpans(tokens)
  const found = joinAmounts(tokens, findMentions(tokens)).flatMap((mention) => {
    const isTime = times.some(({ from, to }) => from <= mention.from && to > mention.to)
    const scale = isTime ? null : readScale(tokens, mention, asked.includes('budget'))
    if (scale === null) return []
    const { value, low, high, original } = mention
    return [
      { mention, scale, original, value: value * scale, low: low * scale, high: high * scale },
    ]
  })
  const most = Math.max(...found.map(({ value }) => value))
  return found.map(({ mention: { from, to, kind, nounClass, per }, scale, ...amount }, index) => ({
    ...amount,
    from,
    to,
    signs: [
      `kind ${kind} ${scale > 1}`,
      `class ${nounClass}`,
      `per ${per.week?.toFixed(2)} ${per.person} ${per.item}`,
      `size ${Math.floor(2 * Math.log10(Math.max(1, amount.value)))}`,
      `order ${Math.min(2, index)} ${Math.min(2, found.length - 1 - index)}`,
      `most ${amount.value === most} ${found.length > 1}`,
    ],
  }))
}

/** "40 000" is one amount, and so is "$20k to $40k". */
function joinAmounts(tokens: readonly Token[], mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = []
  for (const mention of mentions) {
    const before = joined.at(-1)
    const whole = before && joinTwo(tokens, before, mention)
    if (whole) joined.splice(-1, 1, whole)
    else joined.push(mention)
  }
  return joined
}

function joinTwo(tokens: readonly Token[], one: Mention, other: Mention): Mention | null {
  const isSplit = one.to === other.from && one.value < 1_000 && one.kind !== 'time'
  if (isSplit && tokens[other.from]?.kind === 'number' && tokens[other.from]?.norm.length === 3) {
    const value = one.value * 1_000 + other.value
    return { ...other, value, low: value, high: value, from: one.from, kind: one.kind }
  }
  const isRange = one.kind === 'money' && other.kind === 'money' && other.from === one.to + 1
  const joint = tokens[one.to]?.norm ?? ''
  if (!isRange || !['to', '-', 'and'].includes(joint) || other.value <= one.value) return null
  const value = (one.value + other.value) / 2
  const [least, most] = [one.original, other.original]
  const original = least && most && { ...most, amount: (least.amount + most.amount) / 2 }
  return { ...other, value, low: one.value, high: other.value, from: one.from, original }
}

/** What a figure is multiplied by to be an amount of money, or null where it can be none. */
function readScale(tokens: readonly Token[], mention: Mention, isAsked: boolean): number | null {
  const { kind, per, from, to } = mention
  const words = tokens.slice(from, to).map(({ norm }) => norm)
  // "Half a million".
  if (kind === 'fraction') return words.includes('million') ? 1_000_000 : null
  if (per.person || isYear(mention, words)) return null
  if (kind === 'money') return 1
  if (kind !== 'count' || isDate(tokens, mention) || isAdded(tokens, mention)) return null
  const isScaled = words.some((norm) => norm in MAGNITUDES && norm !== 'dozen')
  const isNamed = tokens.slice(Math.max(0, from - 3), from).some(({ norm }) => norm === 'budget')
  if (isScaled || mention.value >= PLAIN_MONEY) return 1
  return (isAsked || isNamed) && words[0] !== 'one' ? readBare(mention) : null
}

const MONTH =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?$/
const DAYS_OF_MONTH = 31

/** "Budget year starts July 1". */
const isDate = (tokens: readonly Token[], { from, value }: Mention) =>
  value <= DAYS_OF_MONTH && MONTH.test(tokens[from - 1]?.norm ?? '')

/** "72+30" is a sum of something else. */
const isAdded = (tokens: readonly Token[], { from, to }: Mention) =>
  (tokens[to]?.norm === '+' && tokens[to + 1]?.kind === 'number') ||
  (tokens[from - 1]?.norm === '+' && tokens[from - 2]?.kind === 'number')

/** "An RPA vendor, 2023": four plain digits. */
function isYear({ kind, value }: Mention, words: readonly string[]): boolean {
  const isPlain = kind === 'count' && words.join() === String(value) && value % 500 !== 0
  return isPlain && value >= 1950 && value < 2050
}

function readBare({ value, noun, per }: Mention): number | null {
  if (noun !== null) return null
  return value > 0 && value < THOUSANDS_BELOW && per.week === null ? 1_000 : 1
}

const NO_BUDGET =
  /\b(?:not|isn't|isnt|never) (?:my|our|the|a) budget\b|\b(?:your|ur) (?:own )?(?:price|fee)s?\b/
const NEVER_SAID = /\bnever (?:said|told you|gave you|wrote|mentioned)\b/
const MONEY = /\$? ?(\d[\d,]{0,12})(?:\.\d+)? ?(k|thousand|grand)?\b/g

/** "That's not my budget, 25k is your price", "I never said $1,000": a budget that was misread is taken off. */
export function takeBackBudget(plain: string, known: unknown): Finding[] {
  if (typeof known !== 'number' || !(NO_BUDGET.test(plain) || NEVER_SAID.test(plain))) return []
  const named = [...plain.matchAll(MONEY)].find(
    ([, digits = '', scale]) =>
      Number(digits.replaceAll(',', '')) * (scale === undefined ? 1 : 1_000) === known,
  )
  const denied = /\b(?:not|isn't) (?:my|our) budget\b/.exec(plain) ?? named
  if (denied === undefined) return []
  const span = [denied.index, denied.index + denied[0].length] as const
  return [{ slot: 'budget', value: known, span, reading: { isTakenBack: true } }]
}
