import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { inboxWords } from '#content/staff/conversations.ts'
import type { AdminConversationsReply } from '#contract/admin.ts'
import { ConversationsPane } from '#site/admin/conversations/ConversationsPane.tsx'
import { InboxFilters } from '#site/admin/conversations/InboxFilters.tsx'
import {
  deselectConversation,
  selectConversation,
  useSelectedConversation,
} from '#site/admin/conversations/selected-conversation.ts'
import { useInbox } from '#site/admin/conversations/use-inbox.ts'
import { ExportLinks } from '#site/admin/export/ExportLinks.tsx'
import { KeyHelp } from '#site/admin/keys/KeyHelp.tsx'
import { usePageKeys } from '#site/admin/keys/use-page-keys.ts'
import { useInboxNews } from '#site/admin/live/use-inbox-news.ts'
import { MessagesPane } from '#site/admin/messages/MessagesPane.tsx'
import { formatPercent } from '#site/admin/parts/format-percent.ts'
import { StaffHeading } from '#site/admin/parts/StaffHeading.tsx'

/** From this width on, list and messages stand side by side (the grid below says the same). */
const SIDE_BY_SIDE = '(min-width: 48rem)'

type Props = { isConfirmed: boolean }

export function Dashboard({ isConfirmed }: Props) {
  const inbox = useInbox(isConfirmed)
  const selectedId = useSelectedConversation()
  const news = useInboxNews({ isEnabled: isConfirmed, filter: inbox.asked, selectedId })
  const messagesHeading = useRef<HTMLHeadingElement>(null)
  const listPane = useRef<HTMLElement>(null)

  const open = (conversationId: string) => {
    flushSync(() => selectConversation(conversationId))
    news.markSeen(conversationId)
    if (matchMedia(SIDE_BY_SIDE).matches) return
    messagesHeading.current?.focus({ preventScroll: true })
    messagesHeading.current?.scrollIntoView({ block: 'start' })
  }
  const goToList = () => {
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

  return (
    // Below the place where toasts appear: one must not cover "Sign Out".
    <div className="page pt-16 pb-9">
      <StaffHeading title={inboxWords.title} />
      <StatCards stats={inbox.stats} isFailed={inbox.query.isError} />
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-6">
        <LaunchNotice gaps={inbox.launchGaps} />
        <ExportLinks filter={inbox.asked} />
      </div>
      <InboxFilters inbox={inbox} onEnterList={goToList} />
      <div className="mt-5 grid gap-6 min-[48rem]:grid-cols-[minmax(20rem,5fr)_minmax(0,8fr)]">
        <ConversationsPane
          ref={listPane}
          newIds={news.newIds}
          onOpen={open}
          {...{ inbox, selectedId }}
        />
        {/* A new selection is a new pane: scrolled to its top, with nothing left of the old one. */}
        <MessagesPane
          key={selectedId}
          conversationId={selectedId}
          listed={inbox.conversations.find(({ id }) => id === selectedId)}
          isConfirmed={isConfirmed}
          headingRef={messagesHeading}
          onReturnToList={goToList}
        />
      </div>
      <KeyHelp />
    </div>
  )
}

/** Gone once the owner has replaced or confirmed everything that was invented. */
function LaunchNotice({ gaps }: { gaps: number }) {
  if (gaps === 0) return null
  return <p className="label">{inboxWords.stillLive(gaps)}</p>
}

type Stats = AdminConversationsReply['stats']

const UNKNOWN = '–'

const CARDS = [
  {
    label: 'Total Conversations',
    condition: 'all time',
    show: ({ totalConversations }: Stats) => formatCount(totalConversations),
  },
  {
    label: 'High Quality Leads',
    condition: 'sentiment of 70% or more',
    show: ({ highQualityLeads }: Stats) => formatCount(highQualityLeads),
  },
  {
    label: 'Avg Sentiment',
    condition: 'across all conversations',
    show: ({ averageSentiment }: Stats) =>
      averageSentiment === null ? UNKNOWN : formatPercent(averageSentiment),
  },
]

type StatCardsProps = { stats: Stats | undefined; isFailed: boolean }

function StatCards({ stats, isFailed }: StatCardsProps) {
  return (
    <dl className="mt-9 grid border-t border-ink sm:grid-cols-3">
      {CARDS.map(({ label, condition, show }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-4 sm:block sm:px-6 sm:not-first:border-l sm:first:pl-0"
        >
          <dt className="text-small text-soft">{label}</dt>
          <dd className="text-right sm:mt-1 sm:text-left">
            <Figure text={stats ? show(stats) : isFailed ? UNKNOWN : null} />
            <span className="label block">{condition}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Figure({ text }: { text: string | null }) {
  if (text !== null) return <span className="block text-h2 tabular-nums">{text}</span>
  return (
    <span className="block text-h2">
      <span className="sr-only">Loading...</span>
      <span aria-hidden="true" className="inline-block h-6 w-20 rounded-control bg-line" />
    </span>
  )
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}
