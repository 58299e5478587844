import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { AdminLead, AdminLeadReply } from '#contract/admin-leads.ts'
import type { Deps } from '#server/deps.ts'
import { toAdminBooking } from '#server/features/conversations/to-admin-booking.ts'
import { toAdminDelivery } from '#server/features/leads/delivery/staff-deliveries.ts'
import { isLinkable, listLeadEmails } from '#server/features/leads/email-lead.ts'
import { toLeadNote } from '#server/features/leads/lead-notes.ts'
import { requireLead } from '#server/features/leads/list-leads.ts'
import { readMentions } from '#server/features/leads/note-mentions.ts'
import { recordAudit } from '#server/features/staff/audit/audit-log.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { auditLog } from '#server/platform/db/schema/auth.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leadNotes, mergedLeads } from '#server/platform/db/schema/leads.ts'
import { deliveries } from '#server/platform/db/schema/outbox.ts'

const ACTION = 'lead.read'

/** A page that lies open is read anew whenever something changes: that is one reading. */
const SAME_READING_MS = 15 * 60_000

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config'>
type Reading = { id: string; staff: { id: string; email: string } }

/** More of any kind than a page shows. */
const LIST_MAX = 200

/** Everything about one person, for staff alone, also by the id of a lead that was merged. That it was read is kept. */
export async function readLead(
  deps: ReadDeps,
  { staff, ...asked }: Reading,
): Promise<AdminLeadReply> {
  const id = await findKept(deps, asked.id)
  const lead = await requireLead(deps.db, id)
  const addresses = [lead.email, ...lead.other_emails].filter((address) => address !== null)
  const [conversations, requests, booked, notes, mentions, emails, sent] = await Promise.all([
    listConversations(deps, lead),
    listRequests(deps, id),
    listBookings(deps, id, addresses),
    deps.db
      .select()
      .from(leadNotes)
      .where(eq(leadNotes.leadId, id))
      .orderBy(asc(leadNotes.createdAt), asc(leadNotes.id)),
    readMentions(deps, { leadId: id, userId: staff.id }),
    listLeadEmails(deps, id),
    deps.db
      .select()
      .from(deliveries)
      .where(eq(deliveries.leadId, id))
      .orderBy(desc(deliveries.createdAt), asc(deliveries.id))
      .limit(LIST_MAX),
  ])
  await recordLeadRead(deps, id, staff)
  return {
    lead,
    other_emails: lead.other_emails,
    conversations,
    audit_requests: requests,
    bookings: booked,
    notes: notes.map((note) => toLeadNote(note, staff.id, mentions.get(note.id))),
    emails,
    is_sending: deps.config.smtpUrl !== undefined,
    deliveries: sent.map((row) => toAdminDelivery(deps.config, row)),
  }
}

async function findKept({ db }: ReadDeps, id: string): Promise<string> {
  const [merged] = await db.select().from(mergedLeads).where(eq(mergedLeads.id, id))
  return merged?.leadId ?? id
}

async function listConversations({ db }: ReadDeps, lead: AdminLead) {
  const { id, createdAt, updatedAt, leadScore, messageCount, bookingStatus, wantsPersonReason } =
    diagnosticConversations
  const { email } = diagnosticConversations
  const rows = await db
    .select({
      ...{ id, createdAt, updatedAt, leadScore, messageCount, bookingStatus, wantsPersonReason },
      email,
    })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.leadId, lead.id))
    .orderBy(desc(createdAt), asc(id))
    .limit(LIST_MAX)
  return rows.map((row) => ({
    id: row.id,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    lead_score: row.leadScore,
    message_count: row.messageCount,
    booking_status: row.bookingStatus,
    wants_person_reason: row.wantsPersonReason,
    is_linkable: isLinkable(row.email, lead.email),
  }))
}

async function listRequests({ db }: ReadDeps, leadId: string) {
  const rows = await db
    .select()
    .from(auditRequests)
    .where(eq(auditRequests.leadId, leadId))
    .orderBy(desc(auditRequests.createdAt), asc(auditRequests.id))
    .limit(LIST_MAX)
  return rows.map(({ id, createdAt, name, company, challenge, contactMethod, contactDetail }) => ({
    id,
    created_at: createdAt.toISOString(),
    ...{ name, company, challenge },
    contact_method: contactMethod,
    contact_detail: contactDetail,
  }))
}

/** Those of the person's conversations, and those made with an address of theirs on the scheduler's own page. */
async function listBookings({ db, clock }: ReadDeps, id: string, addresses: readonly string[]) {
  const own = db
    .select({ id: diagnosticConversations.id })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.leadId, id))
  const rows = await db
    .select({ booking: bookings, lead: diagnosticConversations })
    .from(bookings)
    .leftJoin(diagnosticConversations, eq(diagnosticConversations.id, bookings.conversationId))
    .where(
      or(
        inArray(bookings.conversationId, own),
        inArray(sql`lower(${bookings.email})`, [...addresses]),
      ),
    )
    .orderBy(desc(bookings.createdAt), asc(bookings.id))
    .limit(LIST_MAX)
  return rows
    .filter(({ booking }) => booking.status !== 'offered' && booking.status !== 'opened')
    .map((row) => toAdminBooking({ clock }, row))
}

/** Keeps who looked at a person's data. */
async function recordLeadRead(
  deps: Pick<Deps, 'db' | 'clock' | 'createId'>,
  leadId: string,
  staff: { id: string; email: string },
): Promise<void> {
  const since = new Date(deps.clock().getTime() - SAME_READING_MS)
  const [earlier] = await deps.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, 'lead'),
        eq(auditLog.subjectId, leadId),
        eq(auditLog.action, ACTION),
        eq(auditLog.actorId, staff.id),
        gt(auditLog.at, since),
      ),
    )
    .limit(1)
  if (earlier) return
  const entry = { actor: staff, action: ACTION, subjectType: 'lead', subjectId: leadId }
  await recordAudit(deps, deps.db, entry)
}
