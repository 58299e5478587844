import { Button } from '#site/components/Button.tsx'
import type { BookingStep } from '#site/islands/booking/use-booking-steps.ts'

type BookingBarProps = {
  step: BookingStep
  /** Empty until a time is picked. */
  moment: string
  isBusy: boolean
  failure: string
  onContinue: () => void
}

/** Stays at the lower edge, however many days and times there are. */
export function BookingBar({ step, moment, isBusy, failure, onContinue }: BookingBarProps) {
  const isPicking = step === 'when'
  return (
    <div className="sticky bottom-0 mt-3 grid gap-2 border-t border-line bg-paper pt-3 pb-2 min-[35rem]:mt-4">
      {failure && (
        <p role="alert" className="field-error">
          {failure}
        </p>
      )}
      <div className="flex items-center gap-x-4 max-[35rem]:flex-row-reverse max-[35rem]:justify-between">
        {isPicking && (
          <Button className="shrink-0 min-[35rem]:hidden" onClick={onContinue}>
            Continue
          </Button>
        )}
        <Button
          type="submit"
          aria-busy={isBusy}
          className={isPicking ? 'shrink-0 max-[35rem]:hidden' : 'shrink-0 max-[35rem]:w-full'}
        >
          {isBusy ? 'Booking…' : 'Confirm booking'}
        </Button>
        <p
          aria-live="polite"
          className={`text-small text-soft ${isPicking ? '' : 'max-[35rem]:hidden'}`}
        >
          {moment || 'Pick a time first.'}
        </p>
      </div>
    </div>
  )
}
