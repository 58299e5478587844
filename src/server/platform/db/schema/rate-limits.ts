import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/db/schema/moment.ts'

/** Counters of rate-limiter-flexible, which wants these three names. Keys are hashed: no address is stored. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: moment('expire'),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)
