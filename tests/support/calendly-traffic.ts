import { createHmac } from 'node:crypto'

/** Bodies in the shape that Calendly's developer documents show, with invented people and ids. */
export const CALENDLY_KEY = 'a signing key of the tests'
const API = 'https://api.calendly.com'

export type InviteeFacts = {
  uri: string
  startsAt: string
  /** When the invitee came to be, and when it was last changed. */
  createdAt: string
  person?: { name: string; email: string }
  oldInvitee?: string | null
  newInvitee?: string | null
  cancelledAt?: string | null
  isEventCancelled?: boolean
  noShowAt?: string | null
  updatedAt?: string
  reference?: string | null
  company?: string
}

export const composeInviteeUri = (event: string, invitee = event) =>
  `${API}/scheduled_events/${event}/invitees/${invitee}`

const HALF_HOUR_MS = 30 * 60_000

/** Calendly writes microseconds. */
const writeTime = (iso: string) => iso.replace('Z', '000Z')

export function composeEvent({ uri, startsAt, createdAt, ...facts }: InviteeFacts) {
  const isCancelled = Boolean(facts.cancelledAt) || facts.isEventCancelled === true
  const endsAt = new Date(Date.parse(startsAt) + HALF_HOUR_MS).toISOString()
  return {
    uri: uri.slice(0, uri.indexOf('/invitees/')),
    name: 'Discovery call',
    status: isCancelled ? 'canceled' : 'active',
    start_time: writeTime(startsAt),
    end_time: writeTime(endsAt),
    event_type: `${API}/event_types/GBGBDCAADAEDCRZ2`,
    location: { type: 'google_conference', status: 'pushed', join_url: 'https://meet.example/abc' },
    invitees_counter: { total: 1, active: isCancelled ? 0 : 1, limit: 1 },
    created_at: writeTime(createdAt),
    updated_at: writeTime(createdAt),
    event_memberships: [{ user: `${API}/users/GBGBDCAADAEDCRZ2`, user_email: 'host@ours.example' }],
    event_guests: [],
  }
}

export function composeInvitee(facts: InviteeFacts) {
  const { uri, createdAt, person = { name: 'Dana Reyes', email: 'dana@harbor.example' } } = facts
  const [firstName = '', ...others] = person.name.split(' ')
  const id = uri.slice(uri.lastIndexOf('/') + 1)
  return {
    uri,
    email: person.email,
    name: person.name,
    first_name: firstName,
    last_name: others.join(' '),
    status: facts.cancelledAt ? 'canceled' : 'active',
    timezone: 'Europe/Berlin',
    event: uri.slice(0, uri.indexOf('/invitees/')),
    text_reminder_number: null,
    rescheduled: Boolean(facts.cancelledAt && facts.newInvitee),
    old_invitee: facts.oldInvitee ?? null,
    new_invitee: facts.newInvitee ?? null,
    cancel_url: `https://calendly.com/cancellations/${id}`,
    reschedule_url: `https://calendly.com/reschedulings/${id}`,
    routing_form_submission: null,
    questions_and_answers: [
      { question: 'Company name', answer: facts.company ?? 'Harbor', position: 0 },
    ],
    tracking: {
      utm_campaign: 'spring',
      utm_source: 'newsletter',
      utm_medium: null,
      utm_content: null,
      utm_term: null,
      salesforce_uuid: facts.reference ?? null,
    },
    payment: null,
    reconfirmation: null,
    created_at: writeTime(createdAt),
    updated_at: writeTime(facts.updatedAt ?? facts.cancelledAt ?? facts.noShowAt ?? createdAt),
    no_show: facts.noShowAt
      ? { uri: `${API}/invitee_no_shows/${id}`, created_at: writeTime(facts.noShowAt) }
      : null,
    ...(facts.cancelledAt && {
      cancellation: {
        canceled_by: person.name,
        reason: 'Another week is better.',
        canceler_type: 'invitee',
        created_at: writeTime(facts.cancelledAt),
      },
    }),
  }
}

/** A message as Calendly posts it; `at` is when it was told. */
export function composeMessage(event: string, facts: InviteeFacts, at: string): string {
  return JSON.stringify({
    event,
    created_at: writeTime(at),
    created_by: `${API}/users/GBGBDCAADAEDCRZ2`,
    payload: { ...composeInvitee(facts), scheduled_event: composeEvent(facts) },
  })
}

export function signMessage(body: string | Uint8Array, at: Date, key = CALENDLY_KEY): string {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', key).update(`${seconds}.`).update(body).digest('hex')
  return `t=${seconds},v1=${signature}`
}
