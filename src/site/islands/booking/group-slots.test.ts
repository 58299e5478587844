import { expect, test } from 'vitest'
import { groupFreeSlots } from '#site/islands/booking/group-slots.ts'

const slot = (startsAt: string, isFree = true) => ({ startsAt, isFree })
const reply = {
  timeZone: 'America/New_York',
  durationMinutes: 30,
  days: [
    {
      date: '2026-11-23',
      slots: [slot('2026-11-23T14:00:00.000Z'), slot('2026-11-23T14:30:00.000Z', false)],
    },
    { date: '2026-11-24', slots: [slot('2026-11-24T21:30:00.000Z')] },
    { date: '2026-11-25', slots: [slot('2026-11-25T14:00:00.000Z', false)] },
  ],
}

test('only free slots are listed, and days without one are left out', () => {
  expect(groupFreeSlots(reply, 'America/New_York')).toEqual([
    { date: '2026-11-23', startsAt: ['2026-11-23T14:00:00.000Z'] },
    { date: '2026-11-24', startsAt: ['2026-11-24T21:30:00.000Z'] },
  ])
})

test("a slot stands under the visitor's calendar day, not the firm's", () => {
  const dates = groupFreeSlots(reply, 'Asia/Tokyo').map((day) => day.date)
  expect(dates).toEqual(['2026-11-23', '2026-11-25'])
})
