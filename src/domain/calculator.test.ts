import { describe, expect, test } from 'vitest'
import {
  accumulateNetCents,
  type CalculatorInputs,
  calculatorInputNames,
  calculatorRanges,
  classifyPayback,
  defaultInputs,
  estimateFromInputs,
  HORIZON_MONTHS,
  type InputRange,
  snapToRange,
} from '#domain/calculator.ts'
import { calculateRoi, IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'

function listValues({ min, max, step }: InputRange): number[] {
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step)
}

const values = {
  manualHours: listValues(calculatorRanges.manualHours),
  hourlyRate: listValues(calculatorRanges.hourlyRate),
  toolCount: listValues(calculatorRanges.toolCount),
  teamSize: listValues(calculatorRanges.teamSize),
  errorRate: listValues(calculatorRanges.errorRate),
}

/** All 86,240 combinations of the four sliders that the formulas read. */
function* walkFormulaGrid(): Generator<CalculatorInputs> {
  for (const manualHours of values.manualHours)
    for (const hourlyRate of values.hourlyRate)
      for (const toolCount of values.toolCount)
        for (const errorRate of values.errorRate)
          yield { ...defaultInputs, manualHours, hourlyRate, toolCount, errorRate }
}

/** Section 9 of the spec, written down a second time, in dollars and without our code. */
function restateSpec({ manualHours, hourlyRate, toolCount, errorRate }: CalculatorInputs) {
  const cost = manualHours * hourlyRate * 52
  const score = Math.min(85, 30 + 5 * toolCount + 2 * errorRate)
  const savings = (cost * score) / 100
  return {
    cost,
    score,
    savings,
    weeklyHours: (manualHours * score) / 100,
    firstYearRoi: ((savings - 150_000) / 150_000) * 100,
    payback: 150_000 / (savings / 12),
    threeYearNet: 3 * savings - 150_000,
  }
}

function isClose(actual: number, expected: number): boolean {
  return Math.abs(actual - expected) <= 1e-9 * Math.max(1, Math.abs(expected))
}

test('the sliders are those of the specification', () => {
  expect(values.manualHours).toHaveLength(16)
  expect(values.hourlyRate).toHaveLength(35)
  expect(values.toolCount).toHaveLength(14)
  expect(values.teamSize).toHaveLength(98)
  expect(values.errorRate).toHaveLength(11)
  expect(defaultInputs).toEqual({
    manualHours: 20,
    hourlyRate: 75,
    toolCount: 5,
    teamSize: 10,
    errorRate: 15,
  })
})

describe('over every combination of the sliders', () => {
  test('the estimate is what the specification says, to the cent', () => {
    let count = 0
    for (const inputs of walkFormulaGrid()) {
      const spec = restateSpec(inputs)
      const estimate = estimateFromInputs(inputs)
      const isExact =
        estimate.annualCostCents === spec.cost * 100 &&
        estimate.automationPercent === spec.score &&
        estimate.annualSavingsCents === Math.round(spec.savings * 100) &&
        estimate.threeYearNetCents === Math.round(spec.threeYearNet * 100) &&
        isClose(estimate.weeklyHoursSaved, spec.weeklyHours) &&
        isClose(estimate.firstYearRoiPercent, spec.firstYearRoi) &&
        estimate.paybackMonths !== null &&
        isClose(estimate.paybackMonths, spec.payback)
      if (!isExact) expect(estimate, JSON.stringify(inputs)).toEqual(spec)
      count += 1
    }
    expect(count).toBe(16 * 35 * 14 * 11)
  })

  test('every amount is a whole dollar, so that no rounding hides behind a figure shown', () => {
    const broken = [...walkFormulaGrid()].filter((inputs) => {
      const { annualCostCents, annualSavingsCents, threeYearNetCents } = estimateFromInputs(inputs)
      return [annualCostCents, annualSavingsCents, threeYearNetCents].some((c) => c % 100 !== 0)
    })
    expect(broken).toEqual([])
  })

  test('what is saved and what remains add up, and payback, ROI and net benefit tell one story', () => {
    const broken = [...walkFormulaGrid()].filter((inputs) => {
      const estimate = estimateFromInputs(inputs)
      const payback = classifyPayback(estimate)
      const isWithinHorizon = payback.kind.startsWith('within')
      return (
        estimate.annualSavingsCents + estimate.remainingAnnualCostCents !==
          estimate.annualCostCents ||
        estimate.automationPercent < 40 ||
        estimate.automationPercent > 85 ||
        isWithinHorizon !== estimate.threeYearNetCents >= 0 ||
        (payback.kind === 'within_first_year') !== estimate.firstYearRoiPercent >= 0
      )
    })
    expect(broken).toEqual([])
  })

  test('more hours, a higher rate, more tools or more errors never save less', () => {
    const broken = [...walkFormulaGrid()].filter((inputs) =>
      (['manualHours', 'hourlyRate', 'toolCount', 'errorRate'] as const).some((name) => {
        const more = { ...inputs, [name]: inputs[name] + calculatorRanges[name].step }
        if (more[name] > calculatorRanges[name].max) return false
        return (
          estimateFromInputs(more).annualSavingsCents <
          estimateFromInputs(inputs).annualSavingsCents
        )
      }),
    )
    expect(broken).toEqual([])
  })
})

test.each(values.teamSize)(
  'a team of %i changes hours per person, and nothing else',
  (teamSize) => {
    const { weeklyHoursPerPerson, ...rest } = estimateFromInputs({ ...defaultInputs, teamSize })
    const { weeklyHoursPerPerson: _, ...restOfDefault } = estimateFromInputs(defaultInputs)
    expect(rest).toEqual(restOfDefault)
    expect(weeklyHoursPerPerson * teamSize).toBeCloseTo(17, 9)
  },
)

describe.each(calculatorInputNames)('the slider %s', (name) => {
  const range = calculatorRanges[name]

  test('keeps every value it can stand on', () => {
    for (const value of values[name]) expect(snapToRange(value, range)).toBe(value)
  })

  test('takes anything else to the nearest such value', () => {
    for (let value = range.min - 30; value <= range.max + 30; value += 0.7) {
      const snapped = snapToRange(value, range)
      const nearest = Math.min(...values[name].map((stop) => Math.abs(stop - value)))
      expect(values[name]).toContain(snapped)
      expect(Math.abs(snapped - value)).toBeCloseTo(nearest, 9)
    }
  })
})

test.each([
  [null, 'never'],
  [36.01, 'beyond_horizon'],
  [36, 'within_horizon'],
  [12.01, 'within_horizon'],
  [12, 'within_first_year'],
  [2.5, 'within_first_year'],
])('a payback of %d months counts as %s', (paybackMonths, kind) => {
  expect(classifyPayback({ ...estimateFromInputs(defaultInputs), paybackMonths }).kind).toBe(kind)
})

test('nothing saved never pays back', () => {
  const roi = calculateRoi({
    manualHours: 0,
    hourlyRateCents: 0,
    toolCount: 2,
    errorRatePercent: 0,
  })
  expect(classifyPayback(roi)).toEqual({ kind: 'never' })
})

test('the curve of three years starts at the investment and ends at the net benefit', () => {
  const { annualSavingsCents, threeYearNetCents } = estimateFromInputs(defaultInputs)
  const netAfter = (month: number) => accumulateNetCents(annualSavingsCents, month)
  expect(netAfter(0)).toBe(-IMPLEMENTATION_INVESTMENT_CENTS)
  expect(netAfter(HORIZON_MONTHS)).toBe(threeYearNetCents)
})
