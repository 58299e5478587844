import { eq } from 'drizzle-orm'
import { user } from '#server/db/schema/auth.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/routes/admin.schema.ts'
import type { AccountReply } from '#server/routes/admin-account.schema.ts'

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
