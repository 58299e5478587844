import type { ReactNode } from 'react'
import type { Article } from '#content/facts/article.schema.ts'
import { articleTypeLabels } from '#content/facts/article-labels.ts'
import { type CaseStudy, caseStudies } from '#content/facts/case-studies.ts'
import { articlePage } from '#content/pages/library.ts'
import { site } from '#content/site.ts'
import { LinkButton } from '#site/components/Button.tsx'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import type { TextBlock } from '#site/components/figures/read-text-shape.ts'
import { TextTrace } from '#site/components/figures/TextTrace.tsx'
import { SystemBadge } from '#site/components/SystemBadge.tsx'
import { formatDay } from '#site/lib/format-day.ts'

type Props = {
  article: Article
  related: readonly Article[]
  sections: readonly Section[]
  shape: readonly TextBlock[]
  children: ReactNode
}

export function ArticleScreen({ article, related, sections, shape, children }: Props) {
  const caseStudy = caseStudies.find(({ slug }) => slug === article.slug)
  return (
    <>
      <article className="page pt-5 print:max-w-none print:p-0">
        <ArticleHead article={article} />
        {caseStudy ? <CaseStudyFigures caseStudy={caseStudy} /> : null}
        <TracePanel shape={shape} />
        <div className="mt-9 grid gap-x-10 gap-y-14 min-[72rem]:mt-14 min-[72rem]:grid-cols-[12.5rem_minmax(0,1fr)_13rem] print:block">
          <ArticleSections sections={sections} />
          <div className="prose">{children}</div>
          <RelatedNotes related={related} />
        </div>
      </article>
      <div className="print:hidden" data-unsearched>
        <ClosingCall title={articlePage.closingTitle} />
      </div>
    </>
  )
}

function ArticleHead({ article }: { article: Article }) {
  const typeLabel = articleTypeLabels[article.type].one
  return (
    <header>
      <p data-unsearched>
        <a
          href="/library"
          className="link inline-flex min-h-11 items-center text-(length:--text-small) print:hidden"
        >
          {articlePage.backLink}
        </a>
      </p>
      <p className="mt-6 flex flex-wrap items-center gap-x-3.5 gap-y-2" data-unsearched>
        <span className="label" data-pagefind-meta={`kind:${typeLabel}`}>
          {typeLabel}
        </span>
        <SystemBadge systemType={article.systemType} />
      </p>
      <h1 className="mt-3 max-w-[19ch] text-[clamp(2rem,min(9.7vw,1.7rem+2.7vw),4.25rem)] leading-none font-bold tracking-[-0.035em] print:max-w-none print:text-[26pt]">
        {article.title}
      </h1>
      <div className="mt-7 grid gap-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-x-14">
        <p className="max-w-160 text-lead text-soft">{article.summary}</p>
        <div className="grid content-end gap-3" data-unsearched>
          <p className="flex flex-wrap gap-x-5 text-small text-soft">
            <time dateTime={article.date}>{formatDay(article.date)}</time>
            {article.updated && article.updated !== article.date ? (
              <span>
                Updated <time dateTime={article.updated}>{formatDay(article.updated)}</time>
              </span>
            ) : null}
            <span>{`By ${site.name}`}</span>
            {/* On lines of their own on phones, so that no typeface moves them to another. */}
            <span className="max-sm:basis-full">{articlePage.writtenBy(article.writer)}</span>
            <span className="max-sm:basis-full">{articlePage.reviewedBy(article.reviewer)}</span>
          </p>
          <ul className="flex flex-wrap gap-1.5 print:hidden" aria-label="Tags">
            {article.tags.map((tag) => (
              <li key={tag} className="chip">
                {tag}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </header>
  )
}

type Section = { id: string; title: string }

/** The sections as a trace. follow-reading.ts marks the one being read. */
function ArticleSections({ sections }: { sections: readonly Section[] }) {
  return (
    <nav
      className="-m-1 hidden max-h-[calc(100dvh-7.5rem)] self-start overflow-y-auto p-1 min-[72rem]:sticky min-[72rem]:top-24 min-[72rem]:block print:hidden"
      aria-label={articlePage.sectionsLabel}
      data-article-sections
    >
      <ol>
        {sections.map((section) => (
          <li
            key={section.id}
            className="relative pb-3.5 pl-6 text-[0.875rem] leading-[1.4] before:absolute before:top-[0.28125rem] before:left-0 before:size-[0.6875rem] before:rounded-[50%] before:border before:border-ink before:[transition:background-color_160ms_var(--ease-out)] not-last:after:absolute not-last:after:top-[1.1875rem] not-last:after:-bottom-px not-last:after:left-[0.34375rem] not-last:after:w-px not-last:after:bg-line has-[[aria-current]]:before:border-signal has-[[aria-current]]:before:bg-signal"
          >
            <a
              href={`#${section.id}`}
              className="block text-soft underline-offset-[0.25em] [transition:color_160ms_var(--ease-out)] hover:text-ink hover:underline active:decoration-2 aria-[current]:text-ink"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The case study in figures, from the same facts as its card. */
function CaseStudyFigures({ caseStudy }: { caseStudy: CaseStudy }) {
  return (
    <div
      className="mt-9 border-t border-ink pt-6 md:mt-14 print:break-inside-avoid"
      data-case-figures
      data-unsearched
    >
      <dl className="grid gap-x-6 gap-y-5 md:grid-cols-3 print:grid-cols-3">
        {caseStudy.results.map((result) => (
          <div key={result.label} className="flex flex-col">
            <dt className="order-2 mt-1 text-small/[1.4] text-soft">{result.label}</dt>
            <dd className="text-outcome tabular-nums">{result.metric}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-small text-soft">
        {caseStudy.industry} · {caseStudy.timeline} · {caseStudy.systems.join(', ')}
      </p>
    </div>
  )
}

function RelatedNotes({ related }: { related: readonly Article[] }) {
  return (
    <aside
      className="max-w-144 min-[72rem]:sticky min-[72rem]:top-24 min-[72rem]:self-start print:hidden"
      aria-labelledby="related"
      data-unsearched
    >
      <h2 id="related" className="text-small font-medium">
        {articlePage.relatedTitle}
      </h2>
      <ul className="ledger mt-3">
        {related.map((article) => (
          <li key={article.slug} className="relative py-3.5">
            <p className="label">{articleTypeLabels[article.type].one}</p>
            <a
              href={`/library/${article.slug}`}
              className="leading-[1.35] font-medium underline-offset-[0.2em] after:absolute after:inset-0 hover:underline hover:decoration-signal hover:decoration-2 active:decoration-ink active:decoration-[3px]"
            >
              {article.title}
            </a>
          </li>
        ))}
      </ul>
      <LinkButton href="/library" look="quiet" className="mt-6">
        {articlePage.allLink}
      </LinkButton>
    </aside>
  )
}

/** All panels are equally wide, however long the text. */
const PANEL_WIDTH = 480

/** Ornament, drawn from the text below it. */
function TracePanel({ shape }: { shape: readonly TextBlock[] }) {
  return (
    <div className="mt-9 md:mt-14 print:break-inside-avoid" data-unsearched aria-hidden="true">
      <TextTrace shape={shape} width={PANEL_WIDTH} className="w-full" />
      <p className="mt-2.5 text-small text-soft">{articlePage.drawingNote}</p>
    </div>
  )
}
