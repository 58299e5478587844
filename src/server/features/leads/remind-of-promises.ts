import { and, eq, gt, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { site } from '#content/site.ts'
import { promiseMail } from '#content/staff/emails.ts'
import type { AdminConversationsReply } from '#contract/admin.ts'
import type { Deps } from '#server/deps.ts'
import { findReminder } from '#server/features/leads/lead-sources.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'

type RemindDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config'>

/** No more than this is due at once: further ones come with the next look. */
const REMINDED_MAX = 1_000
/** Two hours of the office reach back over a long weekend, not further. */
const REMINDED_AHEAD_MS = 7 * 86_400_000

/**
 * Writes an email before a promised reply is late, once for each lead and time: to its owner, else to NOTIFY_EMAIL. It
 * says nothing of the person, so that it holds nothing to erase but the id.
 */
export async function remindOfPromises(deps: RemindDeps): Promise<number> {
  const { db, clock, config } = deps
  const now = clock()
  const open = await db
    .select({ id: leads.id, dueAt: leads.replyDueAt, owner: user.email })
    .from(leads)
    .leftJoin(user, eq(user.id, leads.ownerId))
    .where(
      and(
        isNull(leads.repliedAt),
        gt(leads.replyDueAt, now),
        lt(leads.replyDueAt, new Date(now.getTime() + REMINDED_AHEAD_MS)),
      ),
    )
    .orderBy(leads.replyDueAt, leads.id)
    .limit(REMINDED_MAX)
  const rows = open.flatMap(({ id, dueAt, owner }) =>
    dueAt !== null && findReminder(config, dueAt) <= now
      ? composeReminder(deps, { id, dueAt, owner })
      : [],
  )
  if (rows.length === 0) return 0
  const { rowCount } = await db
    .insert(outboxMessages)
    .values(rows)
    .onConflictDoNothing({ target: outboxMessages.dedupeKey })
  return rowCount ?? 0
}

function composeReminder(
  { clock, createId, config }: Omit<RemindDeps, 'db'>,
  { id, dueAt, owner }: { id: string; dueAt: Date; owner: string | null },
): typeof outboxMessages.$inferInsert {
  const { smtpUrl, notifyEmail, siteUrl, bookingTimeZone: timeZone } = config
  const style = { dateStyle: 'medium', timeStyle: 'long', timeZone } as const
  const time = new Intl.DateTimeFormat('en-US', style).format(dueAt)
  const now = clock()
  return {
    id: createId(),
    dedupeKey: ['promise', id, dueAt.toISOString()].join('|'),
    audience: 'staff',
    recipient: owner ?? notifyEmail ?? site.email.contact,
    subject: promiseMail.subject(time),
    text: promiseMail.text(time, `${siteUrl}/admin/leads?lead=${id}`),
    status: smtpUrl !== undefined && (owner ?? notifyEmail) !== undefined ? 'waiting' : 'kept',
    nextAttemptAt: now,
    createdAt: now,
  }
}

const LISTED_MAX = 50

/** Who was promised a reply, has none, and never talked in the chat: first who is due first. */
export async function listPromisedRequests({
  db,
}: Pick<Deps, 'db'>): Promise<AdminConversationsReply['requests']> {
  const { id, name, company, email, phone, replyDueAt } = leads
  const talks = db
    .select({ one: sql`1` })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.leadId, id))
  const rows = await db
    .select({ lead: { id, name, company, email, phone }, dueAt: replyDueAt })
    .from(leads)
    .where(and(isNotNull(replyDueAt), isNull(leads.repliedAt), notExists(talks)))
    .orderBy(replyDueAt, id)
    .limit(LISTED_MAX)
  return rows.flatMap(({ lead, dueAt }) =>
    dueAt === null ? [] : [{ lead, reply_due_at: dueAt.toISOString() }],
  )
}
