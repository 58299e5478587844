import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/db/schema/moment.ts'

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

/**
 * Conversations and audit requests that changed since the figures were last brought up to date, by id.
 * Triggers write it, which live in the migrations alone. It only grows until it is folded: no turn waits for another.
 */
export const insightChanges = pgTable('insight_changes', {
  // Not a running number: a restored table would begin to count anew, and a turn would fail on it.
  id: uuid().primaryKey().defaultRandom(),
  subjectId: uuid('subject_id').notNull(),
})

/** The share of one conversation, or one audit request, in the figures. */
export const insightFacts = pgTable(
  'insight_facts',
  {
    subjectId: uuid('subject_id').primaryKey(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The numbers that count it, each once. */
    cells: text().array().notNull(),
    /** What the conversation adds to sums without a list behind them, such as answers by their length. */
    weights: jsonb().$type<Record<string, number>>().notNull(),
  },
  (table) => [
    index('insight_facts_newest').on(table.createdAt.desc(), table.subjectId),
    index('insight_facts_recent').on(table.updatedAt),
    index('insight_facts_cells').using('gin', table.cells),
  ],
)

/** The facts added up by the day, and the month, on which their conversation began. */
export const insightSums = pgTable(
  'insight_sums',
  {
    /** A day of the firm, "2026-11-20", or a month, "2026-11". */
    period: text().notNull(),
    cell: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.period, table.cell] })],
)

/**
 * One row: how far the facts are built, and with which recipe (zone, host, and rules). Another recipe builds all anew.
 */
export const insightBuilds = pgTable('insight_builds', {
  recipe: text().primaryKey(),
  isBuilt: boolean('is_built').notNull(),
  /** The oldest conversation that is done; they are gone through from the newest. */
  reachedAt: moment('reached_at'),
  reachedId: uuid('reached_id'),
})
