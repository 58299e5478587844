import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { SessionsReply } from '#contract/admin-account.ts'
import type { Deps } from '#server/deps.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/audit-log.ts'
import { session } from '#server/platform/db/schema/auth.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyAccess } from '#server/platform/events/notify.ts'

/** Where somebody is signed in, the session that asks first. */
export async function listSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, ownSessionId }: { userId: string; ownSessionId: string },
): Promise<SessionsReply> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, clock())))
    .orderBy(desc(session.updatedAt), session.id)
  const sessions = rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.userAgent ?? ''),
    created_at: row.createdAt.toISOString(),
    last_used_at: row.updatedAt.toISOString(),
    is_this_one: row.id === ownSessionId,
  }))
  return { sessions: sessions.sort((a, b) => Number(b.is_this_one) - Number(a.is_this_one)) }
}

type RevokeDeps = Pick<Deps, 'db' | 'clock' | 'createId'>
type Member = Exclude<AuditActor, string>

/** Ends one of somebody's own sessions, with the next request at the latest. */
export async function revokeSession(deps: RevokeDeps, user: Member, id: string): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const ended = await transaction
      .delete(session)
      .where(and(eq(session.id, id), eq(session.userId, user.id)))
      .returning({ id: session.id })
    await notifyAccess(transaction)
    if (ended.length === 0) throw new AppError('not_found', 'This session has already ended.')
    await recordAudit(deps, transaction, {
      actor: user,
      action: 'session.revoked',
      subjectType: 'session',
      subjectId: id,
    })
  })
}

/** Ends all of somebody's sessions but one. */
export async function revokeOtherSessions(
  deps: RevokeDeps,
  user: Member,
  ownSessionId: string,
): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const ended = await transaction
      .delete(session)
      .where(and(eq(session.userId, user.id), ne(session.id, ownSessionId)))
      .returning({ id: session.id })
    await notifyAccess(transaction)
    await recordAudit(deps, transaction, {
      actor: user,
      action: 'session.revoked_others',
      subjectType: 'account',
      subjectId: user.id,
      detail: { count: ended.length },
    })
  })
}

/** In this order: browsers call themselves by the names of those before them, too. */
const BROWSERS = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** A browser's name for itself, in words. It proves nothing: anybody can send any. */
export function describeDevice(userAgent: string): string {
  const browser = findName(BROWSERS, userAgent)
  const system = findName(SYSTEMS, userAgent)
  if (!browser && !system) return 'Unknown device'
  return [browser ?? 'A browser', system].filter(Boolean).join(' on ')
}

function findName(names: typeof BROWSERS | typeof SYSTEMS, userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1]
}
