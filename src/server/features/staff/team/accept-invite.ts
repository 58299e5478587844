import { and, eq, gt, isNull } from 'drizzle-orm'
import type { InviteReply, JoinRequest, SignInReply } from '#contract/auth.ts'
import type { Deps } from '#server/deps.ts'
import { hashSecret } from '#server/features/conversations/conversation.ts'
import { recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { insertMember } from '#server/features/staff/auth/create-admin.ts'
import { hashPassword } from '#server/features/staff/auth/password.ts'
import { signIn } from '#server/features/staff/auth/sign-in.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { invites } from '#server/platform/db/schema/staff.ts'
import { AppError } from '#server/platform/errors.ts'

type JoinDeps = Pick<Deps, 'db' | 'auth' | 'clock' | 'createId'>

/** Makes the account that the link invites to, and signs in to it. */
export async function acceptInvite(
  deps: JoinDeps,
  { token, password }: JoinRequest,
  headers: Headers,
): Promise<{ reply: SignInReply; cookies: string[] }> {
  // Asked before the costly hash, and again under the lock.
  await readInvite(deps, token)
  const passwordHash = await hashPassword(password)
  const email = await deps.db.transaction(async (transaction) => {
    const invite = await lockInvite(transaction, { token, now: deps.clock() })
    const { email, role } = invite
    const id = await insertMember(deps, transaction, { email, role, passwordHash })
    if (id === null) throw refuseInvite()
    await transaction
      .update(invites)
      .set({ acceptedAt: deps.clock() })
      .where(eq(invites.id, invite.id))
    await recordAudit(deps, transaction, {
      actor: { id, email },
      action: 'invite.accepted',
      subjectType: 'invite',
      subjectId: invite.id,
      detail: { role },
    })
    return email
  })
  return signIn(deps, { email, password }, headers)
}

type Invite = typeof invites.$inferSelect

/** The invite behind a link. A link that was used, revoked, replaced, outlived or made up is one refusal. */
export async function readInvite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<InviteReply> {
  const [invite] = await selectOpen(db, { token, now: clock() })
  if (!invite) throw refuseInvite()
  return { email: invite.email, role: invite.role, expires_at: invite.expiresAt.toISOString() }
}

/** The same, locked until the transaction ends: of two who use it at once, one is late. */
export async function lockInvite(
  transaction: Transaction,
  asked: { token: string; now: Date },
): Promise<Invite> {
  const [invite] = await selectOpen(transaction, asked).for('update')
  if (!invite) throw refuseInvite()
  return invite
}

function selectOpen(db: Pick<Transaction, 'select'>, { token, now }: { token: string; now: Date }) {
  return db
    .select()
    .from(invites)
    .where(
      and(
        eq(invites.tokenHash, hashSecret(token)),
        isNull(invites.acceptedAt),
        gt(invites.expiresAt, now),
      ),
    )
}

export function refuseInvite(): AppError {
  return new AppError('not_found', 'This link is no longer valid. Ask for a new one.')
}
