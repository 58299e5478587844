import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { matchSource } from '#server/admin/search-sources.ts'
import { matchText } from '#server/admin/search-text.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { diagnosticConversations as conversations } from '#server/db/schema/conversations.ts'
import { leads } from '#server/db/schema/leads.ts'
import type { Deps } from '#server/deps.ts'
import { findBounds } from '#server/insight/day-range.ts'
import type { ConversationFilter } from '#server/routes/admin-conversations-query.schema.ts'

/** Spec, section 9: a high-quality lead has this sentiment or more. */
export const HIGH_SENTIMENT = 0.7
const LOW_SENTIMENT = 0.4
/** Spec, section 9: what a conversation counts as before its visitor has written. */
export const DEFAULT_SENTIMENT = 0.5

type FilterDeps = Pick<Deps, 'db' | 'config'>

/** What a conversation has to meet to pass all the filters given; undefined when none is. */
export async function matchFilter(
  deps: FilterDeps,
  filter: ConversationFilter,
): Promise<SQL | undefined> {
  const { text, minScore, severity, sentiment, source, leadStatus, wantsPerson } = filter
  return and(
    text?.trim() ? matchText(deps.db, text) : undefined,
    minScore === undefined ? undefined : gte(conversations.leadScore, minScore),
    // Whoever named no pain is shown as medium.
    severity && sql`coalesce(${conversations.painSeverity}, 'medium') = ${severity}`,
    sentiment && matchSentiment(sentiment),
    matchBooking(deps, filter),
    leadStatus && matchLead(deps, leadStatus),
    source === undefined ? undefined : await matchSource(deps, source),
    matchPresence(wantsPerson, conversations.wantsPersonAt),
    matchDays(deps, filter),
  )
}

function matchSentiment(sentiment: 'low' | 'mid' | 'high'): SQL | undefined {
  const score = sql`coalesce(${conversations.sentimentScore}, ${DEFAULT_SENTIMENT}::float8)`
  const isLow = sql`${score} < ${LOW_SENTIMENT}::float8`
  const isHigh = sql`${score} >= ${HIGH_SENTIMENT}::float8`
  return { low: isLow, high: isHigh, mid: sql`not (${isLow}) and not (${isHigh})` }[sentiment]
}

function matchPresence(isWanted: boolean | undefined, column: typeof conversations.wantsPersonAt) {
  if (isWanted === undefined) return undefined
  return isWanted ? isNotNull(column) : isNull(column)
}

function matchBooking({ db }: FilterDeps, { bookingStatus, isBooked }: ConversationFilter) {
  const known = bookingStatus?.filter((status) => status !== 'none') ?? []
  const isKnown = inArray(conversations.bookingStatus, known)
  const isAmong = bookingStatus?.includes('none')
    ? or(isKnown, isNull(conversations.bookingStatus))
    : isKnown
  const call = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(
      and(
        eq(bookings.conversationId, conversations.id),
        notInArray(bookings.status, ['offered', 'opened']),
      ),
    )
  const hasCall = exists(call)
  return and(
    bookingStatus && isAmong,
    isBooked === undefined ? undefined : isBooked ? hasCall : sql`not ${hasCall}`,
  )
}

function matchLead({ db }: FilterDeps, status: NonNullable<ConversationFilter['leadStatus']>) {
  const named = db.select({ id: leads.id }).from(leads).where(eq(leads.status, status))
  return inArray(conversations.leadId, named)
}

function matchDays({ config }: FilterDeps, { from, to }: ConversationFilter): SQL | undefined {
  const bound = (text: string, end: 'start' | 'end') =>
    text.includes('T')
      ? new Date(text)
      : findBounds({ from: text, to: text }, config.bookingTimeZone)[end]
  return and(
    from === undefined ? undefined : gte(conversations.createdAt, bound(from, 'start')),
    to === undefined ? undefined : lt(conversations.createdAt, bound(to, 'end')),
  )
}
