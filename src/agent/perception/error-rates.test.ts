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
  ['maybe one order in fifty goes wrong', 2],
  ['1 outta 20 gets messed up', 5],
  ['about 4 reservations in 100 have a mistake', 4],
  ['4 errors per hundred lines', 4],
  ['4 mistakes out of 200', 2],
  ['errors in 9 of every 100 records', 9],
  ['we get half a percent wrong', 0.5],
  ['a handful in every hundred come back', 5],
  ['mabye 6 precent of oders are wrong', 6],
  ['we misquote one out of every twelve', 100 / 12],
  ['5 in 100?', 5],
  ['13%', 13],
  ['<1%... say 0.5%', 0.5],
  ['approximately 2.5% of statements', 2.5],
  ['if I take 25 of them, one will be wrong', 4],
  ['if i take 500 of them, 60 will be wrong', 12],
  ['with 200 orders, 8 go wrong', 4],
  ['one of 25 is faulty', 4],
  ['one of every 25 has a typo', 4],
  ['every 25th one is wrong', 4],
  ['every tenth invoice has to be corrected', 10],
  ['we are 98% accurate', 2],
  ['our error rate is 0% ratheer than 2%', 0],
])('%s is %d percent', (text, expected) => {
  expect(readSlots(text).error_rate).toBeCloseTo(expected, 2)
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
  ['1/20', 5],
  ['3 per 100', 3],
  ['5 of 100 are wrong', 5],
  ['half a percent', 0.5],
  ['a few out of a hundred', 3],
  ['96 out of 100 are right', 4],
  ['half of one percent or so', 0.5],
  ['one tenth', 10],
  ['half of them', 50],
  ['every other one', 50],
  ['nothing goes wrong', 0],
  ['practically nil', 0],
])('%s answers the question about errors with %d', (text, expected) => {
  expect(readSlots(text, 'error_rate').error_rate).toBeCloseTo(expected, 2)
})

test.each([
  'we want to save 50%',
  '80% of the work is manual',
  'we grew 30% last year',
  'we have 10 people',
  '8 hours in 5 days',
  '10 people in 12 offices',
  'we work 24/7',
  'with 30% overhead on top',
  'we process 40 of these, 5 people do it',
  'some time in the coming year, not the first half of it',
  'every second week we meet',
])('%s says nothing of errors', (text) => {
  expect(readSlots(text).error_rate).toBeUndefined()
})

test.each([
  ['team_size', 'they make 27 dolars an hour', { hourly_rate: 27 }],
  ['hourly_rate', 'mabye 6 precent of oders are wrong', { error_rate: 6 }],
  ['manual_hours', 'honestly 5 in 100?', { error_rate: 5 }],
  ['manual_hours', 'approximately 2.5% of statements', { error_rate: 2.5 }],
  ['hourly_rate', 'looking at 2 months', { timeline: 'quarter' }],
  ['hourly_rate', '1 month', { timeline: 'now' }],
  ['error_rate', '6 people', { team_size: 6 }],
  ['team_size', '$25', { hourly_rate: 25 }],
] as const)('asked for %s, the unit in “%s” tells what it is', (asking, text, expected) => {
  expect(readSlots(text, asking)).toEqual(expected)
})

test.each(['nothing we track', 'it goes from one to the next: Xero', 'never measured it'])(
  '“%s” leaves the question about errors open',
  (text) => {
    expect(readSlots(text, 'error_rate').error_rate).toBeUndefined()
  },
)

test.each([
  ["I'd say 99% are fine as they are, the others have mistakes", 1],
  ['Around 88% have no errors at all', 12],
  ['97 percent go out right first time', 3],
  ['95% go through without a hitch', 5],
  ['90% of them need no rework', 10],
  ['Without errors: 90%', 10],
  ['19 of 20 are fine', 5],
  ['about 4% are not right', 4],
  ['of 500 entries we are having to fix 60', 12],
  ['If we do 200, we correct 6', 3],
  ['correction: errors are at 1%, i said 3%', 1],
  ['Oh, did I write 3% errors? It is 1%', 1],
])('%s leaves %d percent wrong', (text, expected) => {
  expect(readSlots(text, 'error_rate').error_rate).toBeCloseTo(expected, 2)
})
