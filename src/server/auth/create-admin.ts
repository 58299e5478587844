import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#server/auth/create-auth.ts'
import { hashPassword } from '#server/auth/password.ts'
import { account, user, userRoles } from '#server/db/schema/auth.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'

export const AdminCredentials = z.object({
  email: z.email('Give an e-mail address such as name@company.com.').max(254).toLowerCase(),
  password: z
    .string()
    .min(PASSWORD_MIN_LENGTH, `Choose a password of ${PASSWORD_MIN_LENGTH} characters or more.`)
    .max(PASSWORD_MAX_LENGTH, `Choose a password of ${PASSWORD_MAX_LENGTH} characters at most.`),
})
export type AdminCredentials = z.input<typeof AdminCredentials>

/** `exists`: there is an account by this e-mail; it was left as it is. */
export type AdminCreation = { outcome: 'created' | 'exists'; email: string }

/** Makes an admin who can sign in. An existing account keeps its password and its roles. */
export async function createAdmin(
  { db, clock, createId }: Pick<Deps, 'db' | 'clock' | 'createId'>,
  credentials: AdminCredentials,
): Promise<AdminCreation> {
  const { email, password } = parseCredentials(credentials)
  const passwordHash = await hashPassword(password)
  return db.transaction(async (transaction) => {
    const now = clock()
    const [created] = await transaction
      .insert(user)
      .values({
        id: createId(),
        name: email,
        email,
        emailVerified: true,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: user.email })
      .returning({ id: user.id })
    if (!created) return { outcome: 'exists', email }
    await transaction.insert(account).values({
      id: createId(),
      accountId: created.id,
      providerId: 'credential',
      userId: created.id,
      password: passwordHash,
      createdAt: now,
      updatedAt: now,
    })
    await transaction.insert(userRoles).values({ userId: created.id, role: 'admin' })
    return { outcome: 'created', email }
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

function parseCredentials(credentials: AdminCredentials) {
  const parsed = AdminCredentials.safeParse(credentials)
  if (parsed.success) return parsed.data
  const messages = parsed.error.issues.map((issue) => issue.message)
  throw new AppError('invalid_request', messages.join(' '))
}
