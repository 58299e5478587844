import { expect, test } from 'vitest'
import { readSlots } from '#agent/testing/read-slots.ts'
import { testMost } from '#agent/testing/test-most.ts'

testMost([
  ['The trade? a PR agency. Mainly collecting hours for client invoices', 'collecting hours'],
  ['I work at a bakery, in our place it is counting stock, 7 hours a week', 'counting stock'],
  ["it's drawing up tenancy papers. I only have the monthly figure, 24 hours", 'tenancy papers'],
  ['We are 12 people. Chasing signatures is what kills us.', 'Chasing signatures'],
  ['prescriptions.', 'prescriptions'],
])('names the work in the sentence that is about it', (text, expected) => {
  const pain = String(readSlots(text, 'pain').pain)
  expect(pain).toContain(expected)
  expect(pain).not.toMatch(/agency|bakery|12 people|monthly figure/)
})

testMost(['nothing hurts really, just nosing around', 'nothing, all good really'])(
  'names no work',
  (text) => {
    expect(readSlots(text, 'pain').pain).toBeUndefined()
  },
)

testMost([
  ['contact_name', 'Sterling Manning'],
  ['company_name', 'this is Eamonn, typing, from Tidewater Underwriting'],
  ['authority', 'just gathering information for my manager'],
] as const)('complains of nothing', (asking, text) => {
  expect(readSlots(text, asking).pain).toBeUndefined()
})

testMost([
  [
    "I'd like to automate entering census corrections. we don't know how many hours it is",
    'entering census corrections',
  ],
  [
    "We're a charity. I'd like to automate claiming tax back. in slow weeks 3 hours, in bad weeks 5",
    'claiming tax back',
  ],
  ['writing thank-you letters to donors, slightly annoying', 'writing thank-you letters to donors'],
])('names the work', (text, expected) => {
  expect(readSlots(text, 'pain').pain).toBe(expected)
})

testMost([
  'What a faff.',
  'This is a waste of my morning',
  'i never check email, sorry',
  'I have better things to do',
])('is said of this talk and names no work', (text) => {
  expect(readSlots(text, 'email').pain).toBeUndefined()
})

testMost([
  ['our day involves entering readings from calls. the hours I do not know', 'entering readings'],
  ['I look after formatting manuscripts, 5 hours a week', 'formatting manuscripts'],
  ['its assembling court bundles. we track time, this sits at 5 hours', 'court bundles'],
  ['Basically we’re comparing quotes ourselves. 21 dollars per hour', 'comparing quotes'],
  ['The manual bit is 15 hours. The main one is replying to guest reviews', 'guest reviews'],
  ['If I could bin one thing? Rota swaps.', 'Rota swaps'],
])('names a chore', (text, expected) => {
  expect(String(readSlots(text, 'pain').pain)).toContain(expected)
})

testMost([
  ['pain', 'Don’t bother with the sales pitch'],
  ['pain', 'Honestly these questions are annoying'],
  ['pain', 'Thanks for getting back to me'],
  ['company_website', 'I will not be sharing our website in a chat'],
  ['contact_name', 'I’m keeping who I am private'],
  ['contact_name', 'My name is Thandeka, I’m billing supervisor at Amihan Capital'],
  ['manual_hours', 'On average 6 hours of the week go to this by hand'],
  ['email', 'I’ve filled in shorter customs forms'],
] as const)('is no pain of the work', (asking, text) => {
  expect(readSlots(text, asking).pain).toBeUndefined()
})

test('a figure that counts all hands is one of the visitor’s own', () => {
  const text = 'entering invoices is a chore. if you count all hands, it’s 2 hours weekly'
  expect(readSlots(text, 'pain')).toMatchObject({ manual_hours: 2 })
  expect(String(readSlots(text, 'pain').pain)).toContain('entering invoices')
})

testMost([
  'my business partner died in June and I do it all alone now',
  'my wife passed away last month',
  'I hate my life',
  'my cat',
])('asked for the work, names none', (text) => {
  expect(readSlots(text, 'pain').pain).toBeUndefined()
})

testMost([
  ['We spend 12 hours a week chasing missing W-9 forms', 'chasing missing W-9 forms'],
  ['It is the month-end close.', 'month-end close'],
  ['I am burned out, honestly. I retype orders.', 'retype orders'],
  ['All they do is key fuel receipts and driver logs.', 'key fuel receipts and driver logs'],
])('names the work in words that can be said back', (text, expected) => {
  expect(readSlots(text, 'pain').pain).toBe(expected)
})

testMost([
  ["G'day, I run ops for a group of 6 pubs in Brisbane. Rostering is killing us", 'Rostering'],
  ['Like I said, the rosters. Each venue manager spends 5 or so hours a week on it', 'the rosters'],
  ['Building the weekly staff roster mate.', 'Building the weekly staff roster'],
  ['stock orders for each pub', 'stock orders for each pub'],
  ['our end of month stock counts are a nightmare', 'stock counts'],
  ['we are a dental group and VAT returns eat up half our month', 'VAT returns'],
  ['reconciliations take ages', 'reconciliations'],
  ['we run 3 clinics and chasing referrals is a nightmare', 'chasing referrals'],
  ['need help w invoices', 'invoices'],
])('names the work that takes too much: “%s”', (text, expected) => {
  expect(readSlots(text, 'pain').pain).toBe(expected)
})

testMost([
  'the price is killing us',
  'fuel costs are killing us',
  'our bookkeeper is killing us',
  'running a business is a nightmare',
  'losing customers is killing us',
  'your website takes forever',
  'waiting for your reply takes forever',
  'the commute is a nightmare',
  'my back is killing me',
])('what hurts is no work: “%s”', (text) => {
  expect(readSlots(text).pain).toBeUndefined()
})
