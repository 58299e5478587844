import {
  type CaseStudy,
  caseStudies,
  type ShortCaseStudy,
  shortCaseStudies,
} from '#content/facts/case-studies.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { Claim, ClaimSlips, listCaseClaims, type ShownClaim } from '#site/components/Claim.tsx'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { MeasuredFigure } from '#site/components/figures/MeasuredFigure.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { Section } from '#site/components/Section.tsx'

export function CaseStudiesScreen() {
  const { short, closing } = caseStudiesPage
  return (
    <>
      <PageIntro title={caseStudiesPage.title} lead={caseStudiesPage.lead} />
      <CaseIndex />
      <div className="page mt-14 md:mt-22">
        {caseStudies.map((caseStudy) => (
          <CaseStudyCard key={caseStudy.slug} caseStudy={caseStudy} />
        ))}
      </div>
      <Section title={short.title} lead={short.lead} hasRule={false}>
        <ul className="grid gap-x-6 gap-y-9 md:grid-cols-3">
          {shortCaseStudies.map((caseStudy) => (
            <BriefCase key={caseStudy.slug} caseStudy={caseStudy} />
          ))}
        </ul>
      </Section>
      <ClaimSlips
        claims={[...caseStudies.flatMap(listCaseClaims), ...shortCaseStudies.map(readFirstClaim)]}
      />
      <ClosingCall {...closing} />
    </>
  )
}

/** One line for each, which leads to its card. */
function CaseIndex() {
  return (
    <nav className="page mt-14" aria-label={caseStudiesPage.indexLabel}>
      <ul className="ledger">
        {[...caseStudies, ...shortCaseStudies].map(
          ({ slug, title, industry, results: [first] }) => (
            <li
              key={slug}
              className="relative grid grid-cols-2 items-baseline gap-x-6 py-3 md:grid-cols-12"
            >
              <a
                className="link no-underline after:absolute after:inset-0 hover:underline max-md:col-span-full md:col-span-5"
                href={`#${slug}`}
              >
                {title}
              </a>
              <span className="text-small text-soft md:col-span-3">{industry}</span>
              <span className="text-small text-soft md:col-span-4">
                <span className="font-medium text-ink tabular-nums">{first?.metric}</span>{' '}
                {first?.label}
              </span>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** One figure set large, with how it was reached beside it and the drawing under both. */
function CaseStudyCard({ caseStudy }: { caseStudy: CaseStudy }) {
  const [first, ...others] = listCaseClaims(caseStudy)
  return (
    <article
      id={caseStudy.slug}
      className="grid gap-x-6 gap-y-6 border-t border-ink py-9 md:grid-cols-12 md:gap-y-4 md:py-14"
    >
      {/* First, so that the figures below it are read as this case's own. */}
      <header className="md:col-span-7 md:col-start-6">
        <p className="text-small text-soft">{caseStudy.industry}</p>
        <h2 className="mt-1 text-h2">{caseStudy.title}</h2>
      </header>
      <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-4 md:col-span-5 md:col-start-1 md:row-span-2 md:row-start-1 md:max-lg:grid-cols-1">
        {first ? (
          <div className="col-span-full mb-2 flex flex-col">
            <dt className="order-2 mt-2 text-lead">{first.label}</dt>
            <dd className="text-figure tabular-nums">
              <Claim claim={first} />
            </dd>
          </div>
        ) : null}
        {others.map((claim) => (
          <div key={claim.id} className="flex flex-col">
            <dt className="order-2 text-small text-soft">{claim.label}</dt>
            <dd className="text-h2 tabular-nums">
              <Claim claim={claim} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="grid max-w-measure content-start gap-3 md:col-span-7 md:col-start-6">
        <Part term="Challenge" text={caseStudy.challenge} />
        <Part term="Solution" text={caseStudy.solution} />
        <Part term={caseStudiesPage.measuredTitle} text={caseStudy.measured} />
      </dl>
      <div className="md:col-span-full md:mt-9">
        <MeasuredFigure plot={caseStudy.plot} />
      </div>
      <div className="md:col-span-7 md:col-start-6">
        <p className="text-small text-soft">
          {caseStudy.timeline} · {caseStudy.systems.join(', ')}
        </p>
        <StoryLink caseStudy={caseStudy} />
      </div>
    </article>
  )
}

function Part({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}

function StoryLink({ caseStudy: { slug, title } }: { caseStudy: ShortCaseStudy }) {
  return (
    <p>
      <a
        className="link inline-flex min-h-11 items-center font-medium"
        href={`/library/${slug}`}
        aria-label={caseStudiesPage.story.spoken(title)}
      >
        {caseStudiesPage.story.label}
      </a>
    </p>
  )
}

function readFirstClaim(caseStudy: ShortCaseStudy): ShownClaim {
  const [first] = listCaseClaims(caseStudy)
  if (!first) throw new Error(`The case study "${caseStudy.slug}" claims nothing.`)
  return first
}

/** Its first figure, what the agents do, and where the rest is told. */
function BriefCase({ caseStudy }: { caseStudy: ShortCaseStudy }) {
  const claim = readFirstClaim(caseStudy)
  return (
    <li id={caseStudy.slug} className="flex flex-col border-t border-ink pt-4">
      <p className="text-small text-soft">{caseStudy.industry}</p>
      <h3 className="mt-1 text-h3">{caseStudy.title}</h3>
      <p className="mt-6 text-outcome tabular-nums">
        <Claim claim={claim} />
      </p>
      <p className="mt-2">{claim.label}</p>
      <p className="mt-4 mb-auto text-soft">{caseStudy.solution}</p>
      <StoryLink caseStudy={caseStudy} />
    </li>
  )
}
