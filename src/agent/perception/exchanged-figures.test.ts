import { expect, test } from 'vitest'
import { readSlots } from '#agent/perception/testing/read-slots.ts'

test.each([
  ['turns out 38 hours a week isnt right, 48 is', 'manual_hours', 48],
  ['126 hours a week was off, the right figure is 105', 'manual_hours', 105],
  ['Did I write 10 hours a week? It’s 8.', 'manual_hours', 8],
  ['About the hours, I told you 84 a week, I meant 105', 'manual_hours', 105],
  ['turns out 4 hours /wk isn’t right, 6 is', 'manual_hours', 6],
  ['the weekly hours are 80, I was wrong about 96', 'manual_hours', 80],
  ['If you noted 29 people for the team, please strike it and note 24', 'team_size', 24],
  ['scratch 42 people, make it 35', 'team_size', 35],
  ['turns out $52 an hour isn’t right, 43 USD is', 'hourly_rate', 43],
  ['38 USD an hour was the old figure, now it’s $32', 'hourly_rate', 32],
  ['did I write 6% errors? It’s 4%', 'error_rate', 4],
] as const)('of the two figures in "%s" the new one stands', (text, slot, expected) => {
  expect(readSlots(text)[slot]).toBe(expected)
})

test('figures that count different things do not take each other’s place', () => {
  expect(readSlots('I said 20 hours a week and we’re 3 people')).toMatchObject({
    manual_hours: 20,
    team_size: 3,
  })
  expect(readSlots('we wrote 30 invoices. we are 5 people').manual_hours).toBeUndefined()
})
