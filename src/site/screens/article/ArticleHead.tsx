import type { Article } from '#content/facts/article.schema.ts'
import { articleTypeLabels } from '#content/facts/article-labels.ts'
import { SystemBadge } from '#site/components/SystemBadge.tsx'
import { formatDay } from '#site/lib/format-day.ts'

export function ArticleHead({ article }: { article: Article }) {
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
