import type { Article } from '#content/facts/article.schema.ts'
import { articleTypeLabels } from '#content/facts/article-labels.ts'
import { LinkButton } from '#site/components/Button.tsx'

export function RelatedNotes({ related }: { related: readonly Article[] }) {
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
