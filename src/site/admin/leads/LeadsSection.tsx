import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { leadsWords } from '#content/staff/leads.ts'
import type { AdminLead } from '#contract/admin-leads.ts'
import { BookingsSkeleton } from '#site/admin/bookings/BookingsSkeleton.tsx'
import type { FilterValues } from '#site/admin/filters/filter-field.ts'
import { LeadStatusBadge } from '#site/admin/leads/LeadStatusBadge.tsx'
import { leadsQuery } from '#site/admin/leads/lead-queries.ts'
import { openLead } from '#site/admin/leads/open-lead.ts'
import { ReplyDue } from '#site/admin/leads/ReplyDue.tsx'
import { FailureNote, retryAndFocus } from '#site/admin/parts/FailureNote.tsx'
import { Fit } from '#site/admin/parts/Fit.tsx'
import { formatAge, formatMoment } from '#site/admin/parts/format-moment.ts'
import { describeSource, nameLead } from '#site/admin/parts/lead-words.ts'
import { useNow } from '#site/admin/parts/use-now.ts'
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
            title={leadsWords.failed}
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
          <span>{query.isFetchingNextPage ? 'Loading...' : leadsWords.more}</span>
          <span className="sr-only">{`: ${title}`}</span>
        </Button>
      ) : null}
    </section>
  )
}

function countLeads(count: number, hasMore: boolean): string {
  if (hasMore) return `first ${count}`
  return count === 1 ? '1 lead' : `${count} leads`
}

function LeadRow({ lead }: { lead: AdminLead }) {
  const { owner, created_at, lead_score } = lead
  const nowMs = useNow()
  return (
    <li className="relative grid gap-x-6 gap-y-1 py-3 hover:bg-raise md:grid-cols-[minmax(0,7fr)_minmax(0,3fr)_minmax(11rem,3fr)_4rem] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {/* The whole row can be clicked; what is read out is the name. */}
          <a
            href={`/admin/leads?lead=${lead.id}`}
            className="font-medium wrap-anywhere underline-offset-4 before:absolute before:inset-0 hover:underline"
            dir="auto"
            onClick={(event) => openLead(event, lead.id)}
          >
            {nameLead(lead)}
          </a>
          <LeadStatusBadge status={lead.status} />
        </p>
        <p className="label mt-0.5 flex flex-wrap gap-x-4">
          {listNotes(lead).map((note) => (
            <span key={note} className="wrap-anywhere">
              {note}
            </span>
          ))}
        </p>
      </div>
      <p className="text-small wrap-anywhere text-soft md:pt-0.5">
        {owner === null ? leadsWords.noOwner : `with ${owner.name || owner.email}`}
      </p>
      <p className="text-small md:pt-0.5 md:text-right">
        <span className="block">
          <ReplyDue lead={lead} />
        </span>
        <time dateTime={created_at} title={formatMoment(created_at)} className="label">
          <span>{formatAge(created_at, nowMs)}</span>
          <span className="sr-only">{`, since ${formatMoment(created_at)}`}</span>
        </time>
      </p>
      <p className="grid max-md:absolute max-md:top-3 max-md:right-0">
        <Fit score={lead_score} />
      </p>
    </li>
  )
}

function listNotes(lead: AdminLead): string[] {
  const { email, phone, conversation_count, request_count } = lead
  return [
    email ?? phone,
    count(conversation_count, 'conversation'),
    count(request_count, 'audit request'),
    describeSource(lead.last_touch),
  ].filter(Boolean)
}

function count(many: number, of: string): string {
  if (many === 0) return ''
  return many === 1 ? `1 ${of}` : `${many} ${of}s`
}
