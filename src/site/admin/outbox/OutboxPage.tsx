import { useQuery } from '@tanstack/react-query'
import type { AdminSession } from '#contract/admin.ts'
import type { AdminOutboxReply } from '#contract/admin-bookings.ts'
import { BookingsSkeleton } from '#site/admin/bookings/BookingsSkeleton.tsx'
import { outboxQuery } from '#site/admin/bookings/booking-queries.ts'
import { STAFF_HEADING_ID, StaffHeader } from '#site/admin/frame/StaffHeader.tsx'
import { OutboxMessage } from '#site/admin/outbox/OutboxMessage.tsx'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'

type Props = { session: AdminSession; isConfirmed: boolean }

const MINUTE_MS = 60_000
/** The server lists so many. */
const NEWEST_COUNT = 50

/** Every message to people that the product wrote, whether it could be sent or not. */
export function OutboxPage({ session, isConfirmed }: Props) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...outboxQuery,
    enabled: isConfirmed,
    refetchInterval: MINUTE_MS,
  })
  return (
    <div className="page pt-16 pb-14">
      <StaffHeader title="Outbox" page="outbox" {...{ session, isConfirmed }} />
      <p role="status" className="label mt-5">
        {isPending ? 'Loading...' : data && countMessages(data.messages.length)}
      </p>
      <section aria-labelledby="messages-heading" className="mt-7 max-w-4xl" aria-busy={isPending}>
        <h2 id="messages-heading" className="sr-only">
          Messages
        </h2>
        {error ? (
          <FailureNote
            title="The outbox could not be loaded."
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
        <p className="mb-5 border-l-2 border-warn py-1 pl-4">
          No mail server is configured: messages are kept here.
        </p>
      )}
      {outbox.messages.length === 0 ? (
        <p className="text-small text-soft">
          No message was written yet. One appears here when a call is booked, moved or cancelled.
        </p>
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
