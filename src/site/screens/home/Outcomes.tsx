import { claims } from '#content/facts/claims.ts'

export function Outcomes() {
  return (
    <section className="page mt-14 md:mt-22" aria-labelledby="outcomes">
      <h2 id="outcomes" className="sr-only">
        Typical outcomes
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-9 border-t border-ink pt-7 lg:grid-cols-4">
        {claims.map((claim) => (
          <div key={claim.id} className="flex flex-col">
            <dt className="order-2 mt-2 text-small">{claim.label}</dt>
            <dd className="outcome-figure">{claim.figure}</dd>
            <dd className="label order-3 mt-1">{claim.basis}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
