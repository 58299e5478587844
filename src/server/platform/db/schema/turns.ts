import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AgentReply, CorrectFactReply } from '#contract/conversations.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { moment } from '#server/platform/db/schema/moment.ts'

/** One message of the visitor and the whole reply to it, kept so that a retry gets the same answer. */
export const diagnosticTurns = pgTable(
  'diagnostic_turns',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => diagnosticConversations.id, { onDelete: 'cascade' }),
    /** The client's `turnId`, or one of ours. */
    id: uuid().notNull(),
    position: integer().notNull(),
    messageHash: text('message_hash').notNull(),
    /** Null when the request carried no history. */
    historyHash: text('history_hash'),
    reply: jsonb().$type<AgentReply | CorrectFactReply>().notNull(),
    /** False while a model may still find other words for the reply; the process that settles it first decides. */
    isSettled: boolean('is_settled').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.id] }),
    unique('diagnostic_turns_order').on(table.conversationId, table.position),
  ],
)
