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
  return { rows, estimate: estimateRows(rows, input) }
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

/** Null while hours or rate have no value. Tools and errors that are unknown count as 0, as in the calculator. */
function estimateRows(
  rows: readonly WorksheetRow[],
  { facts, prices }: WorksheetInput,
): WorksheetEstimate | null {
  const read = (name: RowName) => {
    const value = rows.find(({ row }) => row === name)?.value
    return typeof value === 'number' ? value : null
  }
  const hours = read('hours')
  const rate = read('rate')
  if (hours === null || rate === null) return null
  const toolCount = facts.tool_count?.value
  const input: RoiInput = {
    manualHours: hours,
    hourlyRateCents: toExact(rate * 100),
    toolCount: typeof toolCount === 'number' ? toolCount : 0,
    errorRatePercent: read('errors') ?? 0,
  }
  const roi = calculateRoi(input)
  const work = rows.find(({ row }) => row === 'process')?.value
  const judgment = judgeWorth({
    annualSavingsCents: roi.annualSavingsCents,
    auditMinimumUsd: prices.audit.minimumUsd,
    work: typeof work === 'string' ? work : '',
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
