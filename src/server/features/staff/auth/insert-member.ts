import type { StaffRole } from '#contract/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { account, user, userRoles } from '#server/platform/db/schema/auth.ts'

type NewMember = { email: string; passwordHash: string; role: StaffRole }

/** Adds an account that can sign in; null, and nothing changed, when its address has one already. */
export async function insertMember(
  { clock, createId }: Pick<Deps, 'clock' | 'createId'>,
  transaction: Transaction,
  { email, passwordHash, role }: NewMember,
): Promise<string | null> {
  const now = clock()
  const times = { createdAt: now, updatedAt: now }
  const [created] = await transaction
    .insert(user)
    .values({ id: createId(), name: email, email, emailVerified: true, ...times })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id })
  if (!created) return null
  await transaction.insert(account).values({
    id: createId(),
    accountId: created.id,
    providerId: 'credential',
    userId: created.id,
    password: passwordHash,
    ...times,
  })
  await transaction.insert(userRoles).values({ userId: created.id, role })
  return created.id
}
