import { formatTime } from '#site/admin/format-moment.ts'
import { groupByDay } from '#site/admin/messages/group-by-day.ts'
import { getMessageStepId } from '#site/admin/messages/show-message-step.ts'
import { Mark } from '#site/components/Mark.tsx'
import { MarkedText } from '#site/components/score/MarkedText.tsx'
import type { AdminMessagesReply } from '#site/lib/api.ts'

type Message = AdminMessagesReply['messages'][number]

type MessageTimelineProps = {
  messages: readonly Message[]
  /** The words that the score card rests on, by the id of their message. */
  quotes: ReadonlyMap<string, readonly string[]>
}

/** The trace of a conversation: ○ what the visitor said, ■ what the assistant did. */
export function MessageTimeline({ messages, quotes }: MessageTimelineProps) {
  if (messages.length === 0) return <p className="text-soft">Nobody has written here yet.</p>
  return groupByDay(messages).map(({ day, messages: ofDay }) => (
    <div key={day}>
      <h3 className="label mb-3">{day}</h3>
      <ol className="trace">
        {ofDay.map((message) => (
          <MessageStep key={message.id} message={message} quotes={quotes.get(message.id) ?? []} />
        ))}
      </ol>
    </div>
  ))
}

type MessageStepProps = { message: Message; quotes: readonly string[] }

function MessageStep({ message, quotes }: MessageStepProps) {
  const { id, role, created_at, content, source } = message
  return (
    <li
      id={getMessageStepId(id)}
      tabIndex={-1}
      className="trace-step scroll-mt-28 -outline-offset-2 last:before:hidden"
    >
      <Mark kind={role === 'user' ? 'perceive' : 'act'} />
      <div className="min-w-0">
        <p className="flex items-baseline gap-3">
          <span className="label rounded-control border border-line px-1.5 text-ink">{role}</span>
          <time dateTime={created_at} className="label">
            {formatTime(created_at)}
          </time>
          {source === 'score_card' ? <span className="label">on the score card</span> : null}
        </p>
        <p
          dir="auto"
          className={`mt-1 max-w-measure whitespace-pre-wrap wrap-anywhere ${role === 'user' ? 'font-medium' : ''}`}
        >
          <MarkedText text={content} quotes={quotes} />
        </p>
      </div>
    </li>
  )
}
