import { eq } from 'drizzle-orm'
import type { JoinRequest, SignInReply } from '#contract/auth.ts'
import type { Deps } from '#server/deps.ts'
import { recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { insertMember } from '#server/features/staff/auth/insert-member.ts'
import { hashPassword } from '#server/features/staff/auth/password.ts'
import { signIn } from '#server/features/staff/auth/sign-in.ts'
import { lockInvite, readInvite, refuseInvite } from '#server/features/staff/team/read-invite.ts'
import { invites } from '#server/platform/db/schema/staff.ts'

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
