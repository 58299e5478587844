import { eq, type SQL, sql } from 'drizzle-orm'
import { ABUSE_LIMIT } from '#agent/decide/score-facts.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import type { Signal } from '#domain/score-card.ts'
import { nameSource } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import type { Fact } from '#server/features/insight/facts/insight-filter.ts'
import {
  type CallOutcome,
  type InsightRow,
  OUTCOMES,
  roundDuration,
} from '#server/features/insight/facts/insight-row.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages as messages } from '#server/platform/db/schema/messages.ts'
import { diagnosticTurns as turns } from '#server/platform/db/schema/turns.ts'

/** One booking of a conversation, as the database hands it over. */
type BookingFact = {
  status: BookingStatus
  outcome: 'won' | 'lost' | null
  right: boolean | null
}

const OUTCOME_OF: Readonly<Record<BookingStatus, CallOutcome>> = {
  offered: 'none',
  opened: 'none',
  // A browser's word alone: nobody knows yet whether there is a call.
  claimed: 'none',
  confirmed: 'coming',
  rescheduled: 'coming',
  cancelled: 'cancelled',
  no_show: 'no_show',
  held: 'held',
}

/** The outcome of a conversation's calls: of several, the one that got furthest. */
function foldBookings(
  facts: readonly BookingFact[],
): Pick<InsightRow, 'reached' | 'outcome' | 'wasScoreRight'> {
  const outcomes = facts.map(({ status, outcome }) => outcome ?? OUTCOME_OF[status])
  const isHeld = facts.some(({ status, outcome }) => status === 'held' || outcome !== null)
  const isConfirmed = outcomes.some((outcome) => outcome !== 'none')
  return {
    reached: new Set([
      ...(facts.length > 0 ? (['offered'] as const) : []),
      ...(isConfirmed ? (['confirmed'] as const) : []),
      ...(isHeld ? (['held'] as const) : []),
    ]),
    outcome: OUTCOMES.find((outcome) => outcomes.includes(outcome)) ?? 'none',
    wasScoreRight: facts.findLast(({ right }) => right !== null)?.right ?? null,
  }
}

/** Conversations as figures need them, newest first. Without their answers they know no times. */
export async function loadRows(
  deps: { db: Pick<Deps['db'], 'select'>; config: Deps['config'] },
  condition: SQL | undefined,
  amount: Amount = { hasAnswers: true },
): Promise<InsightRow[]> {
  const ownHost = new URL(deps.config.siteUrl).host
  const selected = await selectRows(deps, condition, amount)
  return selected.map((row) => toInsightRow(row, ownHost))
}

function toInsightRow(row: SelectedRow, ownHost: string): InsightRow {
  const { id, createdAt, updatedAt, contactName, companyName, email, leadScore, turnCount } = row
  const { bookingReason, sentimentScore, wantsPersonAt, personAnswerMs } = row
  const answersMs = row.answersMs ?? []
  return {
    ...{ id, createdAt, updatedAt, contactName, companyName, email, leadScore, turnCount },
    ...{ bookingReason, sentimentScore, wantsPersonAt, personAnswerMs, answersMs },
    standing: {
      card: {
        score: leadScore,
        coverage: row.coverage,
        signals: row.signals.map((name) => ({ name: name as Signal })),
      },
      hasEmail: row.hasEmail,
      isAbusive: row.abuseCount >= ABUSE_LIMIT,
    },
    ...foldBookings(row.bookingFacts ?? []),
    source: readSource(row, ownHost),
    lastAsked: describeLast(row),
    asked: Object.keys(row.asks),
    slowestMs: answersMs.length > 0 ? Math.max(...answersMs) : null,
  }
}

/** The person's first touch where the person is known, else this conversation's own arrival. */
function readSource({ firstTouch, utmSource, referrer }: SelectedRow, ownHost: string): string {
  return firstTouch
    ? nameSource({ utmSource: firstTouch.source, referrer: firstTouch.referrer, ownHost })
    : nameSource({ utmSource, referrer, ownHost })
}

function describeLast({ turnCount, asking, hasCalendar }: SelectedRow): string {
  if (turnCount === 0) return 'opening'
  return asking ?? (hasCalendar ? 'calendar' : 'nothing')
}

/** Of the outer query: spelled with its table, which an inner query needs. */
const own = sql`${conversations}.id`

const bookingFacts = sql<BookingFact[] | null>`(
  select json_agg(json_build_object('status', b.status, 'outcome', b.outcome, 'right', b.was_score_right)
    order by b.created_at)
  from ${bookings} b where b.conversation_id = ${own})`

