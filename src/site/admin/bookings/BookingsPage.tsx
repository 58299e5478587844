import { useQuery } from '@tanstack/react-query'
import { bookingsWords } from '#content/staff/calls.ts'
import type { AdminBooking, AdminBookingsReply } from '#contract/admin-bookings.ts'
import { bookingsQuery } from '#site/admin/bookings/booking-queries.ts'
import {
  BookingStatusBadge,
  BookingTime,
  isAwaitingOutcome,
  nameVisitor,
} from '#site/admin/parts/booking-words.tsx'
import { FailureNote, retryAndFocus } from '#site/admin/parts/FailureNote.tsx'
import {
  describeAhead,
  describeDistance,
  formatMoment,
  nameOwnZone,
} from '#site/admin/parts/format.ts'
import { STAFF_HEADING_ID, StaffHeading } from '#site/admin/parts/StaffHeading.tsx'
import { BookingsSkeleton } from '#site/admin/parts/skeletons.tsx'

type Props = { isConfirmed: boolean }

const MINUTE_MS = 60_000

export function BookingsPage({ isConfirmed }: Props) {
  const { data, dataUpdatedAt, error, isPending, isFetching, refetch } = useQuery({
    ...bookingsQuery,
    enabled: isConfirmed,
    refetchInterval: MINUTE_MS,
  })
  return (
    <div className="page pt-7 pb-14">
      <StaffHeading title="Bookings" />
      <p role="status" className="label mt-5">
        {isPending ? 'Loading...' : data && summarize(data)}
      </p>
      <div className="mt-7 grid gap-14" aria-busy={isPending}>
        {error ? (
          <FailureNote
            title={bookingsWords.failed}
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
        nothing={bookingsWords.coming.none}
      />
      {unconfirmed.length > 0 ? (
        <BookingsSection
          headingId="unconfirmed-heading"
          title="Unconfirmed"
          note={`Reported only by the visitor’s browser. ${describeProvider(last_provider_message_at)}`}
          nowMs={nowMs}
          bookings={unconfirmed}
        />
      ) : null}
      <BookingsSection
        headingId="others-heading"
        title={bookingsWords.past.title}
        nowMs={nowMs}
        bookings={others}
        nothing={bookingsWords.past.none}
      />
      {counts.offered_unused > 0 ? (
        <p className="label">
          {counts.offered_unused === 1
            ? bookingsWords.unused.one
            : bookingsWords.unused.many(counts.offered_unused)}
        </p>
      ) : null}
    </>
  )
}

function describeProvider(lastMessageAt: string | null): string {
  if (lastMessageAt === null) return 'Calendly hasn’t sent anything yet.'
  return `Last message from Calendly: ${formatMoment(lastMessageAt)}.`
}

function summarize({ counts }: AdminBookingsReply): string {
  const { upcoming, claims_waiting, claims_expired, held, no_show } = counts
  return [
    bookingsWords.zone(nameOwnZone()),
    `${upcoming} upcoming`,
    claims_waiting > 0 ? `${claims_waiting} waiting for confirmation` : '',
    claims_expired > 0 ? `${claims_expired} never confirmed` : '',
    `${held} held`,
    `${no_show} no-show`,
  ]
    .filter(Boolean)
    .join(' · ')
}

type BookingsSectionProps = {
  headingId: string
  title: string
  note?: string
  bookings: readonly AdminBooking[]
  nowMs: number
  /** Said where the list is empty. */
  nothing?: string
}

function BookingsSection({
  headingId,
  title,
  note,
  bookings,
  nowMs,
  nothing,
}: BookingsSectionProps) {
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className="text-h3">
        {title}
      </h2>
      {note ? <p className="mt-1 max-w-measure text-small text-soft">{note}</p> : null}
      {bookings.length === 0 ? <p className="mt-3 text-small text-soft">{nothing}</p> : null}
      {bookings.length > 0 ? (
        <ul className="ledger mt-3">
          {bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} nowMs={nowMs} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

type BookingRowProps = { booking: AdminBooking; nowMs: number }

function BookingRow({ booking, nowMs }: BookingRowProps) {
  const isOver = isAwaitingOutcome(booking, nowMs)
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[minmax(13rem,4fr)_minmax(0,6fr)_11.5rem]">
      <BookingTime booking={booking} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere" dir="auto">
            {nameVisitor(booking)}
          </span>
          <BookingStatusBadge booking={booking} />
        </p>
        <p className="label mt-1 flex flex-wrap gap-x-4">
          {listNotes(booking, nowMs).map((note) => (
            <span key={note} className="wrap-anywhere">
              {note}
            </span>
          ))}
        </p>
        {isOver ? (
          <p className="mt-1 text-small text-warn">
            {bookingsWords.past.over}{' '}
            <a className="link" href={`/admin/brief?booking=${booking.id}`}>
              {bookingsWords.past.record}
            </a>
          </p>
        ) : null}
      </div>
      <p className="flex flex-wrap items-start gap-x-5 text-small md:justify-end">
        <a
          className="link inline-flex min-h-11 items-center"
          href={`/admin/brief?booking=${booking.id}`}
        >
          Brief<span className="sr-only">{` for ${nameVisitor(booking)}`}</span>
        </a>
        {booking.conversation_id ? (
          <a
            className="link inline-flex min-h-11 items-center"
            href={`/admin/dashboard?conversation=${booking.conversation_id}`}
          >
            Conversation<span className="sr-only">{` with ${nameVisitor(booking)}`}</span>
          </a>
        ) : (
          <span className="inline-flex min-h-11 items-center text-soft">
            {bookingsWords.noConversation}
          </span>
        )}
      </p>
    </li>
  )
}

const REASONS = { qualified: 'qualified', requested: 'asked for the call' } as const

function listNotes(booking: AdminBooking, nowMs: number): string[] {
  const { email, lead_score, booking_reason, moves, status, created_at, was_score_right } = booking
  const isLive = status === 'confirmed' || status === 'rescheduled'
  const isAhead = isLive && booking.starts_at !== null && Date.parse(booking.starts_at) > nowMs
  const claim = status === 'claimed' || status === 'expired'
  const judged =
    was_score_right === null ? '' : was_score_right ? 'Fit Score was right' : 'Fit Score was wrong'
  return [
    isAhead ? describeAhead(booking.starts_at ?? '', nowMs) : '',
    email,
    lead_score === null ? '' : `Fit Score ${lead_score}`,
    booking_reason === null ? '' : REASONS[booking_reason],
    moves === 0 ? '' : moves === 1 ? 'rescheduled once' : `rescheduled ${moves} times`,
    claim ? `unconfirmed, reported ${describeDistance(created_at, nowMs)}` : '',
    judged,
  ].filter(Boolean)
}
