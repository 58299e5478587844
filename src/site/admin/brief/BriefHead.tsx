import { useEffect } from 'react'
import { briefWords } from '#content/staff/brief.ts'
import type { AdminBooking, AdminBrief, BriefTalk } from '#contract/admin-bookings.ts'
import { BookingStatusBadge, nameVisitor } from '#site/admin/parts/booking-words.tsx'
import {
  describeDistance,
  describeTheirTime,
  formatCallDay,
  formatShortMoment,
  formatSpan,
} from '#site/admin/parts/format.ts'
import { Button, LinkButton } from '#site/components/Button.tsx'

/** Classes of the pre-call brief: read on a screen in a minute, and printed on one or two sheets. */
export const briefLooks = {
  columns:
    'mt-9 grid gap-x-14 gap-y-9 min-[60rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:mt-4 print:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:gap-7',
  /** A grid of sections overlaps itself where a sheet ends. */
  column: 'grid content-start gap-9 print:block print:[&>*+*]:mt-3.5',
  title: 'mb-3 border-t border-ink pt-2.5 font-bold print:mb-1 print:break-after-avoid print:pt-1',
  fact: 'grid gap-x-4 py-1.5 text-small not-first:border-t not-first:border-line sm:grid-cols-[8.5rem_minmax(0,1fr)] print:break-inside-avoid print:grid-cols-[6.5rem_minmax(0,1fr)] print:py-0.5',
}

type Props = { brief: AdminBrief; headingId: string; nowMs: number }

export function BriefHead({ brief, headingId, nowMs }: Props) {
  const { booking, talk } = brief
  const isAhead = isStillToCome(booking, nowMs)
  const name = nameVisitor(booking)
  useEffect(() => {
    document.title = `Brief: ${name}`
  }, [name])
  return (
    <header className="grid gap-x-9 gap-y-5 print:gap-y-2">
      <div className="flex flex-wrap items-start justify-between gap-x-9 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id={headingId} tabIndex={-1} className="text-h1 print:text-[18pt]" dir="auto">
            {name}
          </h2>
          <CallTime booking={booking} nowMs={nowMs} />
        </div>
        <p className="actions max-sm:*:w-auto max-sm:*:flex-auto print:hidden">
          {isAhead && booking.join_url ? (
            <LinkButton href={booking.join_url}>{briefWords.call.join}</LinkButton>
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
        <p className="label hidden print:block">
          {booking.join_url ? `Join: ${booking.join_url}` : briefWords.call.noLink}
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
        <span>{briefWords.call.notSet}</span>
      ) : (
        <time dateTime={starts_at} className="font-medium tabular-nums">
          {`${formatCallDay(starts_at)}, ${formatSpan({ startsAt: starts_at, endsAt: ends_at })}`}
        </time>
      )}
      {starts_at === null ? null : (
        <span className="label print:hidden">{describeDistance(starts_at, nowMs)}</span>
      )}
      <span className="label">
        {theirs === null ? briefWords.call.unknownZone : briefWords.call.forThem(theirs)}
      </span>
      <BookingStatusBadge booking={booking} />
    </p>
  )
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** With a word joiner, so that no line ends between the sign and the sum. */
const MINUS = '−\u2060'

const REASONS = {
  qualified: 'qualified by the rule',
  requested: 'asked for the call before it was offered',
} as const

/** What can be taken in at a glance, each with what it rests on. */
function KeyFigures({ booking, talk }: { booking: AdminBooking; talk: BriefTalk }) {
  const { figures } = talk.estimate
  const known = Math.round((talk.score_card?.coverage ?? 0) * 100)
  const reason = booking.booking_reason
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-t border-b border-t-ink border-b-line py-4 sm:grid-cols-4 print:grid-cols-4 print:py-2">
      <KeyFigure
        term="Fit Score"
        value={String(booking.lead_score ?? 0)}
        note={[`${known} of 100 points known`, reason ? REASONS[reason] : '']
          .filter(Boolean)
          .join(', ')}
      />
      {figures ? (
        <EstimateFigures figures={figures} />
      ) : (
        <KeyFigure term="Annual savings, by the formula" value="–" note={talk.estimate.missing} />
      )}
    </dl>
  )
}

type Figures = NonNullable<BriefTalk['estimate']['figures']>

function EstimateFigures({ figures }: { figures: Figures }) {
  const { annual_savings, annual_cost, automation_percent, payback_months, three_year_net } =
    figures
  return (
    <>
      <KeyFigure
        term="Annual savings, by the formula"
        value={formatDollars(annual_savings)}
        note={`${automation_percent}% of ${formatDollars(annual_cost)}`}
      />
      <KeyFigure
        term="Hours saved per week"
        value={formatHours(figures.time_saved_per_week)}
        note="across the whole team"
      />
      <KeyFigure
        term="Pays back in"
        value={payback_months === null ? 'never' : `${formatHours(payback_months)} months`}
        note={`three years: ${formatDollars(three_year_net)} net`}
      />
    </>
  )
}

function KeyFigure({ term, value, note }: { term: string; value: string; note: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{term}</dt>
      <dd>
        <span className="block text-h2 tabular-nums print:text-[14pt]">{value}</span>
        <span className="label block">{note}</span>
      </dd>
    </div>
  )
}

/** "$39,686", "−$30,941" */
function formatDollars(amount: number): string {
  const rounded = Math.round(amount)
  return `${rounded < 0 ? MINUS : ''}$${whole.format(Math.abs(rounded))}`
}

/** "23.9" */
function formatHours(hours: number): string {
  return tenths.format(hours)
}

type SaidWordsProps = {
  quote: string
  saidAt: string | null
  /** What already stands there; words that merely repeat it are not shown again. */
  shown?: string
}

/** Words of the visitor and when they were written. */
export function SaidWords({ quote, saidAt, shown = '' }: SaidWordsProps) {
  const words = quote.toLowerCase().replace(/[.!,;]+$/, '')
  const isRepeat = shown.toLowerCase().includes(words)
  if (quote === '' && saidAt === null) return null
  return (
    <span className="label inline-flex flex-wrap items-baseline gap-x-2">
      {quote === '' || isRepeat ? null : (
        <span className="evidence wrap-anywhere" dir="auto">{`“${quote}”`}</span>
      )}
      {saidAt === null ? null : (
        <time dateTime={saidAt} className="whitespace-nowrap">
          {formatShortMoment(saidAt)}
        </time>
      )}
    </span>
  )
}
