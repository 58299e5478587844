import type { UseQueryResult } from '@tanstack/react-query'
import type {
  AdminConversation,
  AdminConversationView,
  AdminMessagesReply,
} from '#contract/admin.ts'
import { ConversationDetails } from '#site/admin/messages/ConversationDetails.tsx'
import { groupEvidence } from '#site/admin/messages/describe-evidence.ts'
import { LeadLine } from '#site/admin/messages/LeadLine.tsx'
import { MessageTimeline } from '#site/admin/messages/MessageTimeline.tsx'
import { MessageTimelineSkeleton } from '#site/admin/messages/MessageTimelineSkeleton.tsx'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'

type Props = {
  query: UseQueryResult<AdminMessagesReply>
  conversationView: AdminConversationView | undefined
  conversation: AdminConversation | undefined
}

export function MessagesView({ query, conversationView, conversation }: Props) {
  const { data, error, isPending, isFetching, refetch } = query
  const evidence = groupEvidence(conversationView?.evidence ?? [])
  return (
    <>
      {conversation?.lead_id ? <LeadLine leadId={conversation.lead_id} /> : null}
      {conversation ? <ConversationDetails conversation={conversation} /> : null}
      {error ? (
        <FailureNote
          title="The messages could not be loaded."
          error={error}
          isRetrying={isFetching}
          onRetry={() => retryAndFocus(refetch, 'messages-heading')}
        />
      ) : null}
      {isPending ? <MessageTimelineSkeleton /> : null}
      {data ? <MessageTimeline messages={data.messages} evidence={evidence} /> : null}
    </>
  )
}
