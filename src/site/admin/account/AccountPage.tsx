import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { accountWords } from '#content/staff/people.ts'
import type { AdminSession } from '#contract/admin.ts'
import { AskForm, presentPassword } from '#site/admin/account/AskForm.tsx'
import { TwoFactorSection } from '#site/admin/account/TwoFactorSection.tsx'
import { ownSessionsQuery, useCall } from '#site/admin/account/use-call.ts'
import { launchQuery } from '#site/admin/conversations/conversation-queries.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { formatMoment } from '#site/admin/parts/format.ts'
import { focusHeading, StaffHeading, StaffSection } from '#site/admin/parts/StaffHeading.tsx'
import { Button } from '#site/components/Button.tsx'
import {
  changePassword,
  type OwnSession,
  revokeOtherSessions,
  revokeSession,
} from '#site/lib/account-api.ts'

const newPassword = {
  name: 'new_password',
  label: 'New password',
  type: 'password',
  autoComplete: 'new-password',
  minLength: 12,
  help: '12 characters or more.',
  missing: 'Enter a new password.',
} as const

type Props = { session: AdminSession; isConfirmed: boolean }

/** Everybody's own: how one signs in, and where one is signed in. */
export function AccountPage({ session, isConfirmed }: Props) {
  return (
    <div className="page pt-7 pb-14">
      <StaffHeading title="Account" />
      <div className="mt-9 grid gap-14">
        <TwoFactorSection isConfirmed={isConfirmed} />
        <PasswordSection email={session.user.email} />
        <SessionsSection isConfirmed={isConfirmed} />
        <LaunchNotice isConfirmed={isConfirmed} />
      </div>
    </div>
  )
}

/** Gone once the owner has replaced or confirmed everything that was invented. */
function LaunchNotice({ isConfirmed }: { isConfirmed: boolean }) {
  const { data: gaps = 0 } = useQuery({ ...launchQuery, enabled: isConfirmed })
  if (gaps === 0) return null
  return (
    <StaffSection title={accountWords.launch.title} lead={accountWords.launch.lead}>
      <p>{accountWords.launch.stillLive(gaps)}</p>
    </StaffSection>
  )
}

function PasswordSection({ email }: { email: string }) {
  const client = useQueryClient()
  // A form that was taken is a new, empty one.
  const [round, setRound] = useState(0)
  const announce = () => {
    toast.success('Password changed. All other sessions have ended.')
    setRound(round + 1)
    focusHeading()
    return client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
  }
  return (
    <StaffSection title="Password" lead={accountWords.password.lead}>
      <AskForm
        key={round}
        fields={[presentPassword, newPassword]}
        submit="Change password"
        busy="Changing..."
        look="secondary"
        call={changePassword}
        onDone={announce}
      >
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
      </AskForm>
    </StaffSection>
  )
}

function SessionsSection({ isConfirmed }: { isConfirmed: boolean }) {
  const client = useQueryClient()
  const sessions = useQuery({ ...ownSessionsQuery, enabled: isConfirmed })
  const refresh = () => {
    focusHeading()
    return client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
  }
  const others = useCall(() => revokeOtherSessions(), refresh)
  const list = sessions.data?.sessions ?? []
  return (
    <StaffSection title="Sessions" lead={accountWords.sessions.lead}>
      {sessions.isPending ? <p className="label">Loading...</p> : null}
      {sessions.error ? (
        <FailureNote
          title={accountWords.sessions.failed}
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
          {others.isBusy ? 'Ending...' : accountWords.sessions.endOthers}
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
          {accountWords.sessions.times(formatMoment(created_at), formatMoment(last_used_at))}
        </p>
        <p role="alert" className="field-error empty:hidden">
          {ending.failure}
        </p>
      </div>
      {is_this_one ? (
        <span className="label rounded-control bg-good-tint px-1.5 text-good">
          {accountWords.sessions.thisOne}
        </span>
      ) : (
        <Button
          look="quiet"
          className="button-small"
          aria-disabled={ending.isBusy}
          onClick={() => ending.send(id)}
        >
          <span>{ending.isBusy ? 'Ending...' : accountWords.sessions.end}</span>
          <span className="sr-only">{`: ${device}`}</span>
        </Button>
      )}
    </li>
  )
}
