import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/platform/db/schema/auth.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { leadNotes, leads } from '#server/platform/db/schema/leads.ts'
import { moment } from '#server/platform/db/schema/moment.ts'

export type OutboxAttachment = { fileName: string; contentType: string; content: string }

/** Every message that the product sends to people, readable by staff. `kept`: there was no mail server to send it by. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid().primaryKey(),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    /** To whom somebody of the staff wrote it; null for what the product writes by itself. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    /** Who of the staff wrote it, and gets the answer. */
    authorEmail: text('author_email'),
    /** One message per occasion: the same key is not written twice. */
    dedupeKey: text('dedupe_key').notNull(),
    audience: text({ enum: ['visitor', 'staff'] }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    attachments: jsonb().$type<OutboxAttachment[]>().notNull().default([]),
    status: text({ enum: ['waiting', 'sent', 'failed', 'kept'] }).notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** Of the last attempt that failed. */
    error: text(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    unique('outbox_messages_once').on(table.dedupeKey),
    index('outbox_messages_booking').on(table.bookingId),
    index('outbox_messages_of_lead').on(table.leadId, table.createdAt),
    index('outbox_messages_newest').on(table.createdAt.desc(), table.id),
    index('outbox_messages_mentions').using(
      'gin',
      sql`list_mentions(${table.recipient} || ' ' || ${table.text} || ' ' || ${table.dedupeKey})`,
    ),
    index('outbox_messages_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.status} = 'waiting'`),
  ],
)
export type OutboxMessage = typeof outboxMessages.$inferSelect

/** Staff whom a note names. */
export const noteMentions = pgTable(
  'note_mentions',
  {
    noteId: uuid('note_id')
      .notNull()
      .references(() => leadNotes.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The email that tells them of it, if they do not look first. */
    emailId: uuid('email_id').references(() => outboxMessages.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** Null as long as they have not looked at the note. */
    seenAt: moment('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.userId] }),
    index('note_mentions_of_user').on(table.userId, table.createdAt.desc()),
    index('note_mentions_of_email').on(table.emailId),
  ],
)

/** Deliveries to other systems. Mail to people has its own table, `outbox_messages`. `kept`: the channel is not configured. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey(),
    channel: text({ enum: ['slack', 'webhook', 'hubspot'] }).notNull(),
    /** Such as "lead.created". */
    event: text().notNull(),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** One delivery per channel and occasion; receivers get it as the idempotency key. */
    dedupeKey: text('dedupe_key').notNull(),
    status: text({ enum: ['waiting', 'sent', 'failed', 'kept'] }).notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    responseStatus: integer('response_status'),
    error: text(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    unique('deliveries_once').on(table.dedupeKey),
    index('deliveries_newest').on(table.createdAt.desc(), table.id),
    index('deliveries_status').on(table.status, table.createdAt.desc(), table.id),
    index('deliveries_channel').on(table.channel, table.createdAt.desc(), table.id),
    index('deliveries_channel_status').on(
      table.channel,
      table.status,
      table.createdAt.desc(),
      table.id,
    ),
    index('deliveries_mentions').using(
      'gin',
      sql`list_mentions(${table.payload}::text || ' ' || ${table.dedupeKey})`,
    ),
    index('deliveries_of_lead').on(table.leadId),
    index('deliveries_waiting').on(table.nextAttemptAt).where(sql`${table.status} = 'waiting'`),
  ],
)
export type Delivery = typeof deliveries.$inferSelect
