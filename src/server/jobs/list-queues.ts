import { processCalendlyInbox } from '#server/calendly/process-calendly-inbox.ts'
import { reconcileBookings } from '#server/calendly/reconcile-bookings.ts'
import type { Deps } from '#server/deps.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { deliverOutbox } from '#server/mail/deliver-outbox.ts'

const MINUTE_MS = 60_000

/** All background work of the product. */
export function listQueues(deps: Deps): Queue[] {
  return [
    {
      name: 'calendly_inbox',
      lookEveryMs: MINUTE_MS,
      run: () => processCalendlyInbox(deps),
    },
    {
      name: 'outbox',
      lookEveryMs: MINUTE_MS,
      run: (signal) => deliverOutbox(deps, { signal }),
    },
    {
      name: 'reconcile_bookings',
      lookEveryMs: 5 * MINUTE_MS,
      run: () => reconcileBookings(deps),
    },
  ]
}
