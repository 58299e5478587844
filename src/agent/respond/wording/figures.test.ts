import { expect, test } from 'vitest'
import { isBound } from '#agent/respond/wording/bind.ts'
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

const PRICES =
  'The first step, the Operations Audit, costs $25K-$50K and takes 2-4 weeks. After that, a pilot costs $80K-$150K, a rollout $150K-$500K, and an optional retainer from $15K per month.'
const WORTH =
  'By our formula, automating this could save about $87,360 a year and 70 hours a week. The audit costs $25K-$50K. This looks worth it: at $150,000, which our calculator assumes, it pays back in about 21 months.'
const SUM =
  'Cost today: 140 hours × $24 × 52 weeks = $174,720 a year. Share automated: 30% + 2 tools × 5% = 40%. Saved: $174,720 × 50% = $87,360 and 70 hours a week.'

test.each([
  [PRICES, 'The Operations Audit costs $25K to $50K and takes 2 to 4 weeks', 'en', true],
  [PRICES, 'It is $25K-$50K for the audit, and $80K-$150K for a pilot', 'en', true],
  [PRICES, 'El piloto cuesta de 80.000 a 150.000 dólares', 'es', true],
  [PRICES, 'The Operations Audit costs $80K-$150K', 'en', false],
  [PRICES, 'The audit, the pilot, and the rollout together cost $80K-$150K', 'en', false],
  [PRICES, 'A full rollout takes 2-4 weeks', 'en', false],
  [PRICES, 'The optional retainer costs $15K in all', 'en', false],
  [PRICES, 'The first phase costs $80K-$150K', 'en', false],
  [PRICES, 'La auditoría cuesta 15.000 dólares al mes', 'es', false],
  [PRICES, 'Die erste Phase kostet 15.000 Dollar', 'de', false],
  [PRICES, 'Le pilote dure de 2 à 4 semaines', 'fr', false],
  [PRICES, "L'audit costa da 80.000 a 150.000 dollari", 'it', false],
  [PRICES, 'O piloto custa de 25.000 a 50.000 dólares', 'pt', false],
  [PRICES, 'De uitrol kost 25.000 tot 50.000 dollar', 'nl', false],
  [PRICES, 'Pilotaż kosztuje od 25 000 do 50 000 dolarów', 'pl', false],
  [PRICES, 'The pilot is optional', 'en', false],
  [PRICES, 'The retainer is optional', 'en', true],
  [WORTH, 'At the $150,000 our calculator assumes, it would pay back in 21 months', 'en', true],
  [WORTH, 'Our price is $150,000', 'en', false],
  [WORTH, 'The audit pays back in about 21 months', 'en', false],
  [WORTH, 'At $87,360 it pays back in 21 months', 'en', false],
  [SUM, 'Half of $174,720 is $87,360', 'en', true],
  [SUM, 'Today it costs you 140 hours times $24 times 52 weeks, $174,720 a year', 'en', true],
  [SUM, 'You save $174,720 a year', 'en', false],
  [SUM, 'The share automated is 30%', 'en', false],
])('of %s: “%s” in %s is %s', (source, claim, language, isHeld) => {
  expect(isBound(claim, language, [source])).toBe(isHeld)
})
