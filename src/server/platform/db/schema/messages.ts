import { integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ChatMessage } from '#contract/conversations.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { moment } from '#server/platform/db/schema/moment.ts'

/** Messages. `position` counts from 0 in each conversation and is the order; clocks are not. */
export const diagnosticMessages = pgTable(
  'diagnostic_messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => diagnosticConversations.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    position: integer().notNull(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    type: text({ enum: ['text', 'roi_calculation', 'booking_widget'] }).notNull(),
    content: text().notNull(),
    /** The source of the wording: "offline", or the model's provider. Null for the visitor, for people, and in older rows. */
    brain: text(),
    /** Why the rules spoke although a model was to, such as "timeout"; null when all went well. */
    brainNote: text('brain_note'),
    /** Of the person who wrote it, when that was not the agent. */
    authorName: text('author_name'),
    metadata: jsonb().$type<ChatMessage['metadata']>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.id] }),
    unique('diagnostic_messages_order').on(table.conversationId, table.position),
  ],
)
