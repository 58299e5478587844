import type { KeyboardEvent } from 'react'
import { inboxWords } from '#content/staff/conversations.ts'
import type { AdminConversation } from '#contract/admin.ts'
import { describeStoredStatus } from '#site/admin/parts/booking-words.ts'
import { formatMoment } from '#site/admin/parts/format-moment.ts'
import { formatPercent } from '#site/admin/parts/format-percent.ts'
import { LEAD_STATUS_WORDS } from '#site/admin/parts/lead-words.ts'

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
  isSelected: boolean
  isTabStop: boolean
  onOpen: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function ConversationRow(props: Props) {
  const { conversation, isNew, isSelected, isTabStop, ...handlers } = props
  const { created_at, sentiment_score, pain_severity, lead_score, match } = conversation
  const notes = listNotes(conversation)
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isSelected}
      onClick={handlers.onOpen}
      onFocus={handlers.onFocus}
      onKeyDown={handlers.onKeyDown}
      className="grid w-full cursor-pointer grid-cols-1 gap-1 border-ink px-4 py-3 text-left -outline-offset-2 hover:bg-raise aria-[current=true]:border-l-[3px] aria-[current=true]:bg-raise aria-[current=true]:pl-[13px]"
    >
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="flex items-center gap-2">
          {isNew ? <NewMark /> : null}
          <time dateTime={created_at} className="label whitespace-nowrap text-ink">
            {formatMoment(created_at)}
          </time>
        </span>
        <span className="ml-auto flex items-center gap-3">
          <PainSeverityBadge severity={pain_severity ?? 'medium'} />
          <span className="label w-9 text-right text-ink">
            <span className="sr-only">Sentiment </span>
            <span>{formatPercent(sentiment_score ?? DEFAULT_SENTIMENT)}</span>
          </span>
        </span>
      </span>
      <span className="flex items-baseline gap-3 text-small">
        <span className={`mr-auto min-w-0 truncate ${isNew ? 'font-bold' : ''}`} dir="auto">
          {describeVisitor(conversation)}
        </span>
        {conversation.wants_person_at ? (
          <span className="label shrink-0 rounded-control border border-line px-1.5 text-ink">
            {conversation.wants_person_reason === 'distress'
              ? inboxWords.inDistress
              : inboxWords.wantsPerson}
          </span>
        ) : null}
        {lead_score ? <span className="label shrink-0">{`Fit ${lead_score}`}</span> : null}
      </span>
      {match ? (
        <span className="line-clamp-2 text-small text-soft wrap-anywhere" dir="auto">
          {match.excerpt}
        </span>
      ) : null}
      {notes.length > 0 ? (
        <span className="label block truncate" dir="auto">
          {notes.join(' · ')}
        </span>
      ) : null}
    </button>
  )
}

/** A dot, and a word for those who do not see it. */
function NewMark() {
  return (
    <>
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-chip bg-evidence" />
      <span className="sr-only">New: </span>
    </>
  )
}

const DIRECT = 'direct'

/** What sets one apart from most others. */
function listNotes(conversation: AdminConversation): string[] {
  const { taken_by_name, booking_id, booking_status, lead_status, source } = conversation
  return [
    taken_by_name === null ? '' : `${taken_by_name} is replying`,
    booking_id === null ? '' : `call ${describeStoredStatus(booking_status)}`,
    lead_status === null || lead_status === 'new'
      ? ''
      : LEAD_STATUS_WORDS[lead_status].toLowerCase(),
    source === DIRECT ? '' : `from ${source}`,
  ].filter(Boolean)
}

/** Name and company as far as they are known. */
function describeVisitor(conversation: AdminConversation): string {
  const { contact_name, company_name, company_website } = conversation
  const known = [contact_name, company_name ?? company_website].filter(Boolean)
  return known.length > 0 ? known.join(' · ') : 'No name yet'
}

/** The word, and as many bars: never color alone. */
function PainSeverityBadge({ severity }: { severity: Severity }) {
  const { bars, look } = LEVELS[severity]
  return (
    <span
      className={`label inline-flex items-center gap-1.5 rounded-control border px-1.5 ${look}`}
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
