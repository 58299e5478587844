// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Roi, RoiBasis } from '#site/islands/chat/api/message.ts'
import { RoiCard } from '#site/islands/chat/transcript/RoiCard.tsx'

afterEach(cleanup)

const figures = { annual_savings: 39_686.4, time_saved_per_week: 27.5 }
const basis: RoiBasis = {
  annual_cost: 74_880,
  automation_percent: 53,
  inputs: { manual_hours: 45, hourly_rate: 32, tool_count: 3, error_rate: 4 },
  unknown: [],
  derivations: { manual_hours: '3 × 15 hours a week each', hourly_rate: '' },
}

function show(roi: Roi, standing: 'current' | 'outdated' = 'current') {
  const onChangeFigure = vi.fn()
  render(<RoiCard {...{ roi, standing, onChangeFigure }} />)
  return { onChangeFigure, text: screen.getByRole('article').textContent ?? '' }
}

test('the card shows dollars over "per year" and a bare number over "hours per week"', () => {
  show({ ...figures, basis: null })
  const shown = screen.getAllByRole('definition').map((value) => value.textContent)
  const units = screen.getAllByRole('term').map((unit) => unit.textContent)
  expect(shown).toEqual(['$39,686', '27.5'])
  expect(units).toEqual(['per year', 'hours per week'])
})

test('the card says what it was computed from, how hours came about, and that it is no promise', () => {
  const { text } = show({ ...figures, basis })
  expect(text).toContain('45 h × $32 × 52 = $74,880 a year')
  expect(text).toContain('30% + 3 tools × 5% + 4% errors × 2 = 53% automated')
  expect(text).toContain('45 h = 3 × 15 hours a week each')
  expect(text).toContain('An estimate by formula, not a promise.')
})

test.each([
  [['tool_count', 'error_rate'], 'Tools and errors are not known yet and count as 0.'],
  [['error_rate'], 'Errors are not known yet and count as 0.'],
])('what is unknown (%j) is said to count as 0', (unknown, sentence) => {
  expect(show({ ...figures, basis: { ...basis, unknown } }).text).toContain(sentence)
})

test('a sum above the limit of the formula is said to be held', () => {
  const inputs = { ...basis.inputs, tool_count: 12 }
  const { text } = show({ ...figures, basis: { ...basis, inputs, automation_percent: 85 } })
  expect(text).toContain('held at 85% automated')
})

test('a number can be changed from the card, unless the card is outdated', async () => {
  const { onChangeFigure } = show({ ...figures, basis })
  await userEvent.click(screen.getByRole('button', { name: 'Change a number' }))
  expect(onChangeFigure).toHaveBeenCalledOnce()
  cleanup()
  const { text } = show({ ...figures, basis }, 'outdated')
  expect(text).toContain('Based on figures that have since changed.')
  expect(screen.queryByRole('button')).toBeNull()
})
