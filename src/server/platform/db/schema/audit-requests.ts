import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { leads } from '#server/platform/db/schema/leads.ts'
import { moment } from '#server/platform/db/schema/moment.ts'

/** A request from the form of the home page. */
export const auditRequests = pgTable(
  'audit_requests',
  {
    id: uuid().primaryKey(),
    createdAt: moment('created_at').notNull(),
    name: text().notNull(),
    company: text().notNull(),
    challenge: text().notNull(),
    contactMethod: text('contact_method', { enum: ['email', 'phone', 'video'] }).notNull(),
    contactDetail: text('contact_detail').notNull(),
    utmSource: text('utm_source').notNull(),
    utmMedium: text('utm_medium').notNull(),
    utmCampaign: text('utm_campaign').notNull(),
    referrer: text().notNull().default(''),
    landingPage: text('landing_page').notNull().default(''),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    /** SHA-256 of all fields: a double click is found by it. */
    contentHash: text('content_hash').notNull(),
  },
  (table) => [
    index('audit_requests_newest').on(table.createdAt.desc()),
    index('audit_requests_lead').on(table.leadId),
    index('audit_requests_content').on(table.contentHash, table.createdAt),
  ],
)
