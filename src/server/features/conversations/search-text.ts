import { and, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  conversationWordChanges as changes,
  diagnosticConversations as conversations,
  conversationWords as words,
} from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages as messages } from '#server/platform/db/schema/messages.ts'
import type { Found } from '#server/platform/search/pick-newest.ts'
import {
  isDomain,
  isPlainWord,
  isUnspaced,
  listPairs,
  quotePrefix,
  readSearchTerms,
  type SearchTerm,
} from '#server/platform/search/search-terms.ts'

const { contactName, companyName, companyWebsite, email, phone } = conversations
/** As `list_conversation_words` has them. */
const names = sql`coalesce(${contactName}, '') || ' ' || coalesce(${companyName}, '') || ' ' || coalesce(${companyWebsite}, '') || ' ' || coalesce(${email}, '') || ' ' || coalesce(${phone}, '')`
const nameWords = toWords(names)
const messageWords = toWords(sql`${messages.content}`)

/** Without the digits of phone numbers, which take `list_search_words` longer. */
function toWords(text: SQL): SQL {
  return sql`to_tsvector('simple', fold_search_text(${text}))`
}

/** Whether the text holds any of these phone numbers. */
function holdsNumber(text: SQL, numbers: readonly string[]): SQL {
  return sql`list_search_words(${text}) @@ ${toNumberQuery(numbers)}`
}

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
  const unsure = and(...terms.filter(({ words }) => !words.every(isPlainWord)).map(matchTalk))
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
        chooseMeant: async () => sql`${isListed} and ${isKept}`,
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
function matchTalk({ words: sought, numbers }: SearchTerm): SQL | undefined {
  const said = sought.map((word) =>
    or(sql`${nameWords} @@ ${toQuery(word)}`, ...matchUnlistedName(word), isSaid(matchWord(word))),
  )
  if (numbers.length === 0) return and(...said)
  const inMessages = isSaid(holdsNumber(sql`${messages.content}`, numbers))
  return or(and(...said), holdsNumber(names, numbers), inMessages)
}

function isSaid(condition: SQL): SQL {
  // Not `exists`, for which the planner may read every message there is to have them all at hand.
  return sql`(select true from ${messages} where ${messages.conversationId} = ${conversations.id} and ${condition} limit 1)`
}

function matchMessage({ words: sought, numbers }: SearchTerm): SQL | undefined {
  const told = numbers.length > 0 && holdsNumber(sql`${messages.content}`, numbers)
  return or(and(...sought.map(matchWord)), told || undefined)
}

function matchWord(word: string): SQL {
  if (isUnspaced(word)) return contains(messages.content, word)
  return sql`${messageWords} @@ ${toQuery(word)}`
}

/** PostgreSQL takes an email address for one word, which begins with the person and not with the host. */
function matchUnlistedName(word: string): (SQL | undefined)[] {
  if (isUnspaced(word)) return [contains(companyName, word), contains(contactName, word)]
  return isDomain(word) ? [contains(email, `@${word}`)] : []
}

function contains(column: AnyPgColumn, word: string): SQL {
  return sql`strpos(fold_search_text(${column}), ${word}) > 0`
}

/** Words that begin with each term, one way or another. */
function matchList(terms: readonly SearchTerm[]): SQL {
  const queries = terms.map(({ words: sought, numbers }) => {
    const all = sql.join(sought.map(toListQuery), sql` && `)
    return numbers.length > 0 ? sql`(${all} || ${toNumberQuery(numbers)})` : sql`(${all})`
  })
  return sql`${words.words} @@ (${sql.join(queries, sql` && `)})`
}

function toListQuery(word: string): SQL {
  const pairs = isUnspaced(word) ? listPairs(word) : []
  if (pairs.length > 0) return sql`${pairs.join(' & ')}::tsquery`
  if (isPlainWord(word)) return toQuery(word)
  // The list holds no positions, so words of a phrase only have to be present, not side by side.
  const listed = sql`regexp_replace(${toQuery(word)}::text, '<(-|[0-9]+)>', '&', 'g')::tsquery`
  return isDomain(word) ? sql`(${listed} || ${quotePrefix(`@${word}`)}::tsquery)` : listed
}

/**
 * The word as it is ("dana@harbor.ex"), or as the words that PostgreSQL takes it for ("time-consuming").
 * It is only ever an operand in quotes: nothing that is typed can become an operator.
 */
function toQuery(word: string): SQL {
  const quoted = quotePrefix(word)
  // Said twice, it would be looked up twice.
  if (isPlainWord(word)) return sql`${quoted}::tsquery`
  return sql`(${quoted}::tsquery || to_tsquery('simple', ${quoted}))`
}

/** Each stored term runs to the end of its digits, so a typed number matches as a prefix. */
function toNumberQuery(numbers: readonly string[]): SQL {
  return sql`${numbers.map((number) => quotePrefix(`#${number}`)).join(' | ')}::tsquery`
}
