import { expect, test } from 'vitest'
import { readRetryAfter } from '#server/features/models/circuit/create-circuit.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

test.each([
  ['20', 20_000],
  ['1.5', 1_500],
  ['Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
  ['0', null],
  ['-5', null],
  ['soon', null],
  ['', null],
  ['Fri, 20 Nov 2026 09:00:00 GMT', null],
  [null, null],
])('Retry-After %s is %s ms', (header, ms) => {
  expect(readRetryAfter(header, NOW)).toBe(ms)
})
