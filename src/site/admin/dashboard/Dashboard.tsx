import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { exportWords, inboxWords } from '#content/staff/conversations.ts'
import type { AdminConversation, AdminConversationsReply } from '#contract/admin.ts'
import { ConversationsPane } from '#site/admin/conversations/ConversationsPane.tsx'
import { inboxFields, SEARCH_NAME } from '#site/admin/conversations/inbox-fields.ts'
import {
  deselectConversation,
  type Inbox,
  selectConversation,
  useInbox,
  useSelectedConversation,
} from '#site/admin/conversations/use-inbox.ts'
import { ExportLinks, FilterPanel } from '#site/admin/filters/FilterPanel.tsx'
import { usePageKeys } from '#site/admin/keys/use-page-keys.ts'
import { markSeen, noteListed, useUnreadIds } from '#site/admin/live/unread.ts'
import { useInboxNews } from '#site/admin/live/use-inbox-news.ts'
import { isBeingRead, useTypingIds } from '#site/admin/live/use-staff-watch.ts'
import { MessagesPane } from '#site/admin/messages/MessagesPane.tsx'
import { changeAddress } from '#site/admin/parts/address.ts'
import { formatPercent } from '#site/admin/parts/format.ts'
import { STAFF_HEADING_ID } from '#site/admin/parts/StaffHeading.tsx'
import { useIsAdmin } from '#site/admin/session/session-query.ts'

/** From this width on, list and messages stand side by side (the grid below says the same). */
const SIDE_BY_SIDE = '(min-width: 48rem)'

const EXPORTS = [
  { path: 'conversations.csv', words: 'CSV', label: exportWords.as('CSV') },
  { path: 'conversations.json', words: 'JSON', label: exportWords.as('JSON') },
] as const

type Props = { isConfirmed: boolean }

export function Dashboard({ isConfirmed }: Props) {
  const inbox = useInbox(isConfirmed)
  const isAdmin = useIsAdmin()
  const selectedId = useSelectedConversation()
  useInboxNews({ isEnabled: isConfirmed, filter: inbox.asked, selectedId })
  const unreadIds = useReading(inbox.conversations, selectedId)
  const typingIds = useTypingIds()
  const messagesHeading = useRef<HTMLHeadingElement>(null)
  const listPane = useRef<HTMLElement>(null)

  const open = (conversationId: string) => {
    flushSync(() => selectConversation(conversationId))
    if (matchMedia(SIDE_BY_SIDE).matches) return
    messagesHeading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }
  const goToList = () => {
    if (!matchMedia(SIDE_BY_SIDE).matches) {
      flushSync(deselectConversation)
      // The rows of a list that was hidden are not drawn yet.
      document.getElementById('conversations-heading')?.focus()
      return
    }
    listPane.current?.querySelector<HTMLElement>('li button[tabindex="0"]')?.focus()
  }
  /** From wherever one is to the list; in the list, out of the conversation. */
  const stepBack = () => {
    const isInList = listPane.current?.contains(document.activeElement)
    if (!isInList) return goToList()
    if (selectedId === null) return false
    deselectConversation()
  }
  usePageKeys({ Escape: stepBack })

  /** In a narrow window the list or the conversation, never both. */
  const [listLook, viewerLook] = selectedId === null ? ['', 'max-md:hidden'] : ['max-md:hidden', '']
  return (
    // As high as the window, with room for 600 px of list and messages at the least.
    <div className="md:flex md:h-[calc(100dvh-3rem)] md:flex-col">
      <h1 id={STAFF_HEADING_ID} tabIndex={-1} className="sr-only">
        {inboxWords.title}
      </h1>
      <div
        className={`flex flex-wrap items-start gap-x-6 border-b border-line px-4 lg:flex-nowrap ${listLook}`}
      >
        <div className="min-w-0 flex-1 basis-72 py-0.5">
          <InboxFilters
            inbox={inbox}
            onEnterList={goToList}
            exports={isAdmin ? <ExportLinks files={EXPORTS} filter={inbox.asked} /> : null}
          />
        </div>
        <StatCards stats={inbox.stats} isFailed={inbox.query.isError} />
      </div>
      <div className="grid h-[calc(100dvh-3rem)] min-h-[600px] shrink-0 grid-rows-[minmax(0,1fr)] md:h-0 md:flex-1 md:grid-cols-[minmax(20rem,25rem)_minmax(0,1fr)]">
        <div className={`h-full min-h-0 md:border-r md:border-line ${listLook}`}>
          <ConversationsPane
            ref={listPane}
            newIds={unreadIds}
            onOpen={open}
            {...{ inbox, selectedId, typingIds }}
          />
        </div>
        {/* A new selection is a new pane: scrolled to its top, with nothing left of the old one. */}
        <div className={`h-full min-h-0 ${viewerLook}`}>
          <MessagesPane
            key={selectedId}
            conversationId={selectedId}
            listed={inbox.conversations.find(({ id }) => id === selectedId)}
            isConfirmed={isConfirmed}
            headingRef={messagesHeading}
            onReturnToList={goToList}
          />
        </div>
      </div>
    </div>
  )
}

