import type { Comparison } from '#content/facts/comparisons.ts'
import { site } from '#content/site.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { Section } from '#site/components/Section.tsx'

export function ComparisonScreen({ comparison }: { comparison: Comparison }) {
  return (
    <>
      <PageIntro title={comparison.title} lead={comparison.lead} />
      <section className="page mt-14 md:mt-22" aria-label={`Compared with ${comparison.against}`}>
        <div className="argument-head" aria-hidden="true">
          <p>{comparison.themName}</p>
          <p className="font-bold text-ink md:col-start-3">{site.name}</p>
        </div>
        {comparison.points.map((point) => (
          <div key={point.question} className="argument">
            <p className="argument-them">
              <span className="sr-only">{comparison.themName}: </span>
              {point.them}
            </p>
            <h2 className="argument-question">{point.question}</h2>
            <p className="argument-us">
              <span className="sr-only">{site.name}: </span>
              {point.us}
            </p>
          </div>
        ))}
      </section>
      <Section title={comparison.reasonsTitle}>
        <dl className="ledger">
          {comparison.reasons.map((reason) => (
            <div key={reason.name} className="grid gap-x-6 gap-y-1 py-5 md:grid-cols-12">
              <dt className="text-h3 md:col-span-4">{reason.name}</dt>
              <dd className="text-soft md:col-span-8">{reason.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {comparison.choice ? <Choice choice={comparison.choice} /> : null}
      <ClosingCall title="See it on your own process" />
    </>
  )
}

function Choice({ choice }: { choice: NonNullable<Comparison['choice']> }) {
  const sides = [
    { title: choice.themTitle, items: choice.them },
    { title: choice.usTitle, items: choice.us },
  ]
  return (
    <section className="page mt-22 grid gap-x-6 gap-y-9 md:mt-34 md:grid-cols-2">
      {sides.map((side) => (
        <div key={side.title}>
          <h2 className="text-h2">{side.title}</h2>
          <ul className="ledger mt-4">
            {side.items.map((item) => (
              <li key={item} className="py-3">
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
