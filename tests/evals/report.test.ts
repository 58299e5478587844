import { expect, it } from 'vitest'
import type { Measure } from './measure.ts'
import { formatMisses, formatTable } from './report.ts'

const SHARE: Measure = { suite: 'turns', name: 'F1', origin: 'blind', value: 0.9, cases: 300 }

it('sets the columns below one another', () => {
  const table = formatTable([SHARE, { ...SHARE, name: 'a longer name', cases: 5 }]).split('\n')
  expect(new Set(table.map((line) => line.indexOf('blind')).slice(2)).size).toBe(1)
  expect(table).toHaveLength(4)
})

it('says of a gate whether it was reached', () => {
  const [, , below, reached, shown] = formatTable([
    { ...SHARE, gate: { atLeast: 0.93 } },
    { ...SHARE, gate: { atMost: 2 } },
    SHARE,
  ]).split('\n')
  expect(below).toMatch(/≥ 0\.93 +300 +FAIL$/)
  expect(reached).toMatch(/≤ 2 +300 +pass$/)
  expect(shown).toMatch(/shown$/)
})

it('writes a share with three decimals and names any other unit', () => {
  const table = formatTable([SHARE, { ...SHARE, value: 4.5, unit: 'ms' }])
  expect(table).toContain('0.900')
  expect(table).toContain('4.50 ms')
})

it('gives the interval of a share, and of a count only what it brings', () => {
  expect(formatTable([SHARE])).toContain('0.861 to 0.929')
  const count = { ...SHARE, value: 90, unit: 'count' } as const
  expect(formatTable([count])).not.toContain(' to ')
  expect(formatTable([{ ...count, interval: [70, 110] }])).toContain('70.0 to 110.0')
})

it('lists misses below the measure they belong to', () => {
  expect(formatMisses([SHARE])).toBe('')
  expect(formatMisses([{ ...SHARE, misses: ['"hello" → nothing'] }])).toContain(
    'turns, F1, blind:\n  "hello" → nothing',
  )
})
