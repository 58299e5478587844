import type { ReactNode } from 'react'
import type { Article } from '#content/facts/article.schema.ts'
import { caseStudies } from '#content/facts/case-studies.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import type { TextBlock } from '#site/components/figures/read-text-shape.ts'
import { ArticleHead } from '#site/screens/article/ArticleHead.tsx'
import { ArticleSections, type Section } from '#site/screens/article/ArticleSections.tsx'
import { CaseStudyFigures } from '#site/screens/article/CaseStudyFigures.tsx'
import { RelatedNotes } from '#site/screens/article/RelatedNotes.tsx'
import { TracePanel } from '#site/screens/article/TracePanel.tsx'

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
