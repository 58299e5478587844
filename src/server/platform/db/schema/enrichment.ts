import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { FINDING_KINDS, type Finding } from '#domain/finding.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { moment } from '#server/platform/db/schema/moment.ts'

/** A website's statements about its company when last read, for all conversations that name it. None is about a person. */
export const siteReadings = pgTable(
  'site_readings',
  {
    host: text().primaryKey(),
    /** `reading`: some process holds it until `leasedUntil`. */
    status: text({ enum: ['reading', 'read', 'failed'] }).notNull(),
    /** Why it failed, for staff alone. */
    failure: text(),
    /** The page that was read, after redirects. */
    url: text(),
    findings: jsonb().$type<readonly Finding[]>().notNull().default([]),
    attempts: integer().notNull().default(0),
    readAt: moment('read_at'),
    /** Until then neither success nor failure is tried anew. */
    expiresAt: moment('expires_at').notNull(),
    leasedUntil: moment('leased_until'),
  },
  (table) => [index('site_readings_expiry').on(table.expiresAt)],
)
export type SiteReading = typeof siteReadings.$inferSelect

/** Requests to read the website that a conversation names. Each names three at most (decision 030). */
export const enrichmentRequests = pgTable(
  'enrichment_requests',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => diagnosticConversations.id, { onDelete: 'cascade' }),
    host: text().notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Null while it waits. */
    finishedAt: moment('finished_at'),
    outcome: text({ enum: ['found', 'nothing', 'failed', 'over_limit'] }),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.host] }),
    index('enrichment_requests_host').on(table.host),
    index('enrichment_requests_waiting')
      .on(table.requestedAt)
      .where(sql`${table.finishedAt} is null`),
  ],
)

/** Findings about the company of one conversation, each with its source and the visitor's judgment. */
export const conversationFindings = pgTable(
  'conversation_findings',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => diagnosticConversations.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    position: integer().notNull(),
    host: text().notNull(),
    source: text({ enum: ['website', 'network'] }).notNull(),
    kind: text({ enum: FINDING_KINDS }).notNull(),
    value: text().notNull(),
    url: text().notNull(),
    quote: text().notNull(),
    readAt: moment('read_at').notNull(),
    verdict: text({ enum: ['right', 'wrong'] }),
    judgedAt: moment('judged_at'),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.id] })],
)
export type ConversationFinding = typeof conversationFindings.$inferSelect
