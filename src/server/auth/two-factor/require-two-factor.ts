import { eq } from 'drizzle-orm'
import { user } from '#server/db/schema/auth.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'

export async function requireTwoFactor({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  const [account] = await db
    .select({ isOn: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.id, userId))
  if (!account?.isOn) throw new AppError('conflict', 'Two-factor sign-in is not on.')
}
