import { expect, test } from 'vitest'
import { splitRange } from '#server/features/insight/facts/sums.ts'

test.each([
  [{ from: '2026-11-20', to: '2026-11-21' }, ['2026-11-20', '2026-11-21'], []],
  [{ from: '2026-02-01', to: '2026-02-28' }, ['2026-02'], []],
  [{ from: '2026-02-02', to: '2026-03-31' }, ['2026-02', '2026-03'], ['2026-02-01']],
  [{ from: '2025-01-01', to: '2026-01-01' }, ['2025', '2026-01-01'], []],
  [{ from: '2028-02-01', to: '2028-02-28' }, ['2028-02'], ['2028-02-29']],
])('%o is few periods, and days that are taken away', (range, added, taken) => {
  expect(splitRange(range)).toEqual({ added, taken })
})

test('two years of whatever days are fewer than sixty periods', () => {
  const { added, taken } = splitRange({ from: '2024-12-16', to: '2026-12-15' })
  expect(added.length + taken.length).toBeLessThan(60)
})
