import { useQueryClient } from '@tanstack/react-query'
import { leadWords } from '#content/staff/leads.ts'
import type { AdminDelivery, AdminLead } from '#contract/admin-leads.ts'
import { DeleteRecord } from '#site/admin/erasure/DeleteRecord.tsx'
import {
  explainRefusal,
  LEADS_KEY,
  leadQuery,
  useLeadMutation,
} from '#site/admin/leads/lead-queries.ts'
import { leaveLead } from '#site/admin/leads/open-lead.ts'
import { readPath } from '#site/admin/parts/address.ts'
import { formatMoment, formatTime } from '#site/admin/parts/format.ts'
import { CHANNEL_WORDS, describeSource, type LeadTouch } from '#site/admin/parts/lead-words.tsx'
import { useIsAdmin } from '#site/admin/session/session-query.ts'
import { Button } from '#site/components/Button.tsx'
import { Mark } from '#site/components/Mark.tsx'
import { sendDeliveryAgain } from '#site/lib/lead-api.ts'

export type LeadSideProps = { lead: AdminLead; deliveries: readonly AdminDelivery[] }

export function LeadSide({ lead, deliveries }: LeadSideProps) {
  return (
    <>
      <LeadTouches lead={lead} />
      <LeadDeliveries leadId={lead.id} deliveries={deliveries} />
    </>
  )
}

/** Where the person came from at first and at last; one and the same when they came once. */
function LeadTouches({ lead }: { lead: AdminLead }) {
  const { first_touch, last_touch } = lead
  const isOnce = first_touch.at === last_touch.at
  return (
    <section aria-labelledby="touches-heading">
      <h3 id="touches-heading" className="pb-3 font-bold">
        {leadWords.touches.title}
      </h3>
      <ol className="trace">
        <Touch
          title={isOnce ? leadWords.touches.once : leadWords.touches.first}
          touch={first_touch}
        />
        {isOnce ? null : <Touch title={leadWords.touches.last} touch={last_touch} />}
      </ol>
    </section>
  )
}

function Touch({ title, touch }: { title: string; touch: LeadTouch }) {
  const { at, medium, campaign, landing_page, article } = touch
  return (
    <li className="trace-step text-small last:before:hidden">
      <Mark kind="perceive" />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <span className="font-medium">{title}</span>
          <span>{`: ${[describeSource(touch), medium, campaign].filter(Boolean).join(' / ')}`}</span>
        </p>
        {landing_page ? (
          <p className="label">{leadWords.touches.landedOn(readPath(landing_page))}</p>
        ) : null}
        {article ? (
          <p className="label">
            {leadWords.touches.ledBy}{' '}
            <a className="link text-ink" href={`/library/${article}`}>
              {article}
            </a>
          </p>
        ) : null}
        <p className="label">
          <time dateTime={at}>{formatMoment(at)}</time>
        </p>
      </div>
    </li>
  )
}

type LeadDeliveriesProps = { leadId: string; deliveries: readonly AdminDelivery[] }

/** What other systems were told of this person. */
function LeadDeliveries({ leadId, deliveries }: LeadDeliveriesProps) {
  // A channel that is not set up says nothing about this person.
  const told = deliveries.filter(({ status }) => status !== 'kept')
  if (told.length === 0) return null
  return (
    <section aria-labelledby="deliveries-heading">
      <h3 id="deliveries-heading" className="pb-2 font-bold">
        {leadWords.deliveries.title}
      </h3>
      <ul>
        {told.map((delivery) => (
          <DeliveryItem key={delivery.id} leadId={leadId} delivery={delivery} />
        ))}
      </ul>
    </section>
  )
}

const STATUSES = {
  waiting: { word: 'Waiting', look: 'border-line text-ink' },
  sent: { word: 'Sent', look: 'border-transparent bg-good-tint text-good' },
  failed: { word: 'Failed', look: 'border-transparent bg-bad-tint text-bad' },
  kept: { word: 'Saved, not sent', look: 'border-line text-soft' },
} as const

type DeliveryItemProps = { leadId: string; delivery: AdminDelivery }

