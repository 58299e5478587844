import type { Deps } from '#server/deps.ts'
import { findOpenBooking } from '#server/features/bookings/ledger/lock-ledger.ts'
import { recordShowing } from '#server/features/bookings/ledger/open-booking.ts'
import { type Key, lockOwnConversation } from '#server/features/conversations/conversation.ts'

/** Notes that the calendar was drawn in the visitor's browser. Without one that lies open there is nothing to note. */
export function recordOpened(
  deps: Pick<Deps, 'db' | 'clock' | 'createId' | 'config'>,
  key: Key,
): Promise<void> {
  return deps.db.transaction(async (transaction) => {
    const conversation = await lockOwnConversation(transaction, key)
    const open = await findOpenBooking(transaction, conversation.id)
    if (!open) return
    const showing = { bookingId: open.id, kind: 'opened', source: 'browser' } as const
    await recordShowing(deps, transaction, showing)
  })
}
