import type { Article } from '#content/facts/article.schema.ts'
import { articleTypeLabels } from '#content/facts/article-labels.ts'
import type { TextBlock } from '#site/components/figures/read-text-shape.ts'
import { TextTrace } from '#site/components/figures/TextTrace.tsx'
import { SystemBadge } from '#site/components/SystemBadge.tsx'
import { formatMonth } from '#site/lib/format-day.ts'

export type CardArticle = Article & { shape: readonly TextBlock[] }

export function ArticleCard({ article }: { article: CardArticle }) {
  return (
    <li className="card library-card" data-article-type={article.type}>
      <p className="library-card-head">
        <time className="label" dateTime={article.date}>
          {formatMonth(article.date)}
        </time>
        <SystemBadge systemType={article.systemType} />
      </p>
      <h3 className="library-card-title">
        <a href={`/library/${article.slug}`}>{article.title}</a>
      </h3>
      <p className="text-soft">{article.summary}</p>
      <p className="label library-card-foot">
        <span>{articleTypeLabels[article.type].one}</span>
        <TextTrace shape={article.shape} />
      </p>
    </li>
  )
}
