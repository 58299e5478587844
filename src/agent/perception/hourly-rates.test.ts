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

test.each([
  ['we count $272 for a working day of eight hours', 34],
  ['I do it together with 2 others, we count $272 for a working day of eight hours', 34],
  ['per day of 8 hours it’s 272 dollars', 34],
  ['per day of 8 hours it’s 272 dollars', 34],
  ['for an eight-hour day we count 272', 34],
  ['a 10-hour shift sets us back $350', 35],
  ['8 hours of their work cost $272', 34],
  ['$1,360 for a 40-hour week', 34],
  ['a shift of 8 hours is 176 USD a head', 22],
  ['the day rate is 520 usd per person', 65],
  ['half a day is $136', 34],
  ['a week of their time is $1,400', 35],
  ['we budget $77 for an hour of staff time', 77],
  ['$77 for each hour they work', 77],
  ['$45 for every hour', 45],
  ['we budget USD 67,000 per full-time employee per year', 32.21],
  ['we set aside 60k a year for each of them', 28.85],
  ['the wage is $62k per year for a full-time post', 29.81],
  ['we charge ourselves 30 USD an hour internally', 30],
  ['internally we charge 42 an hour', 42],
  ['we bill ourselves $42 for every hour', 42],
  ['hang on, 40 is what we bill. our cost is 31 an hour', 31],
  ['we charge 90 an hour but pay 30', 30],
  ['we pay 21 but with payroll tax and insurance it costs us 29 an hour', 29],
  ['the $34 was without on-costs, the right figure is 42 USD an hour', 42],
  ['per hour, $25 at the low end and $31 at the high end', 28],
  ['29 at the bottom, 35 dollars an hour at the top', 32],
  ['our cheapest is 20, our dearest 30', 25],
  ['not under 30 and not over 40 dollars an hour', 35],
  ['Day rate is USD 400 each', 50],
  ["Per day we're paying 256 USD to every person on it", 32],
  ["It's a day rate, 144 bucks per person", 18],
  ['haan, $26 when you add on-costs', 26],
  ['35 hour', 35],
  ['Per month a person on this costs USD 5400', 31.15],
  ['You can use $23 an hour for our staff', 23],
  ['a day of theirs costs 208 dollars, so divide by eight', 26],
])('%s answers the question about cost with $%d, whatever the money pays for', (text, expected) => {
  expect(readSlots(text, 'hourly_rate').hourly_rate).toBeCloseTo(expected, 1)
})

test.each([
  'we charge clients 150 an hour, no clue what it costs us internally',
  'our clients pay $95 per hour, our own cost I don’t know',
  'It’s 35 degrees in the office today, aircon’s dead',
  'the team is six people, 8 at peak. I prefer not to disclose what we pay people',
  '4 of us deal with it. our wages I don’t know',
  'our managing director makes the decision, there’s a pot of $8k for this project',
])('%s does not answer what an hour costs', (text) => {
  expect(readSlots(text, 'hourly_rate').hourly_rate).toBeUndefined()
})

test.each([
  'each mistake costs us about 400 dollars',
  'one returned parcel sets us back $35',
  'We pay $18,000 a year for Salesforce',
  'HubSpot is $18k a year',
  'the licence is 12,000 dollars a year',
])('%s is the price of a thing and not of an hour', (text) => {
  expect(readSlots(text, 'pain').hourly_rate).toBeUndefined()
})

test.each([
  ['the daily cost of a staff member is 480 dollars', 60],
  ['a persons day costs $128', 16],
  ['the yearly pay for that position is $41,600', 20],
  ['wages plus charges come to USD 34 an hour', 34],
  ['cheapest hour is 29, dearest 35 dollars', 32],
])('%s is %d an hour', (text, expected) => {
  expect(readSlots(text, 'hourly_rate').hourly_rate).toBeCloseTo(expected, 2)
})
