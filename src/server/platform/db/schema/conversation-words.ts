import { sql } from 'drizzle-orm'
import { customType, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { moment } from '#server/platform/db/schema/moment.ts'

const wordList = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The search terms of a conversation, in one list: the folded words of its messages and names, the digits of phone
 * numbers, the domain of its email address, and pairs of letters of scripts without spaces. Triggers, which live in the
 * migrations alone, note what changed.
 */
export const conversationWords = pgTable(
  'conversation_words',
  {
    conversationId: uuid('conversation_id')
      .primaryKey()
      .references(() => diagnosticConversations.id, { onDelete: 'cascade' }),
    /** Of the conversation: lists are in this order. */
    createdAt: moment('created_at').notNull(),
    words: wordList().notNull(),
  },
  (table) => [
    index('conversation_words_newest').on(table.createdAt.desc(), table.conversationId),
    index('conversation_words_words').using('gin', sql`${table.words}`),
  ],
)

/** Conversations whose list of words is no longer right: until it is made anew, their messages are searched themselves. */
export const conversationWordChanges = pgTable(
  'conversation_word_changes',
  {
    conversationId: uuid('conversation_id').notNull(),
    /** Not a sequence: one begins anew in a database that a backup was put into. */
    id: uuid().notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.id] })],
)
