import { queryOptions, skipToken } from '@tanstack/react-query'
import { staffToasts } from '#content/staff/records.ts'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import { listBookings, listOutbox, readBrief } from '#site/lib/staff-booking-api.ts'

export const bookingsQuery = queryOptions({
  queryKey: ['bookings'],
  queryFn: async () => unwrapResult(await listBookings()),
  meta: { failureToast: staffToasts.bookings },
})

/** Idle while no booking is named. */
export function briefQuery(bookingId: string | null) {
  return queryOptions({
    queryKey: ['brief', bookingId],
    queryFn: bookingId === null ? skipToken : async () => unwrapResult(await readBrief(bookingId)),
    meta: { failureToast: staffToasts.brief },
  })
}

export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: async () => unwrapResult(await listOutbox()),
  meta: { failureToast: staffToasts.outbox },
})
