import { and, eq, gt, isNull } from 'drizzle-orm'
import type { InviteReply } from '#contract/auth.ts'
import type { Deps } from '#server/deps.ts'
import { hashSecret } from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { invites } from '#server/platform/db/schema/staff.ts'
import { AppError } from '#server/platform/errors.ts'

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
