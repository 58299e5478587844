import { useQuery } from '@tanstack/react-query'
import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { conversationWords } from '#content/staff/conversations.ts'
import type { AdminConversation, AdminConversationView } from '#contract/admin.ts'
import { conversationQuery } from '#site/admin/conversations/conversation-queries.ts'
import { usePageKeys } from '#site/admin/keys/use-page-keys.ts'
import { askForField, listLeadKeys } from '#site/admin/leads/open-lead.ts'
import {
  DetailsPane,
  useHasThirdPane,
  ViewPanel,
  ViewTabs,
} from '#site/admin/messages/ConversationViews.tsx'
import {
  chooseView,
  scrollToMessageStep,
  showMessageStep,
  useBeginning,
  useView,
  VIEWS,
} from '#site/admin/messages/viewed-part.ts'
import { FailureNote, retryAndFocus } from '#site/admin/parts/FailureNote.tsx'
import { describeProcess } from '#site/admin/parts/lead-words.tsx'
import { Pane, PaneStatus } from '#site/admin/parts/Pane.tsx'
import { useIsAdmin } from '#site/admin/session/session-query.ts'
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
  const isWide = useHasThirdPane() && conversationId !== null
  const asked = useView()
  const view = isWide ? 'messages' : asked
  const enabled = isConfirmed && conversationId !== null
  const query = useQuery({ ...conversationQuery(conversationId), enabled })
  const { data } = query
  const conversation = listed ?? data?.conversation
  const isLoading = conversationId !== null && query.isPending
  const messageCount = data?.messages.length
  useLeadKeys(conversation)
  useMatchInView(pane, data ? listed?.match?.message_id : undefined)
  const firstNewId = useBeginning(pane, { id: conversationId, view, listed, ...query })

  function handleShowMessage(messageId: string) {
    if (!isWide) flushSync(() => chooseView('messages'))
    showMessageStep(messageId)
  }

  const loaded = { data, isPending: query.isPending, onShowMessage: handleShowMessage }
  return (
    <div className={isWide ? 'grid h-full grid-cols-[minmax(0,1fr)_20rem]' : 'h-full'}>
      <Pane
        ref={pane}
        headingId="messages-heading"
        isBusy={isLoading}
        header={
          <>
            <MessagesHeader
              {...header}
              {...{ conversation, isLoading, messageCount }}
              isChosen={conversationId !== null}
            />
            {conversationId === null || isWide ? null : <ViewTabs views={VIEWS} view={view} />}
          </>
        }
      >
        {conversationId === null ? (
          <p className="grid min-h-[calc(100%-3rem)] place-content-center p-4 text-center text-soft">
            {conversationWords.choose}
          </p>
        ) : (
          <>
            {query.error ? (
              <div className="p-4 pb-0">
                <FailureNote
                  title={conversationWords.messages.failed}
                  error={query.error}
                  isRetrying={query.isFetching}
                  onRetry={() => retryAndFocus(query.refetch, 'messages-heading')}
                />
              </div>
            ) : null}
            <ViewPanel hasTabs={!isWide} {...{ view, conversation, firstNewId }} {...loaded} />
          </>
        )}
        {view === 'messages' && data ? <TalkFoot pane={pane} conversationView={data} /> : null}
      </Pane>
      {isWide ? <DetailsPane {...loaded} /> : null}
    </div>
  )
}

/** From every view of a conversation, the keys lead to the fields of its lead. */
function useLeadKeys(conversation: AdminConversation | undefined): void {
  const hasLead = useIsAdmin() && typeof conversation?.lead_id === 'string'
  usePageKeys(hasLead ? listLeadKeys(() => chooseView('lead')) : {})
}

/** Opens a found conversation at the message that was found. */
function useMatchInView(pane: RefObject<HTMLElement | null>, messageId: string | undefined): void {
  useLayoutEffect(() => {
    if (pane.current && messageId !== undefined) scrollToMessageStep(messageId, pane.current)
  }, [pane, messageId])
}

