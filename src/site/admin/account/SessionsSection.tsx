import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ownSessionsQuery } from '#site/admin/account/account-queries.ts'
import { focusHeading } from '#site/admin/account/focus-heading.ts'
import { StaffSection } from '#site/admin/account/StaffSection.tsx'
import { useCall } from '#site/admin/account/use-call.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { formatMoment } from '#site/admin/parts/format-moment.ts'
import { Button } from '#site/components/Button.tsx'
import { type OwnSession, revokeOtherSessions, revokeSession } from '#site/lib/account-api.ts'

export function SessionsSection({ isConfirmed }: { isConfirmed: boolean }) {
  const client = useQueryClient()
  const sessions = useQuery({ ...ownSessionsQuery, enabled: isConfirmed })
  const refresh = () => {
    focusHeading()
    return client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
  }
  const others = useCall(() => revokeOtherSessions(), refresh)
  const list = sessions.data?.sessions ?? []
  return (
    <StaffSection
      title="Sessions"
      lead="Where you are signed in. End what you do not know, then change your password."
    >
      {sessions.isPending ? <p className="label">Loading...</p> : null}
      {sessions.error ? (
        <FailureNote
          title="Your sessions could not be loaded."
          error={sessions.error}
          isRetrying={sessions.isFetching}
          onRetry={sessions.refetch}
        />
      ) : null}
      <ul className="ledger">
        {list.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={refresh} />
        ))}
      </ul>
      {list.length > 1 ? (
        <Button
          look="quiet"
          className="button-small mt-5"
          aria-disabled={others.isBusy}
          onClick={() => others.send(null)}
        >
          {others.isBusy ? 'Ending...' : 'End all other sessions'}
        </Button>
      ) : null}
      <p role="alert" className="field-error empty:hidden">
        {others.failure}
      </p>
    </StaffSection>
  )
}

function SessionRow({ session, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const { id, device, created_at, last_used_at, is_this_one } = session
  const ending = useCall(revokeSession, onEnded)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div>
        <p className="font-medium">{device}</p>
        <p className="label mt-1">
          {`Signed in ${formatMoment(created_at)} · last used ${formatMoment(last_used_at)}`}
        </p>
        <p role="alert" className="field-error empty:hidden">
          {ending.failure}
        </p>
      </div>
      {is_this_one ? (
        <span className="label rounded-control bg-good-tint px-1.5 text-good">This session</span>
      ) : (
        <Button
          look="quiet"
          className="button-small"
          aria-disabled={ending.isBusy}
          onClick={() => ending.send(id)}
        >
          <span>{ending.isBusy ? 'Ending...' : 'End session'}</span>
          <span className="sr-only">{`: ${device}`}</span>
        </Button>
      )}
    </li>
  )
}