/** A slot, or nothing; the reply of the newest turn says it. */
const asking = sql<string | null>`(
  select t.reply ->> 'asking' from ${turns} t
  where t.conversation_id = ${own} order by t.position desc limit 1)`

/** Between a visitor's message and the agent's answer to it. Corrections and people's words are no answers. */
const answersMs = sql<number[] | null>`(
  select json_agg(round(extract(epoch from a.created_at - u.created_at) * 1000)::int)
  from ${messages} u join ${messages} a
    on a.conversation_id = u.conversation_id and a.position = u.position + 1
  where u.conversation_id = ${own} and u.role = 'user' and u.metadata -> 'correction' is null
    and a.role = 'assistant' and a.author_name is null)`

/** Until a person's first words after one was wanted, or the moment at which staff noted an answer. */
const personAnswerMs = sql<number | null>`round(extract(epoch from least(
  (select min(p.created_at) from ${messages} p
    where p.conversation_id = ${own} and p.author_name is not null
      and p.created_at >= ${conversations}.wants_person_at),
  case when ${leads}.replied_at >= ${conversations}.wants_person_at then ${leads}.replied_at end
) - ${conversations}.wants_person_at) * 1000)::float8`

const COLUMNS = {
  id: conversations.id,
  createdAt: conversations.createdAt,
  updatedAt: conversations.updatedAt,
  contactName: conversations.contactName,
  companyName: conversations.companyName,
  email: conversations.email,
  leadScore: conversations.leadScore,
  coverage: conversations.coverage,
  turnCount: conversations.turnCount,
  bookingReason: conversations.bookingReason,
  sentimentScore: conversations.sentimentScore,
  wantsPersonAt: conversations.wantsPersonAt,
  utmSource: conversations.utmSource,
  referrer: conversations.referrer,
  firstTouch: leads.firstTouch,
  signals: sql<
    string[]
  >`coalesce(jsonb_path_query_array(${conversations.scoreCard}, '$.signals[*].name'), '[]')`,
  hasEmail: sql<boolean>`coalesce(jsonb_typeof(${conversations.agentState} #> '{facts,email,value}') = 'string', false)`,
  abuseCount: sql<number>`coalesce((${conversations.agentState} ->> 'abuseCount')::int, 0)`,
  hasCalendar: sql<boolean>`coalesce((${conversations.agentState} #>> '{shown,hasCalendar}')::boolean, false)`,
  asks: sql<Record<string, number>>`coalesce(${conversations.agentState} -> 'asks', '{}')`,
  asking,
  bookingFacts,
  answersMs,
  personAnswerMs,
}

/** Without the facts that are read from messages, which are many. */
const WITHOUT_ANSWERS = {
  ...COLUMNS,
  answersMs: sql<number[] | null>`null`,
  personAnswerMs: sql<number | null>`null`,
}

type Amount = { hasAnswers: boolean }

/** The conversations that meet a condition, newest first, with what their figures are made from. */
async function selectRows(
  { db }: { db: Pick<Deps['db'], 'select'> },
  condition: SQL | undefined,
  { hasAnswers }: Amount,
) {
  return (
    db
      .select(hasAnswers ? COLUMNS : WITHOUT_ANSWERS)
      .from(conversations)
      .leftJoin(leads, eq(leads.id, conversations.leadId))
      .where(condition)
      // In the words of the index `…_newest`.
      .orderBy(sql`${conversations.createdAt} desc nulls last`, conversations.id)
  )
}
type SelectedRow = Awaited<ReturnType<typeof selectRows>>[number]

type Request = { id: string; createdAt: Date; repliedAt: Date | null }

/** The requests of the home page's form, and how fast people answered: until staff noted on the lead that they had. */
export async function loadRequests(
  { db }: { db: Pick<Deps['db'], 'select'> },
  condition: SQL | undefined,
): Promise<Fact[]> {
  const requests = await db
    .select({
      id: auditRequests.id,
      createdAt: auditRequests.createdAt,
      repliedAt: leads.repliedAt,
    })
    .from(auditRequests)
    .leftJoin(leads, eq(leads.id, auditRequests.leadId))
    .where(condition)
  return requests.map(describeRequest)
}

function describeRequest({ id, createdAt, repliedAt }: Request): Fact {
  const waitMs = repliedAt === null ? -1 : repliedAt.getTime() - createdAt.getTime()
  return {
    subjectId: id,
    createdAt,
    updatedAt: createdAt,
    cells: ['request'],
    weights: waitMs < 0 ? {} : { [`reply_ms:${roundDuration(waitMs)}`]: 1 },
  }
}
