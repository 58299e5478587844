import { expect, test } from 'vitest'
import { welcomeText } from '#content/welcome-text.ts'
import type { ChatMessage } from '#contract/conversations.ts'
import { readOpening } from '#site/islands/chat/api/message.ts'
import { readView } from '#site/islands/chat/api/reply.ts'
import {
  type Booking,
  readBooking,
  readConfirmation,
  readMessage,
} from '#site/islands/chat/api/view.ts'

const now = '2026-11-21T10:02:00.000Z'
const stamps = { createId: () => 'local', now: () => now }

test('a conversation id alone opens the chat with a welcome that asks for name and website', () => {
  expect(readOpening({ conversationId: 'c1' }, stamps)).toMatchObject({
    conversationId: 'c1',
    welcomeMessage: { id: 'local', role: 'assistant', content: welcomeText, timestamp: now },
  })
  expect(welcomeText).toMatch(/name.*website/)
})

test("the server's own welcome is shown", () => {
  const welcomeMessage = { id: 'w', role: 'assistant', content: 'Hello.', timestamp: now }
  const opening = readOpening({ conversationId: 'c1', welcomeMessage }, stamps)
  expect(opening?.welcomeMessage).toMatchObject({ id: 'w', content: 'Hello.' })
})

test.each([[null], ['page'], [{}], [{ conversationId: '' }]])('%j opens nothing', (value) => {
  expect(readOpening(value, stamps)).toBeNull()
  expect(readView(value, stamps)).toBeNull()
})

test('a confirmation needs no more than its response', () => {
  const value = { confirmationMessage: { response: 'See you Monday.' } }
  expect(readConfirmation(value, stamps).message).toMatchObject({
    id: 'local',
    content: 'See you Monday.',
    timestamp: now,
  })
})

test('a stored conversation without scores is still a conversation', () => {
  const messages = [{ role: 'user', content: 'Hi' }]
  const view = readView({ conversationId: 'c1', messages, booking: {} }, stamps)
  expect(view?.messages.map((message) => message.content)).toEqual(['Hi'])
  expect(view?.booking).toMatchObject({ status: 'claimed', scheduledTime: null })
})

const reference = '0f2f1d0c-8c4e-4b52-9a3d-5d9e0a7b6c11'
const told: Booking = {
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
  ['a calendar that was offered', { ...told, status: 'offered' as const }],
  ['a calendar that was opened', { ...told, status: 'opened' as const }],
])('%s is no booking', (_, value) => {
  expect(readBooking(value)).toBeNull()
})

test('a booking that tells little promises little', () => {
  expect(readBooking({})).toEqual({
    status: 'claimed',
    provider: 'calendly',
    scheduledTime: null,
    manageKey: null,
    joinUrl: null,
    rescheduleUrl: null,
    cancelUrl: null,
  })
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example'])(
  '%j becomes no link',
  (address) => {
    const links = { joinUrl: address, rescheduleUrl: address, cancelUrl: address }
    expect(readBooking({ ...told, ...links })).toMatchObject({
      joinUrl: null,
      rescheduleUrl: null,
      cancelUrl: null,
    })
  },
)

test("a confirmation that speaks only the spec's field leaves the booking open", () => {
  const confirmation = readConfirmation({ confirmationMessage: { response: 'Booked.' } }, stamps)
  expect(confirmation.message).toMatchObject({ id: 'local', content: 'Booked.' })
  expect(confirmation.booking).toBeNull()
})

test('a confirmation says where the booking stands', () => {
  expect(readConfirmation({ confirmationMessage: {}, booking: told }, stamps)).toMatchObject({
    message: { content: 'Your call is booked.' },
    booking: told,
  })
})

test('a calendar comes with its reference and campaign, or with none', () => {
  const readMetadata = (metadata: ChatMessage['metadata']) =>
    readMessage({ type: 'booking_widget', metadata }, stamps).metadata
  const utm = { source: 'mail', medium: '', campaign: 'q4' }
  expect(readMetadata({ reference, utm })).toMatchObject({ reference, utm })
  const none = { reference: null, utm: { source: '', medium: '', campaign: '' } }
  expect(readMetadata({})).toMatchObject(none)
  expect(readMetadata(undefined)).toMatchObject(none)
})
