import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { BookingsSkeleton } from '#site/admin/bookings/BookingsSkeleton.tsx'
import type { FilterValues } from '#site/admin/filters/filter-field.ts'
import { LeadRow } from '#site/admin/leads/LeadRow.tsx'
import { leadsQuery } from '#site/admin/leads/lead-queries.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'
import { Button } from '#site/components/Button.tsx'

type Props = {
  title: string
  filter: FilterValues
  isConfirmed: boolean
  /** Said where the list is empty. */
  nothing: string
}

export function LeadsSection({ title, filter, isConfirmed, nothing }: Props) {
  const headingId = useId()
  const query = useInfiniteQuery({ ...leadsQuery(filter), enabled: isConfirmed })
  const { data, error, isPending, isFetching, isPlaceholderData, hasNextPage } = query
  const leads = data?.pages.flatMap((page) => page.leads) ?? []
  const isLoading = isPending || isPlaceholderData
  return (
    <section aria-labelledby={headingId} aria-busy={isLoading}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} tabIndex={-1} className="text-h3">
          {title}
        </h2>
        <p role="status" className="label">
          {isLoading ? 'Loading...' : data && countLeads(leads.length, hasNextPage)}
        </p>
      </div>
      {error ? (
        <div className="mt-3">
          <FailureNote
            title="The leads could not be loaded."
            error={error}
            isRetrying={isFetching}
            onRetry={() => retryAndFocus(query.refetch, headingId)}
          />
        </div>
      ) : null}
      {isPending ? <BookingsSkeleton /> : null}
      {data && leads.length === 0 ? (
        <p className="mt-3 max-w-measure text-small text-soft">{nothing}</p>
      ) : null}
      {leads.length > 0 ? (
        <ul className="ledger mt-3">
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} />
          ))}
        </ul>
      ) : null}
      {hasNextPage && !error ? (
        <Button
          look="quiet"
          className="button-small mt-4"
          aria-disabled={query.isFetchingNextPage}
          aria-busy={query.isFetchingNextPage}
          onClick={() => query.isFetchingNextPage || void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Loading...' : 'Load more'}
          <span className="sr-only">: {title}</span>
        </Button>
      ) : null}
    </section>
  )
}

function countLeads(count: number, hasMore: boolean): string {
  if (hasMore) return `first ${count}`
  return count === 1 ? '1 lead' : `${count} leads`
}
