import { leadWords } from '#content/staff/leads.ts'
import type { AdminDelivery } from '#contract/admin-leads.ts'
import { explainRefusal, useLeadMutation } from '#site/admin/leads/use-lead-mutation.ts'
import { formatMoment, formatTime } from '#site/admin/parts/format-moment.ts'
import { CHANNEL_WORDS } from '#site/admin/parts/lead-words.ts'
import { useIsAdmin } from '#site/admin/session/session-query.ts'
import { Button } from '#site/components/Button.tsx'
import { sendDeliveryAgain } from '#site/lib/lead-api.ts'

type Props = { leadId: string; deliveries: readonly AdminDelivery[] }

/** What other systems were told of this person. */
export function LeadDeliveries({ leadId, deliveries }: Props) {
  return (
    <section aria-labelledby="deliveries-heading">
      <h3 id="deliveries-heading" className="pb-2 font-bold">
        {leadWords.deliveries.title}
      </h3>
      {deliveries.length === 0 ? (
        <p className="border-t border-line py-2 text-small text-soft">
          {leadWords.deliveries.none}
        </p>
      ) : null}
      <ul>
        {deliveries.map((delivery) => (
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
  kept: { word: 'Kept here', look: 'border-line text-soft' },
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
          <span aria-hidden="true" className="label ml-auto underline">
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
