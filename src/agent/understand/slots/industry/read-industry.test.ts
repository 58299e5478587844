import { expect, test } from 'vitest'
import { INDUSTRY_NOUNS } from '#agent/lexicon/industry-nouns.ts'
import { INDUSTRY_TOPICS } from '#agent/lexicon/industry-topics.ts'
import { readSlots } from '#agent/testing/read-slots.ts'
import { testMost } from '#agent/testing/test-most.ts'

testMost([
  ['The trade? a restaurant.', 'hospitality'],
  ['we are a telephone company up in the hills', 'telecom'],
  ['think of a software company and you have us', 'software'],
  ["I'm in the office of a tax preparation office", 'accounting'],
  ['the people I work with are a medical testing laboratory', 'healthcare'],
  ['Essentially a credit union, that is our whole business', 'finance'],
  ['we are having here a courier firm in Pune', 'logistics'],
  ['I do the wages for a scaffolding firm', 'construction'],
  ['What we are is a maker of hydraulic hoses.', 'manufacturing'],
  ['You are talking to a municipal housing department', 'government'],
  ['a shoe shop', 'retail'],
  ['we are a shoe manufacturer', 'manufacturing'],
  ['Hospice in Galway', 'healthcare'],
  ["we're a payroll and accounting bureau", 'accounting'],
  ['Imagine a roofing contractor and you have us', 'construction'],
  ["You're dealing with a small bank here", 'finance'],
  ['I sit in the back office of a direct-to-consumer skincare brand', 'ecommerce'],
  ["You've got a haulage contractor here", 'logistics'],
  ["we are a solicitors' practice", 'legal'],
  ['a bed and breakfast, family run', 'hospitality'],
  ["we're an e-commerse buisness, an onlien store", 'ecommerce'],
  ['we are a convenience store chain', 'retail'],
  ['My employer is a maker of accounting software', 'software'],
  ['Plumber here, me and the lads', 'construction'],
  ['we are a music academy', 'education'],
  ['The parks department of a small town, we are a public works department', 'government'],
])('says what the company is', (text, expected) => {
  expect(readSlots(text).industry).toBe(expected)
})

testMost([
  ['we move furniture for people', 'logistics'],
  ['we draw up wills', 'legal'],
  ['we cut and fold sheet metal', 'manufacturing'],
  ['we sell candles online', 'ecommerce'],
  ['we sell shoes', 'retail'],
  ['we look after elderly people at home', 'healthcare'],
  ['our lads put up scaffolding', 'construction'],
  ['we recruit engineers', 'agency'],
  ['a firm that insures boats', 'insurance'],
  ['we rent out cars', 'other'],
  ['we collect rubbish', 'energy'],
])('tells by what is done', (text, expected) => {
  expect(readSlots(text).industry).toBe(expected)
})

testMost([
  'we hired a law firm to check it',
  'Our client is a bank and they want it weekly',
  'my wife works at a hospital and I am bored',
  'I used to work in a restaurant, funny enough',
  'your guess is as good as mine',
  "It's my shop so it's my decision",
  'we need a broadband provider that works',
  'it is claims intake that hurts',
  "I'm a salesman for another software vendor",
  'coding bank lines for clients is slow',
  'we make mistakes in the parts list',
  'we have 3 offices and 2 warehouses',
  'we rent an office',
  'chasing suppliers for short deliveries',
  'I have the final authority',
  'Hotel manager',
])('says nothing of what the company is', (text) => {
  expect(readSlots(text).industry).toBeUndefined()
})

test('a term of a trade belongs to one industry only', () => {
  const owners = new Map<string, string>()
  const doubles = [INDUSTRY_NOUNS, INDUSTRY_TOPICS].flatMap((table, index) =>
    Object.entries(table).flatMap(([industry, list]) =>
      list.split(', ').flatMap((term) => {
        const key = `${index} ${term}`
        const owner = owners.get(key) ?? industry
        owners.set(key, owner)
        return owner === industry ? [] : [`${term}: ${owner}, ${industry}`]
      }),
    ),
  )
  expect(doubles).toEqual([])
})
