import { stringify } from 'csv-stringify/sync'
import { and, eq, type SQL } from 'drizzle-orm'
import { type AdminLead, AdminLeadsQuery } from '#contract/admin-leads.ts'
import type { Slot } from '#domain/fact.ts'
import type { Deps } from '#server/deps.ts'
import { listLeads } from '#server/features/leads/list-leads.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { isAfter, newestFirst } from '#server/platform/search/walk-newest.ts'

type Cell = string | number

type Column<Row> = { header: string; read: (row: Row) => unknown }

const ofFact = (slot: Slot): Column<ExportedRow> => ({
  header: slot,
  read: ({ conversation }) => conversation.facts[slot]?.value,
})

const FACTS: readonly Slot[] = [
  'manual_hours',
  'team_size',
  'hourly_rate',
  'tools',
  'error_rate',
  'industry',
  'pain',
  'timeline',
  'budget',
  'authority',
]

/** One row per conversation. Names and units are those of the API. */
export const CONVERSATION_COLUMNS: readonly Column<ExportedRow>[] = [
  { header: 'id', read: ({ conversation }) => conversation.id },
  { header: 'created_at', read: ({ conversation }) => conversation.createdAt },
  { header: 'updated_at', read: ({ conversation }) => conversation.updatedAt },
  { header: 'contact_name', read: ({ conversation }) => conversation.contactName },
  { header: 'company_name', read: ({ conversation }) => conversation.companyName },
  { header: 'company_website', read: ({ conversation }) => conversation.companyWebsite },
  { header: 'email', read: ({ conversation }) => conversation.email },
  { header: 'phone', read: ({ conversation }) => conversation.phone },
  { header: 'lead_score', read: ({ conversation }) => conversation.leadScore },
  { header: 'coverage', read: ({ conversation }) => conversation.coverage },
  { header: 'sentiment_score', read: ({ conversation }) => conversation.sentimentScore },
  { header: 'pain_severity', read: ({ conversation }) => conversation.painSeverity },
  { header: 'message_count', read: ({ conversation }) => conversation.messageCount },
  { header: 'booking_status', read: ({ conversation }) => conversation.bookingStatus },
  { header: 'wants_person_at', read: ({ conversation }) => conversation.wantsPersonAt },
  { header: 'taken_by', read: ({ conversation }) => conversation.takenByName },
  { header: 'lead_status', read: ({ lead }) => lead?.status },
  { header: 'reply_due_at', read: ({ lead }) => lead?.replyDueAt },
  { header: 'utm_source', read: ({ conversation }) => conversation.utmSource },
  { header: 'utm_medium', read: ({ conversation }) => conversation.utmMedium },
  { header: 'utm_campaign', read: ({ conversation }) => conversation.utmCampaign },
  { header: 'referrer', read: ({ conversation }) => conversation.referrer },
  { header: 'landing_page', read: ({ conversation }) => conversation.landingPage },
  ...FACTS.map(ofFact),
]

const FORMAT = { record_delimiter: 'windows', quote_record_delimiter: true } as const

type RequestRow = typeof auditRequests.$inferSelect
const ofTouch = (touch: 'first_touch' | 'last_touch'): readonly Column<AdminLead>[] =>
  (['at', 'source', 'medium', 'campaign', 'referrer', 'landing_page'] as const).map((part) => ({
    header: `${touch}_${part}`,
    read: (lead) => lead[touch][part],
  }))

/** One row per lead. */
export const LEAD_COLUMNS: readonly Column<AdminLead>[] = [
  ...(
    ['id', 'created_at', 'updated_at', 'name', 'company', 'email', 'phone', 'website'] as const
  ).map((header) => ({ header, read: (lead: AdminLead) => lead[header] })),
  { header: 'status', read: ({ status }) => status },
  { header: 'owner', read: ({ owner }) => owner?.email },
  ...(
    ['lead_score', 'reply_due_at', 'replied_at', 'conversation_count', 'request_count'] as const
  ).map((header) => ({ header, read: (lead: AdminLead) => lead[header] })),
  { header: 'next_action', read: ({ next_action }) => next_action?.text },
  { header: 'next_action_due_on', read: ({ next_action }) => next_action?.due_on },
  ...ofTouch('first_touch'),
  ...ofTouch('last_touch'),
  { header: 'other_emails', read: ({ other_emails }) => other_emails },
]

