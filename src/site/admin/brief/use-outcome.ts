import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminBooking, AdminBrief, OutcomeRequest } from '#contract/admin-bookings.ts'
import { bookingsQuery, briefQuery } from '#site/admin/bookings/booking-queries.ts'
import { RequestFailure, unwrapResult } from '#site/admin/request-failure.ts'
import { SESSION_KEY } from '#site/admin/session/session-query.ts'
import { recordOutcome } from '#site/lib/staff-booking-api.ts'

export type Outcome = NonNullable<OutcomeRequest['outcome']>
export type OutcomeChange = { outcome: Outcome } | { was_score_right: boolean }

/** Stores one click. Until the server has it, the click is shown as being saved; a refused one is taken back. */
export function useOutcome({ id }: Pick<AdminBooking, 'id'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: OutcomeChange) =>
      unwrapResult(await recordOutcome(id, { outcome: null, was_score_right: null, ...change })),
    networkMode: 'always',
    onSuccess: ({ booking, events }) => {
      client.setQueryData<AdminBrief>(briefQuery(id).queryKey, (brief) =>
        brief ? { ...brief, booking, events } : brief,
      )
      void client.invalidateQueries({ queryKey: bookingsQuery.queryKey })
    },
    onError: (error) => {
      const isLost = error instanceof RequestFailure && error.isAccessLost
      if (isLost) void client.invalidateQueries({ queryKey: SESSION_KEY })
    },
  })
}

/** What was said of the call; null while nobody has. */
export function readOutcome({ status, outcome }: AdminBooking): Outcome | null {
  if (outcome !== null) return outcome
  return status === 'held' || status === 'no_show' ? status : null
}
