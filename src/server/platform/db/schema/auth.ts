import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/db/schema/moment.ts'

/** Tables of Better Auth, by the names it looks them up under; and the roles, which are ours. */
export const user = pgTable('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** Conversations that changed before this count as read; null: before the account was created. */
  seenAllAt: moment('seen_all_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    expiresAt: moment('expires_at').notNull(),
    token: text().notNull().unique(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [index('session_user').on(table.userId)],
)

export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('account_user').on(table.userId)],
)

export const verification = pgTable(
  'verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text({ enum: ['admin', 'viewer'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
)

/** Better Auth's second factor: the secret and the recovery codes are encrypted by it. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    verified: boolean().default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [
    index('two_factor_user').on(table.userId),
    index('two_factor_secret').on(table.secret),
  ],
)

/** Filters and sort of a list, which a member of the staff has named; it goes with the account. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    page: text({ enum: ['dashboard', 'leads'] }).notNull(),
    name: text().notNull(),
    query: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('saved_views_name').on(table.userId, table.page, table.name)],
)

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
