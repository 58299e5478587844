import { eq } from 'drizzle-orm'
import type { AuditActor } from '#server/audit/record-audit.ts'
import { checkPassword } from '#server/auth/check-password.ts'
import { recordAccountChange } from '#server/auth/record-account-change.ts'
import { session, verification } from '#server/db/schema/auth.ts'
import type { Deps } from '#server/deps.ts'
import { notifyAccess } from '#server/live/notify-access.ts'
import type { PasswordRequest } from '#server/routes/admin-account.schema.ts'

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
