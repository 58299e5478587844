import { expect, test } from 'vitest'
import { createSlotFormat } from '#site/islands/booking/appointment/slot-format.ts'

test.each([
  ['Europe/Berlin', ['1:30 AM', '12:30 AM']],
  ['America/New_York', ['7:30 PM', '7:30 PM']],
  ['Asia/Kolkata', ['5:00 AM', '5:00 AM']],
])('in %s one instant of the day is told by the clock of that day', (timeZone, times) => {
  const instants = ['2026-10-23T23:30:00.000Z', '2026-10-27T23:30:00.000Z']
  expect(instants.map(createSlotFormat(timeZone).time)).toEqual(times)
})

test('the hour that clocks repeat is told apart by the short name of the zone, and no other hour is', () => {
  const instants = [4, 5, 6, 7].map((hour) => `2026-11-01T0${hour}:30:00.000Z`)
  expect(createSlotFormat('America/New_York').times(instants)).toEqual([
    '12:30 AM',
    '1:30 AM EDT',
    '1:30 AM EST',
    '2:30 AM',
  ])
})

test('a call is told from when to when, with plain spaces', () => {
  const { range, shortMoment } = createSlotFormat('America/New_York')
  const [from, to] = ['2026-12-01T16:30:00.000Z', '2026-12-01T17:00:00.000Z']
  expect(range(from, to)).toBe('11:30 AM – 12:00 PM')
  expect(shortMoment(from)).toBe('Tue, Dec 1, 11:30 AM')
})
