import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { AskForm } from '#site/admin/account/AskForm.tsx'
import { ownSessionsQuery } from '#site/admin/account/account-queries.ts'
import { presentPassword } from '#site/admin/account/asked-fields.ts'
import { focusHeading } from '#site/admin/account/focus-heading.ts'
import { StaffSection } from '#site/admin/account/StaffSection.tsx'
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

export function PasswordSection({ email }: { email: string }) {
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
