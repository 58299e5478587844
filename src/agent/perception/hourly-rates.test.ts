import { expect, test } from 'vitest'
import { readSlots } from '#agent/perception/testing/read-slots.ts'

test.each([
  ['$32 an hour', 32],
  ['$32/hr', 32],
  ['32 dollars per hour', 32],
  ['32/hour', 32],
  ['£28/h', 28],
  ['45 bucks an hour', 45],
  ['$30-35 an hour', 32.5],
  ['between $30 and $40 per hour', 35],
  ['fully loaded cost is about $55 an hour', 55],
  ['our loaded rate is $48', 48],
  ['hourly rate is 40', 40],
  ['we pay them $28 hourly', 28],
  ['call it $32 an hour all in', 32],
  ['they make $65k a year', 31.25],
  ['average salary is $65,000', 31.25],
  ['$62,400 per year each', 30],
  ['salaries are around 62,400 a year', 30],
  ['$5,200 a month per person', 30],
  ['fully loaded around $83,200 annually', 40],
  ['thirty two dollars an hour', 32],
  ['$37.50 per hour', 37.5],
  ['about fifty dollars an hour with overhead', 50],
  ['the hourly cost is roughly $42', 42],
  ['labor cost is $36 per hour', 36],
  ['they cost us $240 a day', 30],
  ['an hour costs us about $44', 44],
  ["I pay them $24 an hour but with taxes and all it's more like $30", 30],
  ['we pay $28/hr, call it $36 fully loaded', 36],
  ['27 dolars an hour', 27],
  ['about 30 euros an hour', 30],
])('%s is $%d an hour', (text, expected) => {
  expect(readSlots(text).hourly_rate).toBeCloseTo(expected, 2)
})

test.each([
  ['32', 32],
  ['around 40', 40],
  ['call it $32', 32],
  ['$45 maybe', 45],
  ['60k', 28.85],
  ['$62,400', 30],
  ['35 to 45', 40],
  ['thirty', 30],
])('%s answers the question about cost with $%d', (text, expected) => {
  expect(readSlots(text, 'hourly_rate').hourly_rate).toBeCloseTo(expected, 2)
})

test.each([
  'we have a budget of $50k',
  'revenue is $5M a year',
  '45 hours a week',
  'we set aside $60,000 a year for this',
  'our website is acme32.com',
  'we could save $40,000 a year',
])('%s says nothing of an hourly cost', (text) => {
  expect(readSlots(text).hourly_rate).toBeUndefined()
})
