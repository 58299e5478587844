import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateRoi } from '#domain/roi.ts'

test('45 hours at $32 with 3 tools and 4% errors save $39,686 and 23.85 hours', () => {
  const roi = calculateRoi({
    manualHours: 45,
    hourlyRateCents: 3_200,
    toolCount: 3,
    errorRatePercent: 4,
  })
  expect(roi.annualCostCents).toBe(7_488_000)
  expect(roi.automationPercent).toBe(53)
  expect(roi.annualSavingsCents).toBe(3_968_640)
  expect(roi.weeklyHoursSaved).toBe(23.85)
})

test('the formula holds to the cent over the whole grid of the calculator', () => {
  const grid = fc.record({
    manualHours: fc.integer({ min: 1, max: 16 }).map((step) => step * 5),
    rate: fc.integer({ min: 6, max: 40 }).map((step) => step * 5),
    toolCount: fc.integer({ min: 2, max: 15 }),
    errorRatePercent: fc.integer({ min: 0, max: 10 }).map((step) => step * 5),
  })
  fc.assert(
    fc.property(grid, ({ manualHours, rate, toolCount, errorRatePercent }) => {
      const roi = calculateRoi({
        manualHours,
        hourlyRateCents: rate * 100,
        toolCount,
        errorRatePercent,
      })
      const percent = Math.min(85, 30 + 5 * toolCount + 2 * errorRatePercent)
      const annualCents = BigInt(manualHours * rate * 100 * 52)
      expect(BigInt(roi.annualCostCents)).toBe(annualCents)
      expect(BigInt(roi.annualSavingsCents)).toBe((annualCents * BigInt(percent)) / 100n)
      expect(roi.automationPercent).toBe(percent)
      expect(roi.threeYearNetCents).toBe(3 * roi.annualSavingsCents - 15_000_000)
    }),
  )
})

test('nothing saved never pays back', () => {
  const roi = calculateRoi({
    manualHours: 0,
    hourlyRateCents: 0,
    toolCount: 0,
    errorRatePercent: 0,
  })
  expect(roi.paybackMonths).toBeNull()
  expect(roi.firstYearRoiPercent).toBe(-100)
})
