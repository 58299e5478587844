import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQuery } from '#site/admin/account/account-queries.ts'
import { focusHeading } from '#site/admin/account/focus-heading.ts'
import { RecoveryCodes } from '#site/admin/account/RecoveryCodes.tsx'
import { StaffSection } from '#site/admin/account/StaffSection.tsx'
import { TwoFactorOff } from '#site/admin/account/TwoFactorOff.tsx'
import { TwoFactorOn } from '#site/admin/account/TwoFactorOn.tsx'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'

/** Codes that were just made stand alone until they were put away: they are shown once. */
export function TwoFactorSection({ isConfirmed }: { isConfirmed: boolean }) {
  const client = useQueryClient()
  const account = useQuery({ ...accountQuery, enabled: isConfirmed })
  const [newCodes, setNewCodes] = useState<string[] | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: accountQuery.queryKey })
  const showCodes = (codes: string[]) => {
    setNewCodes(codes)
    return refresh()
  }
  const putAway = () => {
    setNewCodes(null)
    focusHeading()
  }
  const noticeOff = () => {
    focusHeading()
    return refresh()
  }
  return (
    <StaffSection
      title="Two-factor sign-in"
      lead="After your password, a code from an app on your phone. Who learns your password alone cannot sign in."
    >
      {account.error ? (
        <FailureNote
          title="Your account could not be loaded."
          error={account.error}
          isRetrying={account.isFetching}
          onRetry={account.refetch}
        />
      ) : null}
      {account.isPending ? <p className="label">Loading...</p> : null}
      {newCodes ? <RecoveryCodes codes={newCodes} onKept={putAway} /> : null}
      {account.data && !newCodes ? (
        account.data.two_factor ? (
          <TwoFactorOn
            codesLeft={account.data.recovery_codes ?? 0}
            onNewCodes={showCodes}
            onTurnedOff={noticeOff}
          />
        ) : (
          <TwoFactorOff onTurnedOn={showCodes} />
        )
      ) : null}
    </StaffSection>
  )
}
