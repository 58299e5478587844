import { useQuery, useQueryClient } from '@tanstack/react-query'
import { conversationWords, recordWords } from '#content/staff/conversations.ts'
import { leadTerms } from '#content/staff/leads.ts'
import type { AdminConversationView } from '#contract/admin.ts'
import { describeReferrer, describeTrafficSource } from '#domain/traffic-source.ts'
import {
  CONVERSATIONS_KEY,
  conversationQuery,
} from '#site/admin/conversations/conversation-queries.ts'
import { deselectConversation } from '#site/admin/conversations/use-inbox.ts'
import { DeleteRecord } from '#site/admin/erasure/DeleteRecord.tsx'
import { LeadControls } from '#site/admin/leads/LeadControls.tsx'
import type { LeadEmailsProps } from '#site/admin/leads/LeadEmails.tsx'
import { LeadNotes } from '#site/admin/leads/LeadNotes.tsx'
import { leadQuery } from '#site/admin/leads/lead-queries.ts'
import { CompanyFindings } from '#site/admin/messages/CompanyFindings.tsx'
import { describeStanding } from '#site/admin/parts/booking-words.tsx'
import { FailureNote, fetchLate, LatePart, retryAndFocus } from '#site/admin/parts/FailureNote.tsx'
import { formatCallDay, formatMoment, formatSpan } from '#site/admin/parts/format.ts'
import { describeProcess, nameLead } from '#site/admin/parts/lead-words.tsx'
import { LedgerList } from '#site/admin/parts/rows.tsx'
import { ScoreCardSkeleton } from '#site/admin/parts/skeletons.tsx'
import { useIsAdmin } from '#site/admin/session/session-query.ts'

const LeadEmails = fetchLate<LeadEmailsProps>(
  async () => (await import('#site/admin/leads/LeadEmails.tsx')).LeadEmails,
)

type Booking = AdminConversationView['bookings'][number]

type Props = { attribution: AdminConversationView['attribution'] }

/** Whose conversation it is, the calls that came of it, what is found of the company, and where they came from. */
export function LeadView({ conversationView }: { conversationView: AdminConversationView }) {
  const { conversation, company, attribution } = conversationView
  return (
    <div className="grid gap-9">
      <LeadOfConversation conversationView={conversationView} />
      <ConversationBookings conversationView={conversationView} />
      <CompanyFindings company={company} />
      <Attribution attribution={attribution} />
      <ConversationRecord conversationId={conversation.id} company={conversation.company_name} />
    </div>
  )
}

/** Where the visitor came from, as far as their browser said. */
function Attribution({ attribution }: Props) {
  const { referrer, landing_page, utm_source, utm_medium, utm_campaign } = attribution
  const place = describeReferrer(referrer)
  return (
    <section aria-labelledby="attribution-heading">
      <h3 id="attribution-heading" className="pb-2 font-bold">
        {conversationWords.details.source}
      </h3>
      <LedgerList
        rows={[
          { term: 'Referrer', value: place ?? leadTerms.cameDirectly },
          { term: 'Address', value: place === null || place === referrer ? '' : referrer },
          { term: 'Landing page', value: landing_page },
          {
            term: 'Article',
            value: attribution.article,
            href: attribution.article ? `/library/${attribution.article}` : undefined,
          },
          { term: 'Source', value: describeTrafficSource(utm_source) },
          { term: 'Medium', value: utm_medium },
          { term: 'Campaign', value: utm_campaign },
          { term: 'Earlier visits', value: describeEarlier(attribution.earlier_conversations) },
          { term: 'Browser', value: attribution.user_agent },
        ]}
      />
    </section>
  )
}

function describeEarlier(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1 conversation before this one' : `${count} conversations before this one`
}

