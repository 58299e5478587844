import type { EstimateStanding } from '#site/islands/chat/judge-estimate.ts'
import { RoiBasisNote } from '#site/islands/chat/RoiBasisNote.tsx'
import type { Roi } from '#site/islands/chat/replies/message.ts'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

type RoiCardProps = { roi: Roi; standing: EstimateStanding; onChangeFigure: () => void }

export function RoiCard({ roi, standing, onChangeFigure }: RoiCardProps) {
  const isOutdated = standing === 'outdated'
  return (
    <article
      aria-label="Potential Savings"
      className={`card mt-3 max-w-lg px-5 py-5 sm:px-6 ${isOutdated ? 'bg-transparent text-soft' : ''}`}
    >
      <h2 className="text-small font-bold">Potential Savings</h2>
      {isOutdated && <p className="text-small">From figures that have changed since.</p>}
      <dl className="mt-3 flex flex-wrap gap-x-12 gap-y-3">
        <Figure value={dollars.format(roi.annual_savings)} unit="per year" />
        <Figure value={number.format(roi.time_saved_per_week)} unit="hours per week" />
      </dl>
      {roi.basis && <RoiBasisNote basis={roi.basis} />}
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-small text-soft">
        <span>An estimate by formula, not a promise.</span>
        {roi.basis && !isOutdated && (
          <button
            type="button"
            className="link -my-2.5 inline-flex min-h-11 cursor-pointer items-center"
            onClick={onChangeFigure}
          >
            Change a number
          </button>
        )}
      </p>
    </article>
  )
}

function Figure({ value, unit }: { value: string; unit: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-small text-soft">{unit}</dt>
      <dd className="text-h2 tabular-nums">{value}</dd>
    </div>
  )
}
