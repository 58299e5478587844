import { expect, test } from 'vitest'
import { formatDay, formatMonth } from '#site/lib/format-day.ts'

test.each([
  ['2026-03-24', 'March 24, 2026', 'March 2026'],
  ['2026-01-01', 'January 1, 2026', 'January 2026'],
  ['2025-12-31', 'December 31, 2025', 'December 2025'],
])('%s is the same day in every time zone', (day, full, month) => {
  expect(formatDay(day)).toBe(full)
  expect(formatMonth(day)).toBe(month)
})
