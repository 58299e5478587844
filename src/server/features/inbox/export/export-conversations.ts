import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type CorrectionExample, listCorrections } from '#agent/state/list-corrections.ts'
import type { Deps } from '#server/deps.ts'
import {
  CONVERSATION_COLUMNS,
  type ConversationRow,
  composeCsv,
  countConversations,
  type ExportedRow,
  readPages,
} from '#server/features/inbox/export/compose-csv.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/audit-log.ts'
import type { Db } from '#server/platform/db/client.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { conversationFindings } from '#server/platform/db/schema/enrichment.ts'
import { leadNotes } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'

/** Conversations in memory at once. Those of the JSON file come with all their messages. */
const PAGE_SIZES = { csv: 500, json: 50 } as const

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'createId'>
type Export = {
  actor: AuditActor
  format: keyof typeof PAGE_SIZES
  filter: SQL | undefined
  /** Names of the filters in use. */
  filterNames: readonly string[]
}

/** A file of conversations that is written while it is sent. Who exported how many stands in the log before. */
export async function exportConversations(
  deps: ExportDeps,
  { actor, format, filter, filterNames }: Export,
): Promise<ReadableStream<Uint8Array>> {
  const count = await countConversations(deps, filter)
  await recordAudit(deps, deps.db, {
    actor,
    action: 'conversation.export',
    subjectType: 'conversation',
    subjectId: 'all',
    detail: { format, count, filters: filterNames.join(', ') },
  })
  const pages = readPages(deps, { filter, pageSize: PAGE_SIZES[format] })
  return encode(
    format === 'csv' ? composeCsv(CONVERSATION_COLUMNS, pages) : composeJson(deps, pages),
  )
}

/** One conversation with all that is known of it. */
export async function exportConversation(
  deps: ExportDeps,
  { actor, id }: { actor: AuditActor; id: string },
) {
  const pages = readPages(deps, { filter: eq(diagnosticConversations.id, id), pageSize: 1 })
  const { value: page } = await pages.next()
  const [conversation] = await describeConversations(deps.db, page ?? [])
  if (!conversation) throw new AppError('not_found', 'There is no such conversation.')
  await recordAudit(deps, deps.db, {
    actor,
    action: 'conversation.export',
    subjectType: 'conversation',
    subjectId: id,
    detail: { format: 'json', count: 1 },
  })
  return { exported_at: deps.clock().toISOString(), conversation }
}

/** The reader pulls each row, so nothing is made ahead of a slow one. */
export function encode(parts: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await parts.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** All that is known of each conversation, as one JSON document that is written page by page. */
async function* composeJson(
  deps: Pick<Deps, 'db' | 'clock'>,
  pages: AsyncIterable<ExportedRow[]>,
): AsyncGenerator<string> {
  const exportedAt = JSON.stringify(deps.clock().toISOString())
  yield `{"exported_at":${exportedAt},"conversations":[`
  let separator = ''
  for await (const page of pages) {
    const records = await describeConversations(deps.db, page)
    yield separator + records.map((record) => JSON.stringify(record)).join(',\n')
    separator = ',\n'
  }
  yield ']}\n'
}

/** With messages, findings of the company, bookings, the lead and its notes. Neither secrets nor the inner state of the agent. */
export async function describeConversations(db: Db, page: readonly ExportedRow[]) {
  const ids = page.map(({ conversation }) => conversation.id)
  const leadIds = page.flatMap(({ lead }) => (lead ? [lead.id] : []))
  const [messages, found, booked, notes] = await Promise.all([
    db
      .select()
      .from(diagnosticMessages)
      .where(inArray(diagnosticMessages.conversationId, ids))
      .orderBy(asc(diagnosticMessages.conversationId), asc(diagnosticMessages.position)),
    db
      .select()
      .from(conversationFindings)
      .where(inArray(conversationFindings.conversationId, ids))
      .orderBy(asc(conversationFindings.conversationId), asc(conversationFindings.position)),
    db.select().from(bookings).where(inArray(bookings.conversationId, ids)),
    db.select().from(leadNotes).where(inArray(leadNotes.leadId, leadIds)),
  ])
  const ofMessages = Map.groupBy(messages, ({ conversationId }) => conversationId)
  const ofFindings = Map.groupBy(found, ({ conversationId }) => conversationId)
  const ofBookings = Map.groupBy(booked, ({ conversationId }) => conversationId)
  const ofNotes = Map.groupBy(notes, ({ leadId }) => leadId)
  return page.map(({ conversation, lead }) => ({
    ...omitInner(conversation),
    messages: (ofMessages.get(conversation.id) ?? []).map(
      ({ conversationId: _, ...message }) => message,
    ),
    findings: (ofFindings.get(conversation.id) ?? []).map(
      ({ conversationId: _, position: __, ...finding }) => finding,
    ),
    bookings: (ofBookings.get(conversation.id) ?? []).map(
      ({ ownerHash: _, reference: __, ...booking }) => booking,
    ),
    lead: lead && { ...lead, notes: ofNotes.get(lead.id) ?? [] },
  }))
}

function omitInner({ ownerHash: _, agentState: __, ...conversation }: ConversationRow) {
  return conversation
}

const PAGE_SIZE = 50
const HAS_CORRECTIONS = sql`jsonb_array_length(${diagnosticConversations.agentState} -> 'history') > 0`

/** Every correction in stored conversations as a labeled example, newest conversation first. */
export async function* exportCorrections(
  deps: Pick<Deps, 'db'>,
): AsyncGenerator<CorrectionExample> {
  for await (const page of readPages(deps, { filter: HAS_CORRECTIONS, pageSize: PAGE_SIZE })) {
    for (const { conversation } of page) {
      const messages = await deps.db
        .select()
        .from(diagnosticMessages)
        .where(eq(diagnosticMessages.conversationId, conversation.id))
        .orderBy(asc(diagnosticMessages.position))
      yield* listCorrections(
        conversation.agentState,
        messages.map(({ id, content, metadata }) => ({
          id,
          content,
          isCorrection: metadata?.correction !== undefined,
        })),
      )
    }
  }
}
