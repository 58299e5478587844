import type { AdminConversation } from '#contract/admin.ts'
import { formatDay, formatTime } from '#site/admin/format-moment.ts'
import { describeStoredStatus } from '#site/admin/parts/booking-words.ts'

/** What is known of the visitor, and nothing about what is not. */
export function ConversationDetails({ conversation }: { conversation: AdminConversation }) {
  const { company_name, company_website, email, lead_score, booking_status, booking_id } =
    conversation
  const details = [
    { term: 'Company', value: company_name },
    { term: 'Website', value: company_website },
    { term: 'Email', value: email },
    { term: 'Fit score', value: lead_score },
    { term: 'Booking', value: describeStoredStatus(booking_status) },
    { term: 'Wants a person', value: describeWish(conversation) },
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
          <dt className="sr-only">Before the call</dt>
          <dd>
            <a className="link text-ink" href={`/admin/brief?booking=${booking_id}`}>
              Open the brief
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

const WISHES = {
  asked: 'asked for one',
  abuse: 'the talk ended in abuse',
  off_topic: 'off topic three times',
  question: 'left a question for one',
  distress: 'wrote of danger or distress',
} as const

function describeWish({ wants_person_at, wants_person_reason }: AdminConversation): string | null {
  if (wants_person_at === null) return null
  const since = `${formatDay(wants_person_at)}, ${formatTime(wants_person_at)}`
  return wants_person_reason === null ? since : `${WISHES[wants_person_reason]}, ${since}`
}
