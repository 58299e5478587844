import type { RefObject } from 'react'
import { inboxWords } from '#content/staff/conversations.ts'
import { ConversationList } from '#site/admin/conversations/ConversationList.tsx'
import { changeView, type Inbox, VIEW_NAMES } from '#site/admin/conversations/use-inbox.ts'
import { usePageKeys } from '#site/admin/keys/use-page-keys.ts'
import { changeAddress } from '#site/admin/parts/address.ts'
import { FailureNote, retryAndFocus } from '#site/admin/parts/FailureNote.tsx'
import { formatMoment, useNow } from '#site/admin/parts/format.ts'
import { describeReplyDue, nameLead, REPLY_DUE_LOOKS } from '#site/admin/parts/lead-words.tsx'
import { Pane, PaneStatus } from '#site/admin/parts/Pane.tsx'
import { isBeyondRetry } from '#site/admin/parts/request-failure.ts'
import { SkeletonBar } from '#site/admin/parts/skeletons.tsx'

/** "1" is the first view, and so on. */
const viewKeys = Object.fromEntries(
  VIEW_NAMES.map((view, index) => [`${index + 1}`, () => changeAddress(changeView(view), 'push')]),
)

const SECOND_LINES = ['w-32', 'w-44', 'w-24', 'w-40', 'w-28', 'w-36', 'w-48'] as const

type Props = {
  ref: RefObject<HTMLElement | null>
  inbox: Inbox
  selectedId: string | null
  newIds: ReadonlySet<string>
  typingIds: ReadonlySet<string>
  onOpen: (conversationId: string) => void
}

export function ConversationsPane(props: Props) {
  const { ref, inbox, selectedId, newIds, typingIds, onOpen } = props
  const { query, conversations, isNarrowed } = inbox
  const { error, isFetching, isPending, refetch } = query
  usePageKeys(viewKeys)
  const isRefused = isNarrowed && error !== null && isBeyondRetry(error)
  return (
    <Pane
      ref={ref}
      headingId="conversations-heading"
      isBusy={isPending || query.isPlaceholderData}
      header={
        <div className="flex min-h-6 items-center gap-x-3 max-md:min-h-11">
          <h2 id="conversations-heading" tabIndex={-1} className="sr-only">
            Conversations
          </h2>
          <Choice
            {...inboxWords.view}
            value={inbox.view}
            onChange={(view) => changeAddress(changeView(view), 'push')}
          />
          {inbox.hasOwnOrder ? null : (
            <Choice
              {...inboxWords.sort}
              value={inbox.sort ?? 'newest'}
              onChange={(sort) => changeAddress({ sort: sort === 'newest' ? null : sort }, 'push')}
            />
          )}
          <span className="grow" />
          <PaneStatus
            isLoading={isPending || query.isPlaceholderData}
            summary={query.data && inbox.summary}
          />
        </div>
      }
    >
      <Mentions mentions={inbox.mentions} />
      <Requests requests={inbox.requests} />
      {isRefused ? <p className="p-4 text-small text-soft">{inboxWords.refused}</p> : null}
      {error && !isRefused && !query.isFetchNextPageError ? (
        <div className="p-4">
          <FailureNote
            title={isNarrowed ? inboxWords.failed.matching : inboxWords.failed.all}
            error={error}
            isRetrying={isFetching}
            onRetry={() => retryAndFocus(refetch, 'conversations-heading')}
          />
        </div>
      ) : null}
      {isPending ? <ConversationListSkeleton /> : null}
      {query.data && conversations.length + inbox.requests.length === 0 ? (
        <NoConversations {...inbox} />
      ) : null}
      {conversations.length > 0 ? (
        <>
          <ConversationList
            // Another view is another list: it begins at its top.
            key={inbox.viewKey}
            totalCount={inbox.totalCount}
            scrollPane={ref}
            onNearEnd={inbox.loadMore}
            {...{ conversations, selectedId, newIds, typingIds, onOpen }}
          />
          <ListEnd query={query} />
        </>
      ) : null}
    </Pane>
  )
}

