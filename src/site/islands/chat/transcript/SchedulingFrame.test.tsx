import { expect, test } from 'vitest'
import {
  acceptSchedulingMessage,
  type IncomingMessage,
} from '#site/islands/chat/transcript/SchedulingFrame.tsx'

const eventUri = 'https://api.calendly.com/scheduled_events/AAA-1_b'
const inviteeUri = `${eventUri}/invitees/BBB-2`
const ownEventUri =
  'http://localhost:3000/api/scheduled_events/4f0e8a9e-6f1c-4f5e-9b66-6a8f1f1c2d3e'
const ownInviteeUri = `${ownEventUri}/invitees/9d7f1c2e-0d4b-4b8e-8f0a-1a2b3c4d5e6f`

const calendlyWindow = {} as Window
const otherWindow = {} as Window
const calendly = { origin: 'https://calendly.com', window: calendlyWindow, isOwn: false }
const own = { origin: 'http://localhost:3000', window: calendlyWindow, isOwn: true }

function scheduled(event: unknown = eventUri, invitee: unknown = inviteeUri, more: object = {}) {
  return {
    event: 'calendly.event_scheduled',
    payload: { event: { uri: event }, invitee: { uri: invitee }, ...more },
  }
}

function scheduledWith(change: object) {
  const message = scheduled()
  return { ...message, payload: { ...message.payload, ...change } }
}

function inherit(own: object, from: object): unknown {
  return Object.assign(Object.create(from), own)
}

function parse(text: string): unknown {
  return JSON.parse(text)
}

function messageWith(change: Partial<IncomingMessage>): IncomingMessage {
  return {
    origin: 'https://calendly.com',
    source: calendlyWindow,
    isTrusted: true,
    data: scheduled(),
    ...change,
  }
}

test('a booking reported by the Calendly frame is accepted, without a time', () => {
  expect(acceptSchedulingMessage(messageWith({}), calendly)).toEqual({
    eventUri,
    inviteeUri,
    scheduledTime: null,
  })
})

test('a booking reported by the embedded scheduler is accepted with its time', () => {
  const scheduledTime = '2026-11-23T15:00:00.000Z'
  const data = scheduled(ownEventUri, ownInviteeUri, { scheduledTime })
  const message = messageWith({ origin: 'http://localhost:3000', data })
  expect(acceptSchedulingMessage(message, own)).toEqual({
    eventUri: ownEventUri,
    inviteeUri: ownInviteeUri,
    scheduledTime,
  })
})

