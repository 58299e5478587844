import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AdminSession, StaffRole } from '#contract/admin.ts'
import type {
  AccountReply,
  PasswordRequest,
  SavedView,
  SavedViewRequest,
  SavedViewsReply,
} from '#contract/admin-account.ts'
import { NewPassword, StaffEmail } from '#contract/new-password.ts'
import type { Deps } from '#server/deps.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/audit-log.ts'
import { hashPassword, verifyPassword } from '#server/features/staff/auth/password.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import {
  account,
  savedViews,
  session,
  user,
  userRoles,
  verification,
} from '#server/platform/db/schema/auth.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyAccess } from '#server/platform/events/notify.ts'

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

const VIEWS_MAX = 100

/** The views that somebody has named, for all lists. */
export async function listViews(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<SavedViewsReply> {
  const { id, page, name, query } = savedViews
  const views = await db
    .select({ id, page, name, query })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(name, id)
  return { views }
}

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'createId'>
type Member = Exclude<AuditActor, string>

/** Keeps filters and sort of a list under a name; a view of the same name and list takes them over. */
export function saveView(
  deps: ViewDeps,
  { user: member, ...view }: SavedViewRequest & { user: Member },
): Promise<SavedView> {
  return deps.db.transaction(async (transaction) => {
    // Locked, so that requests at one moment do not pass the limit together.
    await transaction.select().from(user).where(eq(user.id, member.id)).for('update')
    const [saved] = await transaction
      .insert(savedViews)
      .values({ id: deps.createId(), userId: member.id, ...view, createdAt: deps.clock() })
      .onConflictDoUpdate({
        target: [savedViews.userId, savedViews.page, savedViews.name],
        set: { query: view.query },
      })
      .returning({ id: savedViews.id })
    if (!saved) throw new Error('A view was saved and not returned.')
    const count = await transaction.$count(savedViews, eq(savedViews.userId, member.id))
    if (count > VIEWS_MAX) throw new AppError('conflict', 'Delete a view first: 100 are kept.')
    await recordView(deps, transaction, { member, action: 'view.save', id: saved.id })
    return { id: saved.id, ...view }
  })
}

/** @throws AppError unless the view is one's own. */
export function deleteView(deps: ViewDeps, { user: member, id }: { user: Member; id: string }) {
  return deps.db.transaction(async (transaction) => {
    const isOwn = and(eq(savedViews.id, id), eq(savedViews.userId, member.id))
    const gone = await transaction.delete(savedViews).where(isOwn).returning({ id: savedViews.id })
    if (gone.length === 0) throw new AppError('not_found', 'There is no such view.')
    await recordView(deps, transaction, { member, action: 'view.delete', id })
  })
}

type ViewChange = { member: Member; action: string; id: string }

function recordView(deps: ViewDeps, transaction: Transaction, change: ViewChange): Promise<void> {
  const { member: actor, action, id: subjectId } = change
  return recordAudit(deps, transaction, { actor, action, subjectType: 'view', subjectId })
}

export const AdminCredentials = z.object({ email: StaffEmail, password: NewPassword })
export type AdminCredentials = z.input<typeof AdminCredentials>

/** `exists`: there is an account by this email; it was left as it is. */
export type AdminCreation = { outcome: 'created' | 'exists'; email: string }

/** Makes an admin who can sign in. An existing account keeps its password and its roles. */
export async function createAdmin(
  { db, clock, createId }: Pick<Deps, 'db' | 'clock' | 'createId'>,
  credentials: AdminCredentials,
): Promise<AdminCreation> {
  const { email, password } = parseCredentials(credentials)
  const passwordHash = await hashPassword(password)
  return db.transaction(async (transaction) => {
    const member = { email, passwordHash, role: 'admin' } as const
    const id = await insertMember({ clock, createId }, transaction, member)
    return { outcome: id === null ? 'exists' : 'created', email }
  })
}

export async function hasAdmin({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const [admin] = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .limit(1)
  return admin !== undefined
}

/** Of anybody, with whatever role. */
export async function countAccounts({ db }: Pick<Deps, 'db'>) {
  const all = await db.$count(user)
  return { all, withSecondFactor: await db.$count(user, eq(user.twoFactorEnabled, true)) }
}

function parseCredentials(credentials: AdminCredentials) {
  const parsed = AdminCredentials.safeParse(credentials)
  if (parsed.success) return parsed.data
  const messages = parsed.error.issues.map((issue) => issue.message)
  throw new AppError('invalid_request', messages.join(' '))
}

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
