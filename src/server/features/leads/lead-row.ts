import { eq, sql } from 'drizzle-orm'
import type { AdminLead } from '#contract/admin-leads.ts'
import { toWireTouch } from '#server/features/leads/delivery/compose-payload.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'

const talks = sql`from ${diagnosticConversations} talk where talk.lead_id = ${leads.id}`

/** Leads as staff list them; the caller adds the filters. */
export function selectLeadRows(db: Pick<Transaction, 'select'>) {
  return db
    .select({
      lead: leads,
      owner: { id: user.id, email: user.email, name: user.name },
      bestScore: sql<number | null>`(select max(talk.lead_score)::int ${talks})`,
      conversationCount: sql<number>`(select count(*)::int ${talks})`,
      requestCount: sql<number>`(select count(*)::int from ${auditRequests} request where request.lead_id = ${leads.id})`,
    })
    .from(leads)
    .leftJoin(user, eq(user.id, leads.ownerId))
    .$dynamic()
}
export type LeadRow = Awaited<ReturnType<typeof selectLeadRows>>[number]

export function toAdminLead(row: LeadRow): AdminLead {
  const { lead, owner, bestScore, conversationCount, requestCount } = row
  const { id, email, name, phone, company, website, status } = lead
  return {
    id,
    created_at: lead.createdAt.toISOString(),
    updated_at: lead.updatedAt.toISOString(),
    ...{ email, name, phone, company, website, status, owner },
    first_touch: toWireTouch(lead.firstTouch),
    last_touch: toWireTouch(lead.lastTouch),
    reply_due_at: lead.replyDueAt?.toISOString() ?? null,
    replied_at: lead.repliedAt?.toISOString() ?? null,
    lead_score: bestScore,
    conversation_count: conversationCount,
    request_count: requestCount,
  }
}
