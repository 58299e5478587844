import type { AdminConversation } from '#site/lib/api.ts'

/** What is known of the visitor, and nothing about what is not. */
export function ConversationDetails({ conversation }: { conversation: AdminConversation }) {
  const { company_name, company_website, email, lead_score, booking_status } = conversation
  const details = [
    { term: 'Company', value: company_name },
    { term: 'Website', value: company_website },
    { term: 'Email', value: email },
    { term: 'Fit score', value: lead_score },
    { term: 'Booking', value: booking_status },
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
    </dl>
  )
}
