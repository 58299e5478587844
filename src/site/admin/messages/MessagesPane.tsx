import { useQuery } from '@tanstack/react-query'
import { type Ref, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { AdminConversation } from '#contract/admin.ts'
import {
  conversationViewQuery,
  messagesQuery,
  scoreCardQuery,
} from '#site/admin/conversations/conversation-queries.ts'
import { LeadView } from '#site/admin/messages/LeadView.tsx'
import { MessagesHeader } from '#site/admin/messages/MessagesHeader.tsx'
import { MessagesView } from '#site/admin/messages/MessagesView.tsx'
import { NewMessagesNote } from '#site/admin/messages/NewMessagesNote.tsx'
import { showMessageStep } from '#site/admin/messages/show-message-step.ts'
import { useMatchInView } from '#site/admin/messages/use-match-in-view.ts'
import { getTabId, VIEWER_PANEL_ID, ViewTabs } from '#site/admin/messages/ViewTabs.tsx'
import { chooseView, useView } from '#site/admin/messages/viewed-part.ts'
import { Pane } from '#site/admin/parts/Pane.tsx'
import { ScoreCardView } from '#site/admin/score-card/ScoreCardView.tsx'
import { TakeoverPanel } from '#site/admin/takeover/TakeoverPanel.tsx'

type Props = {
  conversationId: string | null
  /** As the list has it; absent when the selected one is not among those listed. */
  listed: AdminConversation | undefined
  isConfirmed: boolean
  headingRef: Ref<HTMLHeadingElement>
  onReturnToList: () => void
}

/** What was said in one conversation and, in the other views, what it came to and whose it is. */
export function MessagesPane({ conversationId, listed, isConfirmed, ...header }: Props) {
  const pane = useRef<HTMLElement>(null)
  const view = useView()
  const enabled = isConfirmed && conversationId !== null
  const messages = useQuery({ ...messagesQuery(conversationId), enabled })
  const scoreCard = useQuery({ ...scoreCardQuery(conversationId), enabled })
  const whole = useQuery({ ...conversationViewQuery(conversationId), enabled })
  const shown = { messages, 'score-card': scoreCard, lead: whole }[view]
  const conversation = listed ?? whole.data?.conversation
  const isLoading = conversationId !== null && shown.isPending
  const messageCount = messages.data?.messages.length
  useMatchInView(pane, messages.data ? listed?.match?.message_id : undefined)

  function handleShowMessage(messageId: string) {
    flushSync(() => chooseView('messages'))
    showMessageStep(messageId)
  }

  return (
    <Pane
      ref={pane}
      headingId="messages-heading"
      isBusy={isLoading}
      header={
        <>
          <MessagesHeader {...header} {...{ conversation, isLoading, messageCount }} />
          {conversationId === null ? null : <ViewTabs view={view} onChoose={chooseView} />}
        </>
      }
    >
      {conversationId === null ? (
        <p className="p-4 text-soft">Select a conversation to view messages</p>
      ) : (
        <div id={VIEWER_PANEL_ID} role="tabpanel" aria-labelledby={getTabId(view)} className="p-4">
          {view === 'messages' ? (
            <MessagesView query={messages} conversationView={whole.data} {...{ conversation }} />
          ) : null}
          {view === 'score-card' ? (
            <ScoreCardView query={scoreCard} onShowMessage={handleShowMessage} />
          ) : null}
          {view === 'lead' ? <LeadView query={whole} /> : null}
        </div>
      )}
      {view === 'messages' && messageCount !== undefined && conversationId !== null ? (
        <div className="sticky bottom-0 z-10">
          <NewMessagesNote pane={pane} messageCount={messageCount} />
          <TakeoverPanel
            conversationId={conversationId}
            onAttend={() => pane.current?.scrollTo({ top: pane.current.scrollHeight })}
          />
        </div>
      ) : null}
    </Pane>
  )
}
