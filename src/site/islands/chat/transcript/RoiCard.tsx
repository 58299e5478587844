import { savingsCardWords } from '#content/chat/cards.ts'
import type { Roi, RoiBasis } from '#site/islands/chat/api/message.ts'
import type { EstimateStanding } from '#site/islands/chat/state/select-from-chat.ts'

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
      aria-label={savingsCardWords.title}
      className={`card mt-3 max-w-lg px-5 py-5 sm:px-6 ${isOutdated ? 'bg-transparent text-soft' : ''}`}
    >
      <h2 className="text-small font-bold">{savingsCardWords.title}</h2>
      {isOutdated && <p className="text-small">{savingsCardWords.outdated}</p>}
      <dl className="mt-3 flex flex-wrap gap-x-12 gap-y-3">
        <Figure value={dollars.format(roi.annual_savings)} unit="per year" />
        <Figure value={number.format(roi.time_saved_per_week)} unit="hours per week" />
      </dl>
      {roi.basis && <RoiBasisNote basis={roi.basis} />}
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-small text-soft">
        <span>{savingsCardWords.notPromise}</span>
        {roi.basis && !isOutdated && (
          <button
            type="button"
            className="link -my-2.5 inline-flex min-h-11 cursor-pointer items-center"
            onClick={onChangeFigure}
          >
            {savingsCardWords.change}
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

const exactDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})

const NAMES: Readonly<Record<string, string>> = { tool_count: 'tools', error_rate: 'errors' }

/** The formula with the visitor's figures in it, how these came about, and what was not known. */
export function RoiBasisNote({ basis }: { basis: RoiBasis }) {
  const { inputs, derivations } = basis
  const hours = `${number.format(inputs.manual_hours)} h`
  const rate = exactDollars.format(inputs.hourly_rate)
  const notes = [
    derivations.manual_hours && `${hours} = ${derivations.manual_hours}`,
    derivations.hourly_rate && `${rate} = ${derivations.hourly_rate}`,
    sayUnknown(basis.unknown),
  ].filter(Boolean)
  return (
    <div className="label mt-4 grid gap-1 border-t border-dashed border-line pt-3 wrap-anywhere">
      <p>
        {savingsCardWords.annualCost(
          hours,
          rate,
          exactDollars.format(Math.round(basis.annual_cost)),
        )}
      </p>
      <p>{sayShare(basis)}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

/**
 * Writes the automated share as a sum, “30% + 3 tools × 5% + 4% errors × 2 = 53% automated”. The formula stops at 85 %.
 */
function sayShare({ inputs, automation_percent, unknown }: RoiBasis): string {
  const tools = `${number.format(inputs.tool_count)} ${inputs.tool_count === 1 ? 'tool' : 'tools'} × 5%`
  const errors = `${number.format(inputs.error_rate)}% errors × 2`
  const sum = 30 + 5 * inputs.tool_count + 2 * inputs.error_rate
  const parts = [
    '30%',
    ...(unknown.includes('tool_count') ? [] : [tools]),
    ...(unknown.includes('error_rate') ? [] : [errors]),
  ]
  const limit = sum > automation_percent ? ', held at' : ' ='
  return `${parts.join(' + ')}${limit} ${number.format(automation_percent)}% automated`
}

function sayUnknown(unknown: readonly string[]): string {
  const names = unknown.flatMap((name) => NAMES[name] ?? [])
  if (names.length === 0) return ''
  const subject = names.join(' and ')
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)} are not known yet and count as 0.`
}
