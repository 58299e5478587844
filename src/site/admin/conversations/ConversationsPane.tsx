import type { RefObject } from 'react'
import { ConversationList } from '#site/admin/conversations/ConversationList.tsx'
import { ConversationListSkeleton } from '#site/admin/conversations/ConversationListSkeleton.tsx'
import { ListEnd } from '#site/admin/conversations/ListEnd.tsx'
import { NoConversations } from '#site/admin/conversations/NoConversations.tsx'
import type { Inbox } from '#site/admin/conversations/use-inbox.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { Pane } from '#site/admin/parts/Pane.tsx'
import { PaneStatus } from '#site/admin/parts/PaneStatus.tsx'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'
import { isBeyondRetry } from '#site/admin/request-failure.ts'

type Props = {
  ref: RefObject<HTMLElement | null>
  inbox: Inbox
  selectedId: string | null
  newIds: ReadonlySet<string>
  onOpen: (conversationId: string) => void
}

export function ConversationsPane({ ref, inbox, selectedId, newIds, onOpen }: Props) {
  const { query, conversations, isNarrowed } = inbox
  const { error, isFetching, isPending, refetch } = query
  const isRefused = isNarrowed && error !== null && isBeyondRetry(error)
  return (
    <Pane
      ref={ref}
      headingId="conversations-heading"
      isBusy={isPending || query.isPlaceholderData}
      header={
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="conversations-heading" tabIndex={-1} className="font-bold">
              Conversations
            </h2>
            <PaneStatus
              isLoading={isPending || query.isPlaceholderData}
              summary={query.data && inbox.summary}
            />
          </div>
          {/* Each row says these words itself to those who do not see columns. */}
          <p aria-hidden="true" className="label flex justify-between">
            <span>Date</span>
            <span>Pain · Sentiment</span>
          </p>
        </>
      }
    >
      {isRefused ? (
        <p className="p-4 text-small text-soft">
          These filters contradict each other or ask for what cannot be. Take one off.
        </p>
      ) : null}
      {error && !isRefused && !query.isFetchNextPageError ? (
        <div className="p-4">
          <FailureNote
            title={
              isNarrowed
                ? 'The conversations that match could not be loaded.'
                : 'The conversations could not be loaded.'
            }
            error={error}
            isRetrying={isFetching}
            onRetry={() => retryAndFocus(refetch, 'conversations-heading')}
          />
        </div>
      ) : null}
      {isPending ? <ConversationListSkeleton /> : null}
      {query.data && conversations.length === 0 ? (
        <NoConversations isNarrowed={isNarrowed} />
      ) : null}
      {conversations.length > 0 ? (
        <>
          <ConversationList
            // Another view is another list: it begins at its top.
            key={inbox.viewKey}
            totalCount={inbox.totalCount}
            scrollPane={ref}
            onNearEnd={inbox.loadMore}
            {...{ conversations, selectedId, newIds, onOpen }}
          />
          <ListEnd query={query} />
        </>
      ) : null}
    </Pane>
  )
}
