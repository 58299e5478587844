import { expect, test } from 'vitest'
import { readSlots } from '#agent/perception/testing/read-slots.ts'

test.each([
  ['error rate is about 4%', 4],
  ['4 percent of them come back wrong', 4],
  ['4% have mistakes', 4],
  ['four percent need rework', 4],
  ['maybe 3-5% errors', 4],
  ['1 in 20 has an error', 5],
  ['one out of twenty comes back wrong', 5],
  ['30 out of 600 invoices are wrong', 5],
  ['roughly 2 in every 50 get rejected', 4],
  ['we are at 96% accuracy', 4],
  ['almost no errors', 0],
  ['hardly any mistakes', 0],
  ['zero errors', 0],
  ['around 8 per cent get kicked back', 8],
  ['6% of orders have an error that needs rework', 6],
  ['about 7pct go out with typos', 7],
  ['2.5% of claims are denied', 2.5],
])('%s is %d percent', (text, expected) => {
  expect(readSlots(text).error_rate).toBe(expected)
})

test.each([
  ['4', 4],
  ['about 4%', 4],
  ['5 percent', 5],
  ['1 in 20', 5],
  ['maybe 3 or 4 out of a hundred', 3.5],
  ['none', 0],
  ['2-4', 3],
  ['ten percent i think', 10],
])('%s answers the question about errors with %d', (text, expected) => {
  expect(readSlots(text, 'error_rate').error_rate).toBe(expected)
})

test.each([
  'we want to save 50%',
  '80% of the work is manual',
  'we grew 30% last year',
  'we have 10 people',
])('%s says nothing of errors', (text) => {
  expect(readSlots(text).error_rate).toBeUndefined()
})
