import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { outboxWords } from '#content/staff/calls.ts'
import type { AdminOutboxMessage, AdminOutboxReply } from '#contract/admin-bookings.ts'
import { outboxQuery } from '#site/admin/bookings/booking-queries.ts'
import { FailureNote, retryAndFocus } from '#site/admin/parts/FailureNote.tsx'
import { formatMoment } from '#site/admin/parts/format.ts'
import { RequestFailure, unwrapResult } from '#site/admin/parts/request-failure.ts'
import { STAFF_HEADING_ID, StaffHeading } from '#site/admin/parts/StaffHeading.tsx'
import { BookingsSkeleton } from '#site/admin/parts/skeletons.tsx'
import { useIsAdmin } from '#site/admin/session/session-query.ts'
import { Button } from '#site/components/Button.tsx'
import { sendAgain } from '#site/lib/staff-booking-api.ts'

type Props = { isConfirmed: boolean }

const MINUTE_MS = 60_000
/** The server lists so many. */
const NEWEST_COUNT = 50

/** Every message to people that the product wrote, whether it could be sent or not. */
export function OutboxPage({ isConfirmed }: Props) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...outboxQuery,
    enabled: isConfirmed,
    refetchInterval: MINUTE_MS,
  })
  return (
    <div className="page pt-7 pb-14">
      <StaffHeading title="Outbox" />
      <p role="status" className="label mt-5">
        {isPending ? 'Loading...' : data && countMessages(data.messages.length)}
      </p>
      <section aria-labelledby="messages-heading" className="mt-5" aria-busy={isPending}>
        <h2 id="messages-heading" className="sr-only">
          Messages
        </h2>
        {error ? (
          <FailureNote
            title={outboxWords.failed}
            error={error}
            isRetrying={isFetching}
            onRetry={() => retryAndFocus(refetch, STAFF_HEADING_ID)}
          />
        ) : null}
        {isPending ? <BookingsSkeleton /> : null}
        {data ? <Messages outbox={data} /> : null}
      </section>
    </div>
  )
}

function Messages({ outbox }: { outbox: AdminOutboxReply }) {
  return (
    <>
      {outbox.is_sending ? null : (
        <p className="mb-5 border-l-2 border-warn py-1 pl-4">{outboxWords.notSending}</p>
      )}
      {outbox.messages.length === 0 ? (
        <p className="text-small text-soft">{outboxWords.none}</p>
      ) : (
        <ul className="ledger">
          {outbox.messages.map((message) => (
            <OutboxMessage key={message.id} message={message} isSending={outbox.is_sending} />
          ))}
        </ul>
      )}
    </>
  )
}

function countMessages(count: number): string {
  if (count === 1) return '1 message'
  return count < NEWEST_COUNT ? `${count} messages` : `${count} newest messages`
}

const CONFLICT = 409

const STATUSES = {
  waiting: { word: 'Waiting', look: 'border-line text-ink' },
  sent: { word: 'Sent', look: 'border-transparent bg-good-tint text-good' },
  failed: { word: 'Failed', look: 'border-transparent bg-bad-tint text-bad' },
  kept: { word: 'Saved, not sent', look: 'border-line text-soft' },
} as const

type OutboxMessageProps = { message: AdminOutboxMessage; isSending: boolean }

function OutboxMessage({ message, isSending }: OutboxMessageProps) {
  const { subject, recipient, audience, status, created_at, text, attachments } = message
  const { word, look } = STATUSES[status]
  const isAdmin = useIsAdmin()
  return (
    <li>
      <details className="group">
        <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 py-2 hover:bg-raise lg:grid-cols-[minmax(0,6fr)_6rem_minmax(0,5fr)_10.5rem_3rem]">
          <span className="font-medium wrap-anywhere lg:truncate" dir="auto">
            {subject}
          </span>
          <span className="self-start justify-self-end lg:self-auto lg:justify-self-start">
            <span
              className={`label rounded-control border px-1.5 py-0.5 whitespace-nowrap ${look}`}
            >
              {word}
            </span>
          </span>
          <span className="text-small wrap-anywhere text-soft max-lg:col-span-2 lg:truncate">
            {`to ${recipient}, ${audience === 'staff' ? 'for staff' : 'for the visitor'}`}
          </span>
          <time dateTime={created_at} className="label whitespace-nowrap lg:text-right">
            {formatMoment(created_at)}
          </time>
          <span aria-hidden="true" className="link justify-self-end text-small">
            <span className="group-open:hidden">Read</span>
            <span className="hidden group-open:inline">Close</span>
          </span>
        </summary>
        <div className="grid gap-4 pt-2 pb-6">
          <p className="label">{describeDelivery(message)}</p>
          <p
            className="card max-w-measure p-5 text-small whitespace-pre-wrap wrap-anywhere"
            dir="auto"
          >
            {text}
          </p>
          <p className="label">
            {attachments.length === 0
              ? outboxWords.noAttachments
              : `Attached: ${attachments.map(({ file_name }) => file_name).join(', ')}`}
          </p>
          {isSending && isAdmin && status === 'failed' ? (
            <SendAgainButton messageId={message.id} subject={subject} />
          ) : null}
          {message.booking_id ? (
            <p className="text-small">
              <a className="link" href={`/admin/brief?booking=${message.booking_id}`}>
                {outboxWords.brief}
              </a>
            </p>
          ) : null}
        </div>
      </details>
    </li>
  )
}

function describeDelivery({ status, attempts, error, sent_at }: AdminOutboxMessage): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  if (status === 'sent' && sent_at) return `Sent ${formatMoment(sent_at)}`
  if (status === 'kept') return 'Not sent: no mail server is set up.'
  const reason = error ? `: ${error}` : ''
  return status === 'failed'
    ? `Given up after ${tries}${reason}`
    : `Not sent yet, ${tries}${reason}`
}

/** For a message that was given up on. */
function SendAgainButton({ messageId, subject }: { messageId: string; subject: string }) {
  const client = useQueryClient()
  const attempt = useMutation({
    mutationFn: async () => unwrapResult(await sendAgain(messageId)),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: outboxQuery.queryKey }),
  })
  return (
    <div>
      <Button
        look="quiet"
        className="button-small"
        aria-disabled={attempt.isPending}
        aria-busy={attempt.isPending}
        onClick={() => attempt.isPending || attempt.mutate()}
      >
        <span>{attempt.isPending ? 'Sending...' : outboxWords.sendAgain}</span>
        <span className="sr-only">{`: ${subject}`}</span>
      </Button>
      <p role="status" className="mt-1 text-small text-bad empty:hidden">
        {attempt.isError ? explainFailure(attempt.error) : null}
      </p>
    </div>
  )
}

function explainFailure(error: Error): string {
  const isRefused = error instanceof RequestFailure && error.status === CONFLICT
  return isRefused ? error.message : 'That didn’t work. Try again.'
}
