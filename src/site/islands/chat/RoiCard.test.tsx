// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RoiCard } from '#site/islands/chat/RoiCard.tsx'

afterEach(cleanup)

test('the card shows dollars over "per year" and a bare number over "hours per week"', () => {
  render(<RoiCard roi={{ annual_savings: 39_686.4, time_saved_per_week: 27.5, basis: null }} />)
  const figures = screen.getAllByRole('definition').map((value) => value.textContent)
  const units = screen.getAllByRole('term').map((unit) => unit.textContent)
  expect(figures).toEqual(['$39,686', '27.5'])
  expect(units).toEqual(['per year', 'hours per week'])
})
