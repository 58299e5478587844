import type { UseQueryResult } from '@tanstack/react-query'
import type { Ref } from 'react'
import { ConversationList } from '#site/admin/conversations/ConversationList.tsx'
import { ConversationListSkeleton } from '#site/admin/conversations/ConversationListSkeleton.tsx'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { Pane } from '#site/admin/parts/Pane.tsx'
import { PaneStatus } from '#site/admin/parts/PaneStatus.tsx'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'
import type { AdminConversationsReply } from '#site/lib/api.ts'

type Props = {
  ref: Ref<HTMLElement>
  query: UseQueryResult<AdminConversationsReply>
  selectedId: string | null
  onOpen: (conversationId: string) => void
}

export function ConversationsPane({ ref, query, selectedId, onOpen }: Props) {
  const { data, error, isFetching, refetch } = query
  const isLoading = query.isPending
  return (
    <Pane
      ref={ref}
      headingId="conversations-heading"
      isBusy={isLoading}
      header={
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="conversations-heading" tabIndex={-1} className="font-bold">
              Conversations
            </h2>
            <PaneStatus isLoading={isLoading} summary={data && summarise(data)} />
          </div>
          {/* Each row says these words itself to those who do not see columns. */}
          <p aria-hidden="true" className="label flex justify-between">
            <span>Date</span>
            <span>Pain · Sentiment</span>
          </p>
        </>
      }
    >
      {error ? (
        <div className="p-4">
          <FailureNote
            title="The conversations could not be loaded."
            error={error}
            isRetrying={isFetching}
            onRetry={() => retryAndFocus(refetch, 'conversations-heading')}
          />
        </div>
      ) : null}
      {isLoading ? <ConversationListSkeleton /> : null}
      {data?.conversations.length === 0 ? <NoConversations /> : null}
      {data && data.conversations.length > 0 ? (
        <ConversationList {...{ conversations: data.conversations, selectedId, onOpen }} />
      ) : null}
    </Pane>
  )
}

function NoConversations() {
  return (
    <p className="p-4 text-small text-soft">
      No conversations yet. One appears here when a visitor opens the chat;{' '}
      <a href="/diagnostic" className="link">
        open it yourself
      </a>{' '}
      to see how it arrives.
    </p>
  )
}

function summarise({ conversations, stats }: AdminConversationsReply): string {
  const shown = conversations.length
  return shown < stats.totalConversations
    ? `${shown} newest of ${stats.totalConversations.toLocaleString('en-US')}`
    : `${shown} in total`
}
