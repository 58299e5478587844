import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCalendlyMessage } from '#server/features/bookings/calendly/parse-calendly-message.ts'
import {
  composeInviteeUri,
  composeMessage,
  type InviteeFacts,
} from '#tests/support/calendly-traffic.ts'

const URI = composeInviteeUri('AAA-1', 'BBB_2')
const NEW = composeInviteeUri('NEW')
const CREATED_AT = '2026-03-01T09:00:00.000Z'
const TOLD_AT = '2026-03-01T10:00:00.000Z'
const STARTS_AT = '2026-03-05T15:00:00.000Z'
const REFERENCE = '5c1d5d3e-6f0e-4f39-9b1d-7a0b7c3f9f10'
const FACTS: InviteeFacts = { uri: URI, startsAt: STARTS_AT, createdAt: CREATED_AT }

function compose(event: string, facts: Partial<InviteeFacts> = {}) {
  return JSON.parse(composeMessage(event, { ...FACTS, ...facts }, TOLD_AT))
}

function read(body: unknown) {
  const parsed = parseCalendlyMessage(body)
  if (parsed.kind !== 'news') throw new Error(parsed.problem)
  return parsed.news
}

const CANCELLED_AT = '2026-03-01T09:30:00.000Z'

test.each([
  ['plain http', 'http://calendly.com/cancellations/A'],
  ['another host', 'https://calendly.com.evil.example/cancellations/A'],
  ['a user in front of the host', 'https://calendly.com@evil.example/A'],
  ['a user at the right host', 'https://dana@calendly.com/cancellations/A'],
  ['another port', 'https://calendly.com:8443/cancellations/A'],
  ['a script', 'javascript:alert(1)'],
  ['no address', 'cancellations/A'],
  ['a number', 7],
])('a link to cancel by %s is left out', (_name, url) => {
  const body = compose('invitee.created')
  body.payload.cancel_url = url
  body.payload.reschedule_url = url
  expect(read(body).events[0]).toMatchObject({ links: { cancel: null, reschedule: null } })
})

test.each(['http://meet.example/a', 'javascript:alert(1)', 'data:text/html,x', '', 7, null])(
  'the meeting address %s is left out',
  (url) => {
    const body = compose('invitee.created')
    body.payload.scheduled_event.location.join_url = url
    expect(read(body).events[0]).toMatchObject({ links: { join: null } })
  },
)

test('what people typed comes in one line, without control characters, and cut', () => {
  const body = compose('invitee.created')
  body.payload.name = `Dana\r\nBcc: all@evil.example ${'x'.repeat(60_000)}`
  const [event] = read(body).events
  const name = event?.kind === 'created' ? event.invitee.name : ''
  expect(name).toMatch(/^Dana Bcc: all@evil\.example x+$/)
  expect(name).toHaveLength(200)
})

test.each([
  [
    'a reference that is not a UUID',
    (body) => Object.assign(body.payload.tracking, { salesforce_uuid: '1 or 1=1' }),
  ],
  [
    'a reference that is a list',
    (body) => Object.assign(body.payload.tracking, { salesforce_uuid: [REFERENCE] }),
  ],
] satisfies [string, (body: ReturnType<typeof compose>) => void][])(
  '%s is no reference',
  (_name, spoil) => {
    const body = compose('invitee.created')
    spoil(body)
    expect(read(body).reference).toBeNull()
  },
)

const HOSTILE_URIS = [
  'http://api.calendly.com/scheduled_events/A/invitees/B',
  'https://api.calendly.com.evil.example/scheduled_events/A/invitees/B',
  'https://api.calendly.com@evil.example/scheduled_events/A/invitees/B',
  'https://api.calendly.com/scheduled_events/A/invitees/B?x=1',
  'https://api.calendly.com/scheduled_events/A/invitees/B/',
  'https://api.calendly.com/scheduled_events/../invitees/B',
  'https://api.calendly.com/scheduled_events/A/invitees/B\n',
  'https://api.calendly.com/users/A',
  `https://api.calendly.com/scheduled_events/A/invitees/${'B'.repeat(3_000)}`,
  7,
  null,
  { toString: 'B' },
]
describe.each(['uri', 'old_invitee', 'new_invitee'])('as %s', (field) => {
  const refused = HOSTILE_URIS.filter((uri) => field === 'uri' || uri !== null)
  test.each(refused)('%s is malformed', (uri) => {
    const body = compose('invitee.canceled', { cancelledAt: CANCELLED_AT })
    body.payload[field] = uri
    expect(parseCalendlyMessage(body).kind).toBe('malformed')
  })
})

test.each([
  ['no time', (body) => delete body.payload.scheduled_event],
  [
    'an end before the start',
    (body) => Object.assign(body.payload.scheduled_event, { end_time: CREATED_AT }),
  ],
  [
    'a day that is not in the calendar',
    (body) => Object.assign(body.payload.scheduled_event, { start_time: '2026-02-30T10:00:00Z' }),
  ],
  ['a time without a zone', (body) => Object.assign(body, { created_at: '2026-03-01T10:00:00' })],
  ['a second too many', (body) => Object.assign(body, { created_at: '2026-12-31T23:59:60Z' })],
  ['a payload that is text', (body) => Object.assign(body, { payload: 'AAA' })],
  ['a kind that we do not know', (body) => Object.assign(body, { event: 'constructor' })],
] satisfies [string, (body: ReturnType<typeof compose>) => void][])(
  'a message with %s is malformed, which names the place and not what stood there',
  (_name, spoil) => {
    const body = compose('invitee.created')
    spoil(body)
    const parsed = parseCalendlyMessage(body)
    expect(parsed.kind).toBe('malformed')
    expect(JSON.stringify(parsed)).not.toContain('dana@harbor.example')
  },
)

test('names of prototypes are read as nothing', () => {
  const text = composeMessage('invitee.created', FACTS, TOLD_AT)
  const hostile = text.replace(
    '"payload":{',
    '"payload":{"__proto__":{"polluted":1},"constructor":{},',
  )
  expect(read(JSON.parse(hostile))).toEqual(read(JSON.parse(text)))
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('whatever stands in a message, reading it does not throw', () => {
  const shape = compose('invitee.canceled', { cancelledAt: CANCELLED_AT, newInvitee: NEW })
  const fields = Object.keys(shape.payload)
  const spoiled = fc.tuple(
    fc.constantFrom('invitee.created', 'invitee.canceled', 'invitee_no_show.created'),
    fc.dictionary(fc.constantFrom(...fields), fc.anything(), { noNullPrototype: true }),
  )
  fc.assert(
    fc.property(spoiled, ([event, changes]) => {
      const body = { ...shape, event, payload: { ...shape.payload, ...changes } }
      expect(['news', 'malformed']).toContain(parseCalendlyMessage(body).kind)
    }),
    { numRuns: 1_000, seed: 20_261_121 },
  )
})
