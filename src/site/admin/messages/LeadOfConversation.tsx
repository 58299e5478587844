import { useQuery } from '@tanstack/react-query'
import { LeadControls } from '#site/admin/leads/LeadControls.tsx'
import { LeadNotes } from '#site/admin/leads/LeadNotes.tsx'
import { leadQuery } from '#site/admin/leads/lead-queries.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { nameLead } from '#site/admin/parts/lead-words.ts'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'
import { ScoreCardSkeleton } from '#site/admin/score-card/ScoreCardSkeleton.tsx'

/** Whose conversation it is, and what staff do about it. */
export function LeadOfConversation({ leadId }: { leadId: string | null }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(leadQuery(leadId))
  if (leadId === null) {
    return (
      <p className="text-small text-soft">
        No lead yet. One is made when the visitor leaves an address, qualifies, asks for a person or
        books a call.
      </p>
    )
  }
  if (error) {
    return (
      <FailureNote
        title="The lead could not be loaded."
        error={error}
        isRetrying={isFetching}
        onRetry={() => retryAndFocus(refetch, 'messages-heading')}
      />
    )
  }
  if (isPending) return <ScoreCardSkeleton />
  const { lead, notes } = data
  return (
    <>
      <section aria-labelledby="lead-heading" className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id="lead-heading" className="min-w-0 font-bold" dir="auto">
            {nameLead(lead)}
          </h3>
          <a className="link text-small" href={`/admin/leads?lead=${lead.id}`}>
            Open the lead
          </a>
        </div>
        <LeadControls lead={lead} />
      </section>
      <LeadNotes leadId={lead.id} notes={notes} />
    </>
  )
}
