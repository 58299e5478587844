import type { KeyboardEvent } from 'react'
import { inboxWords } from '#content/staff/conversations.ts'
import type { AdminConversation } from '#contract/admin.ts'
import { describeTrafficSource, NO_SOURCE } from '#domain/traffic-source.ts'
import { describeStoredStatus } from '#site/admin/parts/booking-words.tsx'
import { formatAge, formatMoment, formatPercent } from '#site/admin/parts/format.ts'
import {
  describeReplyDue,
  LEAD_STATUS_WORDS,
  REPLY_DUE_LOOKS,
} from '#site/admin/parts/lead-words.tsx'
import { Fit, Typing } from '#site/admin/parts/rows.tsx'
import { Mark } from '#site/components/Mark.tsx'

type Severity = 'low' | 'medium' | 'high'

const LEVELS = {
  low: { bars: 1, look: 'border-line text-soft' },
  medium: { bars: 2, look: 'border-line text-ink' },
  high: { bars: 3, look: 'border-transparent bg-bad-tint text-bad' },
} as const

/** Shown while nothing is known. */
const DEFAULT_SENTIMENT = 0.5

type Props = {
  conversation: AdminConversation
  /** It changed since it was last opened. */
  isNew: boolean
  /** The visitor is typing. */
  isTyping: boolean
  isSelected: boolean
  isTabStop: boolean
  nowMs: number
  onOpen: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function ConversationRow(props: Props) {
  const { conversation, isNew, isTyping, isSelected, isTabStop, nowMs, ...handlers } = props
  const { sentiment_score, pain_severity, lead_score, match } = conversation
  const [name, company] = nameVisitor(conversation)
  const notes = listNotes(conversation)
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isSelected}
      onClick={handlers.onOpen}
      onFocus={handlers.onFocus}
      onKeyDown={handlers.onKeyDown}
      className="grid w-full cursor-pointer grid-cols-[0.75rem_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 border-ink px-3 py-1.5 text-left -outline-offset-2 hover:bg-raise aria-[current=true]:border-l-[3px] aria-[current=true]:bg-raise aria-[current=true]:pl-[9px]"
    >
      <RowMark isNew={isNew} wantsPerson={conversation.wants_person_at !== null} />
      <span className="flex min-w-0 items-baseline gap-2" dir="auto">
        <span className={`truncate ${isNew ? 'font-bold' : ''}`}>{name}</span>
        {company === '' ? null : (
          <span className="min-w-0 truncate text-small text-soft">{company}</span>
        )}
        {isTyping ? <Typing /> : null}
        <RowAge {...{ conversation, nowMs }} />
      </span>
      <Fit score={lead_score} />
      <span className="col-span-2 col-start-2 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
        {conversation.wants_person_at ? (
          <span className="label shrink-0 font-medium text-ink">
            {conversation.wants_person_reason === 'distress'
              ? inboxWords.inDistress
              : inboxWords.wantsPerson}
          </span>
        ) : null}
        <PainSeverityBadge severity={pain_severity ?? 'medium'} />
        <span className="label shrink-0 text-ink">
          <span className="sr-only">Sentiment </span>
          <span>{formatPercent(sentiment_score ?? DEFAULT_SENTIMENT)}</span>
        </span>
        {notes.length === 0 ? null : (
          <span className="label min-w-0 flex-1 basis-20 truncate" dir="auto">
            {notes.join(' · ')}
          </span>
        )}
        <RowDue {...{ conversation, nowMs }} />
      </span>
      {match ? (
        <span
          className="col-span-2 col-start-2 line-clamp-2 text-small text-soft wrap-anywhere"
          dir="auto"
        >
          {match.excerpt}
        </span>
      ) : null}
    </button>
  )
}

type TimeProps = Pick<Props, 'conversation' | 'nowMs'>

/** How long is left until the promised reply. */
function RowDue({ conversation: { reply_due_at }, nowMs }: TimeProps) {
  const due = describeReplyDue({ reply_due_at, replied_at: null }, nowMs)
  if (due === null || reply_due_at === null) return null
  return (
    <time
      dateTime={reply_due_at}
      title={formatMoment(reply_due_at)}
      className={`label ml-auto shrink-0 whitespace-nowrap ${REPLY_DUE_LOOKS[due.state]}`}
    >
      {due.words}
    </time>
  )
}

/** How long ago the visitor wrote, or opened the chat where they wrote nothing. */
function RowAge({ conversation: { created_at, visitor_wrote_at }, nowMs }: TimeProps) {
  const since = visitor_wrote_at ?? created_at
  return (
    <time
      dateTime={since}
      title={inboxWords.opened(formatMoment(created_at))}
      className="label ml-auto shrink-0 whitespace-nowrap"
    >
      <span>{formatAge(since, nowMs)}</span>
      <span className="sr-only">{`, ${formatMoment(since)}`}</span>
    </time>
  )
}

/** A dot where something is unread, ⬡ where a person is wanted, and a word for those who see neither. */
function RowMark({ isNew, wantsPerson }: { isNew: boolean; wantsPerson: boolean }) {
  return (
    <>
      {isNew ? <span className="sr-only">New: </span> : null}
      <span aria-hidden="true" className="relative grid size-3 place-items-center">
        {wantsPerson ? <Mark kind="people" className="absolute inset-0 mt-0 size-3" /> : null}
        {isNew ? <span className="size-1.5 rounded-chip bg-ink" /> : null}
      </span>
    </>
  )
}

/** What sets one apart from most others. */
function listNotes(conversation: AdminConversation): string[] {
  const { taken_by_name, booking_id, booking_status, lead_status, wants_person_at, source } =
    conversation
  // That a person is wanted stands in the same line, and says more.
  const hasSource = source !== NO_SOURCE && wants_person_at === null
  return [
    taken_by_name === null ? '' : `${taken_by_name} is replying`,
    booking_id === null ? '' : `call ${describeStoredStatus(booking_status)}`,
    lead_status === null || lead_status === 'new'
      ? ''
      : LEAD_STATUS_WORDS[lead_status].toLowerCase(),
    hasSource ? `from ${describeTrafficSource(source)}` : '',
  ].filter(Boolean)
}

/** Name and company as far as they are known; whoever gave one of them alone is called by it. */
function nameVisitor(conversation: AdminConversation): [name: string, company: string] {
  const { contact_name, company_name, company_website } = conversation
  const company = company_name ?? company_website ?? ''
  return contact_name ? [contact_name, company] : [company || inboxWords.noName, '']
}

/** The word, and as many bars: never color alone. */
function PainSeverityBadge({ severity }: { severity: Severity }) {
  const { bars, look } = LEVELS[severity]
  return (
    <span
      className={`label inline-flex shrink-0 items-center gap-1.5 rounded-control border px-1.5 ${look}`}
    >
      <svg viewBox="0 0 10 9" className="h-2.5 w-2.5" aria-hidden="true" fill="currentColor">
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 4}
            y={9 - bar * 3}
            width="2"
            height={bar * 3}
            opacity={bar <= bars ? 1 : 0.25}
          />
        ))}
      </svg>
      <span className="sr-only">Pain </span>
      <span>{severity}</span>
    </span>
  )
}
