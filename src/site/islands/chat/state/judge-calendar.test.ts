// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { composeMessage } from '#site/islands/chat/api/message.ts'
import type { Booking } from '#site/islands/chat/api/view.ts'
import {
  type CalendarChoice,
  isOwnCalendar,
  judgeCalendar,
} from '#site/islands/chat/state/booking-state.ts'
import { type ChatEntry, toEntry } from '#site/islands/chat/state/chat-entry.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const timestamp = '2026-11-21T10:02:00.000Z'
const FOREIGN = 'https://calendly.com/firm/30min'

function offer(id: string, change: Partial<ChatEntry> = {}, calendlyUrl = '/schedule'): ChatEntry {
  const message = { id, role: 'assistant', type: 'booking_widget', content: '', timestamp } as const
  return { ...toEntry(composeMessage(message, { calendlyUrl })), ...change }
}

function bookingAs(status: Booking['status'], scheduledTime = '2026-11-25T15:00:00Z'): Booking {
  const none = { manageKey: null, joinUrl: null, rescheduleUrl: null, cancelUrl: null }
  return { status, provider: 'embedded', scheduledTime, ...none }
}

function judge(
  entries: readonly ChatEntry[],
  {
    booking = null,
    choice = null,
  }: { booking?: Booking | null; choice?: CalendarChoice | null } = {},
) {
  const calendar = judgeCalendar({ entries, booking, calendarChoice: choice }, now)
  return calendar && [calendar.entry.id, calendar.standing]
}

test('no offer, no calendar', () => {
  const words = toEntry(composeMessage({ id: 'm', role: 'assistant', content: '', timestamp }))
  expect(judge([words])).toBeNull()
})

test('the newest offer holds the calendar', () => {
  expect(judge([offer('w1'), offer('w2')])).toEqual(['w2', 'frame'])
})

test("after a reload the site's own calendar opens again, another party's waits for a click", () => {
  const restored = { isRestored: true }
  expect(judge([offer('w1', restored)])).toEqual(['w1', 'frame'])
  const foreign = offer('w1', restored, FOREIGN)
  expect(judge([foreign])).toEqual(['w1', 'closed'])
  expect(judge([foreign], { choice: { key: 'w1', isOpen: true } })).toEqual(['w1', 'frame'])
  expect(judge([offer('w1', {}, FOREIGN)])).toEqual(['w1', 'frame'])
})

test('a closed calendar is closed, and the next offer open', () => {
  const choice = { key: 'w1', isOpen: false }
  expect(judge([offer('w1')], { choice })).toEqual(['w1', 'closed'])
  expect(judge([offer('w1'), offer('w2')], { choice })).toEqual(['w2', 'frame'])
})

test.each([
  ['claimed', 'appointment'],
  ['confirmed', 'appointment'],
  ['rescheduled', 'appointment'],
  ['cancelled', 'frame'],
  ['expired', 'frame'],
  ['no_show', 'frame'],
  ['held', 'frame'],
] as const)('over a booking that is %s, the opened calendar shows as %s', (status, standing) => {
  const booking = bookingAs(status)
  expect(judge([offer('w1')], { booking })).toEqual(['w1', 'appointment'])
  const choice = { key: 'w1', isOpen: true }
  expect(judge([offer('w1')], { booking, choice })).toEqual(['w1', standing])
})

test('a call whose time has passed is over', () => {
  const choice = { key: 'w1', isOpen: true }
  const underWay = bookingAs('confirmed', '2026-11-21T11:31:00Z')
  expect(judge([offer('w1')], { booking: underWay, choice })).toEqual(['w1', 'appointment'])
  const over = bookingAs('confirmed', '2026-11-21T11:30:00Z')
  expect(judge([offer('w1')], { booking: over, choice })).toEqual(['w1', 'frame'])
})

test.each([
  ['/schedule', true],
  [`${location.origin}/schedule`, true],
  ['//evil.example/schedule', false],
  [FOREIGN, false],
  ['http://[', false],
])('%s is of this site: %s', (address, isOwn) => {
  expect(isOwnCalendar(address)).toBe(isOwn)
})