/** What the list brings and nobody has looked at is unread; what is open before somebody's eyes is read. */
function useReading(rows: readonly AdminConversation[], selectedId: string | null) {
  const unreadIds = useUnreadIds()
  const changes = rows.map(({ id, updated_at }) => `${id} ${updated_at}`).join()
  const note = useEffectEvent(() => {
    noteListed(rows.filter(({ id }) => !isBeingRead(id)))
    if (selectedId === null || !isBeingRead(selectedId)) return
    markSeen(
      selectedId,
      rows.find(({ id }) => id === selectedId),
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a row or of the choice is looked at.
  useEffect(() => note(), [changes, selectedId, unreadIds.size])
  useEffect(() => {
    window.addEventListener('focus', note)
    return () => window.removeEventListener('focus', note)
  }, [])
  return unreadIds
}

type FiltersProps = { inbox: Inbox; onEnterList: () => void; exports: ReactElement | null }

/** A filter is a step that "back" undoes; the letters of one search are one step together. */
function InboxFilters({ inbox, onEnterList, exports }: FiltersProps) {
  const { filters, searchText } = inbox
  return (
    <FilterPanel
      page="dashboard"
      searchLabel="Search messages, names, companies, and email"
      searchText={searchText}
      fields={inboxFields}
      values={filters}
      onSearch={(text) =>
        changeAddress({ [SEARCH_NAME]: text || null }, searchText === '' ? 'push' : 'replace')
      }
      onFilter={(change) => changeAddress(change, 'push')}
      {...{ onEnterList, exports }}
    />
  )
}

type Stats = AdminConversationsReply['stats']

const UNKNOWN = '–'

const CARDS = [
  {
    label: 'Total Conversations',
    condition: inboxWords.written,
    show: ({ totalConversations }: Stats) => formatCount(totalConversations),
  },
  {
    label: 'High Quality Leads',
    condition: () => 'sentiment of 70% or more',
    show: ({ highQualityLeads }: Stats) => formatCount(highQualityLeads),
  },
  {
    label: 'Avg Sentiment',
    condition: () => 'across all conversations',
    show: ({ averageSentiment }: Stats) =>
      averageSentiment === null ? UNKNOWN : formatPercent(averageSentiment),
  },
]

type StatCardsProps = { stats: Stats | undefined; isFailed: boolean }

function StatCards({ stats, isFailed }: StatCardsProps) {
  return (
    <dl className="flex divide-x divide-line max-lg:w-full">
      {CARDS.map(({ label, condition, show }) => (
        <div
          key={label}
          className="grid min-h-12 grid-cols-[auto_1fr] content-center gap-x-2.5 px-3 text-label leading-tight max-lg:first:pl-0 lg:last:pr-0 max-sm:min-h-9 max-sm:gap-x-1.5 max-sm:px-2"
        >
          <dt className="col-start-2">{label}</dt>
          <dd className="contents">
            <Figure text={stats ? show(stats) : isFailed ? UNKNOWN : null} />
            <span className="col-start-2 text-soft max-sm:sr-only">
              {condition(stats?.writtenConversations)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Figure({ text }: { text: string | null }) {
  return (
    <span className="row-start-1 self-center text-h3 tabular-nums max-sm:text-small max-sm:font-bold sm:row-end-3">
      {text === null ? (
        <>
          <span className="sr-only">Loading...</span>
          <span aria-hidden="true" className="inline-block h-5 w-9 rounded-control bg-line" />
        </>
      ) : (
        <span>{text}</span>
      )}
    </span>
  )
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}
