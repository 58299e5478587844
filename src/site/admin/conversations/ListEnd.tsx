import type { Inbox } from '#site/admin/conversations/use-inbox.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'

/** Under the last row: more is coming by itself, can be asked for, or could not come. */
export function ListEnd({ query }: Pick<Inbox, 'query'>) {
  const { error, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage } = query
  if (isFetchNextPageError && error) {
    return (
      <div className="p-4">
        <FailureNote
          title="Older conversations could not be loaded."
          error={error}
          isRetrying={isFetchingNextPage}
          onRetry={() => void fetchNextPage()}
        />
      </div>
    )
  }
  if (!hasNextPage) return null
  return (
    <p className="p-4 text-small">
      <button
        type="button"
        className="link min-h-11 cursor-pointer"
        aria-disabled={isFetchingNextPage}
        onClick={() => isFetchingNextPage || void fetchNextPage()}
      >
        {isFetchingNextPage ? 'Loading older ones...' : 'Load older ones'}
      </button>
    </p>
  )
}
