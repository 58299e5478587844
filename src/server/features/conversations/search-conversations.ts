import {
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { ConversationFilter } from '#contract/admin-conversations-query.ts'
import { listTrafficSources, nameSource } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import { isUnreadBy } from '#server/features/conversations/conversation.ts'
import { matchText } from '#server/features/conversations/search-text.ts'
import { findBounds } from '#server/platform/day-range.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import {
  diagnosticConversations as conversations,
  conversationWords,
} from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import type { Found, Rest } from '#server/platform/search/pick-newest.ts'

/** Spec, section 9: a high-quality lead has this sentiment or more. */
export const HIGH_SENTIMENT = 0.7
/** Spec, section 9: what a conversation counts as before its visitor has written. */
export const DEFAULT_SENTIMENT = 0.5

type FilterDeps = Pick<Deps, 'db' | 'config' | 'clock'>

export type FilterMatch = {
  /** For a look at one conversation after the other. */
  each: SQL | undefined
  /** For a list of all that pass. */
  chooseAll: (db: Transaction) => Promise<SQL | undefined>
  /** How those are found that are too rare for a look at each. */
  chooseRest: (db: Transaction) => Promise<Rest>
  /** Where nothing but words is asked for. */
  found: Found | undefined
  /** On the time alone. */
  days: SQL | undefined
  /** Nothing, or one thing by which an index has the conversations in the order of the list. */
  isInOrder: boolean
}

/** The conditions of all filters given. `staffId` is who asks for their own. */
export async function readFilter(
  deps: FilterDeps,
  filter: ConversationFilter,
  staffId = '',
): Promise<FilterMatch> {
  const text = filter.text?.trim() ? matchText(filter.text) : undefined
  const ordered = (await listOrdered(deps, filter)).filter((condition) => condition !== undefined)
  const others = [
    filter.minScore === undefined ? undefined : gte(conversations.leadScore, filter.minScore),
    matchSeveralBookings(filter),
    matchCall(deps, filter),
    filter.leadStatus && matchLead(deps, eq(leads.status, filter.leadStatus)),
    filter.owner && matchOwner(deps, filter.owner, staffId),
    filter.unread && isUnreadBy({ staffId, now: deps.clock() }),
    filter.wantsPerson === false ? isNull(conversations.wantsPersonAt) : undefined,
  ].filter((condition) => condition !== undefined)
  // Both are common, and so found on a walk along any index.
  const written = matchWritten(filter)
  const filters = and(...ordered, ...others, written)
  const bounds = matchDays(deps, filter, conversationWords.createdAt)
  const each = and(filters, text?.each)
  const chooseAll = async (db: Transaction) =>
    // Where a filter leaves few, these are looked through for a word that may be in half of all.
    !text || (await areRare(db, ordered)) ? each : and(filters, text.all)
  return {
    each,
    chooseAll,
    chooseRest: async (db) => {
      const all = (await chooseAll(db)) ?? sql`true`
      if (!text || all === each) return { all }
      const isFew = await isRareWord(db, text.isListed)
      return isFew ? { few: text.find({ filters, bounds }) } : { all }
    },
    found: filters ? undefined : text?.find({ bounds }),
    days: matchDays(deps, filter, conversations.createdAt),
    isInOrder: ordered.length <= 1 && others.length === 0 && text === undefined,
  }
}

/** The same as one condition; undefined when none is given. */
export async function matchFilter(
  deps: FilterDeps,
  filter: ConversationFilter,
  staffId = '',
): Promise<SQL | undefined> {
  const { chooseAll, days } = await readFilter(deps, filter, staffId)
  return and(await deps.db.transaction(chooseAll), days)
}

/** Conditions that an index serves in the order of the list. */
async function listOrdered(
  deps: FilterDeps,
  { severity, sentiment, bookingStatus, source, ...filter }: ConversationFilter,
): Promise<(SQL | undefined)[]> {
  const { painSeverity, sentimentScore: score, wantsPersonAt, takenAt } = conversations
  const [status, ...more] = bookingStatus ?? []
  return [
    source === undefined ? undefined : await matchSource(deps, source),
    // A conversation without a named pain is shown as medium.
    severity && sql`coalesce(${painSeverity}, 'medium') = ${severity}`,
    sentiment &&
      sql`(case when coalesce(${score}, 0.5) < 0.4 then 'low' when coalesce(${score}, 0.5) < 0.7 then 'mid' else 'high' end) = ${sentiment}`,
    status && more.length === 0 ? sql`${shownStatus} = ${status}` : undefined,
    filter.needsPerson
      ? and(isNotNull(wantsPersonAt), or(isNull(takenAt), lt(takenAt, wantsPersonAt)))
      : undefined,
    filter.wantsPerson ? isNotNull(wantsPersonAt) : undefined,
  ]
}

