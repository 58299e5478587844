import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { describeConversations } from '#server/features/inbox/export/export-conversations.ts'
import { isLoneCallOf, listIdentities } from '#server/features/leads/lead-sources.ts'
import { matchDeliveries, matchLetters } from '#server/features/privacy/erase-rows.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/audit-log.ts'
import type { Db } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { auditLog } from '#server/platform/db/schema/auth.ts'
import { bookingEvents, bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { enrichmentRequests } from '#server/platform/db/schema/enrichment.ts'
import { leadNotes, leads, mergedLeads } from '#server/platform/db/schema/leads.ts'
import { deliveries, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { AppError } from '#server/platform/errors.ts'

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'createId'>
type Export = { actor: AuditActor; id: string }

/** Everything that is stored about one person. Who took it stands in the log. */
export async function exportLead(deps: ExportDeps, { actor, id }: Export) {
  const { db } = deps
  const [lead] = await db.select().from(leads).where(eq(leads.id, id))
  if (!lead) throw new AppError('not_found', 'There is no such lead.')
  const talks = await db
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.leadId, id))
    .orderBy(asc(diagnosticConversations.createdAt), asc(diagnosticConversations.id))
  const requests = await listRequests(db, eq(auditRequests.leadId, id))
  const talkIds = talks.map((talk) => talk.id)
  const person = await listIdentities(db, lead)
  const calls = await listCalls(db, { talkIds, emails: person.emails })
  const callIds = calls.map((call) => call.id)
  const ids = [...person.ids, ...talkIds, ...requests.map((request) => request.id)]
  const pages = talks.map((conversation) => ({ conversation, lead: null }))
  const [conversations, lookUps, events, notes, merged, written] = await Promise.all([
    describeConversations(db, pages),
    db.select().from(enrichmentRequests).where(inArray(enrichmentRequests.conversationId, talkIds)),
    db.select().from(bookingEvents).where(inArray(bookingEvents.bookingId, callIds)),
    db.select().from(leadNotes).where(eq(leadNotes.leadId, id)).orderBy(asc(leadNotes.createdAt)),
    db.select().from(mergedLeads).where(eq(mergedLeads.leadId, id)),
    listWritten(db, { ids, callIds, addresses: person.emails, leadId: id }),
  ])
  await recordExport(deps, { actor, type: 'lead', id })
  return {
    exported_at: deps.clock().toISOString(),
    lead,
    merged_leads: merged,
    audit_requests: requests,
    conversations: conversations.map(({ lead: _, bookings: __, ...conversation }) => conversation),
    company_look_ups: lookUps,
    bookings: calls,
    booking_events: events,
    notes,
    ...written,
  }
}

/** A request from the form, whose it is, and what was written about it. */
export async function exportAuditRequest(deps: ExportDeps, { actor, id }: Export) {
  const { db } = deps
  const [request] = await listRequests(db, eq(auditRequests.id, id))
  if (!request) throw new AppError('not_found', 'There is no such audit request.')
  const [lead] = request.leadId
    ? await db.select().from(leads).where(eq(leads.id, request.leadId))
    : []
  const written = await listWritten(db, { ids: [id], callIds: [], addresses: [], leadId: null })
  await recordExport(deps, { actor, type: 'audit_request', id })
  const exportedAt = deps.clock().toISOString()
  return { exported_at: exportedAt, audit_request: request, lead: lead ?? null, ...written }
}

async function listRequests(db: Db, where: SQL) {
  const rows = await db
    .select()
    .from(auditRequests)
    .where(where)
    .orderBy(asc(auditRequests.createdAt), asc(auditRequests.id))
  return rows.map(({ contentHash: _, ...request }) => request)
}

type Person = { talkIds: string[]; emails: string[] }

async function listCalls(db: Db, { talkIds, emails }: Person) {
  const rows = await db
    .select()
    .from(bookings)
    .where(or(inArray(bookings.conversationId, talkIds), isLoneCallOf(emails)))
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
  return rows.map(({ ownerHash: _, reference: __, ...booking }) => booking)
}

type Written = {
  ids: string[]
  callIds: string[]
  addresses: string[]
  leadId: string | null
}

/** Deliveries and mail about them, and their entries in the audit log. */
async function listWritten(db: Db, { ids, callIds, addresses, leadId }: Written) {
  const names = [...ids, ...addresses]
  const [sent, letters, log] = await Promise.all([
    db
      .select()
      .from(deliveries)
      .where(or(matchDeliveries(ids), leadId ? eq(deliveries.leadId, leadId) : sql`false`))
      .orderBy(asc(deliveries.createdAt), asc(deliveries.id)),
    db
      .select()
      .from(outboxMessages)
      .where(or(matchLetters(names), inArray(outboxMessages.bookingId, callIds)))
      .orderBy(asc(outboxMessages.createdAt), asc(outboxMessages.id)),
    db
      .select()
      .from(auditLog)
      .where(inArray(auditLog.subjectId, ids))
      .orderBy(asc(auditLog.at), asc(auditLog.id)),
  ])
  return { deliveries: sent, mail: letters, log }
}

type Exported = { actor: AuditActor; type: 'lead' | 'audit_request'; id: string }

function recordExport(deps: ExportDeps, { actor, type, id }: Exported): Promise<void> {
  return recordAudit(deps, deps.db, {
    actor,
    action: `${type}.export`,
    subjectType: type,
    subjectId: id,
    detail: { format: 'json' },
  })
}
