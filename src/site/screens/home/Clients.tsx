import { caseStudies, shortCaseStudies } from '#content/facts/case-studies.ts'
import { clients } from '#content/pages/home.ts'
import { Claim, listCaseClaims, type ShownClaim } from '#site/components/Claim.tsx'

/** Each with the first figure of its case study. */
const rows = clients.categories.map((category) => {
  const caseStudy = [...caseStudies, ...shortCaseStudies].find(
    ({ slug }) => slug === category.caseStudySlug,
  )
  const [claim] = caseStudy ? listCaseClaims(caseStudy) : []
  if (!claim) throw new Error(`The client "${category.name}" claims nothing.`)
  return { ...category, claim }
})

/** The one whose words stand beside the rows. */
const quoted = rows.find(({ caseStudySlug }) => caseStudySlug === clients.quoted)?.claim
if (!quoted?.evidence.quote) throw new Error('No client has words to quote.')
const { words, label, evidence } = quoted

/** Without the drawn count, which /case-studies shows: this page has no bytes for it. */
export const clientClaims: readonly ShownClaim[] = rows.map(({ claim }) => ({
  ...claim,
  evidence: { ...claim.evidence, drawn: undefined },
}))

export function Clients() {
  return (
    <section className="page mt-14 md:mt-22">
      <div className="grid gap-x-6 gap-y-9 border-t border-line pt-9 md:pt-14 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pr-9">
          <h2 className="text-h1">{clients.title}</h2>
          <p className="mt-4 text-soft">{clients.text}</p>
          <p className="mt-4 text-lead">
            <q className="evidence">{evidence.quote}</q>
          </p>
          <p className="label mt-2">{`${words} ${label}`}</p>
          <p className="mt-2">
            <a className="link inline-flex min-h-11 items-center" href={clients.all.href}>
              {clients.all.label}
            </a>
          </p>
        </div>
        <ul className="ledger border-t-0 lg:-mt-2 lg:col-span-7">
          {rows.map(({ name, process, claim }) => (
            <li
              key={name}
              className="grid grid-cols-2 items-baseline gap-x-6 py-4 sm:grid-cols-[minmax(0,1fr)_15rem]"
            >
              <div>
                <p className="text-h3">{name}</p>
                <p className="text-small text-soft">{process}</p>
              </div>
              <p className="text-small">
                <span className="block text-h3">
                  <Claim claim={claim} />
                </span>{' '}
                {claim.label}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
