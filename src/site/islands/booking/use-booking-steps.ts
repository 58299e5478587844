import { useEffect, useRef, useState } from 'react'

/** Narrow frames show one of the two at a time; wide ones show both, and there the step changes nothing. */
export type BookingStep = 'when' | 'details'

/** The step on show. Focus goes along, as the control that led there is hidden by then. */
export function useBookingSteps() {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLParagraphElement>(null)
  const hasMoved = useRef(false)
  const [step, setStep] = useState<BookingStep>('when')

  function goTo(next: BookingStep) {
    hasMoved.current = true
    setStep(next)
  }

  useEffect(() => {
    if (!hasMoved.current) return
    if (step === 'when') return focusTimes(form.current)
    // Not drawn on wide frames, and then nothing takes focus.
    summary.current?.focus()
  }, [step])

  return { form, summary, step, goTo }
}

export function focusTimes(form: HTMLFormElement | null): void {
  const checked = form?.querySelector<HTMLElement>('[name=time]:checked')
  const target = checked ?? form?.querySelector<HTMLElement>('[name=time]:not([disabled])')
  target?.focus()
}
