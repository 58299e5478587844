import { expect, test } from 'vitest'
import { readSlots } from '#agent/perception/testing/read-slots.ts'

test('hours of one person are multiplied by a team that was named before', () => {
  expect(readSlots('about 10 hours a week each', null, 4).manual_hours).toBe(40)
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
