import { libraryPage } from '#content/pages/library.ts'
import { Button } from '#site/components/Button.tsx'

const INPUT_ID = 'library-search'

/** search-library.ts makes it work; without scripts it is not shown. */
export function LibrarySearch() {
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
export function SearchResults() {
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
