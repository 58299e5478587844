import { createHash } from 'node:crypto'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import { callHost } from '#content/facts/team.ts'
import { auditMail, wrongAddress } from '#content/pages/audit-form.ts'
import { site } from '#content/site.ts'
import type { AuditRequest, AuditRequestReply } from '#contract/audit-requests.ts'
import { readLeadContact } from '#domain/lead-contact.ts'
import type { Deps } from '#server/deps.ts'
import { queueLeadNews } from '#server/features/leads/delivery/queue-lead-news.ts'
import { composeTouch, findPromise } from '#server/features/leads/lead-sources.ts'
import { type LeadDeps, type NotedLead, noteLead } from '#server/features/leads/note-lead.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'
import { countWithin } from '#server/platform/limits/count-within.ts'
import type { Count } from '#server/platform/limits/create-counter.ts'
import { hasAddress, type MailText, toOneLine } from '#server/platform/mail/mail-text.ts'

type Asked = { address: string; contactDetail: string }

/** The same request, word for word, within this time is a double click or a retry: of a form that was left open, too. */
const RETRY_WINDOW_MS = 15 * 60_000

type RequestDeps = LeadDeps & Pick<Deps, 'db' | 'jobs'>

/** Stores a request from the form, once, with the person who made it, and has staff told of both. */
export async function recordAuditRequest(
  deps: RequestDeps,
  { request, address }: { request: AuditRequest; address: string },
): Promise<AuditRequestReply> {
  const { attemptId, ...fields } = request
  const contentHash = hashContent(fields)
  const stored = await deps.db.transaction(async (transaction) => {
    // Two clicks arrive together: the second waits here until the first is stored.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`,
    )
    const now = deps.clock()
    const earlier = await findEarlier(transaction, { contentHash, attemptId, now })
    if (earlier) return earlier
    await countAuditRequest(deps, transaction, { ...request, address })
    return storeRequest(deps, transaction, { request, contentHash, now })
  })
  await Promise.all([deps.jobs.wake('deliveries'), deps.jobs.wake('outbox')])
  return stored
}

type Attempt = { contentHash: string; attemptId: string | undefined; now: Date }

/** With the page's own id however late it comes; without one, as from a page without scripts, for a while. */
async function findEarlier(
  transaction: Pick<Transaction, 'select'>,
  { contentHash, attemptId, now }: Attempt,
): Promise<AuditRequestReply | null> {
  const isRecent = gt(auditRequests.createdAt, new Date(now.getTime() - RETRY_WINDOW_MS))
  const [earlier] = await transaction
    .select({ id: auditRequests.id })
    .from(auditRequests)
    .where(
      and(
        eq(auditRequests.contentHash, contentHash),
        attemptId ? or(isRecent, eq(auditRequests.id, attemptId)) : isRecent,
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
  const { utm_source, utm_medium, utm_campaign, attemptId, ...fields } = request
  const campaign = { utmSource: utm_source, utmMedium: utm_medium, utmCampaign: utm_campaign }
  const lead = await noteLead(deps, transaction, {
    ...readLeadContact(request.contactDetail),
    name: request.name,
    company: request.company,
    website: null,
    touch: composeTouch(deps.config, { createdAt: now, ...fields, ...campaign }),
    replyDueAt: findPromise(deps.config, now),
  })
  const row = {
    createdAt: now,
    ...fields,
    ...campaign,
    leadId: lead.id,
    contentHash,
  }
  const insert = async (id: string) => {
    const values = { id, ...row }
    const inserted = transaction.insert(auditRequests).values(values).onConflictDoNothing()
    return (await inserted.returning({ id: auditRequests.id }))[0]?.id
  }
  // The page's id may be taken, by the same page with other words.
  const id = (attemptId && (await insert(attemptId))) ?? (await insert(deps.createId()))
  if (!id) throw new Error('no audit request was stored')
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
  await confirmByMail(deps, transaction, { id, request })
}

/** Only where an email address was left. Without a mail server nobody would get it. */
async function confirmByMail(
  { clock, createId, config }: LeadDeps,
  transaction: Transaction,
  { id, request }: { id: string; request: AuditRequest },
): Promise<void> {
  const { email } = readLeadContact(request.contactDetail)
  if (email === null || config.smtpUrl === undefined) return
  const bookUrl = config.calendlyUrl ?? `${config.siteUrl}${site.schedulingUrl}`
  const now = clock()
  await transaction
    .insert(outboxMessages)
    .values({
      id: createId(),
      dedupeKey: `audit-confirmed_${id}`,
      audience: 'visitor',
      recipient: email,
      ...composeConfirmation(request, bookUrl),
      status: 'waiting',
      nextAttemptAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: outboxMessages.dedupeKey })
}

function composeConfirmation(request: AuditRequest, bookUrl: string): MailText {
  const { company, challenge, contactMethod } = request
  const paragraphs = [
    auditMail.lead,
    auditMail.answer(`${callHost.name}, ${callHost.role}`, auditMail.how[contactMethod]),
    auditMail.sent(sayBack(company), sayBack(challenge)),
    auditMail.book(bookUrl),
    wrongAddress,
    site.name,
  ]
  return { subject: auditMail.subject(site.name), text: `${paragraphs.join('\n\n')}\n` }
}

/** Of a phone number, its country code aside. */
const PHONE_NUMBER = /\d(?:[\s().-]*\d){6}/

/** Neither a link nor a number to call: the address may be somebody else's. */
function sayBack(typed: string): string {
  return hasAddress(typed) || PHONE_NUMBER.test(typed) ? auditMail.hidden : toOneLine(typed)
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
