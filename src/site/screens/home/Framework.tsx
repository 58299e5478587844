import { engagementPhases } from '#content/facts/pricing.ts'
import { framework } from '#content/pages/home.ts'
import { Section } from '#site/components/Section.tsx'
import { StepAlong } from '#site/components/Trace.tsx'

export function Framework() {
  return (
    <Section title={framework.title} lead={framework.lead}>
      <p
        className="label relative mr-[calc((100%-6rem)/5-0.5625rem)] mb-2 ml-2 hidden h-11 rounded-t-card border border-b-0 border-dashed border-edge text-center after:absolute after:bottom-0 after:left-[-0.28rem] after:border-x-[0.25rem] after:border-t-[0.5rem] after:border-transparent after:border-t-edge md:block"
        aria-hidden="true"
      >
        <span className="relative -top-[0.6875rem] bg-paper px-3">{framework.loop}</span>
      </p>
      <ol className="grid md:grid-cols-5 md:gap-x-6">
        {framework.steps.map((step) => (
          <StepAlong
            key={step.name}
            mark={step.mark}
            name={step.name}
            text={step.text}
            title="h3"
          />
        ))}
      </ol>
      <PhaseBrackets />
    </Section>
  )
}

type Bracket = { key: string; stepNames: string[]; phases: readonly number[] }

/** Joins neighboring steps that the same phases pay for. */
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
    <ul className="grid gap-x-6 gap-y-4 md:mt-9 md:grid-cols-5" aria-label={framework.pricesLabel}>
      {listBrackets().map((bracket) => (
        <li
          key={bracket.key}
          className={`relative border-t border-ink before:absolute before:inset-x-0 before:-top-2 before:h-2 before:border-x max-md:before:hidden ${bracket.stepNames.length > 1 ? 'md:col-span-2' : ''}`.trim()}
        >
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
