import { expect } from 'vitest'
import { readSlots } from '#agent/testing/read-slots.ts'
import { testMost } from '#agent/testing/test-most.ts'

testMost([
  ['our budget is $50k', 50_000],
  ['$50k set aside', 50_000],
  ['we have a budget of 80,000', 80_000],
  ['budget is 50-100k', 75_000],
  ['we could spend up to $150,000 on this', 150_000],
  ['no budget', 0],
  ["we don't have a budget", 0],
  ['money-wise there is $30,000', 30_000],
  ['$20k to $40k in the kitty', 30_000],
  ['we are good for 25k', 25_000],
  ['not a cent has been put aside', 0],
])('tells the budget', (text, expected) => {
  expect(readSlots(text).budget).toBe(expected)
})

testMost([
  ['50k', 50_000],
  ['around 50', 50_000],
  ['$25k to $50k', 37_500],
  ['none', 0],
  ['nil at present', 0],
  ['there isnt one', 0],
  ['500 dollars', 500],
  ['three thousand dollars', 3_000],
])('answers the question about the budget', (text, expected) => {
  expect(readSlots(text, 'budget').budget).toBe(expected)
})

testMost([
  'no budget set yet',
  'budget is not decided',
  '$65k a year salary',
  'we spend 40 hours',
  'we budget $52k a year for each person',
  'another agency wanted $75,000',
  'we turn over 6 million a year',
])('leaves the budget unknown', (text) => {
  expect(readSlots(text).budget).toBeUndefined()
})

testMost([
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
])('tells who decides', (text, expected) => {
  expect(readSlots(text).authority).toBe(expected)
})

testMost([
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
])('answers the question about the decision', (text, expected) => {
  expect(readSlots(text, 'authority').authority).toBe(expected)
})

testMost([
  ["I'm the operations manager", 'authority', 'influencer'],
  ['I am head of finance at Acme', 'authority', 'influencer'],
  ["I'm the operations manager", 'contact_name', undefined],
] as const)('tells who decides', (text, asking, expected) => {
  expect(readSlots(text, asking).authority).toBe(expected)
})

testMost(['yes', 'Sure: priya@brightfreight.io', 'of course', 'no'])(
  'does not say who decides',
  (text) => {
    expect(readSlots(text, 'authority').authority).toBeUndefined()
  },
)

testMost([
  'our manager approves the timesheets every Friday',
  'the owner signs off on each quote by hand',
  'we type up student records',
  'the committee minutes are keyed in by hand',
  "I'm the CEO's assistant",
  'clients send us their CV and we retype it',
])('is about the work and not about who decides', (text) => {
  expect(readSlots(text).authority).toBeUndefined()
})

testMost([
  'it stops at my desk',
  'only my signature is needed',
  'nobody signs but me',
  'no committee here, just me',
  'I have full authority to decide',
  "I'm the one w/ the final word",
  'the decision sits w/ me',
  'We went over this. I do, alone',
  'as MD I decide',
  "I don't have to ask anybody",
  'mine alone',
  "that's me",
])('says that the visitor decides', (text) => {
  expect(readSlots(text, 'authority').authority).toBe('decision_maker')
})

testMost([
  'partners, I put it to them',
  'I have to put it to the board',
  'there are three of us who have to agree',
  'I have input but not the final say',
  'it has to be approved upstairs',
  "I don't have authority to decide",
  'I influence it but the chief executive has the last word',
  'I submit it to them',
])('says that others decide, too', (text) => {
  expect(readSlots(text, 'authority').authority).toBe('influencer')
})

testMost([
  "we're a supplier & would like to sell to you",
  "truth be told, I'm a salesman for another software vendor",
  'I represent another vendor',
  'we hoped to sell to your team',
])('will not buy, whatever was asked', (text) => {
  expect(readSlots(text).authority).toBe('not_a_buyer')
})

testMost([
  "there is one of us, and that's me",
  "we're a supplier of bathroom fittings",
  'we are a provider of home care',
  'management has released $40,000',
])('says nothing of who decides', (text) => {
  expect(readSlots(text, 'team_size').authority).toBeUndefined()
})

