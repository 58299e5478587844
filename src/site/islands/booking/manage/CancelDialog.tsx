import { type FormEvent, type RefObject, useState } from 'react'
import { bookingPage } from '#content/pages/plain-pages.ts'
import { Button } from '#site/components/Button.tsx'
import { useSlotFormat } from '#site/islands/booking/appointment/slot-format.ts'
import type { ChangeOutcome } from '#site/islands/booking/manage/use-managed-booking.ts'

type CancelDialogProps = {
  ref: RefObject<HTMLDialogElement | null>
  startsAt: string
  timeZone: string
  onCancel: (reason: string) => Promise<ChangeOutcome | null>
}

/** The server's limit. */
const REASON_MAX_CHARS = 1_000

/** Asks before the call is canceled. Escape and the second button cancel nothing and keep what was typed. */
export function CancelDialog({ ref, startsAt, timeZone, onCancel }: CancelDialogProps) {
  const format = useSlotFormat(timeZone)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setIsBusy(true)
    setFailure('')
    const outcome = await onCancel(reason)
    setIsBusy(false)
    if (outcome?.kind === 'settled') ref.current?.close()
    else setFailure(outcome?.message ?? '')
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby="cancel-title"
      aria-describedby="cancel-time"
      className="card m-auto w-[min(28rem,calc(100vw-2.5rem))] p-6 text-ink shadow-float backdrop:bg-paper/80"
    >
      <form onSubmit={(event) => void handleSubmit(event)}>
        <h2 id="cancel-title" tabIndex={-1} className="text-h3">
          {bookingPage.cancel.question}
        </h2>
        <p id="cancel-time" className="mt-1 text-small text-soft">
          {format.moment(startsAt)}
        </p>
        <div className="field mt-5">
          <label htmlFor="cancel-reason">Reason (optional)</label>
          <textarea
            id="cancel-reason"
            name="reason"
            rows={3}
            maxLength={REASON_MAX_CHARS}
            className="input min-h-20"
          />
        </div>
        <p role="alert" className="field-error mt-3 empty:hidden">
          {failure}
        </p>
        <div className="mt-5 actions">
          <Button type="submit" aria-busy={isBusy}>
            {isBusy ? 'Canceling…' : bookingPage.cancel.action}
          </Button>
          <Button look="quiet" onClick={() => ref.current?.close()}>
            {bookingPage.cancel.keep}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
