import { expect, test } from 'vitest'
import { readSlots } from '#agent/perception/testing/read-slots.ts'

test.each([
  ['team of 12', 12],
  ['our team is 12 people', 12],
  ["we're a team of about 12", 12],
  ['a 12-person team', 12],
  ['a twelve person ops team', 12],
  ['there are 12 people on the team', 12],
  ['12 in the ops department', 12],
  ['12 of us', 12],
  ['we have 12 employees', 12],
  ['12 coordinators do this', 12],
  ['team size: 12', 12],
  ['team size is 12', 12],
  ['headcount is 12', 12],
  ['two dozen people', 24],
  ['ten to twelve people', 11],
  ['just me', 1],
  ['three of us key bills of lading', 3],
  ['the team has 25 people', 25],
  ['a staff of 30', 30],
  ['eight accountants', 8],
  ['its a small team, 6 people', 6],
  ['There are 10 of us.', 10],
  ["we're 14 people", 14],
  ['We are 25 in operations.', 25],
  ['15 full-time employees', 15],
  ['my team: 9', 9],
  ['me and 3 other girls', 4],
  ['my wife and our two dispatchers', 3],
  ['My two girls and I sit there', 3],
  ['its me n 2 friends', 3],
  ['me plus two others', 3],
  ['my sister and me', 2],
  ['me and the wife do it', 2],
  ['I do it with my foreman', 2],
  ['just the 2 of us', 2],
  ['Our office of 4 spends 18 hours a week', 4],
  ['there are four of us and two part-timers', 6],
  ['2 shifts, 5 people per shift', 10],
  ['12 techs', 12],
  ['four receptionists', 4],
])('%s is a team of %d', (text, expected) => {
  expect(readSlots(text).team_size).toBe(expected)
})

test.each([
  ['12', 12],
  ['about a dozen', 12],
  ['six', 6],
  ['around 20ish', 20],
])('%s answers the question about the team with %d', (text, expected) => {
  expect(readSlots(text, 'team_size').team_size).toBe(expected)
})

test.each([
  '45 hours a week',
  'we use 5 tools',
  '$32 an hour',
  'we have 300 customers',
  'live in 6 weeks',
  'we process 400 orders a week',
  'my late husband and I started the nursery in 1984',
  'me and my spreadsheets',
])('%s says nothing of the team', (text) => {
  expect(readSlots(text).team_size).toBeUndefined()
})

test.each([
  ['only myself', 1],
  ['only myself. hourly cost: twenty-eight dollars', 1],
  ['a single person does it', 1],
  ['there is one of us, and that’s me', 1],
  ['Im a one-woman band', 1],
  ['one lone person', 1],
  ['it falls on me and me alone', 1],
  ['48 permanent people and on top of that 4 temporary ones', 52],
  ['33 here and 16 more at our second site', 49],
  ['we have 40 on the payroll and 6 agency staff on top', 46],
  ['42 full-timers and 8 part-timers', 50],
  ['12 of our own plus 3 freelancers', 15],
  ['six regulars and two temps', 8],
  ['9 in total, 6 of them part-time', 9],
  ['12 people, 3 of whom are temps', 12],
  ['12 staff including 2 apprentices', 12],
  ['10 ppl, 12 at peak', 10],
  ['the team is 10 people, 12 at peak', 10],
  ['me w/ 4 co-workers', 5],
  ['i do it together w/ 8 others', 9],
  ['besides me there are 2 others', 3],
  ['apart from myself another four', 5],
  ['the work lands on eight people', 8],
  ['headcount on it is 6', 6],
  ['The number of people doing it is 44. kindly tell the process of working with you?', 44],
  ['when nobody is off sick its thirty-eight of us, a clerk here makes usd 144,000 a year', 38],
  ['we are two (all of us do it). on average it is 25 bucks an hour for one person', 2],
  ['The number of pepole doing it is 4. on average it is 18 USD an hour for one person', 4],
  ['we’ve 4 pairs of hands for it. each hour sets us back $35', 4],
  ['four right now, soon five', 4],
  ['8 today, 10 next year', 8],
  ["headcount's 33 since the two left", 33],
  ['I have 2 people under me, and I do it too', 3],
  ['3 reporting to me, plus myself', 4],
  ["2 folks share the work, I'm one of them", 2],
  ['the team is 10 full-time ppl w/ 5 part-timers added on', 15],
  ['There are 12 full-time staff, and 3 working part time', 15],
  ['I’m on my own with this', 1],
  ['lemme see, I had to check with a colleague on this. At present it’s 3 people who do it', 3],
  ['we’ve 2 in the office dealing w/ it', 2],
  ['team size is 3. not sure if thats normal in other places', 3],
  ['me, and 8 people who help me w/ it', 9],
])('%s answers how many they are with %d', (text, expected) => {
  expect(readSlots(text, 'team_size').team_size).toBe(expected)
})

test.each([
  ['people=5', 5],
  ['Please change the team size from 10 to 13', 13],
  ['the headcount should be 48, 58 was old', 48],
  ['staff=12 rate=40', 12],
  ['forget 14, there are 17 of us', 17],
  ['we’re a PR agency of 18', 18],
])('%s counts %d people, whatever was asked', (text, expected) => {
  expect(readSlots(text, 'tools').team_size).toBe(expected)
})

test.each([
  'if I take 100 of them, one will be wrong',
  'take 40 of them and 2 are wrong',
  'about 30 of them a day',
  'jobber 4 the jobs, whatsapp 4 the lads',
  'I had to check with a colleague',
  'on average it is 18 USD an hour for one person',
])('%s counts nobody', (text) => {
  expect(readSlots(text, 'error_rate').team_size).toBeUndefined()
})

test.each([
  ['three clerks, and then there’s me', 4],
  ['not counting me its 2 people, so add me', 3],
  ['7 on my team, plus I do it too', 8],
  ['I lead three people and do the same work alongside them', 4],
  ['12 full-times plus 4 part-timers', 16],
  ['full time 9, part time 3', 12],
  ['six work the whole week, 2 only some days', 8],
  ['we fluctuate: 53 people at the quietest, 65 at the busiest', 59],
  ['im the only person doing it', 1],
  ['myself only', 1],
  ['one person on it, me', 1],
  ['5 people, me included', 5],
  ['nobody else has to sign, I do it myself', undefined],
])('%s counts %s', (text, expected) => {
  expect(readSlots(text, 'team_size').team_size).toBe(expected)
})

test.each([
  ['I have 3 colleagues doing the same work with me', 4],
  ['20 people full time, another group of 8 part time', 28],
  ['Full time we are seven, part time three', 10],
  ['One person does it and that’s me', 1],
])('%j: the speaker and kinds of staff are counted', (text, expected) => {
  expect(readSlots(text, 'team_size').team_size).toBe(expected)
})
