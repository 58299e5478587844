import { useRef } from 'react'
import { Button } from '#site/components/Button.tsx'
import { CancelDialog } from '#site/islands/booking/manage/CancelDialog.tsx'
import type { ChangeOutcome } from '#site/islands/booking/manage/use-managed-booking.ts'

type ChangeActionsProps = {
  startsAt: string
  timeZone: string
  onMove: () => void
  onCancel: (reason: string) => Promise<ChangeOutcome | null>
}

export function ChangeActions({ startsAt, timeZone, onMove, onCancel }: ChangeActionsProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  function handleAsk() {
    dialog.current?.showModal()
    // The question itself, so that it is read out, and no key that is pressed by chance answers it.
    dialog.current?.querySelector('h2')?.focus()
  }

  return (
    <div className="mt-6 actions">
      <Button look="secondary" onClick={onMove}>
        Reschedule
      </Button>
      <Button look="quiet" onClick={handleAsk}>
        Cancel the call
      </Button>
      <CancelDialog ref={dialog} startsAt={startsAt} timeZone={timeZone} onCancel={onCancel} />
    </div>
  )
}
