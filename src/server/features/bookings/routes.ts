import { Hono } from 'hono'
import {
  BookingOpenedRequest,
  BookSlotReply,
  BookSlotRequest,
  CalendlyBookingReply,
  CalendlyBookingRequest,
  SlotsReply,
} from '#contract/bookings.ts'
import type { Deps } from '#server/deps.ts'
import { bookSlot } from '#server/features/bookings/book-slot.ts'
import { findOpenBooking } from '#server/features/bookings/ledger/lock-ledger.ts'
import { recordShowing } from '#server/features/bookings/ledger/open-booking.ts'
import { recordBookingClaim } from '#server/features/bookings/record-booking-claim.ts'
import {
  composeSpan,
  listBookingsWithin,
  listWorkingDays,
  overlaps,
  SLOT_MINUTES,
  type Span,
} from '#server/features/bookings/working-slots.ts'
import { type Key, lockOwnConversation } from '#server/features/conversations/conversation.ts'
import { readManageKey } from '#server/features/conversations/manage-key.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import {
  readBearer,
  readPublicOrigin,
  readVisitorSecret,
} from '#server/platform/http/request-identity.ts'
import { valid } from '#server/platform/http/valid.ts'

type SlotDeps = Pick<Deps, 'db' | 'clock' | 'config'>

const tag = 'Booking'

export const bookingRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .post(
      '/handle-calendly-booking',
      describe({
        summary: 'Record what the scheduling widget reported, for the owner of the conversation',
        tag,
        reply: { status: 200, description: 'Recorded', schema: CalendlyBookingReply },
        refusals: ['body', 'owner', 'conflict', 'too_many_requests'],
      }),
      valid('json', CalendlyBookingRequest),
      limitRate(deps, ['booking-claim']),
      async (c) => {
        const secret = readVisitorSecret(c, deps.config)
        const ownOrigins = [readPublicOrigin(c, deps.config), new URL(deps.config.siteUrl).origin]
        const claim = { ...c.req.valid('json'), secret, ownOrigins }
        return c.json(await recordBookingClaim(deps, claim), 200)
      },
    )
    .get(
      '/booking-slots',
      describe({
        summary:
          'List the slots of the embedded scheduler: the next ten working days. With the key of a booking as bearer token, what that booking can move to',
        tag,
        reply: { status: 200, description: 'The slots', schema: SlotsReply },
        refusals: ['too_many_requests'],
      }),
      limitRate(deps, ['read-booking']),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        const moving = readManageKey(deps.config.authSecret, readBearer(c))
        return c.json(await listOpenSlots(deps, moving), 200)
      },
    )
    .post(
      '/bookings',
      describe({
        summary: 'Book one slot of the embedded scheduler',
        tag,
        reply: { status: 201, description: 'Booked', schema: BookSlotReply },
        refusals: ['body', 'slot_taken', 'too_many_requests'],
      }),
      valid('json', BookSlotRequest),
      async (c) => {
        const secret = readVisitorSecret(c, deps.config)
        const origin = readPublicOrigin(c, deps.config)
        const address = readClientAddress(c, deps.config.trustedProxies)
        const request = { ...c.req.valid('json'), secret, origin, address }
        return c.json(await bookSlot(deps, request), 201)
      },
    )
    .post(
      '/bookings/opened',
      describe({
        summary: 'Note that the calendar was drawn, for the owner of the conversation',
        tag,
        reply: { status: 204, description: 'Noted' },
        refusals: ['body', 'owner', 'too_many_requests'],
      }),
      valid('json', BookingOpenedRequest),
      limitRate(deps, ['booking-claim']),
      async (c) => {
        const secret = readVisitorSecret(c, deps.config)
        await recordOpened(deps, { ...c.req.valid('json'), secret })
        return c.body(null, 204)
      },
    )

/** Notes that the calendar was drawn in the visitor's browser. Without one that lies open there is nothing to note. */
function recordOpened(
  deps: Pick<Deps, 'db' | 'clock' | 'createId' | 'config'>,
  key: Key,
): Promise<void> {
  return deps.db.transaction(async (transaction) => {
    const conversation = await lockOwnConversation(transaction, key)
    const open = await findOpenBooking(transaction, conversation.id)
    if (!open) return
    const showing = { bookingId: open.id, kind: 'opened', source: 'browser' } as const
    await recordShowing(deps, transaction, showing)
  })
}

/** Every slot of the next working days, and whether it is still free. A booking that is to be moved is in nobody's way. */
async function listOpenSlots(
  deps: SlotDeps,
  exceptBookingId: string | null = null,
): Promise<SlotsReply> {
  const days = listWorkingDays(deps.config, deps.clock())
  const startTimes = days.flatMap((day) => day.startTimes)
  const taken = await listTakenSpans(deps, startTimes, exceptBookingId)
  const isFree = (start: Date) => {
    const span = composeSpan(deps.config, start)
    return !taken.some((other) => overlaps(span, other))
  }
  return {
    timeZone: deps.config.bookingTimeZone,
    durationMinutes: SLOT_MINUTES,
    days: days.map((day) => ({
      date: day.date,
      slots: day.startTimes.map((start) => ({
        startsAt: start.toISOString(),
        isFree: isFree(start),
      })),
    })),
  }
}

async function listTakenSpans(
  { db, config }: SlotDeps,
  startTimes: readonly Date[],
  exceptBookingId: string | null,
): Promise<Span[]> {
  const first = startTimes.at(0)
  const last = startTimes.at(-1)
  if (!first || !last) return []
  const { until } = composeSpan(config, last)
  const rows = await listBookingsWithin(db, { from: first, until, exceptBookingId })
  return rows.flatMap(({ startsAt, blockedUntil }) =>
    startsAt && blockedUntil ? [{ from: startsAt, until: blockedUntil }] : [],
  )
}
