import { type FormEvent, type InputHTMLAttributes, type Ref, useState } from 'react'
import { schedulerTexts } from '#content/pages/booking.ts'
import type { BookSlotRequest, SlotsReply } from '#contract/bookings.ts'
import { Button } from '#site/components/Button.tsx'
import { useSlotFormat } from '#site/islands/booking/appointment/slot-format.ts'
import { NoFreeTimes } from '#site/islands/booking/SchedulerStates.tsx'
import { SlotPickers } from '#site/islands/booking/SlotPickers.tsx'
import {
  type BookingStep,
  focusTimes,
  useBookingSteps,
} from '#site/islands/booking/use-booking-steps.ts'
import type { BookingAttempt, BookingOutcome } from '#site/islands/booking/use-scheduler.ts'
import { useSlotPick } from '#site/islands/booking/use-slot-pick.ts'

type BookingBarProps = {
  step: BookingStep
  /** Empty until a time is picked. */
  moment: string
  isBusy: boolean
  failure: string
  onContinue: () => void
}

type PickedTimeProps = {
  ref: Ref<HTMLParagraphElement>
  moment: string
  onChange: () => void
}

/** The same words the server uses. */
const PROBLEMS = {
  name: 'Enter your name.',
  email: 'Enter an email address such as name@company.com.',
} as const

type SchedulerFormProps = {
  slots: SlotsReply
  timeZone: string
  attempt: BookingAttempt
  onBook: (request: BookSlotRequest) => Promise<BookingOutcome | null>
}

export function SchedulerForm({ slots, timeZone, attempt, onBook }: SchedulerFormProps) {
  const format = useSlotFormat(timeZone)
  const pick = useSlotPick(slots, timeZone, { wishedDate: readWishedDate() })
  const { form, summary, step, goTo } = useBookingSteps()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const { day, startsAt } = pick
  const failure = attempt.kind === 'failed' ? attempt : null

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (startsAt === '') return handleNoTime()
    const found = findInviteeProblems(event.currentTarget)
    setProblems(found)
    const [firstWrong] = Object.keys(found)
    if (firstWrong) return focusField(event.currentTarget, firstWrong)
    const outcome = await onBook({
      startsAt,
      timeZone,
      reference: readReference(),
      ...readInvitee(event.currentTarget),
    })
    if (outcome === 'time_gone') goTo('when')
  }

  function handleNoTime() {
    goTo('when')
    focusTimes(form.current)
  }

  if (!day) return <NoFreeTimes />
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="mt-2 flex grow flex-col min-[35rem]:mt-4"
    >
      <div
        className={`flex flex-col max-[35rem]:grow ${step === 'when' ? '' : 'max-[35rem]:hidden'}`}
      >
        <SlotPickers
          pick={{ ...pick, day }}
          timeZone={timeZone}
          format={format}
          onSettle={() => goTo('details')}
        />
      </div>
      <div className={`min-[35rem]:mt-4 ${step === 'details' ? '' : 'max-[35rem]:hidden'}`}>
        <PickedTime
          ref={summary}
          moment={startsAt && format.moment(startsAt)}
          onChange={() => goTo('when')}
        />
        <InviteeFields errors={{ ...failure?.fields, ...problems }} />
      </div>
      <BookingBar
        step={step}
        moment={startsAt && format.moment(startsAt)}
        isBusy={attempt.kind === 'busy'}
        failure={failure?.message ?? ''}
        onContinue={startsAt === '' ? handleNoTime : () => goTo('details')}
      />
    </form>
  )
}

