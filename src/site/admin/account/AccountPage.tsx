import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import type { AdminSession } from '#contract/admin.ts'
import { AskForm } from '#site/admin/account/AskForm.tsx'
import { ownSessionsQuery } from '#site/admin/account/account-queries.ts'
import { presentPassword } from '#site/admin/account/asked-fields.ts'
import { focusHeading } from '#site/admin/account/focus-heading.ts'
import { SessionsSection } from '#site/admin/account/SessionsSection.tsx'
import { StaffSection } from '#site/admin/account/StaffSection.tsx'
import { TwoFactorSection } from '#site/admin/account/TwoFactorSection.tsx'
import { StaffHeader } from '#site/admin/frame/StaffHeader.tsx'
import { changePassword } from '#site/lib/account-api.ts'

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
    <div className="page pt-16 pb-14">
      <StaffHeader title="Account" page="account" {...{ session, isConfirmed }} />
      <div className="mt-9 grid gap-14">
        <TwoFactorSection isConfirmed={isConfirmed} />
        <PasswordSection email={session.user.email} />
        <SessionsSection isConfirmed={isConfirmed} />
      </div>
    </div>
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
    <StaffSection title="Password" lead="A new password ends all your other sessions.">
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