/** Whose conversation it is, and what staff do about it. */
function LeadOfConversation({ conversationView }: { conversationView: AdminConversationView }) {
  const { conversation, worksheet } = conversationView
  const leadId = conversation.lead_id
  const { data, error, isPending, isFetching, refetch } = useQuery(leadQuery(leadId))
  if (leadId === null) {
    return <p className="text-small text-soft">{conversationWords.lead.none}</p>
  }
  if (error) {
    return (
      <FailureNote
        title={conversationWords.lead.failed}
        error={error}
        isRetrying={isFetching}
        onRetry={() => retryAndFocus(refetch, 'messages-heading')}
      />
    )
  }
  if (isPending) return <ScoreCardSkeleton />
  const { lead, notes } = data
  return (
    <>
      <section aria-labelledby="lead-heading" className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id="lead-heading" className="min-w-0 font-bold" dir="auto">
            {nameLead(lead)}
          </h3>
          <a className="link text-small" href={`/admin/leads?lead=${lead.id}`}>
            {conversationWords.lead.open}
          </a>
        </div>
        <LeadControls lead={lead} />
      </section>
      <LatePart>
        <LeadEmails
          told={data}
          conversationId={conversation.id}
          process={describeProcess(worksheet)}
        />
      </LatePart>
      <LeadNotes leadId={lead.id} notes={notes} />
    </>
  )
}

/** The calls of this conversation, newest first; each that is more than an offered calendar leads to its brief. */
function ConversationBookings({ conversationView }: { conversationView: AdminConversationView }) {
  const { bookings, booking_reason } = conversationView
  return (
    <section aria-labelledby="bookings-heading">
      <h3 id="bookings-heading" className="pb-2 font-bold">
        Calls
      </h3>
      {bookings.length === 0 ? (
        <p className="text-small text-soft">{conversationWords.calls.none}</p>
      ) : null}
      <ul>
        {bookings.map((booking) => (
          <li key={booking.id} className="border-t border-line py-2 text-small">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span className="font-medium">{describeCall(booking)}</span>
              {isMerelyOffered(booking) ? null : (
                <a
                  className="link ml-auto inline-flex min-h-6 items-center"
                  href={`/admin/brief?booking=${booking.id}`}
                >
                  {conversationWords.calls.openBrief}
                  <span className="sr-only">{` of ${describeCall(booking)}`}</span>
                </a>
              )}
            </p>
            <p className="label">{describeCourse(booking)}</p>
          </li>
        ))}
      </ul>
      {booking_reason ? (
        <p className="label mt-1">
          {booking_reason === 'qualified'
            ? conversationWords.calls.qualified
            : conversationWords.calls.asked}
        </p>
      ) : null}
    </section>
  )
}

function describeCall(booking: Booking): string {
  const { starts_at, ends_at } = booking
  const standing = describeStanding(booking)
  if (starts_at === null) return standing
  const time = formatSpan({ startsAt: starts_at, endsAt: ends_at })
  return `${standing}: ${formatCallDay(starts_at)}, ${time}`
}

function describeCourse({ created_at, updated_at, moves, provider }: Booking): string {
  const moved = moves === 0 ? '' : moves === 1 ? 'rescheduled once' : `rescheduled ${moves} times`
  const changed = updated_at === created_at ? '' : `changed ${formatMoment(updated_at)}`
  return [
    `offered ${formatMoment(created_at)}`,
    moved,
    changed,
    provider === 'calendly' ? 'in Calendly' : 'in our scheduler',
  ]
    .filter(Boolean)
    .join(' · ')
}

function isMerelyOffered({ status }: Booking): boolean {
  return status === 'offered' || status === 'opened'
}

type ConversationRecordProps = { conversationId: string; company: string | null }

/** What an admin may do with the whole of one conversation: take a copy, or delete it. */
function ConversationRecord({ conversationId, company }: ConversationRecordProps) {
  const client = useQueryClient()
  const isAdmin = useIsAdmin()
  if (!isAdmin) return null

  function handleDeleted() {
    deselectConversation()
    client.removeQueries(conversationQuery(conversationId))
    void client.resetQueries({ queryKey: CONVERSATIONS_KEY })
  }

  return (
    <section aria-labelledby="record-heading">
      <h3 id="record-heading" className="font-bold">
        {recordWords.title}
      </h3>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 text-small">
        <a
          className="link inline-flex min-h-11 items-center"
          href={`/api/admin/export/conversations/${conversationId}`}
          download
        >
          {recordWords.download}
        </a>
        <DeleteRecord
          kind="conversation"
          id={conversationId}
          name={company}
          onDeleted={handleDeleted}
        />
      </div>
    </section>
  )
}
