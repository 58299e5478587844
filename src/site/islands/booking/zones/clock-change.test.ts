import { expect, test } from 'vitest'
import {
  describeClockChange,
  measureClockChange,
} from '#site/islands/booking/zones/clock-change.ts'

test.each([
  ['Europe/Berlin', '2026-03-29', 60],
  ['Europe/Berlin', '2026-10-25', -60],
  ['Europe/Berlin', '2026-10-24', 0],
  ['America/New_York', '2026-03-08', 60],
  ['America/New_York', '2026-11-01', -60],
  ['Australia/Lord_Howe', '2026-04-05', -30],
  // At midnight, forward: the first hour of Friday is skipped. Back: the last one of Thursday comes twice.
  ['Africa/Cairo', '2026-04-24', 60],
  ['Africa/Cairo', '2026-10-29', -60],
  ['Africa/Cairo', '2026-10-30', 0],
  ['Asia/Tokyo', '2026-10-25', 0],
  ['UTC', '2026-10-25', 0],
])('in %s clocks move on %s by %d minutes', (timeZone, date, minutes) => {
  expect(measureClockChange(date, timeZone)).toBe(minutes)
})

test('a change is put into words, and none into none', () => {
  expect(describeClockChange(60)).toBe('On this day clocks go forward one hour.')
  expect(describeClockChange(-30)).toBe('On this day clocks go back 30 minutes.')
  expect(describeClockChange(0)).toBe('')
})
