import { expect, test } from 'vitest'
import { readBooking, readConfirmation } from '#site/islands/chat/replies/read-booking.ts'
import { readMessage } from '#site/islands/chat/replies/read-message.ts'

const stamps = { createId: () => 'made-here', now: () => '2026-11-21T10:02:00.000Z' }
const reference = '0f2f1d0c-8c4e-4b52-9a3d-5d9e0a7b6c11'
const told = {
  status: 'rescheduled',
  provider: 'calendly',
  scheduledTime: '2026-11-25T15:00:00.000Z',
  manageKey: null,
  joinUrl: 'https://meet.example.com/firm',
  rescheduleUrl: 'https://calendly.com/reschedulings/B',
  cancelUrl: 'https://calendly.com/cancellations/B',
}

test('a booking is read as it is told', () => {
  expect(readBooking(told)).toEqual(told)
  const manageKey = `${reference}.aB-_9`
  expect(readBooking({ ...told, provider: 'embedded', manageKey })).toMatchObject({ manageKey })
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a word', 'confirmed'],
  ['a list', [told]],
  ['a calendar that was offered', { ...told, status: 'offered' }],
  ['a calendar that was opened', { ...told, status: 'opened' }],
])('%s is no booking', (_, value) => {
  expect(readBooking(value)).toBeNull()
})

test('a booking that tells little promises little', () => {
  expect(readBooking({ scheduledTime: 'soon', status: 'certain' })).toEqual({
    status: 'claimed',
    provider: 'calendly',
    scheduledTime: null,
    manageKey: null,
    joinUrl: null,
    rescheduleUrl: null,
    cancelUrl: null,
  })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  12,
  ['https://a.example'],
])('%j becomes no link', (address) => {
  const links = { joinUrl: address, rescheduleUrl: address, cancelUrl: address }
  expect(readBooking({ ...told, ...links })).toMatchObject({
    joinUrl: null,
    rescheduleUrl: null,
    cancelUrl: null,
  })
})

test.each(['', 'key', 'a.b.c', 'a.b/../c', 'a.b?x', 'a.b\n', ' a.b', 7])(
  '%j is no key of a booking',
  (manageKey) => {
    expect(readBooking({ ...told, manageKey })?.manageKey).toBeNull()
  },
)

test("a confirmation that speaks only the spec's field leaves the booking open", () => {
  const confirmation = readConfirmation({ confirmationMessage: { response: 'Booked.' } }, stamps)
  expect(confirmation.message).toMatchObject({ id: 'made-here', content: 'Booked.' })
  expect(confirmation.booking).toBeNull()
})

test('a confirmation says where the booking stands', () => {
  expect(readConfirmation({ confirmationMessage: {}, booking: told }, stamps)).toMatchObject({
    message: { content: 'Your call is booked.' },
    booking: told,
  })
})

test('a calendar comes with its reference and campaign, or with none', () => {
  const readMetadata = (metadata: unknown) =>
    readMessage({ type: 'booking_widget', metadata }, stamps)?.metadata
  const utm = { source: 'mail', medium: '', campaign: 'q4' }
  expect(readMetadata({ reference, utm })).toMatchObject({ reference, utm })
  const none = { reference: null, utm: { source: '', medium: '', campaign: '' } }
  expect(readMetadata({})).toMatchObject(none)
  expect(readMetadata({ reference: 'x', utm: [] })).toMatchObject(none)
  expect(readMetadata({ reference: [reference], utm: { source: 7 } })).toMatchObject(none)
})
