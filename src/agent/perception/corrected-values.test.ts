import { expect, test } from 'vitest'
import { readSlots } from '#agent/perception/testing/read-slots.ts'
import type { Slot } from '#domain/fact.ts'

test.each<[string, Slot, number]>([
  ['The weekly hours I gave you aren’t right, it should be 6', 'manual_hours', 6],
  ['Wait, the hours were wrong. Not sixty but 75 a week', 'manual_hours', 75],
  ['Wrong headcount earlier, it’s 16', 'team_size', 16],
  ['the hourly rate was wrong, make it $31', 'hourly_rate', 31],
])('%j corrects what it names', (text, slot, expected) => {
  expect(readSlots(text)[slot]).toBe(expected)
})

test.each([
  'the hours in the report are wrong 3 times a week',
  'wrong headcount on 5 of the sheets',
])('%j corrects nothing of the team', (text) => {
  expect(readSlots(text).team_size).toBeUndefined()
})
