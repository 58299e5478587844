import { caseStudies } from '#content/facts/case-studies.ts'
import { libraryPage } from '#content/pages/library.ts'
import { LinkButton } from '#site/components/Button.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'

export function LibraryScreen() {
  const { brief } = libraryPage
  return (
    <>
      <PageIntro title={libraryPage.title} lead={libraryPage.lead} />
      <ul className="page mt-14 grid md:mt-22">
        {caseStudies.map((caseStudy) => (
          <li key={caseStudy.slug} className="border-t border-line first:border-ink">
            <a
              href={`/library/${caseStudy.slug}`}
              className="library-row grid gap-x-6 gap-y-2 py-6 md:grid-cols-12 md:items-baseline"
            >
              <span className="label md:col-span-2">Case study</span>
              <span className="library-row-title text-h2 md:col-span-5">{caseStudy.title}</span>
              <span className="text-soft md:col-span-5">{caseStudy.challenge}</span>
            </a>
          </li>
        ))}
      </ul>
      <section className="page mt-22 md:mt-34">
        <div className="grid gap-x-6 gap-y-6 border-y border-ink py-14 md:grid-cols-12 md:items-end">
          <div className="md:col-span-7">
            <h2 className="text-h1">{brief.title}</h2>
            <p className="mt-4 text-lead text-soft">{brief.text}</p>
          </div>
          <div className="actions md:col-span-5 md:justify-end">
            <LinkButton href={brief.primary.href} look="secondary" event="click_library_brief">
              {brief.primary.label}
            </LinkButton>
            <LinkButton href={brief.secondary.href} event="click_library_brief">
              {brief.secondary.label}
            </LinkButton>
          </div>
        </div>
      </section>
    </>
  )
}
