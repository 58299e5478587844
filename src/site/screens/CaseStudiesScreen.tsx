import {
  type CaseStudy,
  caseStudies,
  type ShortCaseStudy,
  shortCaseStudies,
} from '#content/facts/case-studies.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import {
  Claim,
  ClaimFigure,
  ClaimSlips,
  listCaseClaims,
  type ShownClaim,
} from '#site/components/Claim.tsx'
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

/** One line for each, which leads to its card: where it began, and its figure. */
function CaseIndex() {
  return (
    <nav className="page mt-14" aria-label={caseStudiesPage.indexLabel}>
      <ul className="ledger">
        {[...caseStudies, ...shortCaseStudies].map((caseStudy) => (
          <li
            key={caseStudy.slug}
            className="relative grid grid-cols-[minmax(0,1fr)_auto_1rem] items-baseline gap-x-4 py-3 md:grid-cols-12 md:gap-x-6"
          >
            <a
              className="link font-medium no-underline after:absolute after:inset-0 hover:underline md:col-span-5"
              href={`#${caseStudy.slug}`}
            >
              {caseStudy.title}
            </a>
            <span className="text-small text-soft max-md:col-span-full max-md:row-start-2 md:col-span-4 md:max-lg:-mr-6">
              {readFirstClaim(caseStudy).detail}
            </span>
            <span className="text-right text-h3 tabular-nums md:col-span-3 md:pr-9">
              {readFirstClaim(caseStudy).words}
            </span>
            <span
              className="text-right text-soft md:absolute md:top-4 md:right-0"
              aria-hidden="true"
            >
              ↓
            </span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Its figures beside what was done; under both, in the same two columns, how it was measured, and the drawing. */
function CaseStudyCard({ caseStudy }: { caseStudy: CaseStudy }) {
  const [first, ...others] = listCaseClaims(caseStudy)
  return (
    <article
      id={caseStudy.slug}
      className="grid gap-x-6 gap-y-6 border-t border-ink py-9 md:grid-cols-12 md:grid-rows-[auto_1fr] md:py-14"
    >
      {/* First, so that the figures below it are read as this case's own. */}
      <header className="md:col-span-7 md:col-start-6">
        <p className="text-small text-soft">{caseStudy.industry}</p>
        <h2 className="mt-1 text-h2">{caseStudy.title}</h2>
      </header>
      <div className="md:col-span-5 md:col-start-1 md:row-span-2 md:row-start-1 lg:pr-9">
        <dl className="grid grid-cols-2 gap-x-6">
          {first ? <ClaimFigure claim={first} size="large" className="col-span-full mb-6" /> : null}
          {others.map((claim) => (
            <ClaimFigure
              key={claim.id}
              claim={claim}
              size="small"
              className="border-t border-line py-4"
            />
          ))}
        </dl>
      </div>
      <div className="grid gap-x-6 border-t border-line pt-4 md:col-span-full md:row-start-3 md:grid-cols-12 md:grid-rows-[auto_1fr] md:pt-6">
        <dl className="md:col-span-full md:row-span-2 md:row-start-1 md:grid md:grid-cols-subgrid md:grid-rows-subgrid md:items-baseline">
          <dt className="text-small text-soft md:col-span-5">{caseStudiesPage.measuredTitle}</dt>
          <dd className="max-w-measure md:col-span-7 md:row-span-2">{caseStudy.measured}</dd>
        </dl>
        <p className="mt-2 text-small text-soft md:col-span-5 md:col-start-1 md:row-start-2 md:mt-1 lg:pr-9">
          {caseStudy.timeline} · {caseStudy.systems.join(', ')}
        </p>
      </div>
      <div className="md:col-span-7 md:col-start-6 md:row-start-2">
        <dl className="grid max-w-measure content-start gap-3">
          <Part term="Challenge" text={caseStudy.challenge} />
          <Part term="Solution" text={caseStudy.solution} />
        </dl>
        <p className="mt-2">
          <StoryLink caseStudy={caseStudy} />
        </p>
      </div>
      <div className="border-t border-line pt-6 md:col-span-full">
        <MeasuredFigure plot={caseStudy.plot} />
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
    <a
      className="link inline-flex min-h-11 items-center font-medium"
      href={`/library/${slug}`}
      aria-label={caseStudiesPage.story.spoken(title)}
    >
      {caseStudiesPage.story.label}
    </a>
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
      <p className="text-small text-soft">{claim.detail}</p>
      <p className="mt-4 mb-auto text-soft">{caseStudy.solution}</p>
      <p>
        <StoryLink caseStudy={caseStudy} />
      </p>
    </li>
  )
}
