import { and, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/platform/db/client.ts'
import {
  conversationWordChanges as changes,
  conversationWords as words,
} from '#server/platform/db/schema/conversation-words.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages as messages } from '#server/platform/db/schema/messages.ts'
import type { Found } from '#server/platform/search/pick-found.ts'
import {
  isDomain,
  isPlainWord,
  isUnspaced,
  listPairs,
  listSpellings,
  readSearchTerms,
} from '#server/platform/search/search-terms.ts'

const { contactName, companyName, companyWebsite, email } = conversations
/** As `list_conversation_words` has them. */
const nameWords = sql`to_tsvector('simple', coalesce(${contactName}, '') || ' ' || coalesce(${companyName}, '') || ' ' || coalesce(${companyWebsite}, '') || ' ' || coalesce(${email}, ''))`
const messageWords = sql`to_tsvector('simple', ${messages.content})`

/** The same condition three times: looked up conversation by conversation, as a list of all that meet it, and by the words first. */
export type TextMatch = {
  each: SQL
  all: SQL
  /** Those that pass filters beside, within bounds on the moment of `conversation_words`. */
  find: (beside: { filters?: SQL | undefined; bounds?: SQL | undefined }) => Found
  /** In the list of words of a conversation. */
  isListed: SQL
}

/**
 * Every word of the search has to occur in a message or a name of the conversation, each wherever it likes.
 * A search without any word finds nothing.
 */
export function matchText(text: string): TextMatch {
  const terms = readSearchTerms(text)
  if (terms.length === 0) return NOTHING
  const isChanged = sql`(select true from ${changes} where ${changes.conversationId} = ${conversations.id} limit 1)`
  const said = and(...terms.map(matchTalk)) ?? sql`true`
  const isListed = matchList(terms)
  // The list of words does not know what stood beside what.
  const unsure = and(...terms.filter((term) => !isPlainWord(term)).map(matchTalk))
  const each = sql`case when ${isChanged} then ${said} else
    (select ${isListed} from ${words} where ${words.conversationId} = ${conversations.id}) and ${unsure ?? sql`true`} end`
  const isKept = sql`not exists (select from ${changes} where ${changes.conversationId} = ${words.conversationId})`
  const proof = sql`case when ${unsure ? sql`true` : isChanged} then ${said} else true end`
  const all = sql`${conversations.id} in (
    select ${words.conversationId} from ${words} where ${isListed} and ${isKept} union all select ${changes.conversationId} from ${changes}
  ) and ${proof}`
  return {
    ...{ each, all, isListed },
    find: ({ filters, bounds }) => {
      const proven = and(filters, unsure)
      return {
        ...{ list: LIST, proof: proven, bounds },
        chooseMeant: async (db) => sql`${await shortenList(db, terms)} and ${isKept}`,
        each: and(isListed, IS_UNCHANGED, proven && isProven(proven)) ?? isListed,
        fresh: { rows: FRESH, proof: and(filters, said) ?? said },
      }
    },
  }
}

const LIST = { table: words, at: words.createdAt, id: words.conversationId }
const IS_UNCHANGED = sql`(select true from ${changes} where ${changes.conversationId} = ${words.conversationId} limit 1) is null`
const FRESH = sql`select changed.id, changed.created_at as at from ${conversations} changed where changed.id in (select ${changes.conversationId} from ${changes})`

const NO = sql`false`
const NOTHING: TextMatch = {
  ...{ each: NO, all: NO, isListed: NO },
  find: () => ({ list: LIST, each: NO, chooseMeant: async () => NO }),
}

function isProven(proof: SQL): SQL {
  return sql`(select true from ${conversations} where ${conversations.id} = ${words.conversationId} and ${proof} limit 1)`
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

/** Words that begin with each term, one way or another. */
function matchList(terms: readonly string[], isOdd = true): SQL {
  const queries = terms.map((term) => sql`(${toListQuery(term, isOdd)})`)
  return sql`${words.words} @@ (${sql.join(queries, sql` && `)})`
}

/** Without the odd spellings, each of which would be compared with every find, when nobody wrote any of them. */
async function shortenList(db: Transaction, terms: readonly string[]): Promise<SQL> {
  const odd = terms.flatMap((term) => listSpellings(term).odd).join(' | ')
  const { rows } = await db.execute(
    sql`select from ${words} where ${words.words} @@ lower(${odd})::tsquery limit 1`,
  )
  return matchList(terms, rows.length > 0)
}

function toListQuery(term: string, isOdd: boolean): SQL {
  const pairs = isUnspaced(term) ? listPairs(term) : []
  if (pairs.length > 0) return sql`${pairs.join(' & ')}::tsquery`
  // The list has no places, so what would have to stand side by side only has to be there.
  const listed = sql`regexp_replace(${toQuery(term, isOdd)}::text, '<(-|[0-9]+)>', '&', 'g')::tsquery`
  return isDomain(term)
    ? sql`${listed} || lower(${listSpellings(`@${term}`).typed})::tsquery`
    : listed
}

/**
 * The term as one word ("dana@harbor.ex"), or as the words that PostgreSQL takes it for ("time-consuming").
 * It is only ever an operand in quotes: nothing that is typed can become an operator.
 */
function toQuery(term: string, isOdd = true): SQL {
  const { typed, odd } = listSpellings(term)
  // Said twice, it would be looked up twice.
  if (!isOdd && isPlainWord(term)) return sql`lower(${typed})::tsquery`
  const spelled = isOdd ? [typed, ...odd].join(' | ') : typed
  return sql`(lower(${spelled})::tsquery || to_tsquery('simple', ${typed}))`
}
