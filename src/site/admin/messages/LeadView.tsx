import type { UseQueryResult } from '@tanstack/react-query'
import type { AdminConversationView } from '#contract/admin.ts'
import { ConversationRecord } from '#site/admin/erasure/ConversationRecord.tsx'
import { Attribution } from '#site/admin/messages/Attribution.tsx'
import { CompanyFindings } from '#site/admin/messages/CompanyFindings.tsx'
import { ConversationBookings } from '#site/admin/messages/ConversationBookings.tsx'
import { LeadOfConversation } from '#site/admin/messages/LeadOfConversation.tsx'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'
import { ScoreCardSkeleton } from '#site/admin/score-card/ScoreCardSkeleton.tsx'

/** Whose conversation it is, the calls that came of it, what is found of the company, and where they came from. */
export function LeadView({ query }: { query: UseQueryResult<AdminConversationView> }) {
  const { data, error, isPending, isFetching, refetch } = query
  return (
    <>
      {error ? (
        <FailureNote
          title="What is known of this conversation could not be loaded."
          error={error}
          isRetrying={isFetching}
          onRetry={() => retryAndFocus(refetch, 'messages-heading')}
        />
      ) : null}
      {isPending ? <ScoreCardSkeleton /> : null}
      {data ? (
        <div className="grid gap-9">
          <LeadOfConversation leadId={data.conversation.lead_id} />
          <ConversationBookings conversationView={data} />
          <CompanyFindings company={data.company} />
          <Attribution attribution={data.attribution} />
          <ConversationRecord
            conversationId={data.conversation.id}
            company={data.conversation.company_name}
          />
        </div>
      ) : null}
    </>
  )
}
