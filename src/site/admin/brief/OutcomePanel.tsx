import { useMutation, useQueryClient } from '@tanstack/react-query'
import { briefWords } from '#content/staff/brief.ts'
import type {
  AdminBooking,
  AdminBookingEvent,
  AdminBrief,
  OutcomeRequest,
} from '#contract/admin-bookings.ts'
import { bookingsQuery, briefQuery } from '#site/admin/bookings/booking-queries.ts'
import { briefLooks } from '#site/admin/brief/BriefHead.tsx'
import { describeKind, describeTeller } from '#site/admin/parts/booking-words.tsx'
import { ChoiceGroup } from '#site/admin/parts/fields.tsx'
import { formatCallDay, formatMoment, formatTime } from '#site/admin/parts/format.ts'
import { RequestFailure, unwrapResult } from '#site/admin/parts/request-failure.ts'
import { SESSION_KEY, useIsAdmin } from '#site/admin/session/session-query.ts'
import { Mark } from '#site/components/Mark.tsx'
import { recordOutcome } from '#site/lib/staff-booking-api.ts'

type Outcome = NonNullable<OutcomeRequest['outcome']>

type OutcomeChange = { outcome: Outcome } | { was_score_right: boolean }

const OUTCOMES = [
  { value: 'held', label: 'Held' },
  { value: 'no_show', label: 'No-show' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
] as const
const VERDICTS = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
] as const

type Props = { booking: AdminBooking; className?: string }

/** After the call: one click each. Another click corrects it. */
export function OutcomePanel({ booking, className = '' }: Props) {
  const save = useOutcome(booking)
  const isAdmin = useIsAdmin()
  const obstacle = findObstacle(booking) ?? (isAdmin ? null : describeOutcome(booking))
  const change = save.isPending ? save.variables : undefined
  const send = (next: OutcomeChange) => save.isPending || save.mutate(next)
  return (
    <section aria-labelledby="outcome-heading" className={`${className} print:hidden`}>
      <h3 id="outcome-heading" className={briefLooks.title}>
        {briefWords.outcome.title}
      </h3>
      {obstacle ? <p className="text-small text-soft">{obstacle}</p> : null}
      {obstacle ? null : (
        <div className="flex flex-wrap gap-x-9 gap-y-4">
          <ChoiceGroup
            legend="What was the outcome?"
            choices={OUTCOMES}
            chosen={change && 'outcome' in change ? change.outcome : readOutcome(booking)}
            onChoose={(outcome) => send({ outcome })}
          />
          {booking.lead_score === null ? null : (
            <ChoiceGroup
              legend={`Was a Fit Score of ${booking.judged_score ?? booking.lead_score} right?`}
              choices={VERDICTS}
              chosen={
                change && 'was_score_right' in change
                  ? change.was_score_right
                  : booking.was_score_right
              }
              onChoose={(was_score_right) => send({ was_score_right })}
            />
          )}
        </div>
      )}
      <SaveNote save={save} />
    </section>
  )
}

function SaveNote({ save }: { save: ReturnType<typeof useOutcome> }) {
  return (
    <p role="status" className={`mt-2 text-small ${save.isError ? 'text-bad' : 'text-soft'}`}>
      {save.isError
        ? explainFailure(save.error)
        : save.isPending
          ? 'Saving...'
          : save.isSuccess && briefWords.outcome.saved}
    </p>
  )
}

/** For who may read and not say it. */
function describeOutcome(booking: AdminBooking): string {
  const outcome = readOutcome(booking)
  const said = OUTCOMES.find(({ value }) => value === outcome)
  return said ? `${said.label}.` : 'No outcome recorded.'
}

const CONFLICT = 409

function explainFailure(error: Error): string {
  const isRefused = error instanceof RequestFailure && error.status === CONFLICT
  return isRefused ? `Not saved. ${error.message}` : 'Not saved. Click again to retry.'
}

function findObstacle({ status }: AdminBooking): string | null {
  if (status === 'cancelled') return 'This booking was canceled, so there’s no outcome to record.'
  if (status === 'claimed' || status === 'expired') {
    return 'This booking was never confirmed. Once it is, you can record the outcome here.'
  }
  return null
}

/** Stores one click. Until the server has it, the click is shown as being saved; a refused one is taken back. */
function useOutcome({ id }: Pick<AdminBooking, 'id'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: OutcomeChange) =>
      unwrapResult(await recordOutcome(id, { outcome: null, was_score_right: null, ...change })),
    networkMode: 'always',
    onSuccess: ({ booking, events }) => {
      client.setQueryData<AdminBrief>(briefQuery(id).queryKey, (brief) =>
        brief ? { ...brief, booking, events } : brief,
      )
      void client.invalidateQueries({ queryKey: bookingsQuery.queryKey })
    },
    onError: (error) => {
      const isLost = error instanceof RequestFailure && error.isAccessLost
      if (isLost) void client.invalidateQueries({ queryKey: SESSION_KEY })
    },
  })
}

/** What was said of the call; null while nobody has. */
function readOutcome({ status, outcome }: AdminBooking): Outcome | null {
  if (outcome !== null) return outcome
  return status === 'held' || status === 'no_show' ? status : null
}

type BookingHistoryProps = {
  events: readonly AdminBookingEvent[]
  provider: AdminBooking['provider']
}

/** What happened to the booking, who said so, and when. */
export function BookingHistory({ events, provider }: BookingHistoryProps) {
  return (
    <section aria-labelledby="history-heading">
      <h3 id="history-heading" className={briefLooks.title}>
        {briefWords.history}
      </h3>
      <ol className="trace print:grid-cols-4 print:gap-x-4 print:gap-y-2">
        {events.map((event) => (
          <li
            key={`${event.kind}-${event.source}-${event.at}`}
            className="trace-step gap-x-4 pb-3.5 last:before:hidden print:gap-x-2 print:pb-0 print:before:hidden"
          >
            <Mark kind={chooseMark(event)} />
            <div className="text-small">
              <p>
                <span className="font-medium">{describeKind(event)}</span>
                {event.starts_at && <span>{` for ${describeStart(event.starts_at)}`}</span>}
                {event.detail && <span>{`: ${event.detail}`}</span>}
              </p>
              <p className="label">
                <time dateTime={event.at}>{formatMoment(event.at)}</time>
                <span>{`, ${describeTeller(event, provider)}`}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function describeStart(startsAt: string): string {
  return `${formatCallDay(startsAt)}, ${formatTime(startsAt)}`
}

/** ○ somebody said so, ◇ it was decided on, ■ it stands. */
function chooseMark({ kind }: AdminBookingEvent) {
  if (kind === 'created' || kind === 'moved' || kind === 'held' || kind === 'won') return 'act'
  return ['offered', 'opened', 'claimed'].includes(kind) ? 'perceive' : 'decide'
}
