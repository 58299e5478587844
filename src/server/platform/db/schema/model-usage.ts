import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Use of language models per day (UTC), by all processes. `costMicroUsd` holds what is reserved for calls under way, too. */
export const modelUsage = pgTable(
  'model_usage',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Provider and model, such as "openai:gpt-5-mini". */
    model: text().notNull(),
    calls: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }).notNull().default(0),
    /** Sentences that the gate kept from visitors, and acts whose quote or value did not hold. */
    refusedSentences: integer('refused_sentences').notNull().default(0),
    refusedActs: integer('refused_acts').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.model] })],
)
