import { useMutation, useQueryClient } from '@tanstack/react-query'
import { briefWords } from '#content/staff/brief.ts'
import type { AdminBooking, AdminBrief, OutcomeRequest } from '#contract/admin-bookings.ts'
import { bookingsQuery, briefQuery } from '#site/admin/bookings/booking-queries.ts'
import { briefLooks } from '#site/admin/brief/BriefHead.tsx'
import { ChoiceGroup } from '#site/admin/brief/ChoiceGroup.tsx'
import { RequestFailure, unwrapResult } from '#site/admin/parts/request-failure.ts'
import { SESSION_KEY, useIsAdmin } from '#site/admin/session/session-query.ts'
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
              legend={`Was the score right? (${booking.judged_score ?? booking.lead_score})`}
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
