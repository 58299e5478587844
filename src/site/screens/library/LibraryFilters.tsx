import type { ArticleType } from '#content/facts/article.schema.ts'
import { articleTypeLabels } from '#content/facts/article-labels.ts'
import { libraryPage } from '#content/pages/library.ts'

const filters = [
  { value: '', label: libraryPage.allLabel },
  ...(['case-studies', 'essays', 'technical'] satisfies ArticleType[]).map((value) => ({
    value,
    label: articleTypeLabels[value].many,
  })),
]

/** filter-articles.ts makes them work; without scripts they are not shown, and every article is. */
export function LibraryFilters({ count }: { count: number }) {
  return (
    <div className="library-filters">
      <div className="page library-filters-row">
        <fieldset className="library-filters-buttons" data-library-filters>
          <legend className="sr-only">Show</legend>
          {filters.map((filter) => (
            <button
              key={filter.value}
              type="button"
              value={filter.value}
              className="library-filter"
              aria-pressed={filter.value === ''}
            >
              {filter.label}
            </button>
          ))}
        </fieldset>
        <p className="label library-count" role="status" data-library-count>
          {count} {count === 1 ? 'article' : 'articles'}
        </p>
      </div>
    </div>
  )
}
