import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CalculatorInputs,
  calculatorInputNames,
  calculatorRanges,
  defaultInputs,
  snapToRange,
} from '#domain/calculator.ts'
import { buildShareLink, followInputs, readInputs } from '#site/islands/calculator/Calculator.tsx'

const ADDRESS = 'https://example.com/calculator'

const anyInputs = fc.record(
  Object.fromEntries(
    calculatorInputNames.map((name) => {
      const { min, max, step } = calculatorRanges[name]
      const stops = fc.integer({ min: 0, max: (max - min) / step })
      return [name, stops.map((stop) => min + stop * step)]
    }),
  ),
) as fc.Arbitrary<CalculatorInputs>

test('whatever the sliders say comes back from the shared link and from the address', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      expect(readInputs(new URL(buildShareLink(ADDRESS, inputs)).search)).toEqual(inputs)
      const followed = new URL(followInputs(ADDRESS, inputs)).search
      expect(readInputs(followed) ?? defaultInputs).toEqual(inputs)
    }),
  )
})

test('no query, however strange, leads to a figure that its slider cannot show', () => {
  const anyQuery = fc
    .array(fc.tuple(fc.constantFrom(...calculatorInputNames), fc.oneof(fc.string(), fc.double())))
    .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, `${value}`])))
  fc.assert(
    fc.property(anyQuery, (query) => {
      const inputs = readInputs(`?${query}`) ?? defaultInputs
      for (const name of calculatorInputNames)
        expect(snapToRange(inputs[name], calculatorRanges[name])).toBe(inputs[name])
    }),
  )
})

test.each([
  ['', undefined],
  ['?utm_source=news', undefined],
  ['?manualHours=many', undefined],
  ['?manualHours=', undefined],
  ['?manualHours=40', { ...defaultInputs, manualHours: 40 }],
  ['?manualHours=41&hourlyRate=9999', { ...defaultInputs, manualHours: 40, hourlyRate: 200 }],
  ['?teamSize=-4&toolCount=7.6', { ...defaultInputs, teamSize: 3, toolCount: 8 }],
  ['?errorRate=1e3&manualHours=5', { ...defaultInputs, manualHours: 5 }],
  ['?errorRate=50&errorRate=0', { ...defaultInputs, errorRate: 50 }],
])('%o is read as %o', (search, inputs) => {
  expect(readInputs(search)).toEqual(inputs)
})

test('the address stays bare at the defaults and keeps the parameters of a campaign', () => {
  const moved = { ...defaultInputs, teamSize: 12 }
  const address = followInputs(`${ADDRESS}?utm_source=news#top`, moved)
  expect(address).toContain('utm_source=news')
  expect(address).toContain('teamSize=12')
  expect(address.endsWith('#top')).toBe(true)
  expect(followInputs(address, defaultInputs)).toBe(`${ADDRESS}?utm_source=news#top`)
})

test('a link for others carries all five figures and no campaign', () => {
  const link = buildShareLink(`${ADDRESS}?utm_source=news#top`, defaultInputs)
  expect(link).toBe(`${ADDRESS}?manualHours=20&hourlyRate=75&toolCount=5&teamSize=10&errorRate=15`)
})
