import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Counts of events by day, page, and source. Nothing in it belongs to a person (decision 026). */
export const pageCounts = pgTable(
  'page_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    event: text({ enum: ['visit', 'view', 'chat_opened', 'form_opened'] }).notNull(),
    path: text().notNull(),
    /** `utm_source`, else the referring host, else "direct". */
    source: text().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.event, table.path, table.source] })],
)
