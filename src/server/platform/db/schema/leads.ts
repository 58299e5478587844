import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { LEAD_STATUSES } from '#domain/lead-status.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { moment } from '#server/platform/db/schema/moment.ts'

/** The source of one visit. `article` is the slug of the article that led here, if one did. */
export type Touch = {
  at: string
  source: string
  medium: string
  campaign: string
  referrer: string
  landingPage: string
  article: string | null
}

/** One person who may become a customer, from the form or from a conversation. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    /** In lower case; null where only a phone number was left. */
    email: text(),
    name: text().notNull().default(''),
    phone: text().notNull().default(''),
    company: text().notNull().default(''),
    website: text().notNull().default(''),
    status: text({ enum: LEAD_STATUSES }).notNull().default('new'),
    ownerId: text('owner_id').references(() => user.id, { onDelete: 'set null' }),
    firstTouch: jsonb('first_touch').$type<Touch>().notNull(),
    lastTouch: jsonb('last_touch').$type<Touch>().notNull(),
    /** Until when an answer was promised; null when none is due. */
    replyDueAt: moment('reply_due_at'),
    repliedAt: moment('replied_at'),
    /** What staff mean to do next, and on which day; empty and null while nothing is planned. */
    nextAction: text('next_action').notNull().default(''),
    nextActionOn: date('next_action_on', { mode: 'string' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('leads_email').on(table.email),
    index('leads_newest').on(table.createdAt.desc(), table.id),
    index('leads_status').on(table.status, table.createdAt.desc(), table.id),
    index('leads_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    // Any part of a word, or of a phone number's digits, is searched for: by the letters, pairs and threes it is made of.
    index('leads_grams').using(
      'gin',
      sql`text_grams(regexp_replace(fold_search_text(${table.phone}), '[^0-9]', '', 'g') || ' ' || fold_search_text(${table.name} || ' ' || ${table.company} || ' ' || coalesce(${table.email}, '') || ' ' || ${table.phone} || ' ' || ${table.website}))`,
    ),
    // To the letter what `find-duplicates.ts` looks for.
    index('leads_marks').using(
      'gin',
      sql`list_lead_marks(${table.email}, ${table.phone}, ${table.website}, fold_search_text(${table.company}))`,
    ),
    index('leads_due')
      .on(table.replyDueAt, table.id)
      .where(sql`${table.replyDueAt} is not null and ${table.repliedAt} is null`),
    index('leads_next_action')
      .on(table.nextActionOn, table.id)
      .where(sql`${table.nextActionOn} is not null`),
  ],
)
export type Lead = typeof leads.$inferSelect

/** Leads that staff merged into another, which keeps the address that they had: whoever writes from it is the person who is kept. */
export const mergedLeads = pgTable(
  'merged_leads',
  {
    /** What the lead had: links and messages still name it. */
    id: uuid().primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** In lower case, and never that of a lead; null where none is left to know the person by. */
    email: text(),
    mergedAt: moment('merged_at').notNull(),
  },
  (table) => [
    unique('merged_leads_email').on(table.email),
    index('merged_leads_of_lead').on(table.leadId),
  ],
)

/** Notes of staff about a person, and the next actions that are done. The author's address stays when the account goes. */
export const leadNotes = pgTable(
  'lead_notes',
  {
    id: uuid().primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    authorEmail: text('author_email').notNull(),
    kind: text({ enum: ['note', 'done'] })
      .notNull()
      .default('note'),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('lead_notes_of_lead').on(table.leadId, table.createdAt)],
)
