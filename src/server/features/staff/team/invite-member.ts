import { and, eq, isNull } from 'drizzle-orm'
import { site } from '#content/site.ts'
import { inviteMail } from '#content/staff/people.ts'
import type { StaffRole } from '#contract/admin.ts'
import type { NewInviteReply, NewInviteRequest } from '#contract/admin-team.ts'
import type { Deps } from '#server/deps.ts'
import { hashSecret } from '#server/features/conversations/conversation.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/audit-log.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { invites, user } from '#server/platform/db/schema/auth.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { AppError } from '#server/platform/errors.ts'
import type { MailText } from '#server/platform/mail/mail-text.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

type InviteDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'createSecret' | 'config' | 'jobs'>
type Invite = NewInviteRequest & { id: string; link: string; invitedBy: string; expiresAt: Date }

/** Makes the link by which one address joins the team, once. An open invite to it is void from then on. */
export async function inviteMember(
  deps: InviteDeps,
  actor: Exclude<AuditActor, string>,
  { email, role }: NewInviteRequest,
): Promise<NewInviteReply> {
  const { db, clock, config } = deps
  const token = deps.createSecret()
  const id = deps.createId()
  const createdAt = clock()
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS)
  const link = `${config.siteUrl}/admin/join#${token}`
  const isMailed = config.smtpUrl !== undefined
  await db.transaction(async (transaction) => {
    await refuseMember(transaction, email)
    await transaction
      .delete(invites)
      .where(and(eq(invites.email, email), isNull(invites.acceptedAt)))
    await transaction.insert(invites).values({
      id,
      email,
      role,
      tokenHash: hashSecret(token),
      invitedBy: actor.email,
      createdAt,
      expiresAt,
    })
    if (isMailed) {
      await queueMail(deps, transaction, {
        id,
        email,
        role,
        link,
        invitedBy: actor.email,
        expiresAt,
      })
    }
    await recordAudit(deps, transaction, {
      actor,
      action: 'invite.created',
      subjectType: 'invite',
      subjectId: id,
      detail: { email, role },
    })
  })
  if (isMailed) await deps.jobs.wake('outbox')
  return { id, link, expires_at: expiresAt.toISOString(), is_mailed: isMailed }
}

async function refuseMember(transaction: Transaction, email: string): Promise<void> {
  const [member] = await transaction.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (!member) return
  const message = inviteMail.taken
  throw new AppError('conflict', message, { email: message })
}

/** Without a mail server there is no message: the link would lie in the outbox for all who read it. */
async function queueMail(
  { createId, clock }: Pick<Deps, 'createId' | 'clock'>,
  transaction: Transaction,
  invite: Invite,
): Promise<void> {
  const now = clock()
  await transaction.insert(outboxMessages).values({
    id: createId(),
    dedupeKey: `invite|${invite.id}`,
    audience: 'staff',
    recipient: invite.email,
    ...composeInviteMail(invite),
    status: 'waiting',
    nextAttemptAt: now,
    createdAt: now,
  })
}

type ComposeInviteMailInvite = { role: StaffRole; link: string; invitedBy: string; expiresAt: Date }

function composeInviteMail({
  role,
  link,
  invitedBy,
  expiresAt,
}: ComposeInviteMailInvite): MailText {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const paragraphs = [
    inviteMail.lead(invitedBy, role),
    inviteMail.link(day.format(expiresAt), link),
    inviteMail.unexpected,
    site.name,
  ]
  return { subject: inviteMail.subject(site.name), text: `${paragraphs.join('\n\n')}\n` }
}
