import type { AdminMessagesReply } from '#contract/admin.ts'
import { formatTime } from '#site/admin/format-moment.ts'
import type { EvidenceSpan } from '#site/admin/messages/cut-evidence.ts'
import { describeBrain } from '#site/admin/messages/describe-brain.ts'
import { EvidenceText } from '#site/admin/messages/EvidenceText.tsx'
import { EvidenceTipBox } from '#site/admin/messages/EvidenceTipBox.tsx'
import { groupByDay } from '#site/admin/messages/group-by-day.ts'
import { getMessageStepId } from '#site/admin/messages/show-message-step.ts'
import { type EvidenceTipControl, useEvidenceTip } from '#site/admin/messages/use-evidence-tip.ts'
import { chooseView, linkToView } from '#site/admin/messages/viewed-part.ts'
import { Mark } from '#site/components/Mark.tsx'

type Message = AdminMessagesReply['messages'][number]

type MessageTimelineProps = {
  messages: readonly Message[]
  /** The words that facts and signals rest on, by the id of their message. */
  evidence: ReadonlyMap<string, readonly EvidenceSpan[]>
}

/** The trace of a conversation: ○ what the visitor said, ■ what the assistant did, ⬡ what a person of the staff wrote. */
export function MessageTimeline({ messages, evidence }: MessageTimelineProps) {
  const tip = useEvidenceTip()
  if (messages.length === 0) return <p className="text-soft">Nobody has written here yet.</p>
  return (
    <>
      {groupByDay(messages).map(({ day, messages: ofDay }) => (
        <div key={day}>
          <h3 className="label mb-3">{day}</h3>
          <ol className="trace">
            {ofDay.map((message) => (
              <MessageStep
                key={message.id}
                message={message}
                spans={evidence.get(message.id) ?? []}
                tip={tip}
              />
            ))}
          </ol>
        </div>
      ))}
      <EvidenceTipBox control={tip} />
    </>
  )
}

type MessageStepProps = {
  message: Message
  spans: readonly EvidenceSpan[]
  tip: EvidenceTipControl
}

function MessageStep({ message, spans, tip }: MessageStepProps) {
  const { id, role, created_at, content, source, author_name, conversation_id } = message
  const brain = describeBrain(message)
  return (
    <li
      id={getMessageStepId(id)}
      tabIndex={-1}
      className="trace-step scroll-mt-28 -outline-offset-2 last:before:hidden"
    >
      <Mark kind={chooseMark(message)} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="label rounded-control border border-line px-1.5 text-ink">{role}</span>
          <time dateTime={created_at} className="label">
            {formatTime(created_at)}
          </time>
          {source === 'score_card' ? <span className="label">on the score card</span> : null}
          {author_name ? <span className="label">written by {author_name}</span> : null}
          {brain === null ? null : <span className="label">{brain}</span>}
        </p>
        <p
          dir="auto"
          className={`mt-1 max-w-measure whitespace-pre-wrap wrap-anywhere ${role === 'user' ? 'font-medium' : ''}`}
        >
          <EvidenceText
            messageId={id}
            text={content}
            spans={spans}
            tip={tip}
            href={linkToView(conversation_id, 'score-card')}
            onShowCard={() => chooseView('score-card')}
          />
        </p>
      </div>
    </li>
  )
}

function chooseMark({ role, author_name }: Message) {
  if (role === 'user') return 'perceive'
  return author_name === null ? 'act' : 'people'
}
