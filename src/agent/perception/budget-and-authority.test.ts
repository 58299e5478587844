import { expect, test } from 'vitest'
import { readSlots } from '#agent/perception/testing/read-slots.ts'

test.each([
  ['our budget is $50k', 50_000],
  ['$50k set aside', 50_000],
  ['we have a budget of 80,000', 80_000],
  ['budget is 50-100k', 75_000],
  ['we could spend up to $150,000 on this', 150_000],
  ['half a million is approved', 500_000],
  ['no budget', 0],
  ["we don't have a budget", 0],
])('%s is a budget of %d', (text, expected) => {
  expect(readSlots(text).budget).toBe(expected)
})

test.each([
  ['50k', 50_000],
  ['around 50', 50_000],
  ['$25k to $50k', 37_500],
  ['none', 0],
])('%s answers the question about budget with %d', (text, expected) => {
  expect(readSlots(text, 'budget').budget).toBe(expected)
})

test.each([
  'no budget set yet',
  'budget is not decided',
  '$65k a year salary',
  'we spend 40 hours',
])('%s leaves the budget unknown', (text) => {
  expect(readSlots(text).budget).toBeUndefined()
})

test.each([
  ["I'm the COO", 'decision_maker'],
  ['Maya Okafor, COO, acme.com', 'decision_maker'],
  ['I own the company', 'decision_maker'],
  ['I make the decision', 'decision_maker'],
  ["it's my call", 'decision_maker'],
  ['I run a small firm', 'decision_maker'],
  ['I need to convince my boss', 'influencer'],
  ['my CFO signs off', 'influencer'],
  ['just gathering information', 'researcher'],
  ["I'm just researching options", 'researcher'],
  ["I'm a student", 'not_a_buyer'],
  ['I am a phd student writing about this', 'not_a_buyer'],
  ["I'm a recruiter", 'not_a_buyer'],
])('%s is %s', (text, expected) => {
  expect(readSlots(text).authority).toBe(expected)
})

test.each([
  ['yes, I do', 'decision_maker'],
  ['me', 'decision_maker'],
  ['I do', 'decision_maker'],
  ['no, my boss', 'influencer'],
  ['both of us', 'influencer'],
])('%s answers the question about the decision with %s', (text, expected) => {
  expect(readSlots(text, 'authority').authority).toBe(expected)
})

test.each([
  ["I'm the operations manager", 'authority', 'influencer'],
  ['I am head of finance at Acme', 'authority', 'influencer'],
  ["I'm the operations manager", 'contact_name', undefined],
] as const)('%s, asked for %s, says %s of who decides', (text, asking, expected) => {
  expect(readSlots(text, asking).authority).toBe(expected)
})

test.each(['yes', 'Sure: priya@brightfreight.io', 'of course', 'no'])(
  '%s does not say who decides',
  (text) => {
    expect(readSlots(text, 'authority').authority).toBeUndefined()
  },
)
