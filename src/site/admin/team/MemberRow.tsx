import { useState } from 'react'
import { toast } from 'sonner'
import { teamWords } from '#content/staff/people.ts'
import { useCall } from '#site/admin/account/use-call.ts'
import { formatDay, formatMoment } from '#site/admin/parts/format.ts'
import { focusHeading } from '#site/admin/parts/StaffHeading.tsx'
import { Button } from '#site/components/Button.tsx'
import { changeRole, removeMember, type TeamMember } from '#site/lib/team-api.ts'

type Props = {
  member: TeamMember
  isSelf: boolean
  canChange: boolean
  onChanged: () => Promise<unknown>
}

export function MemberRow({ member, isSelf, canChange, onChanged }: Props) {
  const { email, role, two_factor } = member
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{email}</span>
          <span className="label rounded-control border border-line px-1.5">
            {role === 'admin' ? 'Admin' : 'Viewer'}
          </span>
          {isSelf ? <span className="label">you</span> : null}
        </p>
        <p className="label mt-1">
          {`${two_factor ? 'Two-factor on' : 'Two-factor off'} · ${describeLastSeen(member)}`}
        </p>
      </div>
      {canChange ? <MemberActions member={member} onChanged={onChanged} /> : null}
    </li>
  )
}

function MemberActions({ member, onChanged }: Pick<Props, 'member' | 'onChanged'>) {
  const { id, email, role } = member
  const [isAsked, setIsAsked] = useState(false)
  const next = role === 'admin' ? 'viewer' : 'admin'
  const changing = useCall(changeRole, onChanged)
  const removing = useCall(removeMember, () => {
    toast.success(`${email} is removed. Their sessions have ended.`)
    focusHeading()
    return onChanged()
  })
  return (
    <div className="flex flex-wrap items-center gap-2 sm:justify-end">
      <Button
        look="quiet"
        className="button-small"
        aria-disabled={changing.isBusy}
        onClick={() => changing.send({ id, role: next })}
      >
        <span>{changing.isBusy ? 'Changing...' : `Make ${next}`}</span>
        <span className="sr-only">{`: ${email}`}</span>
      </Button>
      <Button
        look="quiet"
        className="button-small"
        aria-disabled={removing.isBusy}
        onClick={() => (isAsked ? removing.send(id) : setIsAsked(true))}
        onBlur={() => setIsAsked(false)}
      >
        <span>
          {removing.isBusy ? 'Removing...' : isAsked ? teamWords.confirmRemove : 'Remove'}
        </span>
        <span className="sr-only">{`: ${email}`}</span>
      </Button>
      <p role="alert" className="field-error basis-full empty:hidden">
        {changing.failure ?? removing.failure}
      </p>
    </div>
  )
}

function describeLastSeen({ last_seen_at, joined_at }: TeamMember): string {
  if (!last_seen_at) return `joined ${formatDay(joined_at)}, not signed in now`
  return `last seen ${formatMoment(last_seen_at)}`
}
