import { and, asc, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { listLaunchGaps } from '#content/launch/launch-gaps.ts'
import type { AdminConversation, AdminConversationsReply } from '#contract/admin.ts'
import {
  type AdminConversationsQuery,
  type ConversationCursor,
  type ConversationSort,
  writeCursor,
} from '#contract/admin-conversations-query.ts'
import type { Deps } from '#server/deps.ts'
import {
  type FilterMatch,
  matchFilter,
  readFilter,
} from '#server/features/conversations/search-conversations.ts'
import { matchMessages } from '#server/features/conversations/search-text.ts'
import {
  type ConversationRow,
  selectConversationRows,
  toAdminConversation,
} from '#server/features/inbox/conversation-row.ts'
import { readTotals } from '#server/features/insight/read-totals.ts'
import { listUnreadMentions } from '#server/features/leads/note-mentions.ts'
import { listPromisedRequests } from '#server/features/leads/remind-of-promises.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages as messages } from '#server/platform/db/schema/messages.ts'
import { readArticles } from '#server/platform/read-articles.ts'
import { foldSearchText } from '#server/platform/search/fold-search-text.ts'
import { pickNewest } from '#server/platform/search/pick-newest.ts'
import { readSearchTerms } from '#server/platform/search/search-terms.ts'
import { isAfter, newestFirst, type Place } from '#server/platform/search/walk-newest.ts'

type ListDeps = Pick<Deps, 'db' | 'config' | 'clock'>

export const PAGE_SIZE = 50

/** The conversations that pass the filters, a page at a time, and the figures over all there are. */
export async function listConversations(
  deps: ListDeps,
  query: AdminConversationsQuery = {},
  staffId = '',
): Promise<AdminConversationsReply> {
  const [found, stats, mentions, requests] = await Promise.all([
    findRows(deps, query, staffId),
    readTotals(deps),
    query.before ? [] : listUnreadMentions(deps, staffId),
    query.sort === 'due' && !query.before ? listPromisedRequests(deps) : [],
  ])
  const rows = found.slice(0, PAGE_SIZE)
  const matches = await findMatches(deps, rows, query.text?.trim() ?? '')
  return {
    stats,
    launchGaps: countLaunchGaps(),
    mentions,
    requests,
    conversations: rows.map((row) => toAdminConversation(deps, row, matches.get(row.id))),
    next: found.length > PAGE_SIZE ? writeNext(rows, query.sort) : null,
  }
}

let launchGaps: number | undefined

/** The content does not change while the process runs. */
function countLaunchGaps(): number {
  launchGaps ??= listLaunchGaps(readArticles()).length
  return launchGaps
}

async function findRows(deps: ListDeps, query: AdminConversationsQuery, staffId: string) {
  const { sort, before } = query
  const after = before && { at: before.createdAt, id: before.id }
  if (sort === undefined) {
    return readPage(deps, { filter: await readFilter(deps, query, staffId), after, staffId })
  }
  const asked = sort === 'waiting' ? { ...query, needsPerson: 'true' as const } : query
  const chosen = await matchFilter(deps, asked, staffId)
  const { order, isBehind, isListed } = ORDERS[sort]
  return selectConversationRows(deps, staffId)
    .where(and(chosen, isListed, before && isBehind(before)))
    .orderBy(...order)
    .limit(PAGE_SIZE + 1)
}

type RowDeps = Pick<Deps, 'db' | 'clock'>
type Page = { filter: FilterMatch; after: Place | undefined; staffId: string }

/** One more than a page, which tells whether another one follows. */
async function readPage(deps: RowDeps, page: Page): Promise<ConversationRow[]> {
  const { db } = deps
  if (page.filter.isInOrder) return selectPage(deps, page)
  const { each, chooseRest, found, days } = page.filter
  const ids = await pickNewest(db, {
    ...{ ...LIST, each, chooseRest, found, after: page.after, limit: PAGE_SIZE + 1 },
    bounds: days,
  })
  if (ids.length === 0) return []
  const isPicked = inArray(conversations.id, ids)
  return selectConversationRows(deps, page.staffId)
    .where(isPicked)
    .orderBy(...newestFirst(LIST))
}

const LIST = { table: conversations, at: conversations.createdAt, id: conversations.id }

const LATEST = { at: conversations.updatedAt, id: conversations.id }

const { leadScore, wantsPersonAt } = conversations

type Order = {
  order: SQL[]
  /** What comes after a row. */
  isBehind: (row: ConversationCursor) => SQL | undefined
  /** Which conversations the order is about, where that is not all. */
  isListed?: SQL | undefined
}

/** How a list stands that does not begin with the newest. */
const ORDERS: Readonly<Record<ConversationSort, Order>> = {
  latest: {
    order: newestFirst(LATEST),
    isBehind: ({ createdAt, id }) => isAfter(LATEST, { at: createdAt, id }),
  },
  score: {
    order: [sql`${leadScore} desc nulls last`, ...newestFirst(LIST)],
    isBehind: ({ score = 0, createdAt, id }) =>
      sql`${leadScore} <= ${score} and (${leadScore} < ${score} or (${isAfter(LIST, { at: createdAt, id })}))`,
  },
  // Who has waited longest comes first.
  waiting: {
    order: [asc(wantsPersonAt), asc(conversations.id)],
    isBehind: ({ createdAt, id }) =>
      sql`(${wantsPersonAt}, ${conversations.id}) > (${createdAt}::timestamptz, ${id}::uuid)`,
  },
  // Along the index `leads` has of open promises.
  due: {
    order: [asc(leads.replyDueAt), asc(conversations.id)],
    isListed: and(isNotNull(leads.replyDueAt), isNull(leads.repliedAt)),
    isBehind: ({ createdAt, id }) =>
      sql`(${leads.replyDueAt}, ${conversations.id}) > (${createdAt}::timestamptz, ${id}::uuid)`,
  },
}

/** Read off one index, in its order. */
export function selectPage(deps: RowDeps, { filter, after, staffId }: Page) {
  return selectConversationRows(deps, staffId)
    .where(and(filter.each, filter.days, isAfter(LIST, after)))
    .orderBy(...newestFirst(LIST))
    .limit(PAGE_SIZE + 1)
}

function writeNext(rows: readonly ConversationRow[], sort?: ConversationSort): string | null {
  const last = rows.at(-1)
  if (last === undefined) return null
  const moments = {
    latest: last.updated_at,
    waiting: last.wants_person_at,
    due: last.reply_due_at,
    score: null,
  }
  return writeCursor({
    score: sort === 'score' ? last.lead_score : undefined,
    createdAt: ((sort && moments[sort]) ?? last.created_at).toISOString(),
    id: last.id,
  })
}

/** The first message of each conversation that holds one of the words. */
async function findMatches(
  { db }: ListDeps,
  rows: readonly ConversationRow[],
  text: string,
): Promise<ReadonlyMap<string, AdminConversation['match']>> {
  if (text === '' || rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const found = await db
    .selectDistinctOn([messages.conversationId], {
      conversationId: messages.conversationId,
      id: messages.id,
      content: messages.content,
    })
    .from(messages)
    .where(and(inArray(messages.conversationId, ids), matchMessages(text)))
    .orderBy(messages.conversationId, messages.position)
  return new Map(
    found.map(({ conversationId, id, content }) => [
      conversationId,
      { message_id: id, excerpt: readExcerpt(content, text) },
    ]),
  )
}

const BEFORE_CHARS = 60
const AFTER_CHARS = 120

/** A piece of a message around the first of the words that were searched for. */
export function readExcerpt(content: string, searchText: string): string {
  const at = findPlace(content, searchText)
  const start = at <= BEFORE_CHARS ? 0 : findWordStart(content, at - BEFORE_CHARS)
  const end = Math.min(content.length, at + AFTER_CHARS)
  const piece = content.slice(start, end).toWellFormed().replaceAll(/\s+/gu, ' ').trim()
  return `${start > 0 ? '…' : ''}${piece}${end < content.length ? '…' : ''}`
}

/** Where the first of the words begins, in whatever spelling; 0 without any. */
function findPlace(content: string, searchText: string): number {
  const folded = foldSearchText(content)
  const isPlace = (at: number) => at >= 0
  const found = readSearchTerms(searchText).flatMap(({ words, numbers }) => {
    const told = numbers.map((number) => findNumber(folded, number)).filter(isPlace)
    return told.length > 0 ? told : words.map((word) => findWord(folded, word)).filter(isPlace)
  })
  return found.length === 0 ? 0 : unfold(content, Math.min(...found))
}

/** The beginning of a word before the midst of one. */
function findWord(folded: string, word: string): number {
  const first = folded.indexOf(word)
  for (let at = first; at >= 0; at = folded.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]$/u.test(folded.slice(Math.max(0, at - 2), at))) return at
  }
  return first
}

function findNumber(folded: string, number: string): number {
  return folded.search(new RegExp([...number].join('[^\\p{L}\\p{N}+]*'), 'u'))
}

/** The place in a text of what stands at `at` in its folded form: the longest beginning that folds to no more. */
function unfold(content: string, at: number): number {
  let [low, high] = [0, content.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (foldSearchText(content.slice(0, middle)).length <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** The next beginning of a word, if one is near. */
function findWordStart(content: string, from: number): number {
  const gap = content.slice(from, from + BEFORE_CHARS).search(/\s/u)
  return gap < 0 ? from : from + gap + 1
}
