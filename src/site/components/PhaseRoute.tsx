import type { engagementPhases } from '#content/facts/pricing.ts'

type Props = { phases: typeof engagementPhases }

/** The four phases as a route: one line each with duration and price, and what stays with the customer. */
export function PhaseRoute({ phases }: Props) {
  return (
    <ol className="route">
      {phases.map((phase) => (
        <li key={phase.phase} className="route-stop">
          <p className="label">{`Phase ${phase.phase}`}</p>
          <div className="mt-1 grid gap-x-6 gap-y-1 md:grid-cols-12 md:items-baseline">
            <h3 className="text-h2 md:col-span-5">{phase.name}</h3>
            <p className="text-h3 tabular-nums md:col-span-3">{phase.duration}</p>
            <p className="text-h3 tabular-nums md:col-span-4 md:text-right">{phase.investment}</p>
          </div>
          <div className="mt-4 grid gap-x-6 gap-y-4 md:grid-cols-12">
            <p className="text-soft md:col-span-5">
              <span>{phase.description}</span>{' '}
              <span className="label mt-2 block">{phase.scope}</span>
            </p>
            <ul className="grid gap-1 text-small md:col-span-4">
              {phase.deliverables.map((deliverable) => (
                <li key={deliverable}>{deliverable}</li>
              ))}
            </ul>
            <p className="text-small text-soft md:col-span-3 md:text-right md:text-balance">
              {phase.outcome}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
