import { useQuery } from '@tanstack/react-query'
import { briefWords } from '#content/staff/brief.ts'
import { briefQuery } from '#site/admin/bookings/booking-queries.ts'
import { BriefSheet } from '#site/admin/brief/BriefSheet.tsx'
import { FailureNote, retryAndFocus } from '#site/admin/parts/FailureNote.tsx'
import { STAFF_HEADING_ID, StaffHeading } from '#site/admin/parts/StaffHeading.tsx'
import { SkeletonBar } from '#site/admin/parts/skeletons.tsx'

const QUESTIONS = ['w-4/5', 'w-3/5', 'w-2/3'] as const

type Props = { isConfirmed: boolean }

/** One page to read before the call. */
export function BriefPage({ isConfirmed }: Props) {
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
    <div className="page brief pt-7 pb-14 print:max-w-none print:p-0 print:[print-color-adjust:exact] print:[&_:is(p,li,dd)]:leading-[1.4] print:[&_a]:no-underline">
      <StaffHeading title={briefWords.title} />
      <p role="status" className="sr-only">
        {isLoading ? 'Loading...' : data ? briefWords.loaded : ''}
      </p>
      <div className="mt-7 print:mt-0" aria-busy={isLoading}>
        {bookingId === null ? <NoBooking /> : null}
        {error ? (
          <FailureNote
            title={briefWords.failed}
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
      {briefWords.noBooking.lead}{' '}
      <a href="/admin/bookings" className="link">
        {briefWords.noBooking.link}
      </a>
      .
    </p>
  )
}

/** The booking whose brief is asked for: `/admin/brief?booking=<id>`. */
function readRequestedBooking(): string | null {
  return new URLSearchParams(location.search).get('booking') || null
}

function BriefSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-9">
      <div className="grid gap-4">
        <SkeletonBar className="h-7 w-80 max-w-full" />
        <SkeletonBar className="w-56" />
      </div>
      <div className="ledger">
        {QUESTIONS.map((width) => (
          <div key={width} className="grid gap-3 py-4">
            <SkeletonBar className={width} />
            <SkeletonBar className="w-2/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
