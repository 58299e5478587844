import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { accountQuery } from '#site/admin/account/account-queries.ts'
import { focusHeading } from '#site/admin/account/focus-heading.ts'
import { StaffSection } from '#site/admin/account/StaffSection.tsx'
import { TwoFactorOff } from '#site/admin/account/TwoFactorOff.tsx'
import { TwoFactorOn } from '#site/admin/account/TwoFactorOn.tsx'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { Button } from '#site/components/Button.tsx'

type Props = { codes: readonly string[]; onKept: () => void }

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

function RecoveryCodes({ codes, onKept }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success('Copied.'),
      () => toast.error('The browser did not allow it. Select the codes and copy them.'),
    )
  return (
    <div className="max-w-md">
      <h3 ref={heading} tabIndex={-1} className="font-medium">
        Two-factor sign-in is on. Keep these recovery codes
      </h3>
      <p className="mt-2 text-small text-soft">
        Each signs you in once when your phone is not at hand. They are shown now and never again.
      </p>
      <ol className="card mt-4 grid grid-cols-2 gap-x-6 gap-y-2 p-5 font-mono text-small">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="secondary" onClick={copy}>
          Copy codes
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  )
}
