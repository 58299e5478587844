import { expect, test } from 'vitest'
import { judgeWorth, onlyMovesData } from '#domain/verdict.ts'

const judge = (savingsUsd: number | null, work = 'invoice matching') =>
  judgeWorth({
    annualSavingsCents: savingsUsd === null ? null : savingsUsd * 100,
    auditMinimumUsd: 25_000,
    work,
  })

test.each([
  [null, 'unknown'],
  [0, 'too_small'],
  [8_424, 'too_small'],
  [24_999, 'too_small'],
  // $150,000 ÷ $29,999 is just over five years.
  [29_999, 'too_small'],
  [30_000, 'borderline'],
  [43_992, 'borderline'],
  [74_999, 'borderline'],
  [75_000, 'worth_it'],
  [400_000, 'worth_it'],
] as const)('savings of %s a year are %s', (savings, verdict) => {
  expect(judge(savings).verdict).toBe(verdict)
})

test('says how long it takes, and what to do instead where it does not pay', () => {
  expect(judge(100_000).why).toContain('pays back in about 18 months')
  expect(judge(43_992).why).toContain('pays back in about 41 months')
  expect(judge(8_424).why).toContain('would not cover the audit, which starts at $25,000')
  expect(judge(8_424).why).toContain('A connector such as Zapier')
  expect(judge(27_000).why).toContain('more than five years')
})

test('work that only moves data is borderline until it pays back within a year', () => {
  expect(judge(100_000, 'retyping orders from the web shop into the ERP')).toMatchObject({
    verdict: 'borderline',
    why: expect.stringContaining('connector'),
  })
  expect(judge(200_000, 'retyping orders from the web shop into the ERP').verdict).toBe('worth_it')
})

test.each([
  ['copying orders into SAP', true],
  ['Re-keying bills of lading', true],
  ['copying claims and checking them', false],
  ['retyping orders from email into the ERP', false],
  ['key purchase orders that come in by fax', false],
  ['typing handwritten job sheets', false],
  ['data entry of scanned PDFs', false],
  ['ringing drivers and typing their status', false],
  ['invoice matching', false],
  ['insurance eligibility checks', false],
  ['', false],
])('“%s” only moves data: %s', (process, expected) => {
  expect(onlyMovesData(process)).toBe(expected)
})
