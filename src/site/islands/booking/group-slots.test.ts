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

test('the time of a call that is to be moved is listed although it is taken, however its instant is written', () => {
  const days = groupFreeSlots(reply, 'America/New_York', '2026-11-25T14:00:00Z')
  expect(days.at(-1)).toEqual({ date: '2026-11-25', startsAt: ['2026-11-25T14:00:00.000Z'] })
})

/** One slot of the firm at 23:30 UTC on each day around the changes of October and November 2026. */
const nightly = {
  ...reply,
  days: ['2026-10-23', '2026-10-26', '2026-10-30', '2026-11-02'].map((date) => ({
    date,
    slots: [slot(`${date}T23:30:00.000Z`)],
  })),
}

test.each([
  // Clocks go back on October 25, so that 23:30 UTC is 1:30, then 0:30 of the next day.
  ['Europe/Berlin', ['2026-10-24', '2026-10-27', '2026-10-31', '2026-11-03']],
  // Clocks go back on November 1: 19:30, then 18:30 of the same day.
  ['America/New_York', ['2026-10-23', '2026-10-26', '2026-10-30', '2026-11-02']],
  // Clocks go back on October 25: 0:30 of the next day, then 23:30 of the same.
  ['Europe/London', ['2026-10-24', '2026-10-26', '2026-10-30', '2026-11-02']],
])('in %s each slot keeps its local day across the change of clocks', (timeZone, dates) => {
  expect(groupFreeSlots(nightly, timeZone).map(({ date }) => date)).toEqual(dates)
})
