import { useQuery } from '@tanstack/react-query'
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { conversationWords } from '#content/staff/conversations.ts'
import type { AdminConversation, AdminConversationView } from '#contract/admin.ts'
import { conversationQuery } from '#site/admin/conversations/conversation-queries.ts'
import { LeadView } from '#site/admin/messages/LeadView.tsx'
import { MessagesView, MessageTimelineSkeleton } from '#site/admin/messages/MessagesView.tsx'
import { scrollToMessageStep, showMessageStep } from '#site/admin/messages/show-message-step.ts'
import { chooseView, useView, VIEWS, type View } from '#site/admin/messages/viewed-part.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { Pane } from '#site/admin/parts/Pane.tsx'
import { PaneStatus } from '#site/admin/parts/PaneStatus.tsx'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'
import { ScoreCardSkeleton } from '#site/admin/score-card/ScoreCardSkeleton.tsx'
import { ScoreCardView } from '#site/admin/score-card/ScoreCardView.tsx'
import { TakeoverPanel } from '#site/admin/takeover/TakeoverPanel.tsx'

const LABELS: Readonly<Record<View, string>> = {
  messages: 'Messages',
  'score-card': 'Score card',
  lead: 'Lead',
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

const VIEWER_PANEL_ID = 'viewer-panel'

type ViewTabsProps = { view: View; onChoose: (view: View) => void }

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
  const query = useQuery({ ...conversationQuery(conversationId), enabled })
  const { data } = query
  const conversation = listed ?? data?.conversation
  const isLoading = conversationId !== null && query.isPending
  const messageCount = data?.messages.length
  useMatchInView(pane, data ? listed?.match?.message_id : undefined)

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
          <MessagesHeader
            {...header}
            {...{ conversation, isLoading, messageCount }}
            isChosen={conversationId !== null}
          />
          {conversationId === null ? null : <ViewTabs view={view} onChoose={chooseView} />}
        </>
      }
    >
      {conversationId === null ? (
        <p className="p-4 text-soft">{conversationWords.choose}</p>
      ) : (
        <div
          id={VIEWER_PANEL_ID}
          role="tabpanel"
          aria-labelledby={getTabId(view)}
          className="max-w-4xl p-4"
        >
          {query.error ? (
            <FailureNote
              title={conversationWords.messages.failed}
              error={query.error}
              isRetrying={query.isFetching}
              onRetry={() => retryAndFocus(query.refetch, 'messages-heading')}
            />
          ) : null}
          {query.isPending ? <ConversationSkeleton view={view} /> : null}
          {data ? (
            <ViewedPart {...{ view, data, conversation }} onShowMessage={handleShowMessage} />
          ) : null}
        </div>
      )}
      {view === 'messages' && data !== undefined && conversationId !== null ? (
        <div className="sticky bottom-0 z-10">
          <NewMessagesNote pane={pane} messageCount={data.messages.length} />
          <TakeoverPanel
            conversationId={conversationId}
            takeover={data.takeover}
            onAttend={() => pane.current?.scrollTo({ top: pane.current.scrollHeight })}
          />
        </div>
      ) : null}
    </Pane>
  )
}

type ViewedPartProps = {
  view: View
  data: AdminConversationView
  conversation: AdminConversation | undefined
  onShowMessage: (messageId: string) => void
}

function ViewedPart({ view, data, conversation, onShowMessage }: ViewedPartProps) {
  if (view === 'score-card') return <ScoreCardView card={data.score_card} {...{ onShowMessage }} />
  if (view === 'lead') return <LeadView conversationView={data} />
  return <MessagesView conversationView={data} conversation={conversation ?? data.conversation} />
}

function ConversationSkeleton({ view }: { view: View }) {
  return view === 'messages' ? <MessageTimelineSkeleton /> : <ScoreCardSkeleton />
}

/** Opens a found conversation at the message that was found. */
function useMatchInView(pane: RefObject<HTMLElement | null>, messageId: string | undefined): void {
  useLayoutEffect(() => {
    if (pane.current && messageId !== undefined) scrollToMessageStep(messageId, pane.current)
  }, [pane, messageId])
}

function getTabId(view: View): string {
  return `tab-${view}`
}

/** Views of one conversation; the arrow keys go round them. */
function ViewTabs({ view, onChoose }: ViewTabsProps) {
  function handleKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key] ?? 0
    const next = VIEWS.at((VIEWS.indexOf(view) + step) % VIEWS.length)
    if (step === 0 || next === undefined) return
    event.preventDefault()
    onChoose(next)
    document.getElementById(getTabId(next))?.focus()
  }

  return (
    <div
      role="tablist"
      aria-label={conversationWords.viewsLabel}
      className="-mb-1.5 flex gap-5 text-small"
    >
      {VIEWS.map((name) => (
        <button
          key={name}
          id={getTabId(name)}
          type="button"
          role="tab"
          aria-selected={name === view}
          aria-controls={VIEWER_PANEL_ID}
          tabIndex={name === view ? 0 : -1}
          className="min-h-11 cursor-pointer border-b-2 border-transparent text-soft hover:text-ink aria-selected:border-ink aria-selected:text-ink"
          onClick={() => onChoose(name)}
          onKeyDown={handleKeyDown}
        >
          {LABELS[name]}
        </button>
      ))}
    </div>
  )
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
        className="flex-1 truncate font-bold"
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
