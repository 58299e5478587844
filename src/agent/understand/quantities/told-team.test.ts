import { expect, test } from 'vitest'
import { viewFigures } from '#agent/understand/quantities/derive-figures.ts'
import { readTeam } from '#agent/understand/quantities/told-team.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

const read = (text: string) =>
  readTeam(viewFigures(tokenize(text), { asked: ['team_size', 'hourly_rate'], known: [] }))

test.each([
  ['one person, me', 1],
  ["it's me, myself and I on it", 1],
  ["I'm on my own with this", 1],
  ['nobody but me does it', 1],
  ['the two ladies at the front and me, three of us in all', 3],
  ['me with 3 co-workers', 4],
  ['I have 5 people besides me on it', 6],
  ["8 clerks, and then there's me", 9],
  ['I do it together with 2 others', 3],
  ["12 people share the work, I'm one of them", 12],
  ['8 full time plus 4 part time', 12],
  ['5 part-timers, and then 20 who are full time', 25],
  ['15 in the office and 3 working from home', 18],
  ['11 here and 4 more at our second site', 15],
  ["you'd be looking at 14 people on our side", 14],
  ['the headcount on this is 48', 48],
])('“%s” is a team of %i', (text, team) => {
  expect(read(text)?.value).toBe(team)
})

test.each([
  ['5 people in winter, 7 in summer', 5, 7],
  ["usually 9 of us, up to 11 when it's busy", 9, 11],
  ['not fewer than 20 people, not more than 24', 20, 24],
  ['from 11 to 13 staff', 11, 13],
])('“%s” is a range', (text, low, high) => {
  expect(read(text)).toMatchObject({ low, high, value: (low + high) / 2 })
})

test.each([
  'we serve 400 people a week',
  '2 people at each clinic',
  'next year we might be 500 people',
  'call it 20 in all',
  '30 orders a day',
  'we are not only two people, and it is not just me',
])('“%s” tells no team', (text) => {
  expect(read(text)).toBeNull()
})
