import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fact, Facts, RowName } from '#domain/fact.ts'
import { calculateRoi } from '#domain/roi.ts'
import {
  fillByHand,
  fillWorksheet,
  type Prices,
  type Proposed,
  readWritten,
} from '#domain/worksheet.ts'

const prices: Prices = {
  audit: { minimumUsd: 25_000, maximumUsd: 50_000 },
  pilot: { minimumUsd: 80_000, maximumUsd: 150_000 },
  implementation: { minimumUsd: 150_000, maximumUsd: 500_000 },
}
const say = (value: Fact['value'], quote = 'so it is', more: Partial<Fact> = {}): Fact => ({
  value,
  quote,
  messageId: 'm1',
  status: 'stated',
  ...more,
})
const propose = (value: number, workings = ''): Proposed => ({
  value,
  workings,
  quote: 'three hours at six clinics',
  messageId: 'm2',
})
const fill = (facts: Facts, more: Partial<Parameters<typeof fillWorksheet>[0]> = {}) =>
  fillWorksheet({ facts, prices, ...more })
const row = (sheet: ReturnType<typeof fill>, name: RowName) =>
  sheet.rows.find((one) => one.row === name)

test('an empty sheet has all rows open, in order, and no estimate', () => {
  const sheet = fill({})
  expect(sheet.rows.map((one) => one.row)).toEqual(['process', 'hours', 'rate', 'tools', 'errors'])
  expect(sheet.rows.every(({ state, value }) => state === 'open' && value === null)).toBe(true)
  expect(sheet.estimate).toBeNull()
})

test('what is written by hand counts while it is written, and is agreed once it is kept', () => {
  const known = fill({ tools: say(['Excel']), tool_count: say(1) })
  const written = {
    hours: { text: '6 clinics × 2.5 hours × 2 days', isKept: false },
    rate: { text: '$40', isKept: true },
  }
  const sheet = fillByHand(known, written, prices)
  expect(sheet.estimate?.savings).toBe(30 * 40 * 52 * 0.35)
  expect(row(sheet, 'hours')).toMatchObject({ state: 'open', value: 30 })
  expect(row(sheet, 'rate')).toMatchObject({ state: 'agreed', origin: 'edited', value: 40 })
  expect(row(sheet, 'tools')).toEqual(row(known, 'tools'))
})

test.each([
  ['hours', '1,200', 1200],
  ['hours', '30 hours', 30],
  ['hours', '30-40', null],
  ['hours', '40K a year', null],
  ['hours', '0', null],
  ['rate', '$32.50', 32.5],
  ['errors', '4%', 4],
  ['errors', '0', 0],
  ['errors', '140', null],
  ['tools', 'Excel, SAP', ['Excel', 'SAP']],
  ['tools', '5', 5],
  ['process', ' invoices ', 'invoices'],
  ['process', ' ', null],
] as const)('%s written as %j say %j', (name, text, value) => {
  expect(readWritten(name, text)).toEqual(value)
})

test('what was said is agreed, and its sum stands beside it', () => {
  const sheet = fill({ manual_hours: say(90) }, { workings: { manual_hours: '6 × 3 × 5' } })
  expect(row(sheet, 'hours')).toEqual({
    row: 'hours',
    value: 90,
    unit: 'hours/week',
    workings: '6 × 3 × 5',
    state: 'agreed',
    quotes: [{ quote: 'so it is', messageId: 'm1' }],
    origin: 'worked_out',
  })
})

test('a figure without a yes is to check, and covers what stood there', () => {
  const sheet = fill(
    { manual_hours: say(20) },
    { proposed: { manual_hours: propose(90, '6 × 15') } },
  )
  expect(row(sheet, 'hours')).toMatchObject({ value: 90, state: 'to_check', origin: 'worked_out' })
})

test('what was refused and what was typed say so', () => {
  const sheet = fill({
    hourly_rate: say(null, 'rather not', { status: 'refused' }),
    error_rate: say(4, '4%', { source: 'widget' }),
  })
  expect(row(sheet, 'rate')).toMatchObject({ value: null, state: 'refused' })
  expect(row(sheet, 'errors')).toMatchObject({ value: 4, state: 'agreed', origin: 'edited' })
})

test('a number of tools stands where no name is known', () => {
  expect(row(fill({ tool_count: say(4) }), 'tools')).toMatchObject({ value: 4, unit: 'tools' })
  const named = fill({ tools: say(['SAP']), tool_count: say(1) })
  expect(row(named, 'tools')).toMatchObject({ value: ['SAP'], unit: null })
})

test('the estimate carries its price, its payback, and a verdict', () => {
  const { estimate } = fill({
    pain: say('invoice matching'),
    manual_hours: say(72),
    hourly_rate: say(25),
    tool_count: say(2),
    error_rate: say(3.5),
  })
  expect(estimate).toMatchObject({
    savings: 43_992,
    automationPercent: 47,
    formula: '72 hours × $25 × 52 weeks × 47% = $43,992 a year',
    cost: prices,
    verdict: 'borderline',
    ifRight: [],
  })
  expect(estimate?.paybackMonths).toBeCloseTo(40.92, 2)
})

test('an estimate on a figure to check names the row that it hangs on', () => {
  const { estimate } = fill({ hourly_rate: say(40) }, { proposed: { manual_hours: propose(90) } })
  expect(estimate).toMatchObject({ savings: 56_160, ifRight: ['hours'] })
})

test('the estimate is that of the calculator, to the cent', () => {
  fc.assert(
    fc.property(
      fc.record({
        hours: fc.integer({ min: 1, max: 5_000 }),
        rate: fc.integer({ min: 5, max: 400 }),
        tools: fc.integer({ min: 0, max: 30 }),
        errors: fc.integer({ min: 0, max: 100 }),
      }),
      ({ hours, rate, tools, errors }) => {
        const { estimate } = fill({
          manual_hours: say(hours),
          hourly_rate: say(rate),
          tool_count: say(tools),
          error_rate: say(errors),
        })
        const roi = calculateRoi({
          manualHours: hours,
          hourlyRateCents: rate * 100,
          toolCount: tools,
          errorRatePercent: errors,
        })
        expect(estimate?.savings).toBe(roi.annualSavingsCents / 100)
        expect(estimate?.hoursSaved).toBe(roi.weeklyHoursSaved)
      },
    ),
  )
})
