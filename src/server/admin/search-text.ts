import { and, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  isDomain,
  isPlainWord,
  isUnspaced,
  listPairs,
  listSpellings,
  readSearchTerms,
} from '#server/admin/search-terms.ts'
import {
  conversationWordChanges as changes,
  conversationWords,
} from '#server/db/schema/conversation-words.ts'
import { diagnosticConversations as conversations } from '#server/db/schema/conversations.ts'
import { diagnosticMessages as messages } from '#server/db/schema/messages.ts'
import type { Found } from '#server/search/pick-newest.ts'

const { contactName, companyName, companyWebsite, email } = conversations
/** As `list_conversation_words` has them. */
const nameWords = sql`to_tsvector('simple', coalesce(${contactName}, '') || ' ' || coalesce(${companyName}, '') || ' ' || coalesce(${companyWebsite}, '') || ' ' || coalesce(${email}, ''))`
const messageWords = sql`to_tsvector('simple', ${messages.content})`

/** The same condition twice: looked up conversation by conversation, and as a list of all that meet it. */
export type TextMatch = { each: SQL; all: SQL; found: Found | undefined }

/**
 * Every word of the search has to occur in a message or a name of the conversation, each wherever it likes.
 * A search without any word finds nothing.
 */
export function matchText(text: string): TextMatch {
  const terms = readSearchTerms(text)
  if (terms.length === 0) return { each: sql`false`, all: sql`false`, found: undefined }
  const isChanged = sql`(select true from ${changes} where ${changes.conversationId} = ${conversations.id} limit 1)`
  const said = and(...terms.map(matchTalk)) ?? sql`true`
  const isListed = sql`${conversationWords.words} @@ (${joinQueries(terms)})`
  // The list of words does not know what stood beside what.
  const unsure = and(...terms.filter((term) => !isPlainWord(term)).map(matchTalk))
  const each = sql`case when ${isChanged} then ${said} else
    (select ${isListed} from ${conversationWords} where ${conversationWords.conversationId} = ${conversations.id}) and ${unsure ?? sql`true`} end`
  const unchanged = sql`from ${conversationWords} where ${isListed}
    and not exists (select from ${changes} where ${changes.conversationId} = ${conversationWords.conversationId})`
  const proof = sql`case when ${unsure ? sql`true` : isChanged} then ${said} else true end`
  const all = sql`${conversations.id} in (
    select ${conversationWords.conversationId} ${unchanged} union all select ${changes.conversationId} from ${changes}
  ) and ${proof}`
  const rows = sql`select ${conversationWords.conversationId} as id, ${conversationWords.createdAt} as at ${unchanged}
    union all select fresh.id, fresh.created_at from ${conversations} fresh where fresh.id in (select ${changes.conversationId} from ${changes})`
  return { each, all, found: { rows, proof } }
}

/** Messages that hold any of the words. */
export function matchMessages(text: string): SQL | undefined {
  const terms = readSearchTerms(text)
  return terms.length === 0 ? sql`false` : or(...terms.map(matchMessage))
}

/** In the messages and names themselves, of one conversation. */
function matchTalk(term: string): SQL | undefined {
  // Not `exists`, for which the planner may read every message there is to have them all at hand.
  const isSaid = sql`(select true from ${messages} where ${messages.conversationId} = ${conversations.id} and ${matchMessage(term)} limit 1)`
  return or(sql`${nameWords} @@ ${toQuery(term)}`, ...matchUnlistedName(term), isSaid)
}

function matchMessage(term: string): SQL | undefined {
  if (isUnspaced(term)) return contains(messages.content, term)
  return sql`${messageWords} @@ ${toQuery(term)}`
}

/** PostgreSQL takes an e-mail address for one word, which begins with the person and not with the host. */
function matchUnlistedName(term: string): (SQL | undefined)[] {
  if (isUnspaced(term)) return [contains(companyName, term), contains(contactName, term)]
  return isDomain(term) ? [contains(email, `@${term}`)] : []
}

function contains(column: AnyPgColumn, text: string): SQL {
  return sql`strpos(lower(${column}), lower(${text})) > 0`
}

/** One query of the list of words for all terms. */
function joinQueries(terms: readonly string[]): SQL {
  return sql.join(
    terms.map((term) => sql`(${toListQuery(term)})`),
    sql` && `,
  )
}

function toListQuery(term: string): SQL {
  const pairs = isUnspaced(term) ? listPairs(term) : []
  if (pairs.length > 0) return sql`${pairs.join(' & ')}::tsquery`
  // The list has no places, so what would have to stand side by side only has to be there.
  const words = sql`regexp_replace(${toQuery(term)}::text, '<(-|[0-9]+)>', '&', 'g')::tsquery`
  return isDomain(term)
    ? sql`${words} || lower(${listSpellings(`@${term}`).typed})::tsquery`
    : words
}

/**
 * The term as one word ("dana@harbor.ex"), or as the words that PostgreSQL takes it for ("time-consuming").
 * It is only ever an operand in quotes: nothing that is typed can become an operator.
 */
function toQuery(term: string): SQL {
  const { typed, indexed } = listSpellings(term)
  return sql`(lower(${indexed})::tsquery || to_tsquery('simple', ${typed}))`
}
