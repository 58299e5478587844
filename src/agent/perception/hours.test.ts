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
  ['15 full-time and 4 part-time doing this', 680],
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

test('hours of one person are multiplied by a team that was named before', () => {
  expect(readSlots('about 10 hours a week each', null, 4).manual_hours).toBe(40)
})

test('hours keep all their digits', () => {
  expect(readSlots('240 hours a month').manual_hours).toBeCloseTo((240 * 12) / 52, 9)
  expect(readSlots('1 in 30 is wrong').error_rate).toBeCloseTo(100 / 30, 9)
  expect(readSlots('they make $60,000 a year').hourly_rate).toBeCloseTo(60_000 / 2_080, 9)
})

test.each([
  ['never under 7 hours a week and never over 9', 'manual_hours', 8],
  ['no fewer than 10 and no more than 14 hours a week', 'manual_hours', 12],
  ['20 hours a week on the low end, twenty-eight on the high end', 'manual_hours', 24],
  ['a low of 20 and a high of 28 hours', 'manual_hours', 24],
  ['20 at least, 28 at most', 'manual_hours', 24],
  ['I only have it by month: 48 hours, all staff', 'manual_hours', 11.08],
  ['our monthly figure is 104 hours', 'manual_hours', 24],
  ['52 a month', 'manual_hours', 12],
  ['multiply 3 hours a week by four people', 'manual_hours', 12],
  ['take 3 hours a week times 4 staff', 'manual_hours', 12],
  ['4 people times 3 hours a week', 'manual_hours', 12],
  ['per head 1.5 hours a week, times 18 people', 'manual_hours', 27],
  ['6 hours /wk each, times 3', 'manual_hours', 18],
  ['one correction: hours per week should be 14', 'manual_hours', 14],
  ['one correction: hrs p/w should be 14. we’ve 5 pairs of hands for it', 'team_size', 14],
  ['correction: the weekly hours must be 14', 'tools', 14],
  [
    'a total of 21 hours on each of the five working days. there are six others besides me',
    'manual_hours',
    105,
  ],
  ['5 hours on each of the 5 weekdays', 'manual_hours', 25],
  ['4 hours on all six days', 'manual_hours', 24],
  ['on every one of the five working days, 5 hours, for the whole team', 'manual_hours', 25],
  ['13 hrs a day, Mon-Sat', 'manual_hours', 78],
  ['4 days a week; 6 hours a day', 'manual_hours', 24],
  ['6 hours a day; 4 days a week', 'manual_hours', 24],
  ['four days a week, 6 hours each', 'manual_hours', 24],
  ['3 days a week at 5 hours a day', 'manual_hours', 15],
  ['You’re looking at 84 hours a week, total', 'manual_hours', 84],
  ['you can count on 14 hours a week', 'manual_hours', 14],
  ['we’re 19, and each of us does 60 minutes a day on it, five days a week', 'manual_hours', 95],
  ['we are 5, and for each it makes 6 hours in the week', 'manual_hours', 30],
  ['it takes every member of our 2-person team 3 hrs /wk', 'manual_hours', 6],
  ['adding everybody up, one full day per week', 'manual_hours', 8],
  ['pool everybody and you get 66 hours a week', 'manual_hours', 66],
  ['with everybody included 100 hours a week', 'manual_hours', 100],
  [
    'weekly effort is forty four hours, everybody included. 22 members of staff do this work',
    'manual_hours',
    44,
  ],
  ['in a week we handle 24 pieces, 15 minutes for every piece', 'manual_hours', 6],
  ['forty jobs /wk x 15 mins per job', 'manual_hours', 10],
  ['3 of us lose 2 hours each morning', 'team_size', 30],
  ['two of us lose an hour every evening', 'manual_hours', 10],
  ['40 hours a week, your rates?', null, 40],
  ["half of Sarah's week, and she's full time", 'manual_hours', 20],
  ["I'm at it from 8 til 11 each weekday, nobody else touches it", 'manual_hours', 15],
  ['month end close, 3 people x 2 full days every month', 'pain', 11.08],
  ['Add 15 hours of entry to 9 hours of checks, that’s our week', 'manual_hours', 24],
  ['day shift puts in 4 hours a week, night shift 2', 'manual_hours', 6],
  ['the front desk spends 4 hours a week, accounting 3', 'manual_hours', 7],
  ['fifty-three + 34 hours a week, the entry and then the approvals', 'manual_hours', 87],
  ['3 + 2 hours a week, the entry and then the approvals', 'manual_hours', 5],
  ['We spend four hours a week keying things in and 2 more fixing whats wrong', 'manual_hours', 6],
  ['It comes in chunks: 4 hours a week of entry and 2 of reconciling', 'manual_hours', 6],
  ['Data prep is 11 hours weekly; then there’s 7 hrs weekly of follow-up', 'manual_hours', 18],
  ['preparing takes 6 hours a week, chasing people takes 3 on top', 'manual_hours', 9],
  ['12 hours a week plus 5 extra at month end', 'manual_hours', 17],
  ['12 hours a week and there are 3 of us', 'manual_hours', 12],
  ['12 hours a week, 3 people', 'manual_hours', 12],
  ['12 hours a week and it has been so for 2 years', 'manual_hours', 12],
  ['Please change the hours from 16 to 13. Our team has 10 people', 'tools', 13],
  [
    'about the hours: I told you 10 but it’s really thirteen. If I count everyone, 10 people are on it',
    'tools',
    13,
  ],
  ['about the hours: I told you five but it’s really 3', 'tools', 3],
  ['oops, meant three hours not 5', 'tools', 3],
  ['Weekly volume 60, 12 mins per piece', 'manual_hours', 12],
  ['Per week fifty-four records are coming, each needing 10 minutes', 'manual_hours', 9],
  ['Item by item, 12 minutes at a time, fifty-five a week', 'manual_hours', 11],
  ["It's 6 minutes a go, 30 times a week. I’m a team of one", 'manual_hours', 3],
  ['Its 10 minutes a go, 12 times /wk', 'manual_hours', 2],
  ['each takes fifteen minutes and we handle four hundred and eighty p/w', 'manual_hours', 120],
  ['in an ordinary month the timesheets show 20 hours on this', 'manual_hours', 4.62],
  ['In an average month it is 52 hours', 'manual_hours', 12],
  [
    'we spend thirty two hours on it from Monday to Friday. Our office has 4 people doing that job',
    'manual_hours',
    32,
  ],
  ['So 2 folks, and each one sits 120 minutes on it every weekday', 'manual_hours', 20],
  [
    'it eats up 2 full days of our week, we are 4 people in the team, me included',
    'manual_hours',
    16,
  ],
  ['in slow weeks six hours, in bad weeks 8', 'manual_hours', 7],
  ['The hours. nine, not seven.', 'tools', 9],
  ['ignore what I said about 8 hours, 6 is correct', 'tools', 6],
  ['people=5, hours=20', 'tools', 20],
] as const)('%s, said to a question about %s, is %d hours a week', (text, asking, expected) => {
  expect(readSlots(text, asking).manual_hours).toBeCloseTo(expected, 1)
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

test.each([
  ['36 hours on the typing and 23 on the checking, every week', 59],
  ['44 hours a week to collect everything, sixty-eight to key it in', 112],
  ['Data entry: 5 hours a week. Checking: 3 hours a week.', 8],
  ['of a normal week, 11 hours go to preparing and 7 to correcting', 18],
  ['the day crew puts in 10 hrs a week, the evening crew 6', 16],
  ['Sales: 5h/week, support: 3h/week, finance 4h/week', 12],
  ['10 hours a week, team 5', 10],
  ['we spend 20 hours a week and the team is 4', 20],
  ['12 hours a week in quiet weeks and 18 in busy ones', 15],
])('the parts of %s make %d hours', (text, expected) => {
  expect(readSlots(text, 'manual_hours').manual_hours).toBeCloseTo(expected, 2)
})

test.each([
  ['it’s 15 mins every time, and it happens 8 times /wk', 2],
  ['per week 780 pieces of paper, each good for 6 minutes', 78],
  ['in a week we handle 780 files, and one file costs 6 minutes', 78],
  ['a record is 15 minutes by hand. We do 80 of those p/w', 20],
  ['each of us spends 30 minutes a day', 2.5],
])('a count by period and a time for each: %s is %d hours', (text, expected) => {
  expect(readSlots(text, 'manual_hours').manual_hours).toBeCloseTo(expected, 2)
})

test.each([
  ['If you count everybody, we are at 9 hours a week. 3 people.', 9],
  ['everybody spends 3 hours a week, 5 people', 15],
  ['last month we logged 104 hours on it', 24],
  ['in an ordinary month the timesheets show 26 hours on this', 6],
  ['would you believe 48 hours a week', 48],
  ['with 8 people at 10 hours a week each, you can do the maths', 80],
])('what stands around the hours of %s makes them %d', (text, expected) => {
  expect(readSlots(text, 'manual_hours').manual_hours).toBeCloseTo(expected, 2)
})
