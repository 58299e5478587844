import type { Roi } from '#site/islands/chat/replies/message.ts'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const hourlyDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export function RoiCard({ roi }: { roi: Roi }) {
  return (
    <section aria-label="Potential Savings" className="card mt-3 max-w-lg px-5 py-5 sm:px-6">
      <h2 className="text-small font-bold">Potential Savings</h2>
      <dl className="mt-3 flex flex-wrap gap-x-12 gap-y-3">
        <Figure value={dollars.format(roi.annual_savings)} unit="per year" />
        <Figure value={number.format(roi.time_saved_per_week)} unit="hours per week" />
      </dl>
      {roi.basis && <Basis basis={roi.basis} />}
    </section>
  )
}

function Basis({ basis }: { basis: NonNullable<Roi['basis']> }) {
  const { inputs } = basis
  const tools = inputs.tool_count === 1 ? '1 tool' : `${number.format(inputs.tool_count)} tools`
  return (
    <p className="label mt-4 border-t border-dashed border-line pt-3">
      {number.format(inputs.manual_hours)} h × {hourlyDollars.format(inputs.hourly_rate)} × 52 ={' '}
      {dollars.format(basis.annual_cost)} · {number.format(basis.automation_percent)}% automated
      <br />
      {tools}, {number.format(inputs.error_rate)}% errors
    </p>
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
