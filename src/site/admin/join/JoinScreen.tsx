import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { joinWords } from '#content/staff/entry.ts'
import type { InviteReply } from '#contract/auth.ts'
import { AskForm } from '#site/admin/account/AskForm.tsx'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { formatDay } from '#site/admin/parts/format.ts'
import { isBeyondRetry, unwrapResult } from '#site/admin/parts/request-failure.ts'
import { LoadingText } from '#site/admin/parts/skeletons.tsx'
import { checkSession } from '#site/admin/session/session-query.ts'
import { joinTeam, readInvite } from '#site/lib/team-api.ts'

const chosenPassword = {
  name: 'password',
  label: 'Choose a password',
  type: 'password',
  autoComplete: 'new-password',
  minLength: 12,
  help: '12 characters or more.',
  missing: 'Choose a password.',
} as const

/** The secret stands behind the #, which browsers send nowhere. */
export function JoinScreen() {
  const [token] = useState(() => location.hash.slice(1))
  const invite = useQuery({
    queryKey: ['invite', token],
    queryFn: async () => unwrapResult(await readInvite(token)),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (token === '' || (invite.error && isBeyondRetry(invite.error))) return <DeadLink />
  if (invite.error) {
    return (
      <div className="page py-14">
        <h1 className="mb-6 text-h2">{joinWords.title}</h1>
        <FailureNote
          title={joinWords.failed}
          error={invite.error}
          isRetrying={invite.isFetching}
          onRetry={invite.refetch}
        />
      </div>
    )
  }
  return invite.data ? <JoinForm token={token} invite={invite.data} /> : <LoadingText />
}

function JoinForm({ token, invite }: { token: string; invite: InviteReply }) {
  return (
    <div className="page grid gap-x-6 gap-y-9 py-14 md:grid-cols-12 md:py-22">
      <div className="md:col-span-5">
        <h1 className="text-h1">{joinWords.title}</h1>
        <p className="mt-4 max-w-[38ch] text-soft">
          {joinWords.invited(invite.role, formatDay(invite.expires_at))}
        </p>
      </div>
      <div className="md:col-span-5 md:col-start-7">
        <p className="mb-5">
          <span className="text-small text-soft">{joinWords.signInAs}</span>
          <br />
          <span className="font-medium wrap-anywhere">{invite.email}</span>
        </p>
        <AskForm
          fields={[chosenPassword]}
          submit="Join"
          busy="Joining..."
          call={({ password }) => joinTeam({ token, password })}
          onDone={enter}
        >
          <input
            type="text"
            name="username"
            autoComplete="username"
            defaultValue={invite.email}
            hidden
          />
        </AskForm>
      </div>
    </div>
  )
}

async function enter(): Promise<void> {
  await checkSession().catch(() => null)
  location.replace('/admin/dashboard')
}

function DeadLink() {
  return (
    <div className="page py-14 md:py-22">
      <h1 className="text-h1">{joinWords.invalid.title}</h1>
      <p className="mt-4 max-w-[44ch] text-soft">{joinWords.invalid.text}</p>
      <p className="mt-5">
        <a className="link" href="/admin/login">
          {joinWords.invalid.link}
        </a>
      </p>
    </div>
  )
}
