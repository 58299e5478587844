import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { flushSync } from 'react-dom'
import { messagesQuery, scoreCardQuery } from '#site/admin/conversations/conversation-queries.ts'
import { MessagesHeader } from '#site/admin/messages/MessagesHeader.tsx'
import { MessagesView } from '#site/admin/messages/MessagesView.tsx'
import { showMessageStep } from '#site/admin/messages/show-message-step.ts'
import { getTabId, VIEWER_PANEL_ID, type View, ViewTabs } from '#site/admin/messages/ViewTabs.tsx'
import { Pane } from '#site/admin/parts/Pane.tsx'
import { ScoreCardView } from '#site/admin/score-card/ScoreCardView.tsx'
import type { AdminConversation } from '#site/lib/api.ts'

type Props = {
  conversationId: string | null
  /** Absent when the selected one is not among the newest 50. */
  conversation: AdminConversation | undefined
  isConfirmed: boolean
  headingRef: Ref<HTMLHeadingElement>
  onReturnToList: () => void
}

/** What was said in one conversation and, in the other view, what it came to. */
export function MessagesPane({ conversationId, isConfirmed, ...header }: Props) {
  const [view, setView] = useState<View>('messages')
  const enabled = isConfirmed && conversationId !== null
  const messages = useQuery({ ...messagesQuery(conversationId), enabled })
  const scoreCard = useQuery({ ...scoreCardQuery(conversationId), enabled })
  const shown = view === 'messages' ? messages : scoreCard
  const isLoading = conversationId !== null && shown.isPending

  function handleShowMessage(messageId: string) {
    flushSync(() => setView('messages'))
    showMessageStep(messageId)
  }

  return (
    <Pane
      headingId="messages-heading"
      isBusy={isLoading}
      header={
        <>
          <MessagesHeader
            {...header}
            isLoading={isLoading}
            messageCount={messages.data?.messages.length}
          />
          {conversationId === null ? null : <ViewTabs view={view} onChoose={setView} />}
        </>
      }
    >
      {conversationId === null ? (
        <p className="p-4 text-soft">Select a conversation to view messages</p>
      ) : (
        <div id={VIEWER_PANEL_ID} role="tabpanel" aria-labelledby={getTabId(view)} className="p-4">
          {view === 'messages' ? (
            <MessagesView
              query={messages}
              scoreCard={scoreCard.data}
              conversation={header.conversation}
            />
          ) : (
            <ScoreCardView query={scoreCard} onShowMessage={handleShowMessage} />
          )}
        </div>
      )}
    </Pane>
  )
}
