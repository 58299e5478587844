import {
  type Fact,
  type Facts,
  type OriginalMoney,
  ROW_NAMES,
  ROW_SLOTS,
  type RowName,
  type Slot,
} from '#domain/fact.ts'
import { calculateRoi, type RoiInput } from '#domain/roi.ts'
import { toExact } from '#domain/to-exact.ts'
import { judgeWorth, type Verdict } from '#domain/verdict.ts'

/** The unit of each row; that of the contract (`SLOT_UNITS`), where the slot has one. */
const ROW_UNITS: Readonly<Record<RowName, string | null>> = {
  process: null,
  hours: 'hours/week',
  rate: 'USD/hour',
  tools: null,
  errors: 'percent',
}

/** `open`: nothing known. `to_check`: understood and not agreed to. `agreed`: said plainly, confirmed, or edited. */
export type RowState = 'open' | 'to_check' | 'agreed' | 'refused'
export type RowOrigin = 'said' | 'worked_out' | 'edited'

export type WorksheetRow = {
  row: RowName
  value: Fact['value']
  unit: string | null
  /** The sum behind the value, in the visitor's figures. */
  workings?: string
  /** Money as it was told, where that was not in dollars. */
  original?: OriginalMoney
  state: RowState
  quotes: readonly { quote: string; messageId: string }[]
  /** Null where nothing is known. */
  origin: RowOrigin | null
}

/** A figure that was said back as a question and has no yes yet. */
export type Proposed = {
  value: number
  workings: string
  quote: string
  messageId: string
  reading?: { original?: OriginalMoney }
}

export type PriceRange = { minimumUsd: number; maximumUsd: number | null }
export type Prices = Readonly<Record<'audit' | 'pilot' | 'implementation', PriceRange>>

/** Dollars a year and hours a week, from the formula of the spec, section 9. */
export type WorksheetEstimate = {
  savings: number
  hoursSaved: number
  automationPercent: number
  /** The formula with these figures. */
  formula: string
  cost: Prices
  /** Null when it never pays back. */
  paybackMonths: number | null
  verdict: Verdict
  why: string
  /** The rows that it counts and nobody agreed to: it holds only if they are right. */
  ifRight: readonly RowName[]
}

export type Worksheet = { rows: readonly WorksheetRow[]; estimate: WorksheetEstimate | null }

export type WorksheetInput = {
  facts: Facts
  proposed?: Readonly<Partial<Record<Slot, Proposed>>>
  /** The sum behind a value, where it was worked out: “3 people × 2 hours × 5 days”. */
  workings?: Readonly<Partial<Record<Slot, string>>>
  prices: Prices
}

/** The sheet that visitor and staff see, built from what a conversation knows. */
export function fillWorksheet(input: WorksheetInput): Worksheet {
  const rows = ROW_NAMES.map((row) => fillRow(row, input))
  return { rows, estimate: estimateRows(rows, input.facts.tool_count?.value, input.prices) }
}

function fillRow(row: RowName, { facts, proposed, workings }: WorksheetInput): WorksheetRow {
  const slot = ROW_SLOTS[row]
  const unit = ROW_UNITS[row]
  const waiting = proposed?.[slot]
  if (waiting !== undefined) {
    const { value, quote, messageId } = waiting
    return {
      row,
      value,
      unit,
      ...(waiting.workings && { workings: waiting.workings }),
      ...(waiting.reading?.original && { original: waiting.reading.original }),
      state: 'to_check',
      quotes: [{ quote, messageId }],
      origin: waiting.workings ? 'worked_out' : 'said',
    }
  }
  const fact = facts[slot] ?? (row === 'tools' ? facts.tool_count : undefined)
  if (fact === undefined) return { row, value: null, unit, state: 'open', quotes: [], origin: null }
  const sum = workings?.[slot]
  const quotes = [{ quote: fact.quote, messageId: fact.messageId }]
  if (fact.value === null) {
    return { row, value: null, unit, state: 'refused', quotes, origin: readOrigin(fact, sum) }
  }
  return {
    row,
    value: fact.value,
    unit: typeof fact.value === 'number' && row === 'tools' ? 'tools' : unit,
    ...(sum && { workings: sum }),
    ...(fact.original && { original: fact.original }),
    state: 'agreed',
    quotes,
    origin: readOrigin(fact, sum),
  }
}

