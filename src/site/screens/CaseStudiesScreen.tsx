import type { CaseStudy } from '#content/facts/case-studies.ts'
import { caseStudies } from '#content/facts/case-studies.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'

export function CaseStudiesScreen() {
  return (
    <>
      <PageIntro title={caseStudiesPage.title} lead={caseStudiesPage.lead} />
      <div className="page mt-14 md:mt-22">
        {caseStudies.map((caseStudy) => (
          <CaseStudyCard key={caseStudy.slug} caseStudy={caseStudy} />
        ))}
      </div>
      <ClosingCall title="Yours would be the fifth" text="It starts with one process, counted." />
    </>
  )
}

/** One figure set large, with how it was reached beside it. */
function CaseStudyCard({ caseStudy }: { caseStudy: CaseStudy }) {
  const [first, ...others] = caseStudy.results
  return (
    <article
      id={caseStudy.slug}
      className="grid gap-x-6 gap-y-6 border-t border-ink py-9 md:grid-cols-12 md:py-14"
    >
      <div className="md:col-span-5">
        <p className="figure">{first?.metric}</p>
        <p className="mt-2 text-lead">{first?.label}</p>
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 md:max-lg:grid-cols-1">
          {others.map((result) => (
            <div key={result.label} className="flex flex-col">
              <dt className="order-2 text-small text-soft">{result.label}</dt>
              <dd className="text-h2 tabular-nums">{result.metric}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="md:col-span-7">
        <p className="label">{caseStudy.industry}</p>
        <h2 className="mt-1 text-h2">{caseStudy.title}</h2>
        <dl className="mt-4 grid max-w-measure gap-3">
          <div>
            <dt className="text-small text-soft">Challenge</dt>
            <dd>{caseStudy.challenge}</dd>
          </div>
          <div>
            <dt className="text-small text-soft">Solution</dt>
            <dd>{caseStudy.solution}</dd>
          </div>
        </dl>
        <p className="label mt-6">
          {caseStudy.timeline} · {caseStudy.systems.join(', ')}
        </p>
        <p className="mt-4">
          <a
            className="link inline-flex min-h-11 items-center font-medium"
            href={`/library/${caseStudy.slug}`}
            aria-label={`Full Story: ${caseStudy.title}`}
          >
            Full Story
          </a>
        </p>
      </div>
    </article>
  )
}