type MessagesHeaderProps = {
  conversation: AdminConversation | undefined
  isLoading: boolean
  messageCount: number | undefined
  isChosen: boolean
  headingRef: Ref<HTMLHeadingElement>
  onReturnToList: () => void
}

function MessagesHeader({
  conversation,
  isLoading,
  messageCount,
  isChosen,
  headingRef,
  onReturnToList,
}: MessagesHeaderProps) {
  const name = conversation?.contact_name ?? conversation?.company_name
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      {/* On a phone the way back; elsewhere a way back for the keyboard, and what lets it scroll this pane. */}
      {isChosen ? (
        <button
          type="button"
          onClick={onReturnToList}
          className="link min-h-11 basis-full cursor-pointer text-left text-small md:min-h-0 md:basis-auto md:not-focus-visible:sr-only"
        >
          {conversationWords.messages.back}
        </button>
      ) : null}
      <h2
        id="messages-heading"
        ref={headingRef}
        tabIndex={-1}
        className="flex-1 truncate leading-6 font-bold"
      >
        {name ? conversationWords.messages.with(name) : 'Messages'}
      </h2>
      <PaneStatus
        isLoading={isLoading}
        summary={messageCount === undefined ? undefined : countMessages(messageCount)}
      />
    </div>
  )
}

function countMessages(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`
}

type TalkFootProps = {
  pane: RefObject<HTMLElement | null>
  conversationView: AdminConversationView
}

function openEmail(): void {
  chooseView('lead')
  askForField('email')
}

/** What came meanwhile, and who replies. */
function TalkFoot({ pane, conversationView }: TalkFootProps) {
  const { conversation, messages, takeover } = conversationView
  return (
    <div className="sticky bottom-0 z-10">
      <NewMessagesNote pane={pane} messageCount={messages.length} />
      <TakeoverPanel
        conversationId={conversation.id}
        takeover={takeover}
        known={{
          name: conversation.contact_name ?? '',
          company: conversation.company_name ?? '',
          process: describeProcess(conversationView.worksheet),
        }}
        {...(conversation.lead_id && conversation.email && { onEmail: openEmail })}
        onAttend={() => pane.current?.scrollTo({ top: pane.current.scrollHeight })}
      />
    </div>
  )
}

type NewMessagesNoteProps = { pane: RefObject<HTMLElement | null>; messageCount: number }

/** px from the end within which somebody is following the talk. */
const AT_END = 48

/** Whoever is at the end stays there as messages come; for anyone else nothing moves, and a button says that they came. */
function NewMessagesNote({ pane, messageCount }: NewMessagesNoteProps) {
  const [seenCount, setSeenCount] = useState(messageCount)
  const isFollowing = useIsAtEnd(pane)
  const newCount = messageCount - seenCount
  const follow = () => {
    setSeenCount(messageCount)
    const end = pane.current?.scrollHeight ?? 0
    pane.current?.scrollTo({ top: end })
  }
  useLayoutEffect(() => {
    if (newCount === 0 || !isFollowing.current) return
    setSeenCount(messageCount)
    pane.current?.scrollTo({ top: pane.current.scrollHeight })
  }, [newCount, messageCount, isFollowing, pane])

  return (
    <div className="pointer-events-none sticky bottom-3 flex justify-center">
      {newCount > 0 ? (
        <button
          type="button"
          className="button button-small pointer-events-auto bg-ink text-paper shadow-float"
          onClick={follow}
        >
          {newCount === 1
            ? conversationWords.messages.oneNew
            : conversationWords.messages.new(newCount)}
        </button>
      ) : null}
    </div>
  )
}

/** Whether the pane stood at its end before anything was added. */
function useIsAtEnd(pane: RefObject<HTMLElement | null>) {
  const isAtEnd = useRef(false)
  useEffect(() => {
    const scrolled = pane.current
    if (scrolled === null) return
    const note = () => {
      const { scrollHeight, scrollTop, clientHeight } = scrolled
      isAtEnd.current = scrollHeight - scrollTop - clientHeight <= AT_END
    }
    note()
    scrolled.addEventListener('scroll', note, { passive: true })
    return () => scrolled.removeEventListener('scroll', note)
  }, [pane])
  return isAtEnd
}
