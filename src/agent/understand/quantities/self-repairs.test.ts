import { expect, test } from 'vitest'
import { repairFigures } from '#agent/understand/quantities/self-repairs.ts'

const repair = (text: string) => repairFigures(text).text.replaceAll(/ +/g, ' ').trim()

test.each([
  ['about 5%, no wait, 3% of orders have errors', 'about 3% of orders have errors'],
  ['we are 5 people, no wait 6, and 40 hours', 'we are 6 people, and 40 hours'],
  ['3 people. wait, 4 people', '4 people'],
  ['it costs 40, no, 45 dollars an hour', 'it costs 45 dollars an hour'],
  ['$40 an hour, no, 45', '$45 an hour'],
  ['40 hours a week, sorry, I meant 45', '45 hours a week'],
  ['five people, no six people', 'six people'],
  ['30 hours a month, no wait, a week', '30 hours a week'],
  ['50 hours a week - actually 55 - over 3 of us', '55 hours a week - over 3 of us'],
  ['5 people, sorry 6, hold on, 7', '7 people'],
  ['15 min each, no wait, 20', '20 min each'],
])('the later figure stands: %s', (told, meant) => {
  expect(repair(told)).toBe(meant)
})

test.each([
  ['20 hours, I think, no more than 25', '20 hours'],
  ['20 hours a week, at most 25 hours', '20 hours a week'],
])('a limit does not replace a figure: %s', (told, meant) => {
  expect(repair(told)).toBe(meant)
})

test.each([
  '40 hours, not 45 people',
  'no, 3 people, 15 hours each',
  '3 people, no, 15 hours each',
  '5 of us, sorry, 40 hours a week in total',
  'between 3 and 5 people',
  '2 sites, no overtime, 12 people',
  'not 40, sorry, 45 hours',
  'I do 10 hours, Ben actually 12',
  'sorry, we have 12 people and no 13th',
  'call me at 555 0100 no 200',
])('nothing is taken back: %s', (told) => {
  expect(repair(told)).toBe(told)
})

test('positions stay, so that a quote has the words as they were written', () => {
  const told = 'we need 40 hours a week, no, 45, for invoices'
  const { text, spans } = repairFigures(told)
  expect(text).toHaveLength(told.length)
  expect(spans.map((span) => told.slice(...span))).toEqual(['40 hours a week, no, 45'])
})

test('a long message of slips takes no long time and few repairs', () => {
  const { spans } = repairFigures('5, no, 6, sorry, '.repeat(110))
  expect(spans.length).toBeLessThanOrEqual(6)
})

test.each([
  [
    '2 people about 10 hrs each... no wait 3 people since Maria started',
    '3 people about 10 hrs each',
  ],
  ['2 people 10 hrs each, sorry 3 people', '3 people 10 hrs each'],
  ['it takes 3 people 20 minutes, sorry 2 people', '2 people 20 minutes'],
])('“%s” replaces the figure before the last', (text, meant) => {
  expect(repairFigures(text).text).toContain(meant)
  expect(repairFigures(text).text).toHaveLength(text.length)
})

test('“Actually 3 people do billing” tells of other people', () => {
  const text = '2 people do intake 10 hours each. Actually 3 people do billing'
  expect(repairFigures(text).text).toBe(text)
})
