import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { leadWords } from '#content/staff/leads.ts'
import type { AdminBooking } from '#contract/admin-bookings.ts'
import type { AdminLead, AdminLeadReply } from '#contract/admin-leads.ts'
import { toMailLink, toPhoneLink } from '#domain/contact/contact-links.ts'
import { usePageKeys } from '#site/admin/keys/use-page-keys.ts'
import { LeadControls } from '#site/admin/leads/LeadControls.tsx'
import type { LeadEmailsProps } from '#site/admin/leads/LeadEmails.tsx'
import type { LeadSideProps, RequestRecordProps } from '#site/admin/leads/LeadHistory.tsx'
import type { LeadMergeProps } from '#site/admin/leads/LeadMerge.tsx'
import { LeadNotes } from '#site/admin/leads/LeadNotes.tsx'
import { leadQuery } from '#site/admin/leads/lead-queries.ts'
import { LEAD_HEADING_ID, leaveLead, listLeadKeys } from '#site/admin/leads/open-lead.ts'
import { changeAddress } from '#site/admin/parts/address.ts'
import {
  BookingStatusBadge,
  BookingTime,
  describeStoredStatus,
} from '#site/admin/parts/booking-words.tsx'
import { FailureNote, fetchLate, LatePart, retryAndFocus } from '#site/admin/parts/FailureNote.tsx'
import { formatMoment } from '#site/admin/parts/format.ts'
import { nameLead } from '#site/admin/parts/lead-words.tsx'
import { LedgerList } from '#site/admin/parts/rows.tsx'
import { BookingsSkeleton } from '#site/admin/parts/skeletons.tsx'
import { useIsAdmin } from '#site/admin/session/session-query.ts'

const LeadEmails = fetchLate<LeadEmailsProps>(
  async () => (await import('#site/admin/leads/LeadEmails.tsx')).LeadEmails,
)

const LeadMerge = fetchLate<LeadMergeProps>(
  async () => (await import('#site/admin/leads/LeadMerge.tsx')).LeadMerge,
)

const fetchHistory = () => import('#site/admin/leads/LeadHistory.tsx')
const LeadSide = fetchLate<LeadSideProps>(async () => (await fetchHistory()).LeadSide)
const LeadRecord = fetchLate<{ lead: AdminLead }>(async () => (await fetchHistory()).LeadRecord)
const RequestRecord = fetchLate<RequestRecordProps>(
  async () => (await fetchHistory()).RequestRecord,
)

type Conversation = AdminLeadReply['conversations'][number]

type Request = AdminLeadReply['audit_requests'][number]

const METHODS = { email: 'by email', phone: 'by phone', video: 'by video call' } as const

type Props = { leadId: string; isConfirmed: boolean }

/** Everything about one person. */
export function LeadPage({ leadId, isConfirmed }: Props) {
  const query = useQuery({ ...leadQuery(leadId), enabled: isConfirmed })
  const { data, error, isPending, isFetching, refetch } = query
  const isAdmin = useIsAdmin()
  const keptId = data?.lead.id ?? leadId
  // The one that was asked for was merged into another.
  useEffect(() => {
    if (keptId !== leadId) changeAddress({ lead: keptId }, 'replace')
  }, [keptId, leadId])
  usePageKeys({ Escape: leaveLead, ...(isAdmin && listLeadKeys()) })
  return (
    <article aria-labelledby={LEAD_HEADING_ID} aria-busy={isPending}>
      <a
        href="/admin/leads"
        className="link inline-flex min-h-11 items-center text-small"
        onClick={(event) => {
          event.preventDefault()
          leaveLead()
        }}
      >
        {leadWords.back}
      </a>
      <h2 id={LEAD_HEADING_ID} tabIndex={-1} className="text-h3 wrap-anywhere" dir="auto">
        {data ? nameLead(data.lead) : 'Lead'}
      </h2>
      <p role="status" className="label">
        {isPending ? 'Loading...' : null}
      </p>
      {error ? (
        <div className="mt-5">
          <FailureNote
            title={leadWords.failed}
            error={error}
            isRetrying={isFetching}
            onRetry={() => retryAndFocus(refetch, LEAD_HEADING_ID)}
          />
        </div>
      ) : null}
      {isPending ? <BookingsSkeleton /> : null}
      {data ? <Whole told={data} /> : null}
    </article>
  )
}