test('a time that is not a moment is dropped, the booking kept', () => {
  const data = scheduled(eventUri, inviteeUri, { scheduledTime: 'tomorrow' })
  expect(acceptSchedulingMessage(messageWith({ data }), calendly)?.scheduledTime).toBeNull()
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a name that begins with the provider', { origin: 'https://calendly.com.evil.example' }],
  ['a subdomain of the provider', { origin: 'https://app.calendly.com' }],
  ['the provider without encryption', { origin: 'http://calendly.com' }],
  ['the provider on another port', { origin: 'https://calendly.com:8443' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['no origin at all', { origin: '' }],
  ['our own page', { origin: 'http://localhost:3000' }],
  ['another window of the provider', { source: otherWindow }],
  ['no window', { source: null }],
  ['a script that dispatches the event itself', { isTrusted: false }],
])('a booking claimed by %s is ignored', (_, change) => {
  expect(acceptSchedulingMessage(messageWith(change), calendly)).toBeNull()
})

test('nothing is accepted before the frame has a window', () => {
  const frame = { ...calendly, window: null }
  expect(acceptSchedulingMessage(messageWith({ source: null }), frame)).toBeNull()
})

test('an opaque frame cannot make "null" its trusted origin', () => {
  const frame = { ...calendly, origin: 'null' }
  expect(acceptSchedulingMessage(messageWith({ origin: 'null' }), frame)).toBeNull()
})

test.each([
  ['null', null],
  ['a string', 'calendly.event_scheduled'],
  ['a number', 7],
  ['an empty object', {}],
  ['another event of the widget', { ...scheduled(), event: 'calendly.date_and_time_selected' }],
  ['no payload', { event: 'calendly.event_scheduled' }],
  ['a null payload', { event: 'calendly.event_scheduled', payload: null }],
  ['an inherited event name', Object.create(scheduled())],
  ['a URI that is no string', scheduled(eventUri, 12)],
  ['URIs in arrays', scheduled([eventUri], [inviteeUri])],
  ['a URI on another host', scheduled('https://evil.example/scheduled_events/AAA')],
  ['a host hidden in the user part', scheduled('https://api.calendly.com@evil.example/x')],
  ['an unencrypted URI', scheduled(eventUri.replace('https', 'http'))],
  ['a path beside the events', scheduled('https://api.calendly.com/users/AAA')],
  ['a path that climbs', scheduled(`${eventUri}/../../users/AAA`)],
  ['a query', scheduled(`${eventUri}?token=1`)],
  ['a line break', scheduled(`${eventUri}\n`)],
  ['an invitee of another event', scheduled(eventUri, inviteeUri.replace('AAA', 'ZZZ'))],
  ['an event in place of the invitee', scheduled(eventUri, eventUri)],
  ['an invitee with more behind it', scheduled(eventUri, `${inviteeUri}/cancel`)],
  ['our own URIs in the name of Calendly', scheduled(ownEventUri, ownInviteeUri)],
  ['the report inside another message', { event: 'forwarded', payload: scheduled() }],
  ['the report as its own payload', { event: 'calendly.event_scheduled', payload: scheduled() }],
  ['the report in a list', [scheduled()]],
  ['the report as text', JSON.stringify(scheduled())],
  ['an event name in a list', { ...scheduled(), event: ['calendly.event_scheduled'] }],
  ['a payload in a list', { ...scheduled(), payload: [scheduled().payload] }],
  ['an event in a list', scheduledWith({ event: [{ uri: eventUri }] })],
  ['the URIs in place of their holders', scheduledWith({ event: eventUri, invitee: inviteeUri })],
  ['an inherited payload', inherit({ event: 'calendly.event_scheduled' }, scheduled())],
  ['inherited URIs', scheduledWith({ event: inherit({}, { uri: eventUri }) })],
  [
    'a payload by way of a prototype',
    parse('{"__proto__":{"payload":{}},"event":"calendly.event_scheduled"}'),
  ],
  ['a URI that only prints as one', scheduled({ toString: () => eventUri })],
  ['a URI in capitals', scheduled(eventUri.replace('api', 'API'))],
  ['a URI with a port', scheduled(eventUri.replace('.com', '.com:443'))],
  ['a URI with an escape', scheduled(`${eventUri}%2F..`)],
  ['a URI of letters that only look alike', scheduled(eventUri.replace('a', 'а'))],
  ['a URI of endless length', scheduled(eventUri + 'A'.repeat(10_000))],
  ['no name of the event', scheduled('https://api.calendly.com/scheduled_events/')],
  ['two invitees in one', scheduled(eventUri, `${inviteeUri}/invitees/CCC`)],
])('a message with %s is ignored', (_, data) => {
  expect(acceptSchedulingMessage(messageWith({ data }), calendly)).toBeNull()
})

test('the embedded scheduler cannot report a booking at Calendly', () => {
  const message = messageWith({ origin: 'http://localhost:3000' })
  expect(acceptSchedulingMessage(message, own)).toBeNull()
})

test.each([
  ['on another host', 'https://evil.example/api/scheduled_events/A?x='],
  ['with a path in front', 'http://localhost:3000/x/api/scheduled_events/A'],
  ['with a user name in front', 'http://localhost:3000@evil.example/api/scheduled_events/A'],
  ['without a site', '/api/scheduled_events/A'],
  ['that runs', 'javascript:alert(1)//api/scheduled_events/A'],
])('the embedded scheduler cannot report a booking %s', (_, uri) => {
  const data = scheduled(uri, `${uri}/invitees/B`)
  expect(
    acceptSchedulingMessage(messageWith({ origin: 'http://localhost:3000', data }), own),
  ).toBeNull()
})

test('Calendly cannot report a booking in the name of the embedded scheduler', () => {
  const data = scheduled(ownEventUri, ownInviteeUri)
  expect(acceptSchedulingMessage(messageWith({ data }), own)).toBeNull()
})
