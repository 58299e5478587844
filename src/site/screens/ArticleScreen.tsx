import type { ReactNode } from 'react'
import type { Article } from '#content/facts/article.schema.ts'
import { articleTypeLabels } from '#content/facts/article-labels.ts'
import { caseStudies, type ShortCaseStudy, shortCaseStudies } from '#content/facts/case-studies.ts'
import { articlePage } from '#content/pages/library.ts'
import { site } from '#content/site.ts'
import { LinkButton } from '#site/components/Button.tsx'
import { ClaimFigure, ClaimSlips, listCaseClaims } from '#site/components/Claim.tsx'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { MeasuredFigure } from '#site/components/figures/MeasuredFigure.tsx'
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

const cases = [...caseStudies, ...shortCaseStudies]

export function ArticleScreen({ article, related, sections, shape, children }: Props) {
  const place = cases.findIndex(({ slug }) => slug === article.slug)
  const caseStudy = cases[place]
  return (
    <>
      <article className="page pt-5 print:max-w-none print:p-0">
        <ArticleHead
          article={article}
          caseTitle={caseStudy?.title}
          shape={caseStudy ? shape : undefined}
        />
        <details
          className={`mt-6 border-line md:hidden print:hidden ${caseStudy ? 'border-t' : 'border-y'}`}
          data-unsearched
        >
          <summary className="min-h-11 cursor-pointer content-center text-small font-medium">
            {articlePage.sectionsTitle}
          </summary>
          <SectionList sections={sections} />
        </details>
        {caseStudy ? <CaseStudyFigures caseStudy={caseStudy} /> : <TracePanel shape={shape} />}
        <div className="mt-9 grid gap-x-10 gap-y-14 md:grid-cols-[8.75rem_minmax(0,1fr)] min-[72rem]:mt-14 min-[72rem]:grid-cols-[12.5rem_minmax(0,1fr)_13rem] print:block">
          <nav
            className="-m-1 hidden max-h-[calc(100dvh-7.5rem)] self-start overflow-y-auto p-1 md:sticky md:top-24 md:block print:hidden"
            aria-label={articlePage.sectionsLabel}
            data-article-sections
          >
            <SectionList sections={sections} />
          </nav>
          <div className="prose">{children}</div>
          <RelatedNotes related={related} />
        </div>
      </article>
      {caseStudy ? (
        <div className="print:hidden" data-unsearched>
          <NextCase caseStudy={cases[(place + 1) % cases.length] ?? caseStudy} />
        </div>
      ) : null}
      <div className="print:hidden" data-unsearched>
        <ClosingCall title={articlePage.closingTitle} />
      </div>
      {caseStudy ? (
        <div data-unsearched>
          <ClaimSlips claims={listCaseClaims(caseStudy)} />
        </div>
      ) : null}
    </>
  )
}

type HeadProps = {
  article: Article
  caseTitle: string | undefined
  /** Drawn small here where figures take the place of the panel. */
  shape: readonly TextBlock[] | undefined
}

