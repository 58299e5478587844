import { engagementPhases } from '#content/facts/pricing.ts'
import { framework } from '#content/pages/home.ts'
import { Mark } from '#site/components/Mark.tsx'
import { Section } from '#site/components/Section.tsx'

export function Framework() {
  return (
    <Section title={framework.title} lead={framework.lead}>
      <p className="steps-loop label" aria-hidden="true">
        <span>{framework.loop}</span>
      </p>
      <ol className="steps">
        {framework.steps.map((step) => (
          <li key={step.name}>
            <Mark kind={step.mark} />
            <h3 className="text-h3">{step.name}</h3>
            <p className="mt-1 text-small text-soft md:pr-2">{step.text}</p>
          </li>
        ))}
      </ol>
      <PhaseBrackets />
    </Section>
  )
}

type Bracket = { key: string; stepNames: string[]; phases: readonly number[] }

/** Joins neighbouring steps that the same phases pay for. */
function listBrackets(): Bracket[] {
  const brackets = new Map<string, Bracket>()
  for (const { name, phases } of framework.steps) {
    const key = phases.join()
    const bracket = brackets.get(key) ?? { key, stepNames: [], phases }
    bracket.stepNames.push(name)
    brackets.set(key, bracket)
  }
  return [...brackets.values()]
}

function PhaseBrackets() {
  return (
    <ul className="phase-brackets" aria-label="What each step costs">
      {listBrackets().map((bracket) => (
        <li key={bracket.key} className={bracket.stepNames.length > 1 ? 'md:col-span-2' : ''}>
          <p className="sr-only">{bracket.stepNames.join(' and ')}:</p>
          {engagementPhases
            .filter(({ phase }) => bracket.phases.includes(phase))
            .map((phase) => (
              <div key={phase.name} className="pt-2.5">
                <p className="text-small font-medium">{phase.name}</p>
                <p className="label">
                  {phase.duration}, {phase.investment}
                </p>
              </div>
            ))}
        </li>
      ))}
    </ul>
  )
}
