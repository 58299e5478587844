import { WEEK_HOURS } from '#agent/lexicon/units.ts'
import { toTable, toWordSet } from '#agent/lexicon/word-set.ts'
import { formatDollars, formatMoney, formatNumber } from '#agent/state/format.ts'
import type { ItemWork } from '#agent/understand/message/act.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Workers } from '#agent/understand/quantities/workers.ts'
import type { Clause } from '#agent/understand/text/clauses.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

export const FIGURE_SLOTS = [
  'manual_hours',
  'team_size',
  'hourly_rate',
  'error_rate',
  'tool_count',
] as const
export type FigureSlot = (typeof FIGURE_SLOTS)[number]

/** A figure that is known, in the order in which they were told. */
export type KnownFigure = readonly [slot: Slot, value: number]

/** A message as the readers of figures see it. */
export type Figures = {
  tokens: readonly Token[]
  sentences: readonly Range[]
  clauses: readonly Clause[]
  mentions: readonly Mention[]
  workers: readonly Workers[]
  asked: readonly Slot[]
  /** Figures told before; the last one was told last. */
  known: readonly KnownFigure[]
  /** Places that were counted in earlier messages. */
  places?: readonly { noun: string; value: number }[]
  /** What earlier messages told of the items of the work. */
  itemWork?: ItemWork | undefined
  /** The team, where the words say how its parts make it up. */
  team?: Derivation | null
}

/** What a mention does in a derivation. */
export type UseKind =
  | 'hours'
  | 'hours each'
  | 'hours site'
  | 'time item'
  | 'share'
  | 'people'
  | 'sites'
  | 'items'
  | 'period'
  | 'rate'
  | 'salary'
  | 'extra'
  | 'percent'
  | 'errors'
  | 'whole'
  | 'tools'
  | 'minus'

/** One figure of a derivation; `index` is its place in the mentions, null for words such as "my wife and I". */
export type Use = { index: number | null; from: number; to: number; as: UseKind }

/** One figure in a sum as it is shown: 7 "front desks". Money of another currency is not in dollars here. */
export type Factor = { value: number; unit: string; currency?: string }

/** A way to come from the figures of a message to a value of a slot. */
export type Derivation = {
  slot: FigureSlot
  value: number
  low: number
  high: number
  uses: readonly Use[]
  /** The sum as it is shown: products, to be added up. */
  factors: readonly (readonly Factor[])[]
  /** What the ranker is told of the way, apart from the figures used. */
  marks: readonly string[]
  /** Hours of one person, while nobody said how many people there are. */
  isPerPerson: boolean
}

export function derive(
  slot: FigureSlot,
  value: number,
  uses: readonly Use[],
  rest: Partial<Derivation> = {},
): Derivation {
  return {
    slot,
    value,
    low: value,
    high: value,
    uses,
    factors: [],
    marks: [],
    isPerPerson: false,
    ...rest,
  }
}

export const toUse = (
  { from, to }: Pick<Mention, 'from' | 'to'>,
  index: number | null,
  as: UseKind,
): Use => ({ index, from, to, as })

/** A figure between two ends, in any unit. */
export type Span = { value: number; low: number; high: number }

export const scale = ({ value, low, high }: Span, by: Span): Span => ({
  value: value * by.value,
  low: low * by.low,
  high: high * by.high,
})

export const exactly = (value: number): Span => ({ value, low: value, high: value })

export const isAsked = ({ asked }: Figures, slot: FigureSlot): boolean =>
  asked.some((one) => one === slot || (slot === 'tool_count' && one === 'tools'))

export const findKnown = ({ known }: Figures, slot: FigureSlot): number | null =>
  known.find(([one]) => one === slot)?.[1] ?? null

const CALLED = toWordSet('it that this')

/** "$26 an hour plus benefits, so call it 33": a bare figure that rounds or sums up the one before it. */
export function isRestated({ tokens, mentions, asked }: Figures, mention: Mention): boolean {
  const { from, kind, noun, per } = mention
  const [call, it] = tokens.slice(Math.max(0, from - 2), from).map(({ norm }) => norm)
  const isBare = (kind === 'count' || kind === 'money') && noun === null && per.week === null
  const hasSubject = mentions.some((one) => one.to < from && one.kind !== 'schedule')
  const isCalled = hasSubject && call === 'call' && CALLED.has(it ?? '')
  return isBare && (isCalled || isLoaded({ tokens, mentions, asked }, mention))
}

const LOADING = toWordSet(
  'benefits taxes tax overhead overheads insurance burden burdened loaded payroll everything',
)
/** "12 euro an hour. With taxes 15 euro": money of the same currency sums up what was told before. */
const WITH = toWordSet('with incl including')
const GUESSED = toWordSet('so maybe perhaps probably about around like say roughly more closer to')
const PAID = toWordSet('pay paid make makes earn earns cost costs')
const PAID_REACH = 3
const MOST_LOADED = 2.5

