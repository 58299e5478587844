import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { ConversationsPane } from '#site/admin/conversations/ConversationsPane.tsx'
import { conversationsQuery } from '#site/admin/conversations/conversation-queries.ts'
import {
  selectConversation,
  useSelectedConversation,
} from '#site/admin/conversations/selected-conversation.ts'
import { StatCards } from '#site/admin/dashboard/StatCards.tsx'
import { StaffHeader } from '#site/admin/frame/StaffHeader.tsx'
import { MessagesPane } from '#site/admin/messages/MessagesPane.tsx'
import type { AdminSession } from '#site/lib/api.ts'

/** From this width on, list and messages stand side by side (the grid below says the same). */
const SIDE_BY_SIDE = '(min-width: 48rem)'

type Props = { session: AdminSession; isConfirmed: boolean }

export function Dashboard({ session, isConfirmed }: Props) {
  const conversations = useQuery({ ...conversationsQuery, enabled: isConfirmed })
  const selectedId = useSelectedConversation()
  const messagesHeading = useRef<HTMLHeadingElement>(null)
  const listPane = useRef<HTMLElement>(null)

  const open = (conversationId: string) => {
    flushSync(() => selectConversation(conversationId))
    if (matchMedia(SIDE_BY_SIDE).matches) return
    messagesHeading.current?.focus({ preventScroll: true })
    messagesHeading.current?.scrollIntoView({ block: 'start' })
  }
  const returnToList = () => {
    listPane.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }

  return (
    // Below the place where toasts appear: one must not cover "Sign Out".
    <div className="page pt-16 pb-9">
      <StaffHeader title="Conversation review" page="dashboard" {...{ session, isConfirmed }} />
      <StatCards stats={conversations.data?.stats} isFailed={conversations.isError} />
      <div className="mt-9 grid gap-6 min-[48rem]:grid-cols-[minmax(20rem,5fr)_minmax(0,8fr)]">
        <ConversationsPane
          ref={listPane}
          query={conversations}
          selectedId={selectedId}
          onOpen={open}
        />
        {/* A new selection is a new pane: scrolled to its top, with nothing left of the old one. */}
        <MessagesPane
          key={selectedId}
          conversationId={selectedId}
          conversation={conversations.data?.conversations.find(({ id }) => id === selectedId)}
          isConfirmed={isConfirmed}
          headingRef={messagesHeading}
          onReturnToList={returnToList}
        />
      </div>
    </div>
  )
}