function readOrigin({ source }: Fact, workings: string | undefined): RowOrigin {
  if (source === 'widget') return 'edited'
  return workings ? 'worked_out' : 'said'
}

/** Rows as they were written by hand. One that is not kept is still being written: it is counted, and no more. */
export type WrittenRows = Readonly<Partial<Record<RowName, { text: string; isKept: boolean }>>>

/** The sheet with what was written on it, before or without a server that reads it. */
export function fillByHand(known: Worksheet, written: WrittenRows, prices: Prices): Worksheet {
  const rows = known.rows.map((row): WorksheetRow => {
    const hand = written[row.row]
    const value = hand ? readWritten(row.row, hand.text) : null
    if (!hand || value === null) return row
    if (!hand.isKept) return { ...row, value }
    return { ...row, value, workings: undefined, quotes: [], state: 'agreed', origin: 'edited' }
  })
  const tools = rows.find(({ row }) => row === 'tools')?.value
  const toolCount = Array.isArray(tools) ? tools.length : tools
  return { rows, estimate: estimateRows(rows, toolCount, prices) }
}

/** A figure with its unit, not followed by another figure. */
const FIGURE = /^\$?\s?(\d{1,7}(?:\.\d{1,4})?)\s*(?:%|in 100|percent|hours?|h|dollars?)?$/i
/** A factor of a sum: “6 clinics”. */
const FACTOR = /^(\d{1,7}(?:\.\d{1,4})?)[^\d]{0,40}$/

/** What a row says that was written by hand, where that is plain; null where it is not. */
export function readWritten(row: RowName, text: string): WorksheetRow['value'] {
  const words = text.trim()
  if (words === '') return null
  if (row === 'process') return words
  const plain = words.replace(/(?<=\d),(?=\d{3})/g, '')
  const figure = FIGURE.exec(plain)?.[1]
  if (row === 'tools' && figure === undefined) return words.split(',').map((name) => name.trim())
  const factors = plain.split(/ ?[×*] ?/).map((part) => FACTOR.exec(part)?.[1])
  const product = factors.reduce((sum, factor) => sum * Number(factor ?? Number.NaN), 1)
  const value = figure !== undefined ? Number(figure) : factors.length > 1 ? product : Number.NaN
  const isPossible = row === 'errors' ? value >= 0 && value <= 100 : value > 0
  return isPossible ? value : null
}

/** Null while hours or rate have no value. Tools and errors that are unknown count as 0, as in the calculator. */
function estimateRows(
  rows: readonly WorksheetRow[],
  toolCount: Fact['value'] | undefined,
  prices: Prices,
): WorksheetEstimate | null {
  const read = (name: RowName) => {
    const value = rows.find(({ row }) => row === name)?.value
    return typeof value === 'number' ? value : null
  }
  const hours = read('hours')
  const rate = read('rate')
  if (hours === null || rate === null) return null
  const input: RoiInput = {
    manualHours: hours,
    hourlyRateCents: toExact(rate * 100),
    toolCount: typeof toolCount === 'number' ? toolCount : 0,
    errorRatePercent: read('errors') ?? 0,
  }
  const roi = calculateRoi(input)
  const process = rows.find(({ row }) => row === 'process')
  const words = [process?.value, ...(process?.quotes ?? []).map(({ quote }) => quote)]
  const judgment = judgeWorth({
    annualSavingsCents: roi.annualSavingsCents,
    auditMinimumUsd: prices.audit.minimumUsd,
    work: words.join(' '),
  })
  return {
    savings: roi.annualSavingsCents / 100,
    hoursSaved: roi.weeklyHoursSaved,
    automationPercent: roi.automationPercent,
    formula: writeFormula(input, roi.automationPercent, roi.annualSavingsCents),
    cost: prices,
    paybackMonths: roi.paybackMonths,
    ...judgment,
    ifRight: rows.filter(({ state }) => state === 'to_check').map(({ row }) => row),
  }
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

function writeFormula(
  { manualHours, hourlyRateCents }: RoiInput,
  automationPercent: number,
  savingsCents: number,
): string {
  const factors = [
    `${number.format(manualHours)} hours`,
    dollars.format(hourlyRateCents / 100),
    '52 weeks',
    `${number.format(automationPercent)}%`,
  ]
  return `${factors.join(' × ')} = ${dollars.format(savingsCents / 100)} a year`
}
