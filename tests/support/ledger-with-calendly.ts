import pino from 'pino'
import type { Deps } from '#server/deps.ts'
import { recordProviderEvents } from '#server/features/bookings/ledger/record-provider-events.ts'
import { bookings, calendlyInbox } from '#server/platform/db/schema/bookings.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { CALENDLY_KEY } from '#tests/support/calendly-traffic.ts'
import { CALENDLY_TOKEN, playCalendlyApi } from '#tests/support/play-calendly-api.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const MINUTE_MS = 60_000
const PERSON = { name: 'Dana', email: 'dana@harbor.example', company: '', timeZone: '' }
const NO_LINKS = { join: null, reschedule: null, cancel: null }

/** The API with a database, a clock that is set by hand, and Calendly's API on this machine. */
export async function openLedgerWithCalendly() {
  const calendly = await playCalendlyApi()
  const log: string[] = []
  let now = new Date(0)
  const server = await createTestApp({
    clock: () => now,
    config: {
      calendlyUrl: 'https://calendly.com/ours/call',
      calendlySigningKeys: [CALENDLY_KEY],
      calendlyApiUrl: calendly.url,
      calendlyToken: CALENDLY_TOKEN,
      notifyEmail: 'sales@ours.example',
    },
  })
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) })
  const deps: Deps = { ...server.deps, logger }
  return {
    ...server,
    deps,
    calendly,
    log,
    ...composeRecorders(deps),
    now: () => now,
    wait: (minutes: number) => {
      now = new Date(now.getTime() + minutes * MINUTE_MS)
    },
    reset: async (start: Date) => {
      now = start
      log.length = 0
      calendly.reset()
      for (const table of [calendlyInbox, outboxMessages, bookings, rateLimits]) {
        await server.db.delete(table)
      }
    },
    close: async () => {
      await calendly.close()
      await server.close()
    },
  }
}

type Creation = { at: string; startsAt: string; oldUri?: string | null }
type Cancellation = { at: string; newUri: string | null; isMove?: boolean }

/** What is known of a booking before Calendly is asked. */
function composeRecorders(deps: Deps) {
  const record = (event: Parameters<typeof recordProviderEvents>[1]['events'][number]) =>
    recordProviderEvents(deps, { events: [event], reference: null, utm: null })
  return {
    claim: (inviteeUri: string) => {
      const at = deps.clock().toISOString()
      const told = { inviteeUri, startsAt: null, invitee: PERSON }
      return record({ kind: 'claimed', source: 'browser', at, ...told })
    },
    create: (inviteeUri: string, { at, startsAt, oldUri = null }: Creation) => {
      const endsAt = new Date(Date.parse(startsAt) + 30 * MINUTE_MS).toISOString()
      const told = { inviteeUri, startsAt, endsAt, oldInviteeUri: oldUri }
      const person = { invitee: PERSON, links: NO_LINKS }
      return record({ kind: 'created', source: 'provider', at, ...told, ...person })
    },
    cancel: (inviteeUri: string, { at, newUri, isMove = newUri !== null }: Cancellation) =>
      record({
        kind: 'cancelled',
        source: 'provider',
        at,
        inviteeUri,
        isMove,
        oldInviteeUri: null,
        newInviteeUri: newUri,
        reason: '',
      }),
  }
}
