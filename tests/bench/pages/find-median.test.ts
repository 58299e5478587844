import { expect, test } from 'vitest'
import { findMedian } from '#tests/bench/pages/find-median.ts'

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(findMedian([9, 1, 5])).toBe(5)
  expect(findMedian([9, 1, 5, 6])).toBe(5.5)
})
