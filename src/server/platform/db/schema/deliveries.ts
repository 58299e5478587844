import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { leads } from '#server/platform/db/schema/leads.ts'
import { moment } from '#server/platform/db/schema/moment.ts'

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
