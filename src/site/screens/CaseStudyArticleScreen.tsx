import type { CaseStudy } from '#content/facts/case-studies.ts'
import { caseStudies } from '#content/facts/case-studies.ts'
import { LinkButton } from '#site/components/Button.tsx'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { Mark } from '#site/components/Mark.tsx'

export function CaseStudyArticleScreen({ caseStudy }: { caseStudy: CaseStudy }) {
  const others = caseStudies.filter((other) => other.slug !== caseStudy.slug).slice(0, 2)
  return (
    <>
      <article className="page pt-9 md:pt-14">
        <a href="/library" className="link inline-flex min-h-11 items-center text-small text-soft">
          Back to Library
        </a>
        <header className="mt-4 grid gap-x-6 gap-y-4 md:grid-cols-12">
          <p className="label md:col-span-12">Case study · {caseStudy.industry}</p>
          <h1 className="text-display md:col-span-10">{caseStudy.title}</h1>
        </header>
        <ResultLine caseStudy={caseStudy} />
        <div className="mt-14 grid gap-x-6 gap-y-14 lg:grid-cols-12">
          <CaseStudyStory caseStudy={caseStudy} />
          <aside className="lg:col-span-4 lg:col-start-9" aria-labelledby="related">
            <h2 id="related" className="text-small text-soft">
              Related Notes
            </h2>
            <ul className="ledger mt-3">
              {others.map((other) => (
                <li key={other.slug}>
                  <a href={`/library/${other.slug}`} className="group block py-4">
                    <span className="link font-medium">{other.title}</span>
                    <span className="label block">{other.industry}</span>
                  </a>
                </li>
              ))}
            </ul>
            <LinkButton href="/library" look="quiet" className="mt-6">
              View All Articles
            </LinkButton>
          </aside>
        </div>
      </article>
      <ClosingCall title="What would yours count?" />
    </>
  )
}

function ResultLine({ caseStudy }: { caseStudy: CaseStudy }) {
  return (
    <dl className="mt-9 flex flex-wrap gap-x-14 gap-y-6 border-t border-ink pt-6 md:mt-14">
      {caseStudy.results.map((result) => (
        <div key={result.label} className="flex flex-col">
          <dt className="order-2 text-small text-soft">{result.label}</dt>
          <dd className="text-h1 tabular-nums">{result.metric}</dd>
        </div>
      ))}
      <div className="flex flex-col">
        <dt className="order-2 text-small text-soft">from start to result</dt>
        <dd className="text-h1 tabular-nums">{caseStudy.timeline}</dd>
      </div>
    </dl>
  )
}

function CaseStudyStory({ caseStudy }: { caseStudy: CaseStudy }) {
  return (
    <ol className="trace trace-h2 lg:col-span-7">
      <li className="trace-step">
        <Mark kind="perceive" />
        <div className="pb-6">
          <h2 className="text-h2">What we found</h2>
          <p className="mt-3 text-lead">{caseStudy.challenge}</p>
        </div>
      </li>
      <li className="trace-step">
        <Mark kind="decide" />
        <div className="pb-6">
          <h2 className="text-h2">What was decided</h2>
          <p className="mt-3 text-lead">{caseStudy.solution}</p>
        </div>
      </li>
      <li className="trace-step">
        <Mark kind="act" />
        <div className="pb-6">
          <h2 className="text-h2">What runs now</h2>
          <p className="mt-3 text-lead">
            The system works through {joinNames(caseStudy.systems)}, the tools that were already
            there. Results are for the process that was automated, {caseStudy.timeline} after the
            start.
          </p>
        </div>
      </li>
    </ol>
  )
}

function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
}
