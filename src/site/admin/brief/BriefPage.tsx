import { useQuery } from '@tanstack/react-query'
import type { AdminSession } from '#contract/admin.ts'
import { briefQuery } from '#site/admin/bookings/booking-queries.ts'
import { BriefSheet } from '#site/admin/brief/BriefSheet.tsx'
import { BriefSkeleton } from '#site/admin/brief/BriefSkeleton.tsx'
import { readRequestedBooking } from '#site/admin/brief/requested-booking.ts'
import { STAFF_HEADING_ID, StaffHeader } from '#site/admin/frame/StaffHeader.tsx'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'

type Props = { session: AdminSession; isConfirmed: boolean }

/** One page to read before the call. */
export function BriefPage({ session, isConfirmed }: Props) {
  const bookingId = readRequestedBooking()
  const query = useQuery({
    ...briefQuery(bookingId),
    enabled: isConfirmed && bookingId !== null,
    // Whoever reads it beside the call has it as it was; what changes is the history.
    refetchOnWindowFocus: false,
  })
  const { data, dataUpdatedAt, error, isFetching, refetch } = query
  const isLoading = bookingId !== null && query.isPending
  return (
    <div className="page brief pt-16 pb-14">
      <StaffHeader title="Pre-call brief" page="brief" {...{ session, isConfirmed }} />
      <p role="status" className="sr-only">
        {isLoading ? 'Loading...' : data ? 'The brief is loaded.' : ''}
      </p>
      <div className="mt-7" aria-busy={isLoading}>
        {bookingId === null ? <NoBooking /> : null}
        {error ? (
          <FailureNote
            title="The brief could not be loaded."
            error={error}
            isRetrying={isFetching}
            onRetry={() => retryAndFocus(refetch, STAFF_HEADING_ID)}
          />
        ) : null}
        {isLoading && !error ? <BriefSkeleton /> : null}
        {data ? <BriefSheet brief={data} headingId="brief-heading" nowMs={dataUpdatedAt} /> : null}
      </div>
    </div>
  )
}

function NoBooking() {
  return (
    <p className="text-soft">
      No booking is named in the address. Choose one from{' '}
      <a href="/admin/bookings" className="link">
        the bookings
      </a>
      .
    </p>
  )
}
