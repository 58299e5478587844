import { useQuery } from '@tanstack/react-query'
import type { AdminLeadReply } from '#contract/admin-leads.ts'
import { BookingsSkeleton } from '#site/admin/bookings/BookingsSkeleton.tsx'
import { usePageKeys } from '#site/admin/keys/use-page-keys.ts'
import { LeadBookings } from '#site/admin/leads/LeadBookings.tsx'
import { LeadConversations } from '#site/admin/leads/LeadConversations.tsx'
import { LeadDeliveries } from '#site/admin/leads/LeadDeliveries.tsx'
import { LeadHead } from '#site/admin/leads/LeadHead.tsx'
import { LeadNotes } from '#site/admin/leads/LeadNotes.tsx'
import { LeadRequests } from '#site/admin/leads/LeadRequests.tsx'
import { LeadTouches } from '#site/admin/leads/LeadTouches.tsx'
import { leadQuery } from '#site/admin/leads/lead-queries.ts'
import { LEAD_HEADING_ID, leaveLead } from '#site/admin/leads/open-lead.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { nameLead } from '#site/admin/parts/lead-words.ts'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'

type Props = { leadId: string; isConfirmed: boolean }

/** Everything about one person. */
export function LeadPage({ leadId, isConfirmed }: Props) {
  const query = useQuery({ ...leadQuery(leadId), enabled: isConfirmed })
  const { data, error, isPending, isFetching, refetch } = query
  usePageKeys({ Escape: leaveLead })
  return (
    <article aria-labelledby={LEAD_HEADING_ID} aria-busy={isPending}>
      <a
        href="/admin/leads"
        className="link inline-flex min-h-11 items-center text-small"
        onClick={(event) => {
          event.preventDefault()
          leaveLead()
        }}
      >
        All leads
      </a>
      <h2 id={LEAD_HEADING_ID} tabIndex={-1} className="text-h3 wrap-anywhere" dir="auto">
        {data ? nameLead(data.lead) : 'Lead'}
      </h2>
      <p role="status" className="label">
        {isPending ? 'Loading...' : null}
      </p>
      {error ? (
        <div className="mt-5">
          <FailureNote
            title="The lead could not be loaded."
            error={error}
            isRetrying={isFetching}
            onRetry={() => retryAndFocus(refetch, LEAD_HEADING_ID)}
          />
        </div>
      ) : null}
      {isPending ? <BookingsSkeleton /> : null}
      {data ? <Whole told={data} /> : null}
    </article>
  )
}

function Whole({ told }: { told: AdminLeadReply }) {
  const { lead, notes, conversations, audit_requests, bookings, deliveries } = told
  return (
    <div className="mt-2 grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gap-9">
        <LeadHead lead={lead} />
        <LeadNotes leadId={lead.id} notes={notes} />
        <LeadConversations conversations={conversations} />
        <LeadRequests requests={audit_requests} />
      </div>
      <div className="grid gap-9">
        <LeadBookings bookings={bookings} />
        <LeadTouches lead={lead} />
        <LeadDeliveries leadId={lead.id} deliveries={deliveries} />
      </div>
    </div>
  )
}
