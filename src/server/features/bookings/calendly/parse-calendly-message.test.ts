import { describe, expect, test } from 'vitest'
import { parseCalendlyMessage } from '#server/features/bookings/calendly/parse-calendly-message.ts'
import {
  composeInviteeUri,
  composeMessage,
  type InviteeFacts,
} from '#tests/support/calendly-traffic.ts'

const URI = composeInviteeUri('AAA-1', 'BBB_2')
const OLD = composeInviteeUri('OLD')
const NEW = composeInviteeUri('NEW')
const CREATED_AT = '2026-03-01T09:00:00.000Z'
const TOLD_AT = '2026-03-01T10:00:00.000Z'
const STARTS_AT = '2026-03-05T15:00:00.000Z'
const ENDS_AT = '2026-03-05T15:30:00.000Z'
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

const CREATION = {
  kind: 'created',
  source: 'provider',
  at: CREATED_AT,
  inviteeUri: URI,
  startsAt: STARTS_AT,
  endsAt: ENDS_AT,
  oldInviteeUri: null,
  invitee: {
    name: 'Dana Reyes',
    email: 'dana@harbor.example',
    company: 'Harbor',
    timeZone: 'Europe/Berlin',
  },
  links: {
    join: 'https://meet.example/abc',
    reschedule: 'https://calendly.com/reschedulings/BBB_2',
    cancel: 'https://calendly.com/cancellations/BBB_2',
  },
}
const CANCELLATION = {
  kind: 'cancelled',
  source: 'provider',
  at: '2026-03-01T09:30:00.000Z',
  inviteeUri: URI,
  isMove: false,
  oldInviteeUri: null,
  newInviteeUri: null,
  reason: 'Another week is better.',
}
const CANCELLED_AT = CANCELLATION.at

describe('what happened is read from the message', () => {
  test('a booking, with all that came along', () => {
    const news = read(compose('invitee.created', { reference: REFERENCE }))
    expect(news).toEqual({
      events: [CREATION],
      reference: REFERENCE,
      utm: { source: 'newsletter', medium: '', campaign: 'spring' },
    })
  })

  test('a cancellation tells of the booking too, so that its own message may be lost', () => {
    const { events } = read(compose('invitee.canceled', { cancelledAt: CANCELLED_AT }))
    expect(events).toEqual([CREATION, CANCELLATION])
  })

  test('the two messages of a move name each other', () => {
    const left = read(compose('invitee.canceled', { cancelledAt: CANCELLED_AT, newInvitee: NEW }))
    expect(left.events.at(-1)).toEqual({ ...CANCELLATION, isMove: true, newInviteeUri: NEW })
    const arrived = read(compose('invitee.created', { oldInvitee: OLD }))
    expect(arrived.events).toEqual([{ ...CREATION, oldInviteeUri: OLD }])
  })

  test('a move that does not say where to is still a move', () => {
    const body = compose('invitee.canceled', { cancelledAt: CANCELLED_AT })
    body.payload.rescheduled = true
    expect(read(body).events.at(-1)).toEqual({ ...CANCELLATION, isMove: true })
  })

  test('a cancellation that says where the booking went is a move', () => {
    const body = compose('invitee.canceled', { cancelledAt: CANCELLED_AT, newInvitee: NEW })
    delete body.payload.rescheduled
    expect(read(body).events.at(-1)).toMatchObject({ isMove: true, newInviteeUri: NEW })
  })

  test('an absence, and that it was marked by mistake', () => {
    const marked = read(compose('invitee_no_show.created', { noShowAt: ENDS_AT }))
    expect(marked.events).toEqual([
      CREATION,
      { kind: 'no_show', source: 'provider', at: ENDS_AT, inviteeUri: URI },
    ])
    const lifted = read(compose('invitee_no_show.deleted'))
    expect(lifted.events.at(-1)).toEqual({
      kind: 'no_show_undone',
      source: 'provider',
      at: TOLD_AT,
      inviteeUri: URI,
    })
  })

  test('an absence that is told as the mark alone', () => {
    const payload = {
      uri: 'https://api.calendly.com/invitee_no_shows/6ee96ed4',
      invitee: URI,
      created_at: ENDS_AT,
    }
    const news = read({ event: 'invitee_no_show.created', created_at: TOLD_AT, payload })
    expect(news).toEqual({
      events: [{ kind: 'no_show', source: 'provider', at: ENDS_AT, inviteeUri: URI }],
      reference: null,
      utm: null,
    })
  })
})

test.each([
  ['2026-03-05T15:00:00.123456Z', '2026-03-05T15:00:00.123Z'],
  ['2026-03-05T15:00:00Z', '2026-03-05T15:00:00.000Z'],
  ['2026-03-05T10:00:00-05:00', '2026-03-05T15:00:00.000Z'],
])('the time %s is %s', (written, startsAt) => {
  const body = compose('invitee.created')
  body.payload.scheduled_event.start_time = written
  expect(read(body).events[0]).toMatchObject({ startsAt })
})

test('without a reference, a campaign, a meeting room or a company these are empty', () => {
  const body = compose('invitee.created')
  for (const name of ['tracking', 'questions_and_answers', 'name']) delete body.payload[name]
  body.payload.scheduled_event.location = null
  const { events, reference, utm } = read(body)
  expect({ reference, utm }).toEqual({ reference: null, utm: null })
  expect(events[0]).toMatchObject({
    links: { join: null },
    invitee: { name: '', company: '', email: 'dana@harbor.example' },
  })
})