/** Notes that name the reader and that they have not seen; some leads have no conversation to find them by. */
function Mentions({ mentions }: Pick<Inbox, 'mentions'>) {
  if (mentions.length === 0) return null
  return (
    <ul
      aria-label={inboxWords.mentions.label}
      className="flex h-10 items-center gap-x-5 overflow-x-auto border-b border-line px-3 text-small whitespace-nowrap"
    >
      {mentions.map(({ lead, author_email }) => (
        <li key={lead.id} className={mentions.length === 1 ? 'min-w-0 truncate' : ''}>
          <span className="text-soft" title={author_email}>
            {inboxWords.mentions.by(nameAuthor(author_email))}
          </span>{' '}
          <a className="link font-bold" href={`/admin/leads?lead=${lead.id}`} dir="auto">
            {nameLead(lead)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** "dana.fischer@firm.example" → "Dana Fischer": the name by which notes mention somebody. */
function nameAuthor(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._-]/).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** Those who were promised a reply and have no conversation to find them by. */
function Requests({ requests }: Pick<Inbox, 'requests'>) {
  const nowMs = useNow()
  if (requests.length === 0) return null
  return (
    <ul aria-label={inboxWords.requests.label}>
      {requests.map(({ lead, reply_due_at }) => {
        const due = describeReplyDue({ reply_due_at, replied_at: null }, nowMs)
        return (
          <li
            key={lead.id}
            className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-3 py-1.5 text-small"
          >
            <a
              className="link min-w-0 font-bold wrap-anywhere"
              href={`/admin/leads?lead=${lead.id}`}
              dir="auto"
            >
              {nameLead(lead)}
            </a>
            <span className="label">{inboxWords.requests.kind}</span>
            {due ? (
              <time
                dateTime={reply_due_at}
                title={formatMoment(reply_due_at)}
                className={`label ml-auto ${REPLY_DUE_LOOKS[due.state]}`}
              >
                {due.words}
              </time>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function ConversationListSkeleton() {
  return (
    <div aria-hidden="true" className="divide-y divide-line">
      {SECOND_LINES.map((width) => (
        <div key={width} className="grid gap-4 px-4 py-4">
          <div className="flex justify-between">
            <SkeletonBar className="w-28" />
            <SkeletonBar className="w-24" />
          </div>
          <SkeletonBar className={width} />
        </div>
      ))}
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  choices: Readonly<Record<Value, string>>
  value: NoInfer<Value>
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, choices, value, onChange }: ChoiceProps<Value>) {
  const values = Object.keys(choices) as Value[]
  return (
    <select
      aria-label={label}
      className="h-6 min-w-0 cursor-pointer bg-transparent text-label font-medium text-ink max-md:h-11"
      value={value}
      onChange={({ target }) => {
        const chosen = values.find((one) => one === target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {Object.entries<string>(choices).map(([one, words]) => (
        <option key={one} value={one} className="bg-paper">
          {words}
        </option>
      ))}
    </select>
  )
}

type NoneProps = Pick<Inbox, 'isNarrowed' | 'silentCount' | 'view'>

function NoConversations({ isNarrowed, silentCount, view }: NoneProps) {
  if (view === 'waiting' || view === 'unread') {
    return <p className="p-4 text-small text-soft">{inboxWords.none[view]}</p>
  }
  if (isNarrowed) {
    return <p className="p-4 text-small text-soft">{inboxWords.none.matching}</p>
  }
  if (silentCount > 0) {
    return (
      <p className="p-4 text-small text-soft">
        {inboxWords.noneWritten(silentCount.toLocaleString('en-US'))}
      </p>
    )
  }
  return (
    <p className="p-4 text-small text-soft">
      {inboxWords.none.yet.lead}{' '}
      <a href="/diagnostic" className="link">
        {inboxWords.none.yet.link}
      </a>{' '}
      {inboxWords.none.yet.end}
    </p>
  )
}

/** Under the last row: more is coming by itself, can be asked for, or could not come. */
function ListEnd({ query }: Pick<Inbox, 'query'>) {
  const { error, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage } = query
  if (isFetchNextPageError && error) {
    return (
      <div className="p-4">
        <FailureNote
          title={inboxWords.failed.older}
          error={error}
          isRetrying={isFetchingNextPage}
          onRetry={() => void fetchNextPage()}
        />
      </div>
    )
  }
  if (!hasNextPage) return null
  return (
    <p className="p-4 text-small">
      <button
        type="button"
        className="link min-h-11 cursor-pointer"
        aria-disabled={isFetchingNextPage}
        onClick={() => isFetchingNextPage || void fetchNextPage()}
      >
        {isFetchingNextPage ? inboxWords.older.loading : inboxWords.older.load}
      </button>
    </p>
  )
}