/** "They make $19 an hour, so with benefits maybe 24", "$26 base, like 33 with burden": pay, and then what it comes to. */
function isLoaded(
  { tokens, mentions, asked }: Pick<Figures, 'tokens' | 'mentions' | 'asked'>,
  mention: Mention,
): boolean {
  const pay = mentions.findLast((one) => one.to < mention.from)
  const isPaid = pay !== undefined && (isPayOf(tokens, pay) || asked.includes('hourly_rate'))
  if (pay === undefined || !isPaid || !isBareOrMoney(mention)) return false
  if (mention.value <= pay.value || mention.value > pay.value * MOST_LOADED) return false
  const between = tokens.slice(pay.to, mention.from).map(({ norm }) => norm)
  const isGuessed = GUESSED.has(between.at(-1) ?? '') && between.some((norm) => LOADING.has(norm))
  if (mention.kind === 'money')
    return (
      (isGuessed || startsLoading(between)) && mention.original?.currency === pay.original?.currency
    )
  const behind = tokens.slice(mention.to, mention.to + 2).map(({ norm }) => norm)
  return LOADING.has(behind[0] ?? '') || startsLoading(behind) || isGuessed
}

const isBareOrMoney = ({ kind }: Mention) => kind === 'count' || kind === 'money'

const startsLoading = (norms: readonly string[]) =>
  norms.some((norm, at) => WITH.has(norm) && LOADING.has(norms[at + 1] ?? ''))

function isPayOf(tokens: readonly Token[], { from, kind, per }: Mention): boolean {
  const before = tokens.slice(Math.max(0, from - PAID_REACH), from)
  const isPaid = per.week === WEEK_HOURS || before.some(({ norm }) => PAID.has(norm))
  return kind === 'money' || (kind === 'count' && isPaid)
}

const round = (value: number) => Math.round(value * 1_000) / 1_000
const MINUTES = /^(?:m|mins?|minutes?|minuts|mnts|secs?|seconds?)$/

/** "40% of 40 hours", "90 minutes", "half of a 40-hour week". */
export function toAmountFactors({ kind, value, unit }: Mention, isBare: boolean): Factor[] {
  if (kind === 'fraction' || (unit === 'full time' && !isBare)) {
    const week = { value: WEEK_HOURS, unit: 'hours' }
    if (unit === 'fte') return [{ value, unit: 'full-time' }, week]
    if (kind === 'count') return [{ value, unit: 'people' }, week]
    return value === 1 ? [week] : [{ value: round(value), unit: 'of' }, week]
  }
  if (kind === 'schedule') return [{ value: 8, unit: 'hours' }]
  const isMinutes = (unit !== null && MINUTES.test(unit)) || value < 0.5
  return isMinutes && !isBare
    ? [{ value: round(value * 60), unit: 'minutes' }]
    : [{ value: round(value), unit: 'hours' }]
}

/** A sum as a visitor reads it: "2 people × 3 hours × 5 days + 4 hours", "400 receipts × 6 minutes ÷ 4.33 weeks". */
export function sayWorkings(parts: readonly (readonly Factor[])[]): string {
  return parts.map(sayProduct).join(' + ')
}

function sayProduct(factors: readonly Factor[]): string {
  const [first, second] = factors
  if (first?.unit === 'dollars' && second !== undefined)
    return `${first.currency === undefined ? formatDollars(first.value) : formatMoney(first.value, first.currency)} ÷ ${formatNumber(second.value)} hours`
  if (first?.unit === 'part' && second !== undefined)
    return `${formatNumber(first.value)} of ${formatNumber(second.value)}`
  return factors.map(sayFactor).join('')
}

const SHARES = toTable<string>({
  '0.5': 'half',
  '0.333': 'a third',
  '0.667': 'two thirds',
  '0.25': 'a quarter',
  '0.75': 'three quarters',
})

function sayFactor({ value, unit }: Factor, index: number, all: readonly Factor[]): string {
  const isShare = all[index - 1]?.unit === 'of'
  const sign = index === 0 || isShare ? '' : ' × '
  if (unit === 'of')
    return `${sign}${SHARES[String(round(value))] ?? `${formatNumber(value * 100)}%`} of `
  if (unit === 'weeks between') return ` ÷ ${formatNumber(Math.round(value * 100) / 100)} weeks`
  if (isShare && unit === 'hours' && value === WEEK_HOURS) return `a ${WEEK_HOURS}-hour week`
  const said = FAMILIAR.has(unit) ? 'people' : unit
  return `${sign}${formatNumber(value)} ${value === 1 ? toSingular(said) : said}`.trimEnd()
}

/** What visitors may call those who work for them, and we do not. */
const FAMILIAR = toWordSet(
  'us ppl girls girl gals gal guys guy ladies lady lads lad boys boy kids kid dudes',
)

const toSingular = (unit: string) =>
  unit === 'people'
    ? 'person'
    : unit.endsWith('s') && !unit.endsWith('ss')
      ? unit.slice(0, -1)
      : unit

const PRODUCT_PART = /^(÷ )?([\d,.]+)(?: ([\p{L}][\p{L}' -]*))?$/u
const PLURALS = toTable<string>({ person: 'people', hour: 'hours', minute: 'minutes', day: 'days' })

/** The factors of a sum as it was said, or null where it is more than products of counted things. */
export function readWorkings(text: string): Factor[][] | null {
  const products = text
    .split(' + ')
    .map((product) => product.replaceAll(' ÷ ', ' × ÷ ').split(' × ').map(readFactor))
  const isRead = (product: readonly (Factor | null)[]): product is Factor[] =>
    product.every((factor) => factor !== null)
  return products.every(isRead) ? products : null
}

function readFactor(part: string): Factor | null {
  const [, over, digits = '', unit = ''] = PRODUCT_PART.exec(part) ?? []
  const value = Number(digits.replaceAll(',', ''))
  if (digits === '' || !(value > 0)) return null
  if (over === undefined) return { value, unit: PLURALS[unit] ?? unit }
  return unit === 'weeks' ? { value, unit: 'weeks between' } : null
}
