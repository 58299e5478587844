import { expect, test } from 'vitest'
import { defaultInputs, estimateFromInputs } from '#domain/calculator.ts'
import { calculateRoi } from '#domain/roi.ts'
import {
  describeAssumption,
  describeForListeners,
  describeVerdict,
} from '#site/islands/calculator/describe-estimate.ts'
import {
  formatCents,
  formatHoursAndMinutes,
  formatMonths,
  formatSignedPercent,
} from '#site/islands/calculator/format-figures.ts'

const estimate = estimateFromInputs(defaultInputs)

test('nothing saved is said in words', () => {
  const nothing = {
    ...estimate,
    ...calculateRoi({ manualHours: 0, hourlyRateCents: 0, toolCount: 2, errorRatePercent: 0 }),
  }
  expect(describeVerdict(nothing)).toBe(
    'Nothing is saved at these figures, so the investment never pays back.',
  )
  expect(formatMonths(nothing.paybackMonths)).toBe('never')
})

test.each([
  [{ manualHours: 5, hourlyRate: 30 }, 'It doesn’t pay back within three years.'],
  [
    {},
    'It pays back in month 28, so ROI after year 1 is negative. At 50 hours a week or more, it would pay back within the first year.',
  ],
  [{ manualHours: 80, hourlyRate: 200 }, 'It pays back in month 3, within the first year.'],
])('with %o the verdict begins "%s"', (change, verdict) => {
  expect(describeVerdict(estimateFromInputs({ ...defaultInputs, ...change }))).toContain(verdict)
})

test.each([
  [{ toolCount: 2, errorRate: 0 }, 'At 40%, your figures fall below that range'],
  [{ toolCount: 6, errorRate: 0 }, 'At 60%, your figures fall within that range'],
  [{ toolCount: 15, errorRate: 50 }, 'At 85%, your figures reach the upper end'],
])('with %o the stated assumption is commented "%s"', (change, note) => {
  expect(describeAssumption(estimateFromInputs({ ...defaultInputs, ...change }))).toContain(note)
})

test('with the hours that the verdict names, the first year does cover it', () => {
  const [enough, tooFew] = [50, 45].map((manualHours) =>
    describeVerdict(estimateFromInputs({ ...defaultInputs, manualHours })),
  )
  expect(enough).toBe('It pays back in month 11, within the first year.')
  expect(tooFew).toContain('At 50 hours a week or more')
})

test('listeners hear the four figures that matter', () => {
  expect(describeForListeners(estimate)).toBe(
    'Annual savings $66,300, 17 h saved per week, payback 27.1 months, 3-year net benefit $48,900.',
  )
})

test.each([
  [15.24, '+15.2%'],
  [-55.8, '−55.8%'],
  [0, '0.0%'],
  [-0.01, '0.0%'],
])('a return of %d is written %s', (percent, text) => {
  expect(formatSignedPercent(percent)).toBe(text)
})

test.each([
  [1.7, '1 h 42 min'],
  [0.02, '1 min'],
  [1.999, '2 h'],
  [22.67, '22 h 40 min'],
])('%d hours for one person are written %s', (hours, text) => {
  expect(formatHoursAndMinutes(hours)).toBe(text)
})

test('a loss carries a true minus', () => {
  expect(formatCents(-14_064_000)).toBe('−$140,640')
})
