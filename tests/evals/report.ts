import { findInterval } from './intervals.ts'
import { isReached, type Measure } from './measure.ts'

const HEAD = ['suite', 'measure', 'origin', 'value', '95 %', 'must', 'aim', 'cases', 'verdict']
// Columns whose digits line up on the right.
const NUMERIC = new Set([3, 4, 5, 6, 7])

export function formatTable(measures: readonly Measure[]): string {
  const rows = measures.map(toRow)
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const rule = widths.map((width) => '-'.repeat(width))
  return [HEAD, rule, ...rows].map((row) => alignRow(row, widths)).join('\n')
}

export function formatMisses(measures: readonly Measure[]): string {
  return measures
    .filter(({ misses = [] }) => misses.length > 0)
    .map(({ suite, name, origin, misses = [] }) => {
      const lines = misses.map((miss) => `  ${miss}`)
      return [`\n${suite}, ${name}, ${origin}:`, ...lines].join('\n')
    })
    .join('\n')
}

function toRow(measure: Measure): string[] {
  const { suite, name, origin, cases } = measure
  return [
    suite,
    name,
    origin,
    formatValue(measure.value, measure.unit),
    formatInterval(measure),
    formatGate(measure),
    measure.aim === undefined ? '' : String(measure.aim),
    String(cases),
    formatVerdict(measure),
  ]
}

function formatValue(value: number, unit: Measure['unit']): string {
  if (unit === undefined) return value.toFixed(3)
  const figure = Number.isInteger(value) ? String(value) : value.toFixed(2)
  return unit === 'count' ? figure : `${figure} ${unit}`
}

function formatInterval(measure: Measure): string {
  const interval = findInterval(measure)
  if (interval === null) return ''
  const digits = measure.unit === undefined ? 3 : 1
  return interval.map((end) => end.toFixed(digits)).join(' to ')
}

function formatGate({ gate }: Measure): string {
  if (gate === undefined) return ''
  return 'atLeast' in gate ? `≥ ${gate.atLeast}` : `≤ ${gate.atMost}`
}

function formatVerdict(measure: Measure): string {
  if (measure.gate === undefined) return 'shown'
  return isReached(measure) ? 'pass' : 'FAIL'
}

function alignRow(row: readonly string[], widths: readonly number[]): string {
  return row
    .map((cell, column) => {
      const width = widths[column] ?? 0
      return NUMERIC.has(column) ? cell.padStart(width) : cell.padEnd(width)
    })
    .join('  ')
    .trimEnd()
}
