import { eq } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { toAdminDelivery } from '#server/features/leads/delivery/to-admin-delivery.ts'
import { recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { deliveries } from '#server/platform/db/schema/deliveries.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyStaff } from '#server/platform/events/notify-staff.ts'

type SendDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs'>
type Wish = { id: string; staff: { id: string; email: string } }

/** Puts a delivery that was given up on, kept, or told to wait back to the front, under the key that it always had. */
export async function sendDeliveryAgain(deps: SendDeps, { id, staff }: Wish): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(deliveries)
      .where(eq(deliveries.id, id))
      .for('update')
    if (!row) throw new AppError('not_found', 'There is no such delivery.')
    if (!toAdminDelivery(deps.config, row).is_sendable) refuse(row.status)
    await transaction
      .update(deliveries)
      .set({ status: 'waiting', attempts: 0, error: null, nextAttemptAt: deps.clock() })
      .where(eq(deliveries.id, id))
    const subject = { subjectType: 'delivery', subjectId: id }
    await recordAudit(deps, transaction, {
      actor: staff,
      action: 'delivery.send_again',
      ...subject,
    })
    await notifyStaff(transaction, { kind: 'delivery', id })
  })
  await deps.jobs.wake('deliveries')
}

function refuse(status: 'waiting' | 'sent' | 'failed' | 'kept'): never {
  if (status === 'sent') throw new AppError('conflict', 'This was delivered.')
  if (status === 'waiting') throw new AppError('conflict', 'This is on its way.')
  throw new AppError('conflict', 'This channel is not configured, so nothing can be sent by it.')
}
