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
