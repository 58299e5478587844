import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isDomain, isUnspaced, listSpellings, readSearchTerms } from '#server/admin/search-terms.ts'
import type { Transaction } from '#server/db/client.ts'
import { diagnosticConversations as conversations } from '#server/db/schema/conversations.ts'
import { diagnosticMessages as messages } from '#server/db/schema/messages.ts'

const { contactName, companyName, companyWebsite, email } = conversations
/** To the letter what the indexes `…_words` are made on; otherwise they are not used. */
const nameWords = sql`to_tsvector('simple', coalesce(${contactName}, '') || ' ' || coalesce(${companyName}, '') || ' ' || coalesce(${companyWebsite}, '') || ' ' || coalesce(${email}, ''))`
const messageWords = sql`to_tsvector('simple', ${messages.content})`

/**
 * Every word of the search has to occur in a message or a name of the conversation, each wherever it likes.
 * A search without any word finds nothing.
 */
export function matchText(db: Pick<Transaction, 'select'>, text: string): SQL | undefined {
  const terms = readSearchTerms(text)
  if (terms.length === 0) return sql`false`
  return and(
    ...terms.map((term) =>
      inArray(
        conversations.id,
        db
          .select({ id: conversations.id })
          .from(conversations)
          .where(or(sql`${nameWords} @@ ${toQuery(term)}`, ...matchUnindexedName(term)))
          .unionAll(
            db.select({ id: messages.conversationId }).from(messages).where(matchMessage(term)),
          ),
      ),
    ),
  )
}

/** Messages that hold any of the words. */
export function matchMessages(text: string): SQL | undefined {
  const terms = readSearchTerms(text)
  return terms.length === 0 ? sql`false` : or(...terms.map(matchMessage))
}

function matchMessage(term: string): SQL | undefined {
  if (isUnspaced(term)) return contains(messages.content, term)
  return sql`${messageWords} @@ ${toQuery(term)}`
}

/** The index has an e-mail address as one word, which begins with the person and not with the host. */
function matchUnindexedName(term: string): (SQL | undefined)[] {
  if (isUnspaced(term)) return [contains(companyName, term), contains(contactName, term)]
  return isDomain(term) ? [contains(email, `@${term}`)] : []
}

function contains(column: AnyPgColumn, text: string): SQL {
  return sql`strpos(lower(${column}), lower(${text})) > 0`
}

/**
 * The term as one word ("dana@harbor.ex"), or as the words that PostgreSQL takes it for ("time-consuming").
 * It is only ever an operand in quotes: nothing that is typed can become an operator.
 */
function toQuery(term: string): SQL {
  const { typed, indexed } = listSpellings(term)
  return sql`(lower(${indexed})::tsquery || to_tsquery('simple', ${typed}))`
}
