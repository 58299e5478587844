import type { UseQueryResult } from '@tanstack/react-query'
import { ConversationDetails } from '#site/admin/messages/ConversationDetails.tsx'
import { MessageTimeline } from '#site/admin/messages/MessageTimeline.tsx'
import { MessageTimelineSkeleton } from '#site/admin/messages/MessageTimelineSkeleton.tsx'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'
import { collectQuotes } from '#site/admin/score-card/collect-quotes.ts'
import type { AdminConversation, AdminMessagesReply, AdminScoreCard } from '#site/lib/api.ts'

type Props = {
  query: UseQueryResult<AdminMessagesReply>
  scoreCard: AdminScoreCard | undefined
  conversation: AdminConversation | undefined
}

export function MessagesView({ query, scoreCard, conversation }: Props) {
  const { data, error, isPending, isFetching, refetch } = query
  return (
    <>
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
      {data ? <MessageTimeline messages={data.messages} quotes={collectQuotes(scoreCard)} /> : null}
    </>
  )
}
