import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { AuditRequest, AuditRequestReply } from '#contract/audit-requests.ts'
import { readLeadContact } from '#domain/lead-contact.ts'
import type { Deps } from '#server/deps.ts'
import { queueLeadNews } from '#server/features/leads/delivery/queue-lead-news.ts'
import { findPromise } from '#server/features/leads/find-promise.ts'
import { composeTouch } from '#server/features/leads/lead-sources.ts'
import { type LeadDeps, type NotedLead, noteLead } from '#server/features/leads/note-lead.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { notifyStaff } from '#server/platform/events/notify-staff.ts'
import { countWithin } from '#server/platform/limits/count-within.ts'
import type { Count } from '#server/platform/limits/create-counter.ts'

type Asked = { address: string; contactDetail: string }

/** The same request, word for word, within this time is a double click or a retry: of a form that was left open, too. */
const RETRY_WINDOW_MS = 15 * 60_000

type RequestDeps = LeadDeps & Pick<Deps, 'db' | 'jobs'>

/** Stores a request from the form, once, with the person who made it, and has staff told of both. */
export async function recordAuditRequest(
  deps: RequestDeps,
  { request, address }: { request: AuditRequest; address: string },
): Promise<AuditRequestReply> {
  const contentHash = hashContent(request)
  const stored = await deps.db.transaction(async (transaction) => {
    // Two clicks arrive together: the second waits here until the first is stored.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`,
    )
    const now = deps.clock()
    const earlier = await findEarlier(transaction, contentHash, now)
    if (earlier) return earlier
    await countAuditRequest(deps, transaction, { ...request, address })
    return storeRequest(deps, transaction, { request, contentHash, now })
  })
  await Promise.all([deps.jobs.wake('deliveries'), deps.jobs.wake('outbox')])
  return stored
}

async function findEarlier(
  transaction: Pick<Transaction, 'select'>,
  contentHash: string,
  now: Date,
): Promise<AuditRequestReply | null> {
  const [earlier] = await transaction
    .select({ id: auditRequests.id })
    .from(auditRequests)
    .where(
      and(
        eq(auditRequests.contentHash, contentHash),
        gt(auditRequests.createdAt, new Date(now.getTime() - RETRY_WINDOW_MS)),
      ),
    )
  return earlier ?? null
}

type NewRequest = { request: AuditRequest; contentHash: string; now: Date }

async function storeRequest(
  deps: RequestDeps,
  transaction: Transaction,
  { request, contentHash, now }: NewRequest,
): Promise<AuditRequestReply> {
  const id = deps.createId()
  const { utm_source, utm_medium, utm_campaign, ...fields } = request
  const campaign = { utmSource: utm_source, utmMedium: utm_medium, utmCampaign: utm_campaign }
  const lead = await noteLead(deps, transaction, {
    ...readLeadContact(request.contactDetail),
    name: request.name,
    company: request.company,
    website: null,
    touch: composeTouch(deps.config, { createdAt: now, ...fields, ...campaign }),
    replyDueAt: findPromise(deps.config, now),
  })
  await transaction.insert(auditRequests).values({
    id,
    createdAt: now,
    ...fields,
    ...campaign,
    leadId: lead.id,
    contentHash,
  })
  await tell(deps, transaction, { id, request, lead })
  return { id }
}

/** One piece of news per request: of a person not known before it is the news of them. */
async function tell(
  deps: LeadDeps,
  transaction: Transaction,
  { id, request, lead }: { id: string; request: AuditRequest; lead: NotedLead },
): Promise<void> {
  const { challenge, contactMethod } = request
  await queueLeadNews(deps, transaction, {
    event: lead.isNew ? 'lead.created' : 'audit.requested',
    occasion: lead.isNew ? `lead-created_${lead.id}_${id}` : `audit-requested_${id}`,
    audience: 'everybody',
    lead,
    conversation: null,
    booking: null,
    request: { id, challenge, contactMethod },
  })
  await notifyStaff(transaction, { kind: 'lead', id: lead.id })
}

function hashContent(request: AuditRequest): string {
  const fields = Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** Counts a request for an audit, in the transaction that stores it: for its address, and for whom it asks to answer. */
async function countAuditRequest(
  deps: Pick<Deps, 'config'>,
  transaction: Transaction,
  { address, contactDetail }: Asked,
): Promise<void> {
  const counts: Count[] = [{ limit: 'audit-request', subject: address }]
  const contact = contactDetail.includes('@')
    ? contactDetail.trim().toLowerCase()
    : contactDetail.replace(/\D/g, '')
  if (contact) counts.push({ limit: 'audit-request-contact', subject: contact })
  await countWithin(deps, transaction, counts)
}
