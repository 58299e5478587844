import type { BookingEvent } from '#domain/booking-event.ts'
import { composeEmbeddedUris } from '#server/features/bookings/ledger/booking-uri.ts'
import { insertBooking } from '#server/features/bookings/ledger/open-booking.ts'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'admin@firm.example', password: 'correct horse battery' }
export const NOW = new Date('2026-11-23T10:00:00.000Z')

export type Told = {
  at?: string
  startsAt?: string
  name?: string
  company?: string
  email?: string
}
export type Tell = (uri: string, told: Told) => BookingEvent

/** Confirmed by our own scheduler. */
export const created: Tell = (
  inviteeUri,
  { at, startsAt = '2026-11-24T15:00:00.000Z', ...told },
) => ({
  kind: 'created',
  source: 'provider',
  at: at ?? '2026-11-22T09:00:00.000Z',
  inviteeUri,
  oldInviteeUri: null,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
  invitee: { name: '', email: '', company: '', timeZone: 'America/Chicago', ...told },
  links: { join: 'https://meet.example/room', reschedule: null, cancel: null },
})
export const cancelled: Tell = (inviteeUri) => ({
  kind: 'cancelled',
  source: 'visitor',
  at: '2026-11-22T12:00:00.000Z',
  inviteeUri,
  isMove: false,
  oldInviteeUri: null,
  newInviteeUri: null,
  reason: 'A trip came up.',
})
/** A browser said so, and nobody else. */
export const claimed: Tell = (
  inviteeUri,
  { at = '2026-11-23T09:00:00.000Z', startsAt = null, ...told },
) => ({
  kind: 'claimed',
  source: 'browser',
  at,
  inviteeUri,
  startsAt,
  invitee: { name: '', email: '', company: '', timeZone: '', ...told },
})

/** The product with its own assistant, a signed-in admin, and a clock that stands still. */
export async function openStaffDesk() {
  let now = NOW
  let count = 0
  const server = await createTestApp({ brain: createOfflineBrain(), clock: () => now })
  const { deps, db, app } = server
  await createAdmin(deps, ADMIN)
  const staff = createTestBrowser(app)
  await staff.call('/api/auth/sign-in/email', { json: ADMIN })

  async function talk(...messages: string[]): Promise<string> {
    const visitor = createTestBrowser(app)
    const opened = await visitor.call('/api/create-conversation', { json: {} })
    const { conversationId } = await opened.json()
    for (const message of messages) {
      await visitor.call('/api/bd-agent-conversation', { json: { conversationId, message } })
    }
    return conversationId
  }

  async function book(tells: Tell[], told: Told = {}, conversationId: string | null = null) {
    count += 1
    const provider = tells.includes(claimed) ? 'calendly' : 'embedded'
    const uri =
      provider === 'calendly'
        ? `https://api.calendly.com/scheduled_events/E${count}/invitees/I${count}`
        : composeEmbeddedUris(deps.createId(), deps.createId()).inviteeUri
    return db.transaction(async (transaction) => {
      const row = { provider, conversationId, ownerHash: null } as const
      const { id } = await insertBooking(deps, transaction, row)
      const events = tells.map((tell) => tell(uri, told))
      return recordEvents(deps, transaction, id, events)
    })
  }

  return {
    server,
    staff,
    talk,
    book,
    setTime: (time: Date) => {
      now = time
    },
    clear: async () => {
      now = NOW
      await db.delete(bookings)
      await db.delete(rateLimits)
    },
  }
}
