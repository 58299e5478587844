import { caseStudies } from '#content/facts/case-studies.ts'
import { clients } from '#content/pages/home.ts'

export function Clients() {
  return (
    <section className="page mt-22 md:mt-34">
      <div className="grid gap-x-6 gap-y-9 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pr-9">
          <h2 className="text-h2">{clients.title}</h2>
          <p className="mt-4 text-soft">{clients.text}</p>
        </div>
        <ul className="ledger lg:col-span-7">
          {clients.categories.map((category) => (
            <li
              key={category.name}
              className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
            >
              <div>
                <p className="text-h3">{category.name}</p>
                <p className="text-small text-soft">{category.process}</p>
              </div>
              <CaseEvidence slug={category.caseStudySlug} result={category.result} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type EvidenceProps = { slug: string; result: string | undefined }

/** What carries the row: a result of its case study, linked. */
function CaseEvidence({ slug, result }: EvidenceProps) {
  const [first] = caseStudies.find((candidate) => candidate.slug === slug)?.results ?? []
  const words = result ?? (first && `${first.metric} ${first.label}`)
  return (
    <p className="text-small">
      <a
        href={`/library/${slug}`}
        className="evidence"
        aria-label={`${words}: read the case study`}
      >
        {words}
      </a>
    </p>
  )
}
