import { useEffect } from 'react'
import type { AdminBooking, AdminBrief } from '#contract/admin-bookings.ts'
import { BookingStatusBadge } from '#site/admin/bookings/BookingStatusBadge.tsx'
import { KeyFigures } from '#site/admin/brief/KeyFigures.tsx'
import { nameVisitor } from '#site/admin/parts/booking-words.ts'
import {
  describeDistance,
  describeTheirTime,
  formatCallDay,
  formatSpan,
} from '#site/admin/parts/format-call-time.ts'
import { Button, LinkButton } from '#site/components/Button.tsx'

type Props = { brief: AdminBrief; headingId: string; nowMs: number }

export function BriefHead({ brief, headingId, nowMs }: Props) {
  const { booking, talk } = brief
  const isAhead = isStillToCome(booking, nowMs)
  const name = nameVisitor(booking)
  useEffect(() => {
    document.title = `Brief: ${name}`
  }, [name])
  return (
    <header className="grid gap-x-9 gap-y-5">
      <div className="flex flex-wrap items-start justify-between gap-x-9 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id={headingId} tabIndex={-1} className="brief-name text-h1" dir="auto">
            {name}
          </h2>
          <CallTime booking={booking} nowMs={nowMs} />
        </div>
        <p className="actions brief-actions">
          {isAhead && booking.join_url ? (
            <LinkButton href={booking.join_url}>Join the call</LinkButton>
          ) : null}
          {talk ? (
            <LinkButton look="quiet" href={`/admin/dashboard?conversation=${talk.conversation_id}`}>
              Conversation
            </LinkButton>
          ) : null}
          <Button look="quiet" onClick={() => window.print()}>
            Print
          </Button>
        </p>
      </div>
      {isAhead ? (
        <p className="brief-join label">
          {booking.join_url ? `Join: ${booking.join_url}` : 'No address to join at is stored.'}
        </p>
      ) : null}
      {talk ? <KeyFigures booking={booking} talk={talk} /> : null}
    </header>
  )
}

/** Calls start late and run over. */
const GRACE_MS = 3_600_000

function isStillToCome({ status, starts_at }: AdminBooking, nowMs: number): boolean {
  const isLive = status !== 'cancelled' && status !== 'no_show'
  return isLive && (starts_at === null || Date.parse(starts_at) + GRACE_MS > nowMs)
}

function CallTime({ booking, nowMs }: { booking: AdminBooking; nowMs: number }) {
  const { starts_at, ends_at, time_zone } = booking
  const theirs = starts_at === null ? null : describeTheirTime(starts_at, time_zone)
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      {starts_at === null ? (
        <span>The time is not told yet</span>
      ) : (
        <time dateTime={starts_at} className="font-medium tabular-nums">
          {`${formatCallDay(starts_at)}, ${formatSpan({ startsAt: starts_at, endsAt: ends_at })}`}
        </time>
      )}
      {starts_at === null ? null : (
        <span className="label brief-distance">{describeDistance(starts_at, nowMs)}</span>
      )}
      <span className="label">
        {theirs === null ? 'their time zone is not known' : `for them ${theirs}`}
      </span>
      <BookingStatusBadge booking={booking} />
    </p>
  )
}
