import { expect, test } from 'vitest'
import { isSameFigure, readFigures } from '#agent/respond/wording/figures.ts'

test.each([
  ['1.500,50 €', 'es', 1500.5, 'EUR'],
  ['$1,500.50', 'en', 1500.5, 'USD'],
  ['1 500,50 €', 'fr', 1500.5, 'EUR'],
  ['25K dollars', 'en', 25_000, 'USD'],
  ['fifty hours', 'en', 50, 'hour'],
  ['two hundred and fifty hours', 'en', 250, 'hour'],
  ['cuarenta y cinco horas', 'es', 45, 'hour'],
  ['fünfundvierzig Stunden', 'de', 45, 'hour'],
  ['zweihundertfünfzig Euro', 'de', 250, 'EUR'],
  ['quatre-vingt-dix heures', 'fr', 90, 'hour'],
  ['quarantacinque ore', 'it', 45, 'hour'],
  ['quarenta e cinco horas', 'pt', 45, 'hour'],
  ['vijfenveertig uur', 'nl', 45, 'hour'],
  ['czterdzieści pięć godzin', 'pl', 45, 'hour'],
  ['40 por ciento', 'es', 40, 'percent'],
  ['mil dólares', 'de', 1000, 'USD'],
])('%s in %s is %d %s', (text, language, value, unit) => {
  expect(readFigures(text, language)).toMatchObject([{ values: [value], unit }])
})

test.each([
  ['45 hours a week', '45 hours a week', true],
  ['45 hours', '45 hours a week', true],
  ['45 hours a month', '45 hours a week', false],
  ['45 minutes', '45 hours a week', false],
  ['$45', '45 hours a week', false],
  ['€32 an hour', '$32 an hour', false],
  ['15 hours each', '15 hours a week each', true],
  ['2 to 4 weeks', '2-4 weeks', true],
  ['between $25K and $50K', '$25K-$50K', true],
  ['$25K', '$25K-$50K', false],
  ['from $25K', '$25K-$50K', true],
  ['$26K-$50K', '$25K-$50K', false],
  ['forty percent', '40%', true],
])('%s said of %s: %s', (claimed, known, isSame) => {
  const [one] = readFigures(claimed, 'en')
  const [other] = readFigures(known, 'en')
  if (one === undefined || other === undefined) throw new Error('No figure')
  expect(isSameFigure(one, other)).toBe(isSame)
})
