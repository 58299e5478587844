import { and, eq } from 'drizzle-orm'
import type { AdminSession } from '#contract/admin.ts'
import type { AccountReply, PasswordRequest } from '#contract/admin-account.ts'
import type { Deps } from '#server/deps.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { verifyPassword } from '#server/features/staff/auth/password.ts'
import { account, session, user, verification } from '#server/platform/db/schema/auth.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyAccess } from '#server/platform/events/notify-access.ts'

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

type Change = PasswordRequest & {
  user: Exclude<AuditActor, string>
  startedAt: Date
  headers: Headers
}

/** Ends every other session and every half-done sign-in. This one gets a new token, and no longer life. */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'auth' | 'clock' | 'createId'>,
  { user, password, new_password, startedAt, headers }: Change,
): Promise<string[]> {
  await checkPassword(deps, user.id, password)
  const answer = await deps.auth.api.changePassword({
    body: { currentPassword: password, newPassword: new_password, revokeOtherSessions: true },
    headers,
    asResponse: true,
  })
  if (!answer.ok) throw new Error(`The change was answered with ${answer.status}`)
  const { token } = (await answer.json()) as { token: string }
  await deps.db.update(session).set({ createdAt: startedAt }).where(eq(session.token, token))
  await deps.db.delete(verification).where(eq(verification.value, user.id))
  await notifyAccess(deps.db)
  await recordAccountChange(deps, user, 'password.changed')
  return answer.headers.getSetCookie()
}

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

/** Somebody changed their own account. */
export function recordAccountChange(
  deps: Pick<Deps, 'db' | 'clock' | 'createId'>,
  user: Exclude<AuditActor, string>,
  action: string,
): Promise<void> {
  const { id, email } = user
  return recordAudit(deps, deps.db, {
    actor: { id, email },
    action,
    subjectType: 'account',
    subjectId: id,
  })
}
