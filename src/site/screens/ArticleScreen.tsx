import type { ReactNode } from 'react'
import type { Article } from '#content/facts/article.schema.ts'
import { articleTypeLabels } from '#content/facts/article-labels.ts'
import { type CaseStudy, caseStudies } from '#content/facts/case-studies.ts'
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
      <article className="page article">
        <ArticleHead article={article} />
        {caseStudy ? <CaseStudyFigures caseStudy={caseStudy} /> : null}
        <TracePanel shape={shape} />
        <div className="article-columns">
          <ArticleSections sections={sections} />
          <div className="prose">{children}</div>
          <RelatedNotes related={related} />
        </div>
      </article>
      <div className="article-closing" data-unsearched>
        <ClosingCall title="What would an audit find in yours?" />
      </div>
    </>
  )
}

function ArticleHead({ article }: { article: Article }) {
  const typeLabel = articleTypeLabels[article.type].one
  return (
    <header className="article-head">
      <p data-unsearched>
        <a href="/library" className="link article-back">
          Back to Library
        </a>
      </p>
      <p className="article-kind" data-unsearched>
        <span className="label" data-pagefind-meta={`kind:${typeLabel}`}>
          {typeLabel}
        </span>
        <SystemBadge systemType={article.systemType} />
      </p>
      <h1 className="article-title">{article.title}</h1>
      <div className="article-standfirst">
        <p className="text-lead text-soft">{article.summary}</p>
        <div className="article-facts" data-unsearched>
          <p className="label">
            <time dateTime={article.date}>{formatDay(article.date)}</time>
            <span>By {article.author}</span>
          </p>
          <ul className="article-tags" aria-label="Tags">
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
    <nav className="article-sections" aria-label="On this page" data-article-sections>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The case study in figures, from the same facts as its card. */
function CaseStudyFigures({ caseStudy }: { caseStudy: CaseStudy }) {
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

function RelatedNotes({ related }: { related: readonly Article[] }) {
  return (
    <aside className="article-related" aria-labelledby="related" data-unsearched>
      <h2 id="related" className="text-small font-medium">
        Related Notes
      </h2>
      <ul className="ledger mt-3">
        {related.map((article) => (
          <li key={article.slug} className="article-related-note">
            <p className="label">{articleTypeLabels[article.type].one}</p>
            <a href={`/library/${article.slug}`}>{article.title}</a>
          </li>
        ))}
      </ul>
      <LinkButton href="/library" look="quiet" className="mt-6">
        View All Articles
      </LinkButton>
    </aside>
  )
}

/** All panels are equally wide, however long the text. */
const PANEL_WIDTH = 480

/** Ornament, drawn from the text below it. */
function TracePanel({ shape }: { shape: readonly TextBlock[] }) {
  return (
    <div className="trace-panel" data-unsearched aria-hidden="true">
      <TextTrace shape={shape} width={PANEL_WIDTH} />
      <p className="label">
        This text, drawn: a stroke per paragraph, as long as its words; a circle where a section
        begins; a frame per figure.
      </p>
    </div>
  )
}
