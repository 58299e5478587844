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
  const drawn = listDrawn(articles)
  return (
    <>
      <PageIntro title={libraryPage.title} hasAside>
        <div className="col-span-full grid items-end gap-6 md:max-lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:col-span-4 lg:gap-4">
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
        <ul className="page mt-9 grid gap-x-6 md:grid-cols-2">
          {articles.map((article) => (
            <ArticleCard key={article.slug} article={article} isDrawn={drawn.has(article.slug)} />
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

type CardArticle = Article & { shape: readonly TextBlock[] }

/** As many stand as cards, under every filter. */
const CARDS = 3

/** One large card, two of half the width, and the others as a ledger: which it is depends on what is shown (`row:`). */
function ArticleCard({ article, isDrawn }: { article: CardArticle; isDrawn: boolean }) {
  return (
    <li
      className="library-card col-span-full grid md:[&:nth-child(2_of_:not([hidden]))]:col-span-1 md:[&:nth-child(3_of_:not([hidden]))]:col-span-1"
      data-article-type={article.type}
    >
      <div className="group card relative mb-6 flex flex-col gap-6 p-[clamp(1.25rem,2.2vw,1.75rem)] [transition:border-color_160ms_var(--ease-out)] hover:border-ink has-[a:active]:bg-paper has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ink lg:first-card:grid lg:first-card:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:first-card:gap-x-14 lg:first-card:gap-y-4 row:mb-0 row:grid row:grid-cols-[auto_auto_1fr] row:items-baseline row:gap-x-2 row:gap-y-1.5 row:rounded-none row:border-x-0 row:border-b-0 row:bg-transparent row:px-0 row:py-4 row:md:grid-cols-12 row:md:gap-x-6 row:md:gap-y-1 row:md:py-5">
        <div className="lg:first-card:contents row:contents">
          <p className="flex items-center justify-between gap-4 lg:first-card:col-span-full row:contents">
            <time
              className="label row:row-start-3 row:max-sm:text-[0.75rem] row:md:col-span-2 row:md:col-start-1 row:md:row-start-1"
              dateTime={article.date}
            >
              {formatMonth(article.date)}
            </time>
            <SystemBadge
              systemType={article.systemType}
              className="row:row-start-3 row:max-sm:text-[0.75rem] row:md:justify-self-end row:md:col-span-3 row:md:col-start-10 row:md:row-start-1 row:lg:col-span-2 row:lg:col-start-11"
            />
          </p>
          <h3 className="mt-6 mb-2.5 text-h3 md:first-card:mb-4 lg:first-card:mt-2 lg:first-card:mb-0 md:first-card:text-(length:--text-h1) md:first-card:leading-(--text-h1--line-height) row:col-span-full row:m-0 row:max-md:text-lead row:max-md:leading-snug row:md:col-span-7 row:md:col-start-3 row:md:row-start-1 row:lg:col-span-6 row:lg:col-start-3">
            <a
              href={`/library/${article.slug}`}
              className="after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none row:group-hover:underline row:group-hover:decoration-signal row:group-hover:decoration-[1.5px] row:group-hover:underline-offset-[0.18em]"
            >
              {article.title}
            </a>
          </h3>
          <p className="max-w-measure text-soft row:col-span-full row:row-start-2 row:max-w-none row:text-small row:md:col-span-7 row:md:col-start-3 row:lg:col-span-6 row:lg:col-start-3 lg:first-card:col-start-1">
            {article.summary}
          </p>
        </div>
        {isDrawn && article.cover ? <Cover cover={article.cover} /> : null}
        <p
          className={`flex items-end justify-between gap-6 lg:first-card:col-span-full lg:first-card:mt-4 row:contents ${isDrawn && article.cover ? '' : 'mt-auto'}`}
        >
          <span className="label row:row-start-3 row:max-sm:text-[0.75rem] row:max-md:justify-self-end row:md:col-span-2 row:md:max-lg:col-start-1 row:md:max-lg:row-start-2 row:lg:col-start-9 row:lg:row-start-1">
            {articleTypeLabels[article.type].one}
          </span>
          {isDrawn ? (
            <TextTrace
              shape={article.shape}
              className="h-6 w-auto [--ground:var(--color-raise)] row:hidden"
            />
          ) : null}
        </p>
      </div>
    </li>
  )
}

/** Figures of the article as bars from one zero. */
function Cover({ cover: { caption, bars } }: { cover: NonNullable<Article['cover']> }) {
  const largest = Math.max(...bars.map(({ value }) => value))
  return (
    <figure className="mt-auto border-t border-line pt-3 lg:first-card:col-start-2 lg:first-card:row-span-2 lg:first-card:row-start-2 row:hidden">
      <figcaption className="text-small text-soft">{caption}</figcaption>
      <ul className="mt-2 grid gap-1 text-small lg:first-card:mt-3 lg:first-card:gap-2.5">
        {bars.map(({ label, value, says, before }) => (
          <li
            key={label}
            className="grid grid-cols-[8.5rem_minmax(0,1fr)_auto] items-center gap-x-3"
          >
            <span>{label}</span>
            <svg aria-hidden="true" className="h-3.5 w-full lg:first-card:h-8">
              <rect
                className={`[height:calc(100%-1px)] ${before ? 'fill-none stroke-ink' : 'fill-evidence stroke-evidence'}`}
                x="0.5"
                y="0.5"
                width={`${Math.round((98 * value) / largest)}%`}
                height="13"
              />
            </svg>
            <span className="font-mono text-label tabular-nums lg:first-card:text-body">
              {says}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** Those that stand as a card under some filter; the others are never drawn. */
function listDrawn(articles: readonly Article[]): ReadonlySet<string> {
  const shown = [articles, ...Map.groupBy(articles, ({ type }) => type).values()]
  return new Set(shown.flatMap((some) => some.slice(0, CARDS)).map(({ slug }) => slug))
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
          className="input [&::-webkit-search-cancel-button]:-my-2.5 [&::-webkit-search-cancel-button]:-mr-3.5 [&::-webkit-search-cancel-button]:size-11 [&::-webkit-search-cancel-button]:cursor-pointer [&::-webkit-search-cancel-button]:appearance-none [&::-webkit-search-cancel-button]:bg-ink [&::-webkit-search-cancel-button]:[mask:linear-gradient(45deg,transparent_46.5%,black_46.5%_53.5%,transparent_53.5%)_center/1rem_1rem_no-repeat,linear-gradient(-45deg,transparent_46.5%,black_46.5%_53.5%,transparent_53.5%)_center/1rem_1rem_no-repeat]"
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