/** One row per audit request, as it was sent. */
export const REQUEST_COLUMNS: readonly Column<RequestRow>[] = [
  { header: 'id', read: ({ id }) => id },
  { header: 'created_at', read: ({ createdAt }) => createdAt },
  { header: 'name', read: ({ name }) => name },
  { header: 'company', read: ({ company }) => company },
  { header: 'challenge', read: ({ challenge }) => challenge },
  { header: 'contact_method', read: ({ contactMethod }) => contactMethod },
  { header: 'contact_detail', read: ({ contactDetail }) => contactDetail },
  { header: 'lead_id', read: ({ leadId }) => leadId },
  { header: 'utm_source', read: ({ utmSource }) => utmSource },
  { header: 'utm_medium', read: ({ utmMedium }) => utmMedium },
  { header: 'utm_campaign', read: ({ utmCampaign }) => utmCampaign },
  { header: 'referrer', read: ({ referrer }) => referrer },
  { header: 'landing_page', read: ({ landingPage }) => landingPage },
]

/** RFC 4180 with a byte order mark, without which Excel takes UTF-8 for something else. */
export async function* composeCsv<Row>(
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield stringify([columns.map(({ header }) => header)], { ...FORMAT, bom: true })
  for await (const page of pages) {
    // Figures stay figures; no text can be a formula.
    const rows = page.map((row) => columns.map(({ read }) => toCell(read(row))))
    yield stringify(rows, FORMAT)
  }
}

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value
  if (value instanceof Date) return value.toISOString()
  return defuseFormula(Array.isArray(value) ? value.join(', ') : String(value))
}

/** Signs that start a formula in spreadsheets, in half and full width. */
const STARTS = '=+\\-@＝＋－﹣＠−'
/** Skipped before a formula by one program or another: blanks that do not show, quotes, and what escapes them. */
const SKIPPED = '\\s\\u0000-\\u0020\\u00a0\\u200b-\\u200f\\u2060\\ufeff\'"`“”‘’«»'
const AT_START = new RegExp(`^(?:[\\t\\r\\n]|[${SKIPPED}]*[${STARTS}])`, 'u')
/** A program that splits by semicolons or takes a line for a row starts a cell in the midst of ours. */
const WITHIN = new RegExp(`([;\\t\\r\\n][${SKIPPED}]*)(?=[${STARTS}])`, 'gu')

/** The same text, which no spreadsheet reads as a formula: a leading apostrophe makes it one. */
export function defuseFormula(text: string): string {
  const inner = text.replaceAll(WITHIN, "$1'")
  return AT_START.test(inner) ? `'${inner}` : inner
}

export type ConversationRow = typeof conversations.$inferSelect
export type ExportedRow = { conversation: ConversationRow; lead: typeof leads.$inferSelect | null }

const LIST = { at: conversations.createdAt, id: conversations.id }

type Range = { filter: SQL | undefined; pageSize: number }

/**
 * Conversations from the newest to the oldest, page by page: the next one is read when the last has been sent, so
 * memory holds one page however many there are. What is opened meanwhile is newer and not in it.
 */
export async function* readPages(
  { db }: Pick<Deps, 'db'>,
  { filter, pageSize }: Range,
): AsyncGenerator<ExportedRow[]> {
  let last: ConversationRow | undefined
  for (;;) {
    const rows = await db
      .select({ conversation: conversations, lead: leads })
      .from(conversations)
      .leftJoin(leads, eq(leads.id, conversations.leadId))
      .where(and(filter, last && isAfter(LIST, { at: last.createdAt.toISOString(), id: last.id })))
      .orderBy(...newestFirst(LIST))
      .limit(pageSize)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    last = rows.at(-1)?.conversation
  }
}

export async function countConversations({ db }: Pick<Deps, 'db'>, filter: SQL | undefined) {
  return db.$count(conversations, filter)
}

type Leads = { query: AdminLeadsQuery; staffId: string }

/** Leads as the list shows them, to its end. */
export async function* readLeadPages(
  deps: Pick<Deps, 'db' | 'clock'>,
  { query, staffId }: Leads,
): AsyncGenerator<AdminLead[]> {
  let { before } = query
  do {
    const { leads: page, next } = await listLeads(deps, { ...query, before, staffId })
    if (page.length > 0) yield page
    before = next === null ? undefined : AdminLeadsQuery.parse({ before: next }).before
  } while (before)
}

const REQUESTS_PAGE_SIZE = 500
const REQUESTS = { at: auditRequests.createdAt, id: auditRequests.id }

/** Audit requests from the newest to the oldest. */
export async function* readRequestPages({ db }: Pick<Deps, 'db'>): AsyncGenerator<RequestRow[]> {
  let last: RequestRow | undefined
  for (;;) {
    const rows: RequestRow[] = await db
      .select()
      .from(auditRequests)
      .where(last && isAfter(REQUESTS, { at: last.createdAt.toISOString(), id: last.id }))
      .orderBy(...newestFirst(REQUESTS))
      .limit(REQUESTS_PAGE_SIZE)
    if (rows.length > 0) yield rows
    if (rows.length < REQUESTS_PAGE_SIZE) return
    last = rows.at(-1)
  }
}
