import { eq } from 'drizzle-orm'
import type { AdminSession } from '#contract/admin.ts'
import type { AccountReply } from '#contract/admin-account.ts'
import type { Deps } from '#server/deps.ts'
import { user } from '#server/platform/db/schema/auth.ts'

export async function readAccount(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  { user: { id, email }, role }: AdminSession,
): Promise<AccountReply> {
  const [account] = await db
    .select({ hasTwoFactor: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.id, id))
  if (!account?.hasTwoFactor) return { email, role, two_factor: false, recovery_codes: null }
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: id } })
  return { email, role, two_factor: true, recovery_codes: backupCodes.length }
}
