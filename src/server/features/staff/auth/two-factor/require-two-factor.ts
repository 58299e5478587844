import { eq } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { AppError } from '#server/platform/errors.ts'

export async function requireTwoFactor({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  const [account] = await db
    .select({ isOn: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.id, userId))
  if (!account?.isOn) throw new AppError('conflict', 'Two-factor sign-in is not on.')
}
