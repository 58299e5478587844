import { asc, inArray } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { ConversationRow, ExportedRow } from '#server/features/inbox/export/read-pages.ts'
import type { Db } from '#server/platform/db/client.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { conversationFindings } from '#server/platform/db/schema/enrichment.ts'
import { leadNotes } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'

/** All that is known of each conversation, as one JSON document that is written page by page. */
export async function* composeJson(
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
