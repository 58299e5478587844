import type { Deps } from '#server/deps.ts'
import { recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { keepCookie } from '#server/features/staff/auth/keep-cookie.ts'

/** Before the session ends, since nobody knows afterwards whose it was. */
export async function recordSignOut(
  deps: Pick<Deps, 'auth' | 'db' | 'clock' | 'createId'>,
  headers: Headers,
): Promise<void> {
  const found = await deps.auth.api.getSession({ headers: keepCookie(headers) })
  if (!found) return
  const { id, email } = found.user
  await recordAudit(deps, deps.db, {
    actor: { id, email },
    action: 'sign_out',
    subjectType: 'account',
    subjectId: id,
  })
}
