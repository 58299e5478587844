import { expect, test } from 'vitest'
import { readSlots } from '#agent/perception/testing/read-slots.ts'

test.each([
  ['about 45 hours a week', 45],
  ['45 hrs/week', 45],
  ['45h per week', 45],
  ['roughly 45 hours weekly', 45],
  ['we lose forty-five hours every week to it', 45],
  ['25-30 hours a week', 27.5],
  ['between 25 and 30 hours per week', 27.5],
  ['somewhere from 20 to 25 hours a week', 22.5],
  ['25, maybe 30 hours a week', 27.5],
  ['two dozen hours a week', 24],
  ['3 people spend 15 hours a week each', 45],
  ['Three of us key bills of lading, about 15 hours a week each', 45],
  ['each of my 6 coordinators spends 90 minutes a day on it', 45],
  ['3 admins, they each spend 10 hours a week on data entry', 30],
  ['15 hours a week each across 4 people', 60],
  ['15 hours each per week for 3 reps', 45],
  ['two clerks at 20 hours per week per person', 40],
  ['5 people, 8 hours per person per week', 40],
  ['we have four reps and every rep spends 6 hours a week on quotes', 24],
  ['our 5 analysts spend 30 hours a week in total', 30],
  ['3 hours a day', 15],
  ['4.5 h per day, 5 days', 22.5],
  ['2 hours a day, 6 days a week', 12],
  ['2 hours every single day', 10],
  ['we burn 3 hours each working day on this', 15],
  ['60 hours biweekly', 30],
  ['60 hours every two weeks', 30],
  ['60 hours every other week', 30],
  ['104 hours a month', 24],
  ['120 hours per month', 27.69],
  ['it eats 2,080 hours a year', 40],
  ['one person, full time, does nothing but this', 40],
  ['two full-time people doing manual entry', 80],
  ['about 2.5 FTEs on it', 100],
  ['two days a week get spent on reporting', 16],
  ['half a day a week goes on it', 4],
  ['half an hour a day on this', 2.5],
  ['a couple of hours a day', 10],
  ['every week we spend about 30 hours on reconciliation', 30],
  ['weekly its around 30 hours', 30],
  ['@ 12 hours/week', 12],
  ['it takes the team 35 hours', 35],
  ['was 40 hours a week, now its 15 hours a week', 15],
  ['not 25 hours, 30 hours a week', 30],
  ['30 hours a week, not 25', 30],
  ['actually 30 hours a week rather than 25', 30],
  ['25 man-hours a week', 25],
  ['a good 25 hours or so a week', 25],
  ['its like 20ish hours a week', 20],
  ['20+ hours a week', 20],
  ['a hundred and twenty hours a week across the department', 120],
  ['manual work: 32 hours/wk', 32],
  ['around 18 houres a week', 18],
  ['20 hours a week on invoices and another 10 hours a week on reports', 30],
  ['we get 500 invoices a month and it takes 10 minutes each', 19.23],
  ['about 200 orders a week at 15 minutes per order', 50],
  ['5 staff members, 12 hours per person weekly', 60],
  ['we have someone who works full time on order entry', 40],
  ['Manual hours: 40/week', 40],
  ['hours per week: 35', 35],
  ['7 employees, each one spends 8 hours a week', 56],
  ['3 hours a day, so 15 hours a week', 15],
  ['10 schedulers, each about 1.5 hours a day', 75],
  ['my 4 reps, each spending 5 hours weekly', 20],
  ['we have 2 people, each doing 10 hours a week', 20],
  ['me and 3 other girls retype bills all day, 6 hours a day each', 120],
  ['my wife and our two dispatchers, they each waste about 10 hrs a week', 30],
  ['my eight buyers each spend a full day a week on it', 64],
  ['9 guys, a day and a half per week each', 108],
  ['Four of us, two days a week each', 64],
  ['2 hours a day for each of our 4 receptionists', 40],
  ['eleven scientists, ~4 hrs/week each', 44],
  ['11 hygienists, 4 hours a week each', 44],
  ['matching takes 15 engineers 1 hour each day', 75],
  ["every store manager spends like 9 hours a week on rotas, and there's 3 of them", 27],
  ["It's me plus two others, each about 11 hours a week", 33],
  ['2 shifts, 5 people per shift, each person does an hour a day of it', 50],
  ['three shifts of 4 people, each one spends 2 hours a week', 24],
  ['half a day each week, 4 people each', 16],
  ['we have 5 stores, each spends 10 hours a week', 50],
  ['my brother and I put in 7 hours a week each', 14],
  ['3 nurses and 2 admins lose 4 hours a week each', 20],
  ['1.5 FTE', 60],
  ['i spend 3 hrs every evening retyping, six nights a week', 18],
  ['2 trainers and me, an hour a day each', 15],
  ['two full time employees do nothing else', 80],
  ['an hour a day goes on filing', 5],
  ['240 hours a month', (240 * 12) / 52],
])('%s is %d hours a week', (text, expected) => {
  expect(readSlots(text).manual_hours).toBeCloseTo(expected, 2)
})

test.each([
  ['80', 80],
  ['around 20', 20],
  ['45 hours', 45],
  ['maybe 30 or so', 30],
  ['20-25', 22.5],
  ['i guess twenty five', 25],
  ['one person, full time', 40],
  ['10 hours each, there are 4 of us', 40],
  ['probably 40ish', 40],
  ['hmm. 3 people x 15 hours', 45],
])('%s answers the question about hours with %d', (text, expected) => {
  expect(readSlots(text, 'manual_hours').manual_hours).toBeCloseTo(expected, 2)
})

test.each([
  'we are open 24/7',
  'we reply within 48 hours',
  'support answers in under 24 hours',
  'it costs $40 an hour',
  '$32/hr',
  'each invoice takes 20 minutes per invoice',
  'we have 12 full-time employees',
  'we want it live in 6 weeks',
  'founded in 2012 with 10 people',
  'call me at 415 555 0132',
  'meetings start at 10:30 every day',
  'we use 5 tools',
  'one hour costs us 48 euro',
])('%s says nothing of manual hours', (text) => {
  expect(readSlots(text).manual_hours).toBeUndefined()
})

test('hours keep all their digits', () => {
  expect(readSlots('240 hours a month').manual_hours).toBeCloseTo((240 * 12) / 52, 9)
  expect(readSlots('1 in 30 is wrong').error_rate).toBeCloseTo(100 / 30, 9)
  expect(readSlots('they make $60,000 a year').hourly_rate).toBeCloseTo(60_000 / 2_080, 9)
})

test.each([
  'per day of 8 hours it’s 272 dollars',
  'we count $272 for a working day of eight hours',
  '8 hours of their work cost $272',
  'a shift of 8 hours is 176 USD a head',
  'we make errors all the time',
])('%s prices time or names none, and says nothing of manual hours', (text) => {
  expect(readSlots(text, 'hourly_rate').manual_hours).toBeUndefined()
})
