import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/client.ts'
import { invites } from '#server/platform/db/schema/staff.ts'

/** Whoever may not invite any more may still know links: they open nothing from then on. */
export async function voidInvitesBy(transaction: Transaction, email: string): Promise<void> {
  await transaction
    .delete(invites)
    .where(and(eq(invites.invitedBy, email), isNull(invites.acceptedAt)))
}