const shownStatus = sql`coalesce(${conversations.bookingStatus}, 'none')`

function matchSeveralBookings({ bookingStatus }: ConversationFilter): SQL | undefined {
  if (!bookingStatus || bookingStatus.length < 2) return undefined
  return sql`${shownStatus} = any(${sql.param(bookingStatus)}::text[])`
}

function matchCall({ db }: FilterDeps, { isBooked }: ConversationFilter): SQL | undefined {
  if (isBooked === undefined) return undefined
  const call = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(
      and(
        eq(bookings.conversationId, conversations.id),
        // As it stands in the index `bookings_calls`.
        sql`${bookings.status} not in ('offered', 'opened')`,
      ),
    )
  return isBooked ? exists(call) : sql`not ${exists(call)}`
}

function matchWritten({ hasWritten }: ConversationFilter): SQL | undefined {
  if (hasWritten === undefined) return undefined
  return hasWritten ? gt(conversations.turnCount, 0) : eq(conversations.turnCount, 0)
}

/** Without a lead a conversation is nobody's until somebody takes it over. */
function matchOwner(deps: FilterDeps, owner: 'me' | 'none', staffId: string) {
  if (owner === 'me') return matchLead(deps, eq(leads.ownerId, staffId))
  const isLoose = and(isNull(conversations.leadId), isNull(conversations.takenById))
  return or(isLoose, matchLead(deps, isNull(leads.ownerId)))
}

function matchLead({ db }: FilterDeps, condition: SQL) {
  const named = db.select({ id: leads.id }).from(leads).where(condition)
  return inArray(conversations.leadId, named)
}

function matchDays(
  { config }: FilterDeps,
  { from, to }: ConversationFilter,
  column: typeof conversations.createdAt | typeof conversationWords.createdAt,
): SQL | undefined {
  const bound = (text: string, end: 'start' | 'end') =>
    text.includes('T')
      ? new Date(text)
      : findBounds({ from: text, to: text }, config.bookingTimeZone)[end]
  return and(
    from === undefined ? undefined : gte(column, bound(from, 'start')),
    to === undefined ? undefined : lt(column, bound(to, 'end')),
  )
}

/** Conversations that came from there, in the one word that is stored or under the name that staff see. */
async function matchSource(deps: Pick<Deps, 'db' | 'config'>, source: string): Promise<SQL> {
  // Few, as a rule none: what older rows lack is noted by a job.
  await nameSources(deps)
  return inArray(conversations.source, [...listTrafficSources(source)])
}

/** Few enough to search the talk of each. */
const RARE = 5_000
/** Above this estimate nothing is counted: the planner's estimates are good for single values. */
const COMMON = 100_000
/** Of these every one is looked up in two tables. */
const RARE_WORD = 1_000

type Estimated = { Plan: { 'Plan Rows': number } }

/** Whether conditions that indexes know leave few conversations. */
async function areRare(db: Transaction, conditions: readonly SQL[]): Promise<boolean> {
  if (conditions.length === 0) return false
  const found = db
    .select({ one: sql`1` })
    .from(conversations)
    .where(and(...conditions))
  const { rows } = await db.execute<{ 'QUERY PLAN': [Estimated] }>(
    sql`explain (format json) ${found.getSQL()}`,
  )
  if (rows.some((row) => row['QUERY PLAN'][0].Plan['Plan Rows'] > COMMON)) return false
  return (await db.$count(found.limit(RARE).as('some'))) < RARE
}

/** Of a word nothing is estimated: the planner takes every beginning of one for common. */
async function isRareWord(db: Transaction, isListed: SQL): Promise<boolean> {
  const some = db.select({ one: sql`1` }).from(conversationWords).where(isListed).limit(RARE_WORD)
  return (await db.$count(some.as('some'))) < RARE_WORD
}

/** Conversations in one statement: none of them holds its locks for long. */
const BATCH = 1_000

type Unnamed = { id: string; utm_source: string; referrer: string }

/** Notes of some older conversations where they came from, in one word. @returns how many; 0 when all are named. */
export async function nameSources({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<number> {
  const { rows } = await db.execute<Unnamed>(sql`
    select id, utm_source, referrer from diagnostic_conversations where source is null limit ${BATCH}`)
  if (rows.length === 0) return 0
  const ownHost = new URL(config.siteUrl).host
  const sources = rows.map((row) =>
    nameSource({ utmSource: row.utm_source, referrer: row.referrer, ownHost }),
  )
  const ids = rows.map(({ id }) => id)
  await db.execute(sql`
    update diagnostic_conversations set source = named.source
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(sources)}::text[]) named (id, source)
    where diagnostic_conversations.id = named.id and diagnostic_conversations.source is null`)
  return rows.length
}
