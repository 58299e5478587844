import { expect, test } from 'vitest'
import { readSlots } from '#agent/testing/read-slots.ts'

test('beside a figure that cannot be right nothing else in its sentence is believed', () => {
  expect(readSlots('Our 12 clerks use Excel at $18,000 an hour.')).toEqual({})
  expect(readSlots('Mistakes turn up in 850% of the records. We are 5 people.').team_size).toBe(5)
})

test('hours that so few people cannot work leave the people standing', () => {
  const slots = readSlots('we are 2 people and it takes 2000 hours a week')
  expect(slots).toMatchObject({ team_size: 2 })
  expect(slots.manual_hours).toBeUndefined()
})
