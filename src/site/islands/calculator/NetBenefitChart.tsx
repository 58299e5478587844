import { calculatorTexts } from '#content/pages/calculator-texts.ts'
import {
  accumulateNetCents,
  classifyPayback,
  type Estimate,
  HORIZON_MONTHS,
} from '#domain/calculator.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'
import { findPaybackMonth } from '#site/islands/calculator/describe-estimate.ts'
import { fillText, formatCents } from '#site/islands/calculator/format-figures.ts'

const YEARS = [1, 2, 3]

const MONTHS = Array.from({ length: HORIZON_MONTHS }, (_, index) => index + 1)
const BAR_SHARE = 0.64
/** Room above the zero line for its label when nothing rises over it. */
const LEAST_TOP_CENTS = IMPLEMENTATION_INVESTMENT_CENTS * 0.16

/** Positions in percent of the drawing, so that its text keeps its size at every width. */
function createScale(highestCents: number) {
  const top = Math.max(highestCents, LEAST_TOP_CENTS)
  const height = top + IMPLEMENTATION_INVESTMENT_CENTS
  return (cents: number) => ((top - cents) / height) * 100
}

export function NetBenefitChart({ estimate }: { estimate: Estimate }) {
  const { title, caption } = calculatorTexts.net
  const scale = createScale(estimate.threeYearNetCents)
  const zero = scale(0)
  return (
    <figure className="print:break-inside-avoid">
      <figcaption>
        <h3 className="text-small font-medium">{title}</h3>
        <p className="text-small text-soft">
          {fillText(caption, { investment: formatCents(IMPLEMENTATION_INVESTMENT_CENTS) })}
        </p>
      </figcaption>
      <svg aria-hidden="true" className="mt-6 block h-60 w-full overflow-visible">
        {MONTHS.map((month) => {
          const y = scale(accumulateNetCents(estimate.annualSavingsCents, month))
          return (
            <rect
              key={month}
              x={`${((month - 0.5 - BAR_SHARE / 2) / HORIZON_MONTHS) * 100}%`}
              y={`${Math.min(y, zero)}%`}
              width={`${(BAR_SHARE / HORIZON_MONTHS) * 100}%`}
              height={`${Math.abs(y - zero)}%`}
              className={y > zero ? 'fill-edge' : 'fill-ink'}
              fillOpacity={month % 12 === 0 ? undefined : 0.5}
            />
          )
        })}
        <line x2="100%" y1={`${zero}%`} y2={`${zero}%`} className="stroke-ink" />
        <PaybackMark estimate={estimate} zero={zero} />
      </svg>
      <NetBenefitTable annualSavingsCents={estimate.annualSavingsCents} />
    </figure>
  )
}

const TEXT = 'fill-ink text-[0.8125rem] tabular-nums'

/** Left of the crossing nothing stands above the line, right of it nothing below: the label takes the longer side. */
function PaybackMark({ estimate, zero }: { estimate: Estimate; zero: number }) {
  const { paidBack, notPaidBack } = calculatorTexts.net
  const payback = classifyPayback(estimate)
  if (payback.kind === 'never' || payback.kind === 'beyond_horizon') {
    return (
      <text x="100%" y={`${zero}%`} dy="-8" textAnchor="end" className={TEXT}>
        {notPaidBack}
      </text>
    )
  }
  const share = (payback.months / HORIZON_MONTHS) * 100
  const isLate = share > 50
  return (
    <>
      <circle
        cx={`${share}%`}
        cy={`${zero}%`}
        r="4.5"
        className="fill-paper stroke-ink stroke-[1.5]"
      />
      <text
        x={`${share}%`}
        y={`${zero}%`}
        dx={isLate ? -10 : 10}
        dy={isLate ? -8 : 18}
        textAnchor={isLate ? 'end' : 'start'}
        className={TEXT}
      >
        {fillText(paidBack, { month: findPaybackMonth(payback) ?? '' })}
      </text>
    </>
  )
}

/** The chart in figures, each year under its own third of the drawing; the names of the rows stand in each cell. */
function NetBenefitTable({ annualSavingsCents }: { annualSavingsCents: number }) {
  return (
    <table className="mt-3 w-full table-fixed text-(length:--text-small) tabular-nums max-[24rem]:text-(length:--text-label)">
      <caption className="sr-only">{calculatorTexts.yearsCaption}</caption>
      <thead>
        <tr>
          {YEARS.map((year) => (
            <th key={year} scope="col" className="label p-0 text-right align-bottom font-regular">
              {`year ${year}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="text-soft">
          {YEARS.map((year) => (
            <td key={year} className="p-0 text-right align-bottom">
              <span>saved</span> <Amount cents={annualSavingsCents * year} />
            </td>
          ))}
        </tr>
        <tr className="font-medium">
          {YEARS.map((year) => (
            <td key={year} className="p-0 text-right align-bottom">
              <span>net</span> <Amount cents={accumulateNetCents(annualSavingsCents, year * 12)} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** A line may end before a sum, but not between its minus sign and its figure. */
function Amount({ cents }: { cents: number }) {
  return <span className="whitespace-nowrap">{formatCents(cents)}</span>
}
