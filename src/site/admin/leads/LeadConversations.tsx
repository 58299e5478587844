import type { AdminLeadReply } from '#contract/admin-leads.ts'
import { formatDay, formatTime } from '#site/admin/format-moment.ts'
import { describeStoredStatus } from '#site/admin/parts/booking-words.ts'

type Conversation = AdminLeadReply['conversations'][number]

export function LeadConversations({ conversations }: { conversations: readonly Conversation[] }) {
  return (
    <section aria-labelledby="conversations-heading">
      <h3 id="conversations-heading" className="pb-2 font-bold">
        Conversations
      </h3>
      {conversations.length === 0 ? (
        <p className="border-t border-line py-2 text-small text-soft">
          None: this person wrote by the form alone.
        </p>
      ) : null}
      <ul>
        {conversations.map((conversation) => (
          <li
            key={conversation.id}
            className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-2 text-small"
          >
            <a
              className="link inline-flex min-h-6 items-center"
              href={`/admin/dashboard?conversation=${conversation.id}`}
            >
              {formatDay(conversation.created_at)}, {formatTime(conversation.created_at)}
            </a>
            <span className="label">{listNotes(conversation).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function describeWish(reason: Conversation['wants_person_reason']): string {
  if (reason === null) return ''
  return reason === 'distress' ? 'in distress' : 'wants a person'
}

function listNotes(conversation: Conversation): string[] {
  const { lead_score, message_count, booking_status, wants_person_reason } = conversation
  return [
    lead_score > 0 ? `Fit ${lead_score}` : '',
    message_count === 1 ? '1 message' : `${message_count} messages`,
    describeStoredStatus(booking_status) ?? '',
    describeWish(wants_person_reason),
  ].filter(Boolean)
}
