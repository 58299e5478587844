import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, to the millisecond that JavaScript and the API know. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