function Whole({ told }: { told: AdminLeadReply }) {
  const { lead, notes, conversations, audit_requests, bookings, deliveries } = told
  const canChange = useIsAdmin()
  return (
    <div className="mt-2 grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gap-9">
        <LeadHead lead={lead} />
        <LatePart>
          <LeadEmails told={told} />
        </LatePart>
        <LeadNotes leadId={lead.id} notes={notes} />
        <LeadConversations conversations={conversations} />
        <LeadRequests leadId={lead.id} requests={audit_requests} />
        {canChange ? (
          <LatePart>
            <LeadMerge key={lead.id} lead={lead} />
          </LatePart>
        ) : null}
        <LatePart>
          <LeadRecord lead={lead} />
        </LatePart>
      </div>
      <div className="grid gap-9">
        <LeadBookings bookings={bookings} />
        <LatePart>
          <LeadSide {...{ lead, deliveries }} />
        </LatePart>
      </div>
    </div>
  )
}

/** Who it is and where the work on it stands. */
function LeadHead({ lead }: { lead: AdminLead }) {
  const { email, other_emails, phone, company, website, lead_score } = lead
  return (
    <section aria-label={leadWords.personLabel} className="grid gap-5">
      <LeadControls lead={lead} />
      <LedgerList
        rows={[
          { term: 'Email', value: email, href: email ? toMailLink(email) : undefined },
          { term: leadWords.alsoKnownBy, value: other_emails.join(', ') },
          {
            term: 'Phone',
            value: phone,
            href: phone.startsWith('+') ? toPhoneLink(phone) : undefined,
          },
          { term: 'Company', value: company },
          { term: 'Website', value: website },
          { term: 'Fit Score', value: lead_score === null ? '' : String(lead_score) },
        ]}
      />
    </section>
  )
}

/** The calls of one person, newest first; each leads to its brief. */
function LeadBookings({ bookings }: { bookings: readonly AdminBooking[] }) {
  return (
    <section aria-labelledby="calls-heading">
      <h3 id="calls-heading" className="pb-2 font-bold">
        Calls
      </h3>
      {bookings.length === 0 ? (
        <p className="border-t border-line py-2 text-small text-soft">{leadWords.noCalls}</p>
      ) : null}
      <ul>
        {bookings.map((booking) => (
          <li
            key={booking.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-t border-line py-2 text-small"
          >
            <BookingTime booking={booking} />
            <a
              className="link inline-flex min-h-6 items-center"
              href={`/admin/brief?booking=${booking.id}`}
            >
              Brief
            </a>
            <p>
              <BookingStatusBadge booking={booking} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was sent with the form; nothing where it was never used. */
function LeadRequests({ leadId, requests }: { leadId: string; requests: readonly Request[] }) {
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="requests-heading">
      <h3 id="requests-heading" className="pb-2 font-bold">
        {leadWords.requests}
      </h3>
      <ul>
        {requests.map((request) => (
          <li key={request.id} className="border-t border-line py-2 text-small">
            <p className="max-w-measure whitespace-pre-wrap wrap-anywhere" dir="auto">
              {request.challenge}
            </p>
            <p className="label mt-1 wrap-anywhere">
              {[
                request.name,
                request.company,
                `wants a reply ${METHODS[request.contact_method]}`,
                request.contact_detail,
                `${formatMoment(request.created_at)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <LatePart>
              <RequestRecord {...{ leadId, request }} />
            </LatePart>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LeadConversations({ conversations }: { conversations: readonly Conversation[] }) {
  return (
    <section aria-labelledby="conversations-heading">
      <h3 id="conversations-heading" className="pb-2 font-bold">
        Conversations
      </h3>
      {conversations.length === 0 ? (
        <p className="border-t border-line py-2 text-small text-soft">
          {leadWords.noConversations}
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
              {formatMoment(conversation.created_at)}
            </a>
            <span className="label">{listNotes(conversation).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function describePersonWanted(reason: Conversation['wants_person_reason']): string {
  if (reason === null) return ''
  return reason === 'distress' ? 'in distress' : 'wants a person'
}

function listNotes(conversation: Conversation): string[] {
  const { lead_score, message_count, booking_status, wants_person_reason } = conversation
  return [
    lead_score > 0 ? `Fit Score ${lead_score}` : '',
    message_count === 1 ? '1 message' : `${message_count} messages`,
    describeStoredStatus(booking_status) ?? '',
    describePersonWanted(wants_person_reason),
  ].filter(Boolean)
}