testMost([
  ['we can go as high as 40 grand', 40_000],
  ['40 000', 40_000],
  ['nothing in the kitty', 0],
  ['There is no budget for this. they have not set my mailbox up', 0],
])('answers the question about money', (text, expected) => {
  expect(readSlots(text, 'budget').budget).toBe(expected)
})

testMost([
  'our turnover is 4 million',
  'we pay 18,000 a year for Salesforce',
  "they're on 45k",
  'we budget 177k per full-time employee per year',
])('is money, but no budget', (text) => {
  expect(readSlots(text, 'budget').budget).toBeUndefined()
})

testMost([
  ['we are keeping USD 40,000 for this. pls write to callum@kerrigan.com', 40_000],
  ['You’d have 40k to work with from us', 40_000],
  ['If it works we’ll pay 40 grand', 40_000],
  ['we haven’t got one', 0],
  ['We have nothing to spend on it', 0],
  ['nobody has set anything aside', 0],
  ['the money isn’t there', 0],
  ['we won’t be spending any money', 0],
  ['No budget was approved', 0],
  ['no provision has been made', 0],
])('in answer to how much', (text, budget) => {
  expect(readSlots(text, 'budget').budget).toBe(budget)
})

testMost([
  'no comment on budget',
  'I am not aware of the budget',
  'we never worked out a budget',
  'nobody has ever looked at budget',
  'I’m not telling you the budget',
  'we handle 40,000 orders',
  'we save 40k a year',
])('names no budget in answer to how much', (text) => {
  expect(readSlots(text, 'budget').budget).toBeUndefined()
})

testMost([
  ['i pick the favourite, the boss approves', 'influencer'],
  ['The director asks me what I think and then decides', 'influencer'],
  ['The final decision is my boss’s, with my input', 'influencer'],
  ['I’m the researcher, not the decider', 'researcher'],
  ['I’m the one doing the googling, nothing more', 'researcher'],
  ['the purse strings are in my hannds', 'decision_maker'],
  ['nobody can overrule me', 'decision_maker'],
  ['Decisions like this are made by me', 'decision_maker'],
  ['it doesn’t go any higher than me', 'decision_maker'],
  ['Don’t count us as a customer, we’re not going to buy', 'not_a_buyer'],
  ['nobody here is buying, I was just curious', 'not_a_buyer'],
])('in answer to who decides', (text, authority) => {
  expect(readSlots(text, 'authority').authority).toBe(authority)
})

testMost([
  ['I’m the management trainee', 'contact_name'],
  ['They’d approve between $96,000 and $144,000 for this', 'budget'],
] as const)('says nothing of who decides, whatever was asked', (text, asking) => {
  expect(readSlots(text, asking).authority).toBeUndefined()
})

testMost([
  ['the first firm asked for 40 grand. I can do 8', 8_000],
  ['200 a month is what we can pay', 200],
  ['US$350 each month', 350],
  ['up to 60', 60_000],
  ['they said 70k. We have got thirty.', 30_000],
  ['anything under $6k I can put on my card', 6_000],
])('in answer to how much, beside other figures', (text, budget) => {
  expect(readSlots(text, 'budget').budget).toBe(budget)
})

testMost(['we paid 7k to a developer in 2021 and got nothing', 'the boiler was $3,000 last week'])(
  'is no budget in answer to how much',
  (text) => {
    expect(readSlots(text, 'budget').budget).toBeUndefined()
  },
)

testMost([
  ['Walt has the checkbook, I run the office', 'influencer'],
  ['the synod votes on it', 'influencer'],
  ['I look for a job as an assistant, 4 years experience', 'not_a_buyer'],
  ['ask my bookkeeper Joan', undefined],
])('tells who decides beside other facts', (text, authority) => {
  expect(readSlots(text).authority).toBe(authority)
})

testMost([
  ['I sign under 250k', { authority: 'decision_maker' }],
  ['I sign off anything under $80,000', { authority: 'decision_maker' }],
  ['I approve anything under 100k myself', { authority: 'decision_maker' }],
  ['I can sign up to 50k', { authority: 'decision_maker' }],
  ['we have 60k budgeted and I sign under 250k', { authority: 'decision_maker', budget: 60_000 }],
])('tells a signing limit from money that is set aside', (text, expected) => {
  for (const asking of [null, 'authority', 'budget'] as const)
    expect(readSlots(text, asking)).toEqual(expected)
})
