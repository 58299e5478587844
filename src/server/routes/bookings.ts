import { Hono } from 'hono'
import { bookSlot } from '#server/bookings/book-slot.ts'
import { listOpenSlots } from '#server/bookings/list-open-slots.ts'
import { recordBookingClaim } from '#server/bookings/record-booking-claim.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { describe } from '#server/http/describe.ts'
import { limitBody } from '#server/http/limit-body.ts'
import { readPublicOrigin } from '#server/http/public-origin.ts'
import { valid } from '#server/http/valid.ts'
import { readVisitorSecret } from '#server/http/visitor-cookie.ts'
import {
  BookSlotReply,
  BookSlotRequest,
  CalendlyBookingReply,
  CalendlyBookingRequest,
  SlotsReply,
} from '#server/routes/bookings.schema.ts'

const tag = 'Booking'

export const bookingRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .post(
      '/handle-calendly-booking',
      describe({
        summary: 'Record what the scheduling widget reported, for the owner of the conversation',
        tag,
        reply: { status: 200, description: 'Recorded', schema: CalendlyBookingReply },
        refusals: ['invalid_request', 'not_found', 'conflict', 'unsupported_media_type'],
      }),
      limitBody(),
      valid('json', CalendlyBookingRequest),
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
        summary: 'List the slots of the embedded scheduler: the next ten working days',
        tag,
        reply: { status: 200, description: 'The slots', schema: SlotsReply },
      }),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        return c.json(await listOpenSlots(deps), 200)
      },
    )
    .post(
      '/bookings',
      describe({
        summary: 'Book one slot of the embedded scheduler',
        tag,
        reply: { status: 201, description: 'Booked', schema: BookSlotReply },
        refusals: ['invalid_request', 'slot_taken', 'unsupported_media_type'],
      }),
      limitBody(),
      valid('json', BookSlotRequest),
      async (c) => {
        const secret = readVisitorSecret(c, deps.config)
        const origin = readPublicOrigin(c, deps.config)
        return c.json(await bookSlot(deps, { ...c.req.valid('json'), secret, origin }), 201)
      },
    )
