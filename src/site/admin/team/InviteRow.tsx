import { focusHeading } from '#site/admin/account/focus-heading.ts'
import { useCall } from '#site/admin/account/use-call.ts'
import { formatDay } from '#site/admin/parts/format-moment.ts'
import { Button } from '#site/components/Button.tsx'
import { revokeInvite, type TeamInvite } from '#site/lib/team-api.ts'

type Props = { invite: TeamInvite; onRevoked: () => Promise<unknown> }

export function InviteRow({ invite, onRevoked }: Props) {
  const { id, email, role, invited_by, expires_at, is_expired } = invite
  const revoking = useCall(revokeInvite, () => {
    focusHeading()
    return onRevoked()
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="label mt-1">
          {[
            role === 'admin' ? 'Admin' : 'Viewer',
            `by ${invited_by}`,
            `${is_expired ? 'expired' : 'until'} ${formatDay(expires_at)}`,
          ].join(' · ')}
        </p>
        <p role="alert" className="field-error empty:hidden">
          {revoking.failure}
        </p>
      </div>
      <Button
        look="quiet"
        className="button-small"
        aria-disabled={revoking.isBusy}
        onClick={() => revoking.send(id)}
      >
        <span>{revoking.isBusy ? 'Taking back...' : 'Take back'}</span>
        <span className="sr-only">{`: ${email}`}</span>
      </Button>
    </li>
  )
}
