import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#server/platform/db/schema/auth.ts'
import { leadNotes } from '#server/platform/db/schema/leads.ts'
import { moment } from '#server/platform/db/schema/moment.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'

/** Staff whom a note names. */
export const noteMentions = pgTable(
  'note_mentions',
  {
    noteId: uuid('note_id')
      .notNull()
      .references(() => leadNotes.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The email that tells them of it, if they do not look first. */
    emailId: uuid('email_id').references(() => outboxMessages.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** Null as long as they have not looked at the note. */
    seenAt: moment('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.userId] }),
    index('note_mentions_of_user').on(table.userId, table.createdAt.desc()),
    index('note_mentions_of_email').on(table.emailId),
  ],
)
