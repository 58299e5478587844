import type { KeyboardEvent } from 'react'
import { describeVisitor } from '#site/admin/conversations/describe-visitor.ts'
import { PainSeverityBadge } from '#site/admin/conversations/PainSeverityBadge.tsx'
import { formatDay, formatTime } from '#site/admin/format-moment.ts'
import { formatPercent } from '#site/admin/format-percent.ts'
import type { AdminConversation } from '#site/lib/api.ts'

/** Shown while nothing is known. */
const DEFAULT_SENTIMENT = 0.5

type Props = {
  conversation: AdminConversation
  isSelected: boolean
  isTabStop: boolean
  onOpen: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function ConversationRow({ conversation, isSelected, isTabStop, ...handlers }: Props) {
  const { created_at, sentiment_score, pain_severity, lead_score } = conversation
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isSelected}
      onClick={handlers.onOpen}
      onFocus={handlers.onFocus}
      onKeyDown={handlers.onKeyDown}
      className="grid w-full cursor-pointer grid-cols-1 gap-1 border-signal px-4 py-3 text-left -outline-offset-2 hover:bg-paper aria-[current=true]:border-l-2 aria-[current=true]:bg-paper aria-[current=true]:pl-3.5"
    >
      <span className="flex flex-wrap items-center gap-x-3">
        <time dateTime={created_at} className="label whitespace-nowrap text-ink">
          {formatDay(created_at)}, {formatTime(created_at)}
        </time>
        <span className="ml-auto flex items-center gap-3">
          <PainSeverityBadge severity={pain_severity ?? 'medium'} />
          <span className="label w-9 text-right text-ink">
            <span className="sr-only">Sentiment </span>
            {formatPercent(sentiment_score ?? DEFAULT_SENTIMENT)}
          </span>
        </span>
      </span>
      <span className="flex items-baseline gap-3 text-small">
        <span className="mr-auto min-w-0 truncate" dir="auto">
          {describeVisitor(conversation)}
        </span>
        {conversation.wants_person_at ? (
          <span className="label shrink-0 rounded-control border border-line px-1.5 text-ink">
            wants a person
          </span>
        ) : null}
        {lead_score ? <span className="label shrink-0">Fit {lead_score}</span> : null}
      </span>
    </button>
  )
}
