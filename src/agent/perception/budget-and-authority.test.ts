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
  ['money-wise there is $30,000', 30_000],
  ['$20k to $40k in the kitty', 30_000],
  ['we are good for 25k', 25_000],
  ['budget? theres none', 0],
  ['not a cent has been put aside', 0],
])('%s is a budget of %d', (text, expected) => {
  expect(readSlots(text).budget).toBe(expected)
})

test.each([
  ['50k', 50_000],
  ['around 50', 50_000],
  ['$25k to $50k', 37_500],
  ['none', 0],
  ['nil at present', 0],
  ['there isnt one', 0],
  ['500 dollars', 500],
  ['three thousand dollars', 3_000],
])('%s answers the question about budget with %d', (text, expected) => {
  expect(readSlots(text, 'budget').budget).toBe(expected)
})

test.each([
  'no budget set yet',
  'budget is not decided',
  '$65k a year salary',
  'we spend 40 hours',
  'we budget $52k a year for each person',
  'another agency wanted $75,000',
  'we turn over 6 million a year',
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
  ['I was asked to find out what exists', 'researcher'],
  ['pulling together a list of vendors for my director', 'researcher'],
  ['are you hiring at the moment?', 'not_a_buyer'],
  ['doing my dissertation on chatbots', 'not_a_buyer'],
  ['we could grow your traffic', 'not_a_buyer'],
])('%s is %s', (text, expected) => {
  expect(readSlots(text).authority).toBe(expected)
})

test.each([
  ['yes, I do', 'decision_maker'],
  ['me', 'decision_maker'],
  ['I do', 'decision_maker'],
  ['no, my boss', 'influencer'],
  ['both of us', 'influencer'],
  ['my sister leaves such things to me', 'decision_maker'],
  ['i sign it off on my own', 'decision_maker'],
  ['I suppose I do', 'decision_maker'],
  ['it has to get past the governors', 'influencer'],
  ['our MD would want to see it', 'influencer'],
  ['aint my call', 'influencer'],
  ['the dirctor decids', 'influencer'],
  ['Ive no vote, I do the legwork', 'researcher'],
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

test.each([
  'our manager approves the timesheets every Friday',
  'the owner signs off on each quote by hand',
  'we type up student records',
  'the committee minutes are keyed in by hand',
  "I'm the CEO's assistant",
  'clients send us their CV and we retype it',
])('%s is about the work and not about who decides', (text) => {
  expect(readSlots(text).authority).toBeUndefined()
})
