import type { CaseStudy } from '#content/facts/case-studies.ts'

/** The case study in figures, from the same facts as its card. */
export function CaseStudyFigures({ caseStudy }: { caseStudy: CaseStudy }) {
  return (
    <div className="case-figures" data-unsearched>
      <dl>
        {caseStudy.results.map((result) => (
          <div key={result.label}>
            <dt>{result.label}</dt>
            <dd>{result.metric}</dd>
          </div>
        ))}
      </dl>
      <p className="label">
        {caseStudy.industry} · {caseStudy.timeline} · {caseStudy.systems.join(', ')}
      </p>
    </div>
  )
}
