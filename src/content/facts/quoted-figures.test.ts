import { expect, test } from 'vitest'
import { engagementPhases } from '#content/facts/pricing.ts'
import { findFigureProblems, quoteFigures, readFigure } from '#content/facts/quoted-figures.ts'

const [audit, pilot] = engagementPhases

test('figures come from the published prices', () => {
  expect(readFigure('auditPrice')).toBe(audit.investment)
  expect(readFigure(' pilotPrice ')).toBe(pilot.investment)
})

test('an amount may be written with or without underscores', () => {
  expect(readFigure('calculatorPayback(60_000)')).toMatch(/^\d+\.\d years$/)
  expect(readFigure('calculatorPayback(60000)')).toBe(readFigure('calculatorPayback(60_000)'))
})

test.each(['auditPrise', 'auditPrice(3)', 'auditAndPilotPayback', 'toString', '1 + 1', ''])(
  '{%s} is no figure',
  (expression) => {
    expect(readFigure(expression)).toBeUndefined()
    expect(quoteFigures(`{${expression}}`)).toBe(`{${expression}}`)
    expect(findFigureProblems(`It costs {${expression}}.`)).toEqual([
      expect.stringContaining(`"{${expression}}" is not a figure. The figures are {auditPrice}, `),
    ])
  },
)

test('text is quoted with its figures written out', () => {
  const source = 'An audit is {auditPrice}, a pilot {pilotPrice}.'
  expect(quoteFigures(source)).toBe(`An audit is ${audit.investment}, a pilot ${pilot.investment}.`)
  expect(findFigureProblems(source)).toEqual([])
})

test('braces in code and in the data of a drawing are left alone', () => {
  const source = [
    '```ts',
    'const { id } = row',
    '```',
    'Write `{id}`.',
    '<BarFigure',
    '  bars={[{ label: "A", value: 1 }]}',
    '/>',
  ].join('\n')
  expect(findFigureProblems(source)).toEqual([])
  expect(quoteFigures(source)).toBe(source)
})
