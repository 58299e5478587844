import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { StaffRole } from '#contract/admin.ts'
import { NewPassword, StaffEmail } from '#contract/new-password.ts'
import type { Deps } from '#server/deps.ts'
import { hashPassword } from '#server/features/staff/auth/password.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { account, user, userRoles } from '#server/platform/db/schema/auth.ts'
import { AppError } from '#server/platform/errors.ts'

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