function readInvitee(form: HTMLFormElement): Pick<BookSlotRequest, 'name' | 'email' | 'company'> {
  const data = new FormData(form)
  const read = (name: string) => String(data.get(name) ?? '').trim()
  return { name: read('name'), email: read('email'), company: read('company') }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Which calendar of which conversation this is; the chat puts it into the frame's address. */
function readReference(): string | null {
  const reference = new URLSearchParams(location.search).get('reference') ?? ''
  return UUID.test(reference) ? reference : null
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** The day that the visitor named in the chat; empty where none was named. */
function readWishedDate(): string {
  const date = new URLSearchParams(location.search).get('date') ?? ''
  return DATE.test(date) ? date : ''
}

function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
}

/** Errors per field name, in the order of the fields. */
function findInviteeProblems(form: HTMLFormElement): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [name, words] of Object.entries(PROBLEMS)) {
    const input = form.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (!input || input.value.trim() === '' || !input.validity.valid) problems[name] = words
  }
  return problems
}

/** On narrow frames the times are out of sight by now; this says what was picked, and leads back. */
function PickedTime({ ref, moment, onChange }: PickedTimeProps) {
  return (
    <div className="mt-1 mb-3 border-y border-line py-2 min-[35rem]:hidden">
      <p ref={ref} tabIndex={-1} className="font-medium">
        {moment}
      </p>
      <button
        type="button"
        className="link -mb-1 inline-flex min-h-11 cursor-pointer items-center text-small text-soft"
        onClick={onChange}
      >
        {schedulerTexts.form.back}
      </button>
    </div>
  )
}

/** Stays at the lower edge, however many days and times there are. */
function BookingBar({ step, moment, isBusy, failure, onContinue }: BookingBarProps) {
  const isPicking = step === 'when'
  // Red is for what can be done now: without a time there is nothing to confirm.
  const look = moment === '' ? 'quiet' : 'primary'
  return (
    <div className="sticky bottom-0 mt-3 grid gap-2 border-t border-line bg-paper pt-3 pb-2 min-[35rem]:mt-4">
      {failure && (
        <p role="alert" className="field-error">
          {failure}
        </p>
      )}
      <div className="flex items-center gap-x-4 max-[35rem]:flex-row-reverse max-[35rem]:justify-between">
        {isPicking && (
          <Button look={look} className="shrink-0 min-[35rem]:hidden" onClick={onContinue}>
            Continue
          </Button>
        )}
        <Button
          type="submit"
          look={look}
          aria-busy={isBusy}
          className={isPicking ? 'shrink-0 max-[35rem]:hidden' : 'shrink-0 max-[35rem]:w-full'}
        >
          {isBusy ? 'Booking…' : schedulerTexts.form.confirm}
        </Button>
        <p
          aria-live="polite"
          className={`text-small text-soft ${isPicking ? '' : 'max-[35rem]:hidden'}`}
        >
          {moment || schedulerTexts.form.pickFirst}
        </p>
      </div>
    </div>
  )
}

/** The chat puts what it knows into the frame's own address. */
function InviteeFields({ errors }: { errors: Record<string, string> }) {
  const query = new URLSearchParams(location.search)
  return (
    <div className="grid gap-3 min-[35rem]:grid-cols-2">
      <InviteeField
        name="name"
        label="Name"
        autoComplete="name"
        required
        defaultValue={query.get('name') ?? ''}
        error={errors.name}
      />
      <InviteeField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        defaultValue={query.get('email') ?? ''}
        error={errors.email}
      />
      <InviteeField
        name="company"
        label="Company (optional)"
        autoComplete="organization"
        defaultValue={query.get('company') ?? ''}
        error={errors.company}
      />
    </div>
  )
}

type InviteeFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  error: string | undefined
}

function InviteeField({ name, label, error, ...rest }: InviteeFieldProps) {
  return (
    <div className="field content-start gap-1">
      <label htmlFor={`invitee-${name}`}>{label}</label>
      <input
        id={`invitee-${name}`}
        name={name}
        className="input"
        maxLength={200}
        aria-invalid={error !== undefined}
        aria-describedby={`invitee-${name}-error`}
        {...rest}
      />
      <p id={`invitee-${name}-error`} className="field-error empty:hidden">
        {error}
      </p>
    </div>
  )
}
