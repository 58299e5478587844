import { calculatorTexts } from '#content/pages/calculator-texts.ts'
import type { Estimate } from '#domain/calculator.ts'
import { formatCents } from '#site/islands/calculator/format-figures.ts'

/** What the work costs a year, now and after, on one scale. */
export function CostBars({ estimate }: { estimate: Estimate }) {
  const { title, now, after, saved } = calculatorTexts.cost
  const remains = `${100 - estimate.automationPercent}%`
  return (
    <figure>
      <figcaption>
        <h3 className="text-small font-medium">{title}</h3>
      </figcaption>
      <dl className="cost-bars mt-3">
        <dt className="label">{now}</dt>
        <dd className="cost-bar">
          <svg aria-hidden="true">
            <rect width="100%" height="100%" className="cost-spent" />
          </svg>
        </dd>
        <dd className="cost-amount">{formatCents(estimate.annualCostCents)}</dd>
        <dt className="label">{after}</dt>
        <dd className="cost-bar">
          <svg aria-hidden="true">
            <rect x={remains} width={`${estimate.automationPercent}%`} className="cost-saved" />
            <rect width={remains} height="100%" className="cost-spent" />
            <text x="100%" dx="-10" y="50%">
              {estimate.automationPercent}% {saved}
            </text>
          </svg>
        </dd>
        <dd className="cost-amount">{formatCents(estimate.remainingAnnualCostCents)}</dd>
      </dl>
    </figure>
  )
}
