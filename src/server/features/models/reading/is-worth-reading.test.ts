import { expect, test } from 'vitest'
import { isWorthReading } from '#server/features/models/reading/is-worth-reading.ts'

test.each([
  '',
  '45',
  '$32',
  'yes',
  'no thanks',
  'Maya Lee, COO',
  '45 hours a week',
  'maya@harbor.com',
  'harborfreight.com',
  'https://harborfreight.com/about-our-fleet-and-people',
  'see.harbor.com, www.harbor.com and.harbor.com; maya@harbor.com !',
  'I’d rather not say',
  'About 10 hours a week',
  'within six months',
])('"%s" is not worth a call', (message) => {
  expect(isWorthReading(message)).toBe(false)
})

test.each([
  'my people retype every order',
  'Half of us do nothing but chase signatures',
  'we are harborfreight.com and move things around',
  '我们每周花费四十小时处理发票',
])('"%s" is worth a call', (message) => {
  expect(isWorthReading(message)).toBe(true)
})

test.each(['a@', 'a.', 'http://', '@', '.'])('a run of "%s" takes no time to speak of', (piece) => {
  const from = performance.now()
  expect(isWorthReading(`${piece.repeat(2_000)}a is all that we have`)).toBe(true)
  expect(performance.now() - from).toBeLessThan(500)
})
