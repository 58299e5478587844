import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/db/schema/moment.ts'

/** One row per act of staff: read, change, export, or deletion. Rows are deleted after three years; they name people by address, so that accounts may go. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    at: moment('at').notNull(),
    actorId: text('actor_id'),
    /** An address, "visitor" or "retention". */
    actor: text().notNull(),
    /** Such as "conversation.read" or "lead.export". */
    action: text().notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Never what was said or written: only counts, names of fields and states. */
    detail: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_newest').on(table.at.desc(), table.id),
    index('audit_log_of_subject').on(table.subjectId, table.at.desc(), table.id),
    index('audit_log_actor').on(table.actor, table.at.desc(), table.id),
    index('audit_log_action').on(table.action, table.at.desc(), table.id),
  ],
)

/** A link that lets one address become staff, once. */
export const invites = pgTable(
  'invites',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    role: text({ enum: ['admin', 'viewer'] }).notNull(),
    /** SHA-256 of the secret in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: text('invited_by').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
  },
  (table) => [index('invites_newest').on(table.createdAt.desc())],
)
