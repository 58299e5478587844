import type { AdminBooking, BriefTalk } from '#contract/admin-bookings.ts'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** With a word joiner, so that no line ends between the sign and the sum. */
const MINUS = '−\u2060'

const REASONS = {
  qualified: 'qualified by the rule',
  requested: 'asked for the call before it was offered',
} as const

/** What can be taken in at a glance, each with what it rests on. */
export function KeyFigures({ booking, talk }: { booking: AdminBooking; talk: BriefTalk }) {
  const { figures } = talk.estimate
  const known = Math.round((talk.score_card?.coverage ?? 0) * 100)
  const reason = booking.booking_reason
  return (
    <dl className="key-figures">
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
        <KeyFigure term="Saved a year, by the formula" value="–" note={talk.estimate.missing} />
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
        term="Saved a year, by the formula"
        value={formatDollars(annual_savings)}
        note={`${automation_percent}% of ${formatDollars(annual_cost)}`}
      />
      <KeyFigure
        term="Hours back a week"
        value={formatHours(figures.time_saved_per_week)}
        note="over the whole team"
      />
      <KeyFigure
        term="Paid back in"
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
        <span className="block text-h2 tabular-nums">{value}</span>
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
