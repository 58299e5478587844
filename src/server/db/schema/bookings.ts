import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { diagnosticConversations } from '#server/db/schema/conversations.ts'
import { moment } from '#server/db/schema/moment.ts'

/**
 * One row per booking of either provider. That two embedded bookings never overlap is held by
 * an exclusion constraint, `bookings_no_overlap`, which lives in the migrations alone.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey(),
    provider: text({ enum: ['calendly', 'embedded'] }).notNull(),
    eventUri: text('event_uri').notNull(),
    inviteeUri: text('invitee_uri').notNull(),
    /** `claimed`: a browser said so. `confirmed`: the provider did, or we are the provider. */
    status: text({ enum: ['claimed', 'confirmed'] }).notNull(),
    /** Null for a claim: Calendly's browser event does not carry a time. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    /** SHA-256 of the secret of the visitor who booked, when the browser had one. */
    ownerHash: text('owner_hash'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('bookings_invitee').on(table.inviteeUri),
    index('bookings_time').on(table.startsAt),
    check(
      'bookings_embedded_has_time',
      sql`${table.provider} <> 'embedded' or (${table.startsAt} is not null and ${table.endsAt} > ${table.startsAt})`,
    ),
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
