import { and, desc, eq, gte } from 'drizzle-orm'
import { leadMail } from '#content/staff/emails.ts'
import type { LeadEmail } from '#contract/admin.ts'
import type { NewLeadEmail } from '#contract/admin-leads.ts'
import type { Deps } from '#server/deps.ts'
import { composeConversationKey } from '#server/features/conversations/manage-key.ts'
import { markReplied } from '#server/features/leads/change-lead.ts'
import { recordAudit } from '#server/features/staff/audit/audit-log.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { type OutboxMessage, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'
import { countWithin } from '#server/platform/limits/count-within.ts'
import { toOneLine } from '#server/platform/mail/mail-text.ts'

type EmailDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs'>
type Writing = NewLeadEmail & { leadId: string; staff: { id: string; email: string } }

/**
 * Puts an email to a lead into the outbox, once per id. Without a mail server it is kept there, and nobody counts as
 * answered.
 */
export async function emailLead(deps: EmailDeps, writing: Writing): Promise<LeadEmail> {
  const { id, leadId, staff } = writing
  const { email, isNew } = await deps.db.transaction(async (transaction) => {
    const recipient = await lockAddress(transaction, leadId)
    const values = await composeRow(deps, transaction, { writing, recipient })
    const [stored] = await transaction
      .insert(outboxMessages)
      .values(values)
      .onConflictDoNothing()
      .returning()
    if (!stored) return { email: await readOwn(transaction, writing), isNew: false }
    await countWithin(deps, transaction, [
      { limit: 'staff-email', subject: staff.id },
      { limit: 'staff-email-day', subject: staff.id },
    ])
    if (stored.status === 'waiting') await markReplied(transaction, leadId, deps.clock())
    await recordAudit(deps, transaction, {
      actor: staff,
      action: 'lead.email',
      subjectType: 'lead',
      subjectId: leadId,
      detail: { message: id, ...(writing.conversation_id && { link: writing.conversation_id }) },
    })
    await notifyStaff(transaction, { kind: 'lead', id: leadId })
    return { email: toLeadEmail(stored), isNew: true }
  })
  if (isNew) await deps.jobs.wake('outbox')
  return email
}

async function lockAddress(transaction: Transaction, leadId: string): Promise<string> {
  const [lead] = await transaction.select().from(leads).where(eq(leads.id, leadId)).for('update')
  if (!lead) throw new AppError('not_found', 'There is no such lead.')
  if (lead.email !== null) return lead.email
  throw new AppError('conflict', 'This person left no email address.')
}

type Draft = { writing: Writing; recipient: string }

async function composeRow(deps: EmailDeps, transaction: Transaction, draft: Draft) {
  const { clock, config } = deps
  const { id, leadId, subject, text, conversation_id, staff } = draft.writing
  const link = conversation_id && (await composeLink(deps, transaction, draft, conversation_id))
  const now = clock()
  return {
    id,
    leadId,
    authorEmail: staff.email,
    // Names all whose erasure takes the email along.
    dedupeKey: ['lead-email', leadId, conversation_id ?? '', id].join('|'),
    audience: 'visitor',
    recipient: draft.recipient,
    subject: toOneLine(subject),
    text: `${[text, ...(link ? [leadMail.link(link)] : [])].join('\n\n')}\n`,
    status: config.smtpUrl === undefined ? 'kept' : 'waiting',
    nextAttemptAt: now,
    createdAt: now,
  } as const
}

/** The link opens all of a conversation, so it goes to the address that was left in that very conversation alone. */
async function composeLink(
  { config }: EmailDeps,
  transaction: Transaction,
  { writing, recipient }: Draft,
  conversationId: string,
): Promise<string> {
  const { id, leadId, email } = diagnosticConversations
  const [found] = await transaction
    .select({ email })
    .from(diagnosticConversations)
    .where(and(eq(id, conversationId), eq(leadId, writing.leadId)))
  if (!isLinkable(found?.email ?? null, recipient)) {
    const { noLink } = leadMail
    throw new AppError('invalid_request', noLink, { conversation_id: noLink })
  }
  const key = composeConversationKey(config.authSecret, conversationId)
  return `${config.siteUrl}/my-conversation#${key}`
}

/** Whether a conversation in which `left` was told may be opened by whoever reads the mail of `recipient`. */
export function isLinkable(left: string | null, recipient: string | null): boolean {
  return left !== null && left.toLowerCase() === recipient
}

async function readOwn(transaction: Transaction, { id, leadId }: Writing): Promise<LeadEmail> {
  const isIt = and(eq(outboxMessages.id, id), eq(outboxMessages.leadId, leadId))
  const [earlier] = await transaction.select().from(outboxMessages).where(isIt)
  if (!earlier) throw new AppError('conflict', 'Another email has this id.')
  return toLeadEmail(earlier)
}

/** More than a page shows. */
const LIST_MAX = 200

/** What staff wrote to a lead, newest first; from a moment on if one is given. */
export async function listLeadEmails(
  { db }: Pick<Deps, 'db'>,
  leadId: string,
  since?: Date,
): Promise<LeadEmail[]> {
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.leadId, leadId), since && gte(outboxMessages.createdAt, since)))
    .orderBy(desc(outboxMessages.createdAt), outboxMessages.id)
    .limit(LIST_MAX)
  return rows.map(toLeadEmail)
}

/** The key of the link stays out: with it, whoever reads along could change the conversation. */
const KEY = /(\/my-conversation#)\S+/g

function toLeadEmail(row: OutboxMessage): LeadEmail {
  return {
    id: row.id,
    author_email: row.authorEmail ?? '',
    recipient: row.recipient,
    subject: row.subject,
    text: row.text.trimEnd().replace(KEY, '$1…'),
    status: row.status,
    error: row.error,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
  }
}
