import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BookingEvent, BookingEventKind, BookingSource } from '#domain/booking-event.ts'
import { BOOKING_STATUSES } from '#domain/booking-status.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { moment } from '#server/platform/db/schema/moment.ts'

/** The campaign that brought the visitor, as it was handed to the scheduler. */
export type BookingUtm = { source: string; medium: string; campaign: string }

/**
 * One row per booking of either provider: where it stands, worked out anew from its events whenever one comes.
 * That two embedded bookings never overlap is held by an exclusion constraint, `bookings_no_overlap`,
 * which lives in the migrations alone.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey(),
    provider: text({ enum: ['calendly', 'embedded'] }).notNull(),
    /** An id for the scheduler, which sends it back. Unlike the conversation's, it opens nothing. */
    reference: uuid().notNull(),
    conversationId: uuid('conversation_id').references(() => diagnosticConversations.id, {
      onDelete: 'set null',
    }),
    eventUri: text('event_uri'),
    /** The invitee that counts now; all that ever did are in `booking_invitees`. */
    inviteeUri: text('invitee_uri'),
    status: text({ enum: BOOKING_STATUSES }).notNull(),
    /** Null before a time is known: Calendly's browser event does not carry one. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Until when the firm is taken: the end and the pause after it. Embedded bookings only. */
    blockedUntil: moment('blocked_until'),
    /** The visitor's IANA zone; empty when unknown. */
    timeZone: text('time_zone').notNull().default(''),
    name: text().notNull().default(''),
    email: text().notNull().default(''),
    company: text().notNull().default(''),
    joinUrl: text('join_url'),
    rescheduleUrl: text('reschedule_url'),
    cancelUrl: text('cancel_url'),
    moves: integer().notNull().default(0),
    claimedAt: moment('claimed_at'),
    outcome: text({ enum: ['won', 'lost'] }),
    /** Staff's judgment of the score after the call, and the score they judged. */
    wasScoreRight: boolean('was_score_right'),
    judgedScore: smallint('judged_score'),
    judgedAt: moment('judged_at'),
    utm: jsonb().$type<BookingUtm>(),
    /** SHA-256 of the secret of the visitor who booked, when the browser had one. */
    ownerHash: text('owner_hash'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('bookings_reference').on(table.reference),
    unique('bookings_invitee').on(table.inviteeUri),
    index('bookings_time').on(table.startsAt),
    index('bookings_conversation').on(table.conversationId),
    index('bookings_status').on(table.status),
    index('bookings_calls')
      .on(table.conversationId)
      .where(sql`${table.status} not in ('offered', 'opened')`),
    index('bookings_coming')
      .on(table.startsAt, table.id)
      .where(sql`${table.status} in ('confirmed', 'rescheduled')`),
    index('bookings_claimed')
      .on(table.createdAt.desc(), table.id)
      .where(sql`${table.status} = 'claimed'`),
    index('bookings_others')
      .on(sql`coalesce(${table.startsAt}, ${table.createdAt}) desc`, table.id)
      .where(sql`${table.status} not in ('offered', 'opened', 'claimed')`),
    index('bookings_alone').on(table.updatedAt).where(sql`${table.conversationId} is null`),
    // One calendar lies open in a conversation, however often it is offered.
    uniqueIndex('bookings_one_open')
      .on(table.conversationId)
      .where(sql`${table.status} in ('offered', 'opened')`),
    check(
      'bookings_embedded_has_time',
      sql`${table.provider} <> 'embedded' or ${table.status} in ('offered', 'opened') or (${table.startsAt} is not null and ${table.endsAt} > ${table.startsAt} and ${table.blockedUntil} >= ${table.endsAt})`,
    ),
  ],
)
export type BookingRow = typeof bookings.$inferSelect

/** Every invitee that a booking ever had, so that whatever names one of them finds the booking. */
export const bookingInvitees = pgTable(
  'booking_invitees',
  {
    inviteeUri: text('invitee_uri').primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
  },
  (table) => [index('booking_invitees_booking').on(table.bookingId)],
)

/** The history of a booking. What comes twice is kept once. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: uuid().primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text().$type<BookingEventKind>().notNull(),
    source: text().$type<BookingSource>().notNull(),
    /** When it happened, by the clock of the source that reported it, and when we heard. */
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull(),
    event: jsonb().$type<BookingEvent>().notNull(),
    /** Equal for two deliveries of one event. */
    dedupeKey: text('dedupe_key').notNull(),
  },
  (table) => [
    unique('booking_events_once').on(table.bookingId, table.dedupeKey),
    index('booking_events_time').on(table.bookingId, table.at),
  ],
)

/** Signed messages of Calendly as they came. They are answered at once and worked through afterwards. */
export const calendlyInbox = pgTable(
  'calendly_inbox',
  {
    id: uuid().primaryKey(),
    /** Event, invitee and time of creation: Calendly gives its messages no id. */
    dedupeKey: text('dedupe_key').notNull(),
    body: jsonb().$type<unknown>().notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** Of the last attempt that failed. */
    error: text(),
  },
  (table) => [
    unique('calendly_inbox_once').on(table.dedupeKey),
    index('calendly_inbox_newest').on(table.receivedAt.desc()),
    // By hash: what a message names may be longer than an ordered index takes.
    index('calendly_inbox_uri').using('hash', sql`(${table.body} #>> '{payload,uri}')`),
    index('calendly_inbox_invitee').using('hash', sql`(${table.body} #>> '{payload,invitee}')`),
    index('calendly_inbox_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.processedAt} is null`),
  ],
)

/** Which conversation a booking came from. A booking belongs to at most one. */
export const conversationBookings = pgTable(
  'conversation_bookings',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => diagnosticConversations.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** The stored message that confirmed it to the visitor. */
    messageId: uuid('message_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.bookingId] }),
    unique('conversation_bookings_once').on(table.bookingId),
  ],
)
