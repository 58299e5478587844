import { libraryPage } from '#content/pages/library.ts'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { ArticleCard, type CardArticle } from '#site/screens/library/ArticleCard.tsx'
import { LibraryFilters } from '#site/screens/library/LibraryFilters.tsx'
import { LibrarySearch, SearchResults } from '#site/screens/library/LibrarySearch.tsx'
import { SystemsBrief } from '#site/screens/library/SystemsBrief.tsx'

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
