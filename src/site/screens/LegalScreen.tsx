import { draftNotice, inShortLabel, type LegalDocument } from '#content/pages/legal.ts'
import type { DocumentSection as Section } from '#content/pages/security.ts'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { StepAlong } from '#site/components/Trace.tsx'

export function LegalScreen({ document }: { document: LegalDocument }) {
  return (
    <>
      <PageIntro title={document.title} lead={document.lead} />
      <section className="page mt-14 md:mt-22" aria-label={inShortLabel}>
        <ol className="grid md:grid-cols-3 md:gap-x-6">
          {document.inShort.map(({ mark, name, text }) => (
            <StepAlong key={name} mark={mark} name={name} text={text} title="h2" />
          ))}
        </ol>
      </section>
      <div className="page mt-9 md:mt-22">
        {draftNotice === '' ? null : (
          <p className="border-y border-ink py-4 font-medium">{draftNotice}</p>
        )}
        {document.sections.map((section) => (
          <DocumentSection key={section.title} section={section} />
        ))}
      </div>
    </>
  )
}

export function DocumentSection({ section }: { section: Section }) {
  const { title, paragraphs = [], entries = [], links = [] } = section
  return (
    <section className="grid gap-x-6 gap-y-4 border-b border-line py-9 last:border-b-0 md:grid-cols-12">
      <h2 className="text-h3 md:col-span-4">{title}</h2>
      <div className="grid max-w-measure gap-4 md:col-span-8 lg:col-span-7 lg:col-start-6">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {entries.length > 0 ? (
          <dl className="ledger md:-mt-3 md:border-t-0">
            {entries.map(({ term, text }) => (
              <div
                key={term}
                className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <dt className="font-medium">{term}</dt>
                <dd className="text-soft">{text}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {links.length > 0 ? (
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a className="link inline-flex min-h-11 items-center" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}
