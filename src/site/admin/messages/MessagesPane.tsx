import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { messagesQuery } from '#site/admin/conversations/conversation-queries.ts'
import { ConversationDetails } from '#site/admin/messages/ConversationDetails.tsx'
import { MessagesHeader } from '#site/admin/messages/MessagesHeader.tsx'
import { MessageTimeline } from '#site/admin/messages/MessageTimeline.tsx'
import { MessageTimelineSkeleton } from '#site/admin/messages/MessageTimelineSkeleton.tsx'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { Pane } from '#site/admin/parts/Pane.tsx'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'
import type { AdminConversation } from '#site/lib/api.ts'

type Props = {
  conversationId: string | null
  /** Absent when the selected one is not among the newest 50. */
  conversation: AdminConversation | undefined
  isConfirmed: boolean
  headingRef: Ref<HTMLHeadingElement>
  onReturnToList: () => void
}

export function MessagesPane({ conversationId, isConfirmed, ...header }: Props) {
  const query = useQuery({
    ...messagesQuery(conversationId),
    enabled: isConfirmed && conversationId !== null,
  })
  const { data, error, isFetching, refetch } = query
  const isLoading = conversationId !== null && query.isPending

  return (
    <Pane
      headingId="messages-heading"
      isBusy={isLoading}
      header={
        <MessagesHeader {...header} isLoading={isLoading} messageCount={data?.messages.length} />
      }
    >
      <div className="p-4">
        {header.conversation ? <ConversationDetails conversation={header.conversation} /> : null}
        {conversationId === null ? (
          <p className="text-soft">Select a conversation to view messages</p>
        ) : null}
        {error ? (
          <FailureNote
            title="The messages could not be loaded."
            error={error}
            isRetrying={isFetching}
            onRetry={() => retryAndFocus(refetch, 'messages-heading')}
          />
        ) : null}
        {isLoading ? <MessageTimelineSkeleton /> : null}
        {data ? <MessageTimeline messages={data.messages} /> : null}
      </div>
    </Pane>
  )
}
