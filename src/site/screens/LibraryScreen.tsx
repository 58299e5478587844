import type { Article, ArticleType } from '#content/facts/article.schema.ts'
import { articleTypeLabels } from '#content/facts/article-labels.ts'
import { libraryPage } from '#content/pages/library.ts'
import { Button, LinkButton } from '#site/components/Button.tsx'
import type { TextBlock } from '#site/components/figures/read-text-shape.ts'
import { TextTrace } from '#site/components/figures/TextTrace.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { SystemBadge } from '#site/components/SystemBadge.tsx'
import { formatMonth } from '#site/lib/format-day.ts'

/** `articles` come newest first. */
export function LibraryScreen({ articles }: { articles: readonly CardArticle[] }) {
  return (
    <>
      <PageIntro title={libraryPage.title}>
        <div className="library-intro">
          <p className="text-lead text-soft">{libraryPage.lead}</p>
          <LibrarySearch />
        </div>
      </PageIntro>
      <SearchResults />
      <section aria-labelledby="articles" data-search-articles>
        <h2 id="articles" className="sr-only">
          Articles
        </h2>
        <LibraryFilters count={articles.length} />
        <ul className="page library-grid">
          {articles.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </ul>
        <p className="page library-empty" data-library-empty hidden={articles.length > 0}>
          {libraryPage.emptyText}
        </p>
      </section>
      <SystemsBrief />
    </>
  )
}

type CardArticle = Article & { shape: readonly TextBlock[] }

function ArticleCard({ article }: { article: CardArticle }) {
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

const filters = [
  { value: '', label: libraryPage.allLabel },
  ...(['case-studies', 'essays', 'technical'] satisfies ArticleType[]).map((value) => ({
    value,
    label: articleTypeLabels[value].many,
  })),
]

/** filter-articles.ts makes them work; without scripts they are not shown, and every article is. */
function LibraryFilters({ count }: { count: number }) {
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

const INPUT_ID = 'library-search'

/** search-library.ts makes it work; without scripts it is not shown. */
function LibrarySearch() {
  return (
    <search className="library-search">
      <form className="field" action="/library" data-search-form>
        <label htmlFor={INPUT_ID}>{libraryPage.searchLabel}</label>
        <input
          id={INPUT_ID}
          className="input"
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          data-search-input
        />
      </form>
    </search>
  )
}

/** The list, and a row of it as a template, so that its look stays here. */
function SearchResults() {
  return (
    <section className="page library-results" aria-label="Search results">
      <p className="library-results-status" role="status" data-search-status />
      <Button look="quiet" hidden data-search-retry>
        Try again
      </Button>
      <ol className="ledger" hidden data-search-results />
      <Button look="quiet" hidden data-search-more>
        Show all results
      </Button>
      <template data-search-row>
        <li className="library-result">
          <p className="label" data-row-kind />
          <a className="library-result-link text-h3" data-row-title href="/library">
            Title
          </a>
          <p className="library-result-excerpt text-soft" data-row-excerpt />
        </li>
      </template>
    </section>
  )
}

function SystemsBrief() {
  const { brief } = libraryPage
  return (
    <section className="page mt-22 md:mt-34">
      <div className="grid gap-x-6 gap-y-6 border-y border-ink py-14 md:grid-cols-12 md:items-end">
        <div className="md:col-span-7">
          <h2 className="text-h1">{brief.title}</h2>
          <p className="mt-4 text-lead text-soft">{brief.text}</p>
        </div>
        <div className="actions actions-end md:col-span-5">
          <LinkButton href={brief.primary.href} look="secondary" event="click_library_brief">
            {brief.primary.label}
          </LinkButton>
          <LinkButton href={brief.secondary.href} event="click_library_brief">
            {brief.secondary.label}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
