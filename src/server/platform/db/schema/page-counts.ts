import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often something happened on a day. Counts alone: nothing in it belongs to a person. */
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
