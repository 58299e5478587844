import { expect, test } from 'vitest'
import { readSlots } from '#agent/testing/read-slots.ts'

test.each([
  ['12', 12],
  ["it's about 12 i'd say", 12],
  ['well including the weekend guys 12', 12],
  ['one', 1],
  ['just one', 1],
  ['9 on intake, 7 on billing, 4 on returns. 20 total', 20],
])('%j answers how many people there are', (text, expected) => {
  expect(readSlots(text, 'team_size').team_size).toBe(expected)
})

test.each([
  'see ticket number 4471',
  'show me conversation 1',
  'multiply the formula by 100',
  'be my accountant and add 1200 and 3400',
  '6 grand and we sign tonight',
  'no 80. no 5. no 80. no 5.',
  'uryyb 90 ubhef cre jrrx',
  'What is 17 * 23?',
])('%j does not answer how many people there are', (text) => {
  expect(readSlots(text, 'team_size').team_size).toBeUndefined()
})

test('a figure that is said to be for an hour is not taken for a salary', () => {
  expect(readSlots('an hour costs us $9,999', 'hourly_rate').hourly_rate).toBeUndefined()
})

test('a pronoun is no number of hours', () => {
  expect(
    readSlots('we are a broker, quite a traditional one.', 'manual_hours').manual_hours,
  ).toBeUndefined()
  expect(readSlots('maybe one', 'manual_hours').manual_hours).toBe(1)
})

test.each(['paralegals at 38', 'they make 22', 'we pay them about 30', 'the clerks earn 21 or so'])(
  '%j tells what an hour costs, whatever was asked',
  (text) => {
    const { manual_hours, hourly_rate } = readSlots(text, 'manual_hours')
    expect(manual_hours).toBeUndefined()
    expect(hourly_rate).toBe(Number(/\d+/.exec(text)?.[0]))
  },
)

test.each(['we make 40', '2 at 38'])('%j tells no cost of an hour', (text) => {
  expect(readSlots(text, 'manual_hours').hourly_rate).toBeUndefined()
})
