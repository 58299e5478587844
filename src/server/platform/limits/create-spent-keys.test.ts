import { expect, test } from 'vitest'
import { createSpentKeys } from '#server/platform/limits/create-counter.ts'

test('a used-up key is remembered for five seconds, and no longer than its window', () => {
  let nowMs = 0
  const keys = createSpentKeys({ now: () => nowMs })
  keys.add('long', 60)
  keys.add('short', 2)
  expect([keys.secondsLeft('long'), keys.secondsLeft('short')]).toEqual([60, 2])
  nowMs = 2_000
  expect([keys.secondsLeft('long'), keys.secondsLeft('short')]).toEqual([58, 0])
  nowMs = 5_000
  expect(keys.secondsLeft('long')).toBe(0)
})

test('however many keys are used up, memory has an end', () => {
  const keys = createSpentKeys({ now: () => 0 })
  for (let index = 0; index <= 10_000; index += 1) keys.add(`${index}`, 60)
  expect(keys.secondsLeft('0')).toBe(0)
  expect(keys.secondsLeft('10000')).toBe(60)
})
