import { Fragment } from 'react'
import { conversationWords } from '#content/staff/conversations.ts'
import type { AdminMessagesReply, LeadEmail } from '#contract/admin.ts'
import type { ModelFailure } from '#domain/model-failure.ts'
import {
  cutEvidence,
  EVIDENCE_TIP_ID,
  type EvidenceSpan,
  type EvidenceTipControl,
  useEvidenceTip,
} from '#site/admin/messages/evidence.ts'
import { chooseView, getMessageStepId, linkToView } from '#site/admin/messages/viewed-part.ts'
import { fetchLate, LatePart } from '#site/admin/parts/FailureNote.tsx'
import { formatDay, formatTime } from '#site/admin/parts/format.ts'
import { Mark } from '#site/components/Mark.tsx'

type Props = {
  messageId: string
  text: string
  spans: readonly EvidenceSpan[]
  tip: EvidenceTipControl
  /** Where what rests on the words is laid out. */
  href: string
  onShowCard: () => void
}

const EmailStep = fetchLate<{ email: LeadEmail }>(
  async () => (await import('#site/admin/leads/LeadEmails.tsx')).EmailStep,
)

type Message = AdminMessagesReply['messages'][number]

type MessageTimelineProps = {
  /** Messages, and what staff wrote by email meanwhile, in their order. */
  steps: readonly (Message | LeadEmail)[]
  /** The words that facts and signals rest on, by the id of their message. */
  evidence: ReadonlyMap<string, readonly EvidenceSpan[]>
  /** The first message that was unread when the conversation was opened, where read ones stand before it. */
  firstNewId?: string | null
}

/** The trace of a conversation: ○ what the visitor said, ■ what the assistant did, ⬡ what a person of the staff wrote. */
export function MessageTimeline({ steps, evidence, firstNewId = null }: MessageTimelineProps) {
  const tip = useEvidenceTip()
  if (steps.length === 0) return <p className="text-soft">{conversationWords.messages.none}</p>
  return (
    <>
      {groupByDay(steps).map(({ day, messages: ofDay }) => (
        <div key={day}>
          <h3 className="label mb-3">{day}</h3>
          <ol className="trace">
            {ofDay.map((step) => (
              <Fragment key={step.id}>
                {step.id === firstNewId ? (
                  <li className="label flex items-center gap-3 pb-4 font-medium text-bad after:h-px after:flex-1 after:bg-bad">
                    {conversationWords.messages.newFromHere}
                  </li>
                ) : null}
                {'subject' in step ? (
                  <li className="trace-step last:before:hidden">
                    <LatePart>
                      <EmailStep email={step} />
                    </LatePart>
                  </li>
                ) : (
                  <MessageStep message={step} spans={evidence.get(step.id) ?? []} tip={tip} />
                )}
              </Fragment>
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
  const { id, role, created_at, content, source, author_name, conversation_id, translation } =
    message
  const brain = describeBrain(message)
  return (
    <li
      id={getMessageStepId(id)}
      tabIndex={-1}
      data-origin={message.origin}
      className="trace-step scroll-mt-28 -outline-offset-2 last:before:hidden"
    >
      <Mark
        kind={chooseMark(message)}
        // Red is what staff do here; what the assistant did is told apart by its shape.
        className="[&.mark-act]:fill-soft"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="label rounded-control border border-line px-1.5 text-ink">{role}</span>
          <time dateTime={created_at} className="label">
            {formatTime(created_at)}
          </time>
          {source === 'score_card' ? (
            <span className="label">{conversationWords.messages.onScoreCard}</span>
          ) : null}
          {author_name ? (
            <span className="label">{conversationWords.messages.writtenBy(author_name)}</span>
          ) : null}
          {brain === null ? null : <span className="label">{brain}</span>}
        </p>
        <p
          dir="auto"
          className={`mt-1 max-w-measure whitespace-pre-wrap wrap-anywhere ${role === 'user' ? 'font-medium' : author_name === null ? 'text-soft' : ''}`}
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
        {translation === undefined ? null : (
          <div className="mt-1 max-w-measure border-l-2 border-line pl-3">
            <p className="label">{conversationWords.messages.translated}</p>
            <p lang="en" className="whitespace-pre-wrap wrap-anywhere text-small">
              {translation}
            </p>
          </div>
        )}
      </div>
    </li>
  )
}

function chooseMark({ role, author_name }: Message) {
  if (role === 'user') return 'perceive'
  return author_name === null ? 'act' : 'people'
}

function EvidenceTipBox({ control }: { control: EvidenceTipControl }) {
  const { tip, keep, hideSoon } = control
  if (tip === null) return null
  return (
    <div
      id={EVIDENCE_TIP_ID}
      role="tooltip"
      className="fixed z-30 max-w-72 rounded-control border border-ink bg-raise px-3 py-2 text-small shadow-float"
      style={tip.place}
      onPointerEnter={keep}
      onPointerLeave={hideSoon}
    >
      <ul>
        {tip.labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </div>
  )
}

/** A message in which the words that something rests on are marked, and say what when they are pointed at. */
function EvidenceText({ messageId, text, spans, tip, href, onShowCard }: Props) {
  return cutEvidence(text, spans).map(({ text: words, start, labels }) => {
    if (labels.length === 0) return <span key={start}>{words}</span>
    const key = `${messageId}-${start}`
    return (
      <a
        key={start}
        href={href}
        className="evidence"
        aria-describedby={tip.isShownFor(key) ? EVIDENCE_TIP_ID : undefined}
        onPointerEnter={({ currentTarget, clientY }) =>
          tip.show({ key, labels }, currentTarget, clientY)
        }
        onPointerLeave={tip.hideSoon}
        onFocus={({ currentTarget }) => tip.show({ key, labels }, currentTarget)}
        onBlur={tip.hide}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          tip.hide()
          onShowCard()
        }}
      >
        {words}
      </a>
    )
  })
}

type Spoken = Pick<AdminMessagesReply['messages'][number], 'brain' | 'brain_note'>

/** Why a model that was to find the words did not, or not all of them. */
const REASONS: Record<ModelFailure, string> = {
  timeout: 'the model did not answer in time',
  stalled: 'the model stopped partway through',
  rate_limited: 'the model’s provider was over its request limit',
  key_refused: 'the model’s provider refused the key',
  unavailable: 'the model’s provider was unavailable',
  malformed: 'the model’s answer could not be read',
  cut_off: 'the model’s answer was cut off',
  empty: 'the model returned nothing',
  ungrounded: 'everything the model wrote was blocked',
  circuit_open: 'the model was paused after repeated failures',
  budget_spent: 'the model’s daily budget was used up',
  client_gone: 'the visitor stopped it or left',
  superseded: 'the visitor asked something else before the model finished',
}

/** Which brain found the words of a message, and why when another was to; null where a person did, or nobody knows. */
export function describeBrain({ brain, brain_note: note }: Spoken): string | null {
  if (brain === null) return null
  const speaker = brain === 'offline' ? 'rules' : brain
  if (note === null) return speaker
  return `${speaker} · ${Object.hasOwn(REASONS, note) ? REASONS[note as ModelFailure] : note}`
}

/** Keeps the order; a day is a calendar day of the reader's time zone unless one is given. */
export function groupByDay<Message extends { created_at: string }>(
  messages: readonly Message[],
  timeZone?: string,
): { day: string; messages: Message[] }[] {
  const byDay = Map.groupBy(messages, ({ created_at }) => formatDay(created_at, timeZone))
  return [...byDay].map(([day, ofDay]) => ({ day, messages: ofDay }))
}
