import { expect, test } from 'vitest'
import { readSlots } from '#agent/perception/testing/read-slots.ts'

test.each([
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
])('%s says what the company is', (text, expected) => {
  expect(readSlots(text).industry).toBe(expected)
})

test.each([
  'we hired a law firm to check it',
  'Our client is a bank and they want it weekly',
  'my wife works at a hospital and I am bored',
  'I used to work in a restaurant, funny enough',
  'your guess is as good as mine',
  "It's my shop so it's my decision",
  'we need a broadband provider that works',
  'it is claims intake that hurts',
])('%s says nothing of what the company is', (text) => {
  expect(readSlots(text).industry).toBeUndefined()
})
