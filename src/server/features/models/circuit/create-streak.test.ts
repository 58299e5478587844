import { expect, test } from 'vitest'
import { createStreak } from '#server/features/models/circuit/create-circuit.ts'

test('so many misses in a row pause the work for a while', () => {
  let now = 1_000_000
  const streak = createStreak(() => new Date(now), { misses: 3, pauseMs: 60_000 })
  streak.miss()
  streak.miss()
  expect(streak.isPaused()).toBe(false)
  streak.miss()
  expect(streak.isPaused()).toBe(true)
  now += 60_000
  expect(streak.isPaused()).toBe(false)
  streak.miss()
  expect(streak.isPaused(), 'the count starts anew').toBe(false)
})

test('one hit between them starts the count anew', () => {
  const streak = createStreak(() => new Date(0), { misses: 2, pauseMs: 60_000 })
  streak.miss()
  streak.hit()
  streak.miss()
  expect(streak.isPaused()).toBe(false)
})
