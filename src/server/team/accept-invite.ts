import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/audit/record-audit.ts'
import { insertMember } from '#server/auth/insert-member.ts'
import { hashPassword } from '#server/auth/password.ts'
import { signIn } from '#server/auth/sign-in.ts'
import { invites } from '#server/db/schema/staff.ts'
import type { Deps } from '#server/deps.ts'
import type { JoinRequest, SignInReply } from '#server/routes/auth.schema.ts'
import { lockInvite, readInvite, refuseInvite } from '#server/team/read-invite.ts'

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
