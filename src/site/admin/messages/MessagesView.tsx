import { useMutation, useQueryClient } from '@tanstack/react-query'
import { factLabels } from '#content/fact-words.ts'
import { conversationWords } from '#content/staff/conversations.ts'
import type { AdminConversation, AdminConversationView } from '#contract/admin.ts'
import { conversationQuery } from '#site/admin/conversations/conversation-queries.ts'
import { useTypingIds } from '#site/admin/live/use-staff-watch.ts'
import type { EvidenceSpan } from '#site/admin/messages/evidence.ts'
import { MessageTimeline } from '#site/admin/messages/MessageTimeline.tsx'
import { describeStoredStatus } from '#site/admin/parts/booking-words.tsx'
import { formatMoment } from '#site/admin/parts/format.ts'
import { LeadStatusBadge, ReplyDue } from '#site/admin/parts/lead-words.tsx'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import { Typing } from '#site/admin/parts/rows.tsx'
import { SkeletonBar } from '#site/admin/parts/skeletons.tsx'
import { useIsAdmin } from '#site/admin/session/session-query.ts'
import { Button } from '#site/components/Button.tsx'
import { labelSignalAsTitle } from '#site/components/score/signal-label.ts'
import { translateConversation } from '#site/lib/inbox-api.ts'

const PERSON_REASONS = {
  asked: 'asked for one',
  abuse: 'the visitor became abusive',
  off_topic: 'off topic three times',
  question: 'left a question for one',
  distress: 'wrote about danger or distress',
} as const

type Evidence = AdminConversationView['evidence'][number]

type Support = Evidence['supports'][number]

const LAST_LINES = ['w-2/5', 'w-3/5', 'w-1/3', 'w-1/2'] as const

type Props = {
  conversationView: AdminConversationView
  conversation: AdminConversation
  firstNewId: string | null
}

export function MessagesView({ conversationView, conversation, firstNewId }: Props) {
  const { lead, messages, emails, evidence } = conversationView
  const isTyping = useTypingIds().has(conversation.id)
  return (
    <>
      {lead ? <LeadLine lead={lead} /> : null}
      <ConversationDetails conversation={conversation} />
      {conversationView.can_translate ? <TranslateButton id={conversation.id} /> : null}
      <MessageTimeline
        steps={mergeByTime(messages, emails)}
        evidence={groupEvidence(evidence)}
        firstNewId={firstNewId}
      />
      <p className="min-h-6 px-4 text-small">{isTyping ? <Typing /> : null}</p>
    </>
  )
}

type Timed = { created_at: string }

/** Messages keep their order; each email stands before the first message that is newer. */
export function mergeByTime<Message extends Timed, Email extends Timed>(
  messages: readonly Message[],
  emails: readonly Email[],
): (Message | Email)[] {
  const rest = [...emails]
  const merged = messages.flatMap((message) => {
    const later = rest.findIndex(({ created_at }) => created_at > message.created_at)
    return [...rest.splice(0, later === -1 ? rest.length : later), message]
  })
  return [...merged, ...rest]
}

/** Only where a model is attached, and for who may spend what it costs. */
function TranslateButton({ id }: { id: string }) {
  const client = useQueryClient()
  const isAdmin = useIsAdmin()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => unwrapResult(await translateConversation(id)),
    onSuccess: (view) => client.setQueryData(conversationQuery(id).queryKey, view),
  })
  if (!isAdmin) return null
  return (
    <div className="mb-4">
      <Button
        look="quiet"
        className="button-small"
        aria-busy={isPending}
        onClick={() => isPending || mutate()}
      >
        {isPending ? conversationWords.messages.translating : conversationWords.messages.translate}
      </Button>
      {error ? (
        <p role="alert" className="field-error">
          {error.message}
        </p>
      ) : null}
    </div>
  )
}

export function MessageTimelineSkeleton() {
  return (
    <div aria-hidden="true" className="trace">
      {LAST_LINES.map((width) => (
        <div key={width} className="trace-step">
          <SkeletonBar className="mt-1 w-4" />
          <div className="grid gap-3">
            <SkeletonBar className="w-24" />
            <SkeletonBar className="w-4/5" />
            <SkeletonBar className={width} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Above the messages: where the lead stands, whose it is, and until when an answer was promised. */
function LeadLine({ lead }: { lead: NonNullable<AdminConversationView['lead']> }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <span className="flex items-center gap-2">
        <a className="link" href={`/admin/leads?lead=${lead.id}`}>
          Lead
        </a>
        <LeadStatusBadge status={lead.status} />
      </span>
      <span className="text-soft">{lead.owner ?? conversationWords.lead.noOwner}</span>
      <span className="ml-auto">
        <ReplyDue lead={lead} />
      </span>
    </p>
  )
}

/** The marked words of each message, by its id, with what rests on them in words. */
function groupEvidence(
  evidence: readonly Evidence[],
): ReadonlyMap<string, readonly EvidenceSpan[]> {
  const spans = evidence.flatMap(({ message_id, start, end, supports }) =>
    start === null || end === null
      ? []
      : supports.map((support) => ({ message_id, start, end, label: describeSupport(support) })),
  )
  return Map.groupBy(spans, ({ message_id }) => message_id)
}

/** "Fact: manual hours", "Counts in the score: savings potential" */
function describeSupport({ kind, name }: Support): string {
  if (kind === 'fact') return `Fact: ${readFactLabel(name)}`
  if (kind === 'signal') return `Counts in the score: ${labelSignalAsTitle(name).toLowerCase()}`
  return kind === 'pain' ? 'Alongside the score: pain' : 'Alongside the score: sentiment'
}

function readFactLabel(slot: string): string {
  return (
    Object.entries(factLabels)
      .find(([name]) => name === slot)?.[1]
      .toLowerCase() ?? slot
  )
}

/** What is known of the visitor, and nothing about what is not. */
function ConversationDetails({ conversation }: { conversation: AdminConversation }) {
  const { company_name, company_website, email, lead_score, booking_status, booking_id } =
    conversation
  const details = [
    { term: 'Company', value: company_name },
    { term: 'Website', value: company_website },
    { term: 'Email', value: email },
    { term: 'Fit Score', value: lead_score },
    { term: 'Booking', value: describeStoredStatus(booking_status) },
    { term: 'Wants a person', value: describePersonWanted(conversation) },
  ].filter(({ value }) => value)
  if (details.length === 0) return null
  return (
    <dl className="mb-5 flex flex-wrap gap-x-5 gap-y-1 border-b border-line pb-4">
      {details.map(({ term, value }) => (
        <div key={term} className="label flex min-w-0 gap-1.5">
          <dt>{term}</dt>
          <dd className="min-w-0 text-ink wrap-anywhere">{value}</dd>
        </div>
      ))}
      {booking_id === null ? null : (
        <div className="label">
          <dt className="sr-only">{conversationWords.calls.before}</dt>
          <dd>
            <a className="link text-ink" href={`/admin/brief?booking=${booking_id}`}>
              {conversationWords.calls.openBrief}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

function describePersonWanted({
  wants_person_at,
  wants_person_reason,
}: AdminConversation): string | null {
  if (wants_person_at === null) return null
  const since = `${formatMoment(wants_person_at)}`
  return wants_person_reason === null ? since : `${PERSON_REASONS[wants_person_reason]}, ${since}`
}
