import type { Article, ArticleType } from '#content/facts/article.schema.ts'
import { articleTypeLabels } from '#content/facts/article-labels.ts'
import { libraryPage } from '#content/pages/library.ts'
import { chatNote } from '#content/pages/navigation.ts'
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
        <div className="col-span-full grid items-end gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <p className="text-lead text-soft md:max-w-104">{libraryPage.lead}</p>
          <LibrarySearch />
        </div>
      </PageIntro>
      <SearchResults />
      <section aria-labelledby="articles" data-search-articles>
        <h2 id="articles" className="sr-only">
          Articles
        </h2>
        <LibraryFilters count={articles.length} />
        <ul className="page mt-9 grid gap-6 md:grid-cols-2">
          {articles.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </ul>
        <p
          className="page mt-9 text-(length:--text-lead) text-soft"
          data-library-empty
          hidden={articles.length > 0}
        >
          {libraryPage.emptyText}
        </p>
      </section>
      <SystemsBrief />
    </>
  )
}

/** In units of the drawing, for every text the same: eight times as wide as high. */
const COVER_WIDTH = 320

type CardArticle = Article & { shape: readonly TextBlock[] }

function ArticleCard({ article }: { article: CardArticle }) {
  return (
    <li
      className="card library-card relative flex flex-col p-[clamp(1.25rem,2.2vw,1.75rem)] [transition:border-color_160ms_var(--ease-out)] hover:border-ink has-[a:active]:bg-paper has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ink"
      data-article-type={article.type}
    >
      <p className="flex items-center justify-between gap-4">
        <time className="label" dateTime={article.date}>
          {formatMonth(article.date)}
        </time>
        <SystemBadge systemType={article.systemType} />
      </p>
      <TextTrace
        shape={article.shape}
        width={COVER_WIDTH}
        className="mt-6 h-auto w-full [--ground:var(--color-raise)]"
      />
      <h3 className="mt-6 mb-2.5 text-h3 md:in-[.library-card:first-child]:max-w-[44rem] md:in-[.library-card:first-child]:text-(length:--text-h1) md:in-[.library-card:first-child]:leading-(--text-h1--line-height)">
        <a
          href={`/library/${article.slug}`}
          className="after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none"
        >
          {article.title}
        </a>
      </h3>
      <p className="max-w-measure text-soft">{article.summary}</p>
      <p className="label mt-auto pt-6">{articleTypeLabels[article.type].one}</p>
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
    <div className="sticky top-16 z-30 mt-14 bg-paper [transition:top_240ms_var(--ease-out)] header-away:top-0 noscript:hidden">
      <div className="page hairline-below flex items-center justify-between gap-6 after:-z-1">
        <fieldset
          className="flex min-w-0 gap-[clamp(0.75rem,2.4vw,1.75rem)] overflow-x-auto [scrollbar-width:none] max-sm:gap-3.5"
          data-library-filters
        >
          <legend className="sr-only">Show</legend>
          {filters.map((filter) => (
            <button
              key={filter.value}
              type="button"
              value={filter.value}
              className="min-h-13 flex-none cursor-pointer border-y-2 border-transparent text-(length:--text-small) text-soft [transition:color_160ms_var(--ease-out),border-color_160ms_var(--ease-out)] hover:border-b-edge hover:text-ink active:border-b-ink focus-visible:-outline-offset-4 forced-colors:not-aria-pressed:not-hover:border-[Canvas] aria-pressed:border-b-ink aria-pressed:text-ink"
              aria-pressed={filter.value === ''}
            >
              {filter.label}
            </button>
          ))}
        </fieldset>
        <p className="label flex-none max-sm:sr-only" role="status" data-library-count>
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
    <search className="noscript:hidden">
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
    <section
      className="page grid justify-items-start gap-6 has-[[role=status]:not(:empty)]:mt-14"
      aria-label={libraryPage.results.label}
    >
      <p className="text-(length:--text-lead) empty:hidden" role="status" data-search-status />
      <Button look="quiet" hidden data-search-retry>
        {libraryPage.results.retry}
      </Button>
      <ol className="ledger w-full" hidden data-search-results />
      <Button look="quiet" hidden data-search-more>
        {libraryPage.results.showAll}
      </Button>
      <template data-search-row>
        <li className="group relative grid gap-x-6 gap-y-1 py-5 md:grid-cols-[minmax(0,2fr)_minmax(0,4fr)_minmax(0,6fr)] md:items-baseline">
          <p className="label" data-row-kind />
          <a
            className="text-h3 text-balance group-hover:underline group-hover:decoration-signal group-hover:decoration-[1.5px] group-hover:underline-offset-[0.18em] after:absolute after:inset-0"
            data-row-title
            href="/library"
          >
            Title
          </a>
          <p className="text-soft before:content-['…_'] after:content-['_…']" data-row-excerpt />
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
        <div className="actions md:max-lg:flex-col md:max-lg:justify-self-end lg:justify-end md:col-span-5">
          <LinkButton href={brief.secondary.href} event="click_library_brief">
            {brief.secondary.label}
          </LinkButton>
          <LinkButton href={brief.primary.href} look="secondary" event="click_library_brief">
            {brief.primary.label}
          </LinkButton>
          <p className="basis-full text-small text-soft md:text-right">{chatNote}</p>
        </div>
      </div>
    </section>
  )
}
