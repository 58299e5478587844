import { and, eq } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { verifyPassword } from '#server/features/staff/auth/password.ts'
import { account } from '#server/platform/db/schema/auth.ts'
import { AppError } from '#server/platform/errors.ts'

/** Asks for the password again before something grave. The refusal names the field that was wrong. */
export async function checkPassword(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  password: string,
): Promise<void> {
  const [credential] = await db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
  if (await verifyPassword({ hash: credential?.hash ?? '', password })) return
  const message = 'This is not your password.'
  throw new AppError('invalid_request', message, { password: message })
}
