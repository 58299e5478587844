import { useQuery } from '@tanstack/react-query'
import type { AdminSession } from '#contract/admin.ts'
import type { AdminBookingsReply } from '#contract/admin-bookings.ts'
import { BookingsSection } from '#site/admin/bookings/BookingsSection.tsx'
import { BookingsSkeleton } from '#site/admin/bookings/BookingsSkeleton.tsx'
import { bookingsQuery } from '#site/admin/bookings/booking-queries.ts'
import { STAFF_HEADING_ID, StaffHeader } from '#site/admin/frame/StaffHeader.tsx'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { formatMoment } from '#site/admin/parts/format-moment.ts'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'

type Props = { session: AdminSession; isConfirmed: boolean }

const MINUTE_MS = 60_000

export function BookingsPage({ session, isConfirmed }: Props) {
  const { data, dataUpdatedAt, error, isPending, isFetching, refetch } = useQuery({
    ...bookingsQuery,
    enabled: isConfirmed,
    refetchInterval: MINUTE_MS,
  })
  return (
    <div className="page pt-16 pb-14">
      <StaffHeader title="Bookings" page="bookings" {...{ session, isConfirmed }} />
      <p role="status" className="label mt-5">
        {isPending ? 'Loading...' : data && summarise(data)}
      </p>
      <div className="mt-7 grid gap-14" aria-busy={isPending}>
        {error ? (
          <FailureNote
            title="The bookings could not be loaded."
            error={error}
            isRetrying={isFetching}
            onRetry={() => retryAndFocus(refetch, STAFF_HEADING_ID)}
          />
        ) : null}
        {isPending ? <BookingsSkeleton /> : null}
        {data ? <Sections list={data} nowMs={dataUpdatedAt} /> : null}
      </div>
    </div>
  )
}

function Sections({ list, nowMs }: { list: AdminBookingsReply; nowMs: number }) {
  const { upcoming, unconfirmed, others, counts, last_provider_message_at } = list
  return (
    <>
      <BookingsSection
        headingId="upcoming-heading"
        title="Upcoming"
        nowMs={nowMs}
        bookings={upcoming}
        nothing="No call is booked. One appears here when a visitor picks a time."
      />
      {unconfirmed.length > 0 ? (
        <BookingsSection
          headingId="unconfirmed-heading"
          title="Not confirmed"
          note={`Only a browser spoke of these. ${describeProvider(last_provider_message_at)}`}
          nowMs={nowMs}
          bookings={unconfirmed}
        />
      ) : null}
      <BookingsSection
        headingId="others-heading"
        title="Over or cancelled"
        nowMs={nowMs}
        bookings={others}
        nothing="Nothing yet."
      />
      {counts.offered_unused > 0 ? (
        <p className="label">
          {counts.offered_unused === 1
            ? '1 calendar was offered in a chat and not used.'
            : `${counts.offered_unused} calendars were offered in chats and not used.`}
        </p>
      ) : null}
    </>
  )
}

function describeProvider(lastMessageAt: string | null): string {
  if (lastMessageAt === null) return 'Calendly has sent no message here yet.'
  return `Calendly’s last message came ${formatMoment(lastMessageAt)}.`
}

function summarise({ counts }: AdminBookingsReply): string {
  const { upcoming, claims_waiting, claims_expired, held, no_show } = counts
  return [
    `${upcoming} upcoming`,
    claims_waiting > 0 ? `${claims_waiting} waiting for confirmation` : '',
    claims_expired > 0 ? `${claims_expired} never confirmed` : '',
    `${held} held`,
    `${no_show} no-show`,
  ]
    .filter(Boolean)
    .join(' · ')
}
