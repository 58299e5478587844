import { formatTime } from '#site/admin/format-moment.ts'
import { groupByDay } from '#site/admin/messages/group-by-day.ts'
import { Mark } from '#site/components/Mark.tsx'
import type { AdminMessagesReply } from '#site/lib/api.ts'

type Message = AdminMessagesReply['messages'][number]

/** The trace of a conversation: ○ what the visitor said, ■ what the assistant did. */
export function MessageTimeline({ messages }: { messages: readonly Message[] }) {
  if (messages.length === 0) return <p className="text-soft">Nobody has written here yet.</p>
  return groupByDay(messages).map(({ day, messages: ofDay }) => (
    <div key={day}>
      <h3 className="label mb-3">{day}</h3>
      <ol className="trace">
        {ofDay.map((message) => (
          <MessageStep key={message.id} message={message} />
        ))}
      </ol>
    </div>
  ))
}

function MessageStep({ message: { role, created_at, content } }: { message: Message }) {
  return (
    <li className="trace-step last:before:hidden">
      <Mark kind={role === 'user' ? 'perceive' : 'act'} />
      <div className="min-w-0">
        <p className="flex items-baseline gap-3">
          <span className="label rounded-control border border-line px-1.5 text-ink">{role}</span>
          <time dateTime={created_at} className="label">
            {formatTime(created_at)}
          </time>
        </p>
        <p
          dir="auto"
          className={`mt-1 max-w-measure whitespace-pre-wrap wrap-anywhere ${role === 'user' ? 'font-medium' : ''}`}
        >
          {content}
        </p>
      </div>
    </li>
  )
}
