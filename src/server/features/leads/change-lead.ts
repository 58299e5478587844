import { eq } from 'drizzle-orm'
import type { AdminLead, ChangeLeadRequest } from '#contract/admin-leads.ts'
import type { Deps } from '#server/deps.ts'
import { markReplied } from '#server/features/leads/mark-replied.ts'
import { requireLead } from '#server/features/leads/require-lead.ts'
import { recordAudit } from '#server/features/staff/audit/record-audit.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { userRoles } from '#server/platform/db/schema/auth.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyStaff } from '#server/platform/events/notify-staff.ts'

type Change = ChangeLeadRequest & { id: string; staff: { id: string; email: string } }

/** Sets status, owner, or that the promised answer was given. The first answer counts. */
export function changeLead(
  deps: Pick<Deps, 'db' | 'clock' | 'createId'>,
  { id, staff, status, owner_id, replied }: Change,
): Promise<AdminLead> {
  return deps.db.transaction(async (transaction) => {
    const now = deps.clock()
    if (owner_id) await requireColleague(transaction, owner_id)
    const values = {
      ...(status && { status }),
      ...(owner_id !== undefined && { ownerId: owner_id }),
      updatedAt: now,
    }
    const [changed] = await transaction
      .update(leads)
      .set(values)
      .where(eq(leads.id, id))
      .returning({ id: leads.id })
    if (!changed) throw new AppError('not_found', 'There is no such lead.')
    if (replied) await markReplied(transaction, id, now)
    await recordAudit(deps, transaction, {
      actor: staff,
      action: 'lead.change',
      subjectType: 'lead',
      subjectId: id,
      detail: {
        ...(status && { status }),
        ...(owner_id !== undefined && { owner: owner_id }),
        ...(replied && { replied }),
      },
    })
    await notifyStaff(transaction, { kind: 'lead', id })
    return requireLead(transaction, id)
  })
}

async function requireColleague(
  transaction: Pick<Transaction, 'select'>,
  id: string,
): Promise<void> {
  const [found] = await transaction
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.userId, id))
    .limit(1)
  if (found) return
  const message = 'This person is not on the team.'
  throw new AppError('invalid_request', message, { owner_id: message })
}