function DeliveryItem({ leadId, delivery }: DeliveryItemProps) {
  const { channel, event, status, payload } = delivery
  const { word, look } = STATUSES[status]
  const canChange = useIsAdmin()
  return (
    <li className="border-t border-line py-2 text-small">
      <details className="group">
        <summary className="flex cursor-pointer list-none flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-medium group-hover:underline">{CHANNEL_WORDS[channel]}</span>
          <span className="label">{event}</span>
          <span className={`label rounded-control border px-1.5 ${look}`}>{word}</span>
          <span aria-hidden="true" className="link ml-auto">
            <span className="group-open:hidden">Read</span>
            <span className="hidden group-open:inline">Close</span>
          </span>
        </summary>
        <pre className="label mt-2 overflow-x-auto rounded-control border border-line bg-raise p-3 whitespace-pre-wrap text-ink wrap-anywhere">
          {JSON.stringify(payload, null, 2)}
        </pre>
      </details>
      <p className="label mt-1 wrap-anywhere">{describeCourse(delivery)}</p>
      {canChange && delivery.is_sendable ? <SendAgain {...{ leadId, delivery }} /> : null}
    </li>
  )
}

function SendAgain({ leadId, delivery }: DeliveryItemProps) {
  const send = useLeadMutation(leadId, () => sendDeliveryAgain(delivery.id))
  return (
    <div className="mt-2 mb-2 flex flex-wrap items-center gap-3">
      <Button
        look="quiet"
        className="button-small"
        aria-disabled={send.isPending}
        aria-busy={send.isPending}
        onClick={() => send.isPending || send.mutate(undefined)}
      >
        <span>
          {send.isPending
            ? 'Sending...'
            : delivery.status === 'waiting'
              ? leadWords.deliveries.sendNow
              : leadWords.deliveries.sendAgain}
        </span>
        <span className="sr-only">
          {`: ${delivery.event} to ${CHANNEL_WORDS[delivery.channel]}`}
        </span>
      </Button>
      <p role="status" className="text-bad empty:hidden">
        {send.isError ? explainRefusal(send.error) : null}
      </p>
    </div>
  )
}

function describeCourse(delivery: AdminDelivery): string {
  const { status, attempts, error, response_status, sent_at, next_attempt_at } = delivery
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  const answer = response_status === null ? '' : `answered ${response_status}`
  const reason = [answer, error].filter(Boolean).join(', ')
  const because = reason === '' ? '' : `: ${reason}`
  if (status === 'sent' && sent_at) return `Sent ${formatMoment(sent_at)}`
  if (status === 'kept') return 'Not sent: this channel is not set up.'
  if (status === 'failed') return `Given up after ${tries}${because}`
  if (attempts === 0) return 'Not sent yet'
  return `${tries}${because}; next at ${formatTime(next_attempt_at)}`
}

/** What an admin may do with everything about one person: take a copy, or delete it. */
export function LeadRecord({ lead }: { lead: AdminLead }) {
  const client = useQueryClient()
  const isAdmin = useIsAdmin()
  if (!isAdmin) return null

  function handleDeleted() {
    leaveLead()
    client.removeQueries({ queryKey: leadQuery(lead.id).queryKey })
    void client.resetQueries({ queryKey: LEADS_KEY })
  }

  return (
    <section aria-labelledby="lead-record-heading">
      <h3 id="lead-record-heading" className="font-bold">
        {leadWords.stored.title}
      </h3>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 text-small">
        <a
          className="link inline-flex min-h-11 items-center"
          href={`/api/admin/export/leads/${lead.id}`}
          download
        >
          {leadWords.stored.download}
        </a>
        <DeleteRecord
          kind="lead"
          id={lead.id}
          name={lead.email ?? lead.company}
          onDeleted={handleDeleted}
        />
      </div>
    </section>
  )
}

export type RequestRecordProps = { leadId: string; request: { id: string; company: string } }

/** The same for one audit request; its lead may go with it. */
export function RequestRecord({ leadId, request }: RequestRecordProps) {
  const client = useQueryClient()
  const isAdmin = useIsAdmin()
  if (!isAdmin) return null

  function handleDeleted() {
    void client.resetQueries({ queryKey: leadQuery(leadId).queryKey })
    void client.resetQueries({ queryKey: LEADS_KEY })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <a
        className="link inline-flex min-h-11 items-center"
        href={`/api/admin/export/audit-requests/${request.id}`}
        aria-label={leadWords.stored.downloadRequest}
        download
      >
        {leadWords.stored.download}
      </a>
      <DeleteRecord
        kind="auditRequest"
        id={request.id}
        name={request.company}
        label={leadWords.stored.deleteRequest}
        onDeleted={handleDeleted}
      />
    </div>
  )
}
