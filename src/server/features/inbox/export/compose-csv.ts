import { stringify } from 'csv-stringify/sync'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Slot } from '#domain/fact.ts'
import type { Deps } from '#server/deps.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { isAfter, newestFirst } from '#server/platform/search/walk-newest.ts'

type Cell = string | number

type Column = { header: string; read: (row: ExportedRow) => unknown }

const ofFact = (slot: Slot): Column => ({
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
const CONVERSATION_COLUMNS: readonly Column[] = [
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

/** RFC 4180 with a byte order mark, without which Excel takes UTF-8 for something else. */
export async function* composeCsv(pages: AsyncIterable<ExportedRow[]>): AsyncGenerator<string> {
  const header = CONVERSATION_COLUMNS.map((column) => column.header)
  yield stringify([header], { ...FORMAT, bom: true })
  for await (const page of pages) yield stringify(page.map(toCells), FORMAT)
}

/** The cells of one row. Figures stay figures; no text can be a formula. */
function toCells(row: ExportedRow): Cell[] {
  return CONVERSATION_COLUMNS.map(({ read }) => toCell(read(row)))
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