function ArticleHead({ article, caseTitle, shape }: HeadProps) {
  const typeLabel = articleTypeLabels[article.type].one
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-6 max-md:gap-y-6">
        <p className="flex flex-wrap gap-x-6 max-md:basis-full" data-unsearched>
          {caseTitle ? (
            <a
              href={articlePage.cases.href}
              className="link inline-flex min-h-11 items-center text-(length:--text-small) print:hidden"
            >
              {articlePage.cases.back}
            </a>
          ) : null}
          <a
            href="/library"
            className="link inline-flex min-h-11 items-center text-(length:--text-small) print:hidden"
          >
            {articlePage.backLink}
          </a>
        </p>
        <p className="flex flex-wrap items-center gap-x-3.5 gap-y-2" data-unsearched>
          <span className="label" data-pagefind-meta={`kind:${typeLabel}`}>
            {typeLabel}
          </span>
          <SystemBadge systemType={article.systemType} />
        </p>
      </div>
      <div className="mt-4 grid gap-6 md:mt-9 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {caseTitle ? (
            <p className="mb-3 text-lead font-medium" data-unsearched>
              {caseTitle}
            </p>
          ) : null}
          <h1 className="max-w-[24ch] text-[clamp(2rem,min(9.7vw,1.7rem+2.7vw),4.25rem)] leading-none font-bold tracking-[-0.035em] print:max-w-none print:text-[26pt]">
            {article.title}
          </h1>
          <p className="mt-7 max-w-160 text-lead text-soft">{article.summary}</p>
        </div>
        <div className="grid content-end gap-3 lg:col-span-4" data-unsearched>
          {shape ? (
            <TextTrace
              shape={shape}
              width={PANEL_WIDTH}
              className="w-full max-w-100 print:hidden"
            />
          ) : null}
          <p className="flex flex-wrap gap-x-5 text-small text-soft lg:grid lg:grid-cols-[auto_1fr]">
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
function SectionList({ sections }: { sections: readonly Section[] }) {
  return (
    <ol>
      {sections.map((section) => (
        <li
          key={section.id}
          className="relative pl-6 text-[0.875rem] max-md:before:top-[1.03rem] max-md:not-last:after:top-[1.95rem] max-md:not-last:after:-bottom-[0.8rem] md:pb-3.5 leading-[1.4] before:absolute before:top-[0.28125rem] before:left-0 before:size-[0.6875rem] before:rounded-[50%] before:border before:border-ink before:[transition:background-color_160ms_var(--ease-out)] not-last:after:absolute not-last:after:top-[1.1875rem] not-last:after:-bottom-px not-last:after:left-[0.34375rem] not-last:after:w-px not-last:after:bg-line has-[[aria-current]]:before:border-signal has-[[aria-current]]:before:bg-signal"
        >
          <a
            href={`#${section.id}`}
            className="block text-soft max-md:py-[0.8rem] underline-offset-[0.25em] [transition:color_160ms_var(--ease-out)] hover:text-ink hover:underline active:decoration-2 aria-[current]:text-ink"
          >
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  )
}

type CaseProps = { caseStudy: ShortCaseStudy }

/** The case study in figures, from the same facts as its card. */
function CaseStudyFigures({ caseStudy }: CaseProps) {
  const told = caseStudies.find(({ slug }) => slug === caseStudy.slug)
  return (
    <div data-case-figures data-unsearched>
      <dl className="grid grid-cols-2 md:mt-9 gap-6 border-t border-ink pt-6 md:grid-cols-3 print:grid-cols-3 print:break-inside-avoid">
        {listCaseClaims(caseStudy).map((claim) => (
          <ClaimFigure
            key={claim.id}
            claim={claim}
            size="middle"
            className="max-md:first:col-span-full"
          />
        ))}
      </dl>
      {told ? (
        <div className="mt-6 border-t border-line pt-6 print:break-inside-avoid">
          <MeasuredFigure plot={told.plot} isWide />
        </div>
      ) : null}
      <p className="mt-6 border-t border-line pt-4 text-small text-soft">
        {[caseStudy.industry, ...(told ? [told.timeline, told.systems.join(', ')] : [])].join(
          ' · ',
        )}
      </p>
    </div>
  )
}

/** The one below it on the page of all of them; after the last comes the first. */
function NextCase({ caseStudy }: { caseStudy: ShortCaseStudy }) {
  const [first] = listCaseClaims(caseStudy)
  return (
    <section className="page mt-22 md:mt-34">
      <p className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-t border-ink pt-6 md:grid-cols-12">
        <span className="text-small text-soft max-md:col-span-full md:col-span-2">
          {articlePage.cases.next}
        </span>
        <a
          href={`/library/${caseStudy.slug}`}
          className="text-h3 underline-offset-[0.2em] after:absolute after:inset-0 hover:underline hover:decoration-signal hover:decoration-2 md:col-span-5"
        >
          {caseStudy.title}
        </a>
        <span className="text-small text-soft max-md:row-start-3 md:col-span-3">
          {first?.detail}
        </span>
        <span className="text-right text-h3 tabular-nums md:col-span-2">{first?.words}</span>
      </p>
    </section>
  )
}

function RelatedNotes({ related }: { related: readonly Article[] }) {
  return (
    <aside
      className="max-w-144 md:max-[72rem]:col-start-2 min-[72rem]:sticky min-[72rem]:top-24 min-[72rem]:self-start print:hidden"
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
              className="block text-balance leading-[1.35] font-medium underline-offset-[0.2em] after:absolute after:inset-0 hover:underline hover:decoration-signal hover:decoration-2 active:decoration-ink active:decoration-[3px]"
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
