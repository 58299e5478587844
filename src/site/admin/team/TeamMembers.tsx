import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { inviteWords, teamWords } from '#content/staff/people.ts'
import type { AdminSession } from '#contract/admin.ts'
import type { NewInviteReply } from '#contract/admin-team.ts'
import { AskForm } from '#site/admin/account/AskForm.tsx'
import { useCall } from '#site/admin/account/use-call.ts'
import { ChoiceGroup } from '#site/admin/parts/fields.tsx'
import { formatDay, formatMoment } from '#site/admin/parts/format.ts'
import { focusHeading, StaffSection } from '#site/admin/parts/StaffHeading.tsx'
import { Button } from '#site/components/Button.tsx'
import {
  changeRole,
  inviteMember,
  removeMember,
  revokeInvite,
  type TeamInvite,
  type TeamMember,
} from '#site/lib/team-api.ts'

const ROLES = [
  { value: 'viewer', label: 'Viewer' },
  { value: 'admin', label: 'Admin' },
] as const
const email = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autoComplete: 'off',
  missing: 'Enter an email address.',
} as const

type Props = { invites: readonly TeamInvite[]; onChanged: () => Promise<unknown> }

export function InviteSection({ invites, onChanged }: Props) {
  const [role, setRole] = useState<AdminSession['role']>('viewer')
  const [made, setMade] = useState<NewInviteReply | null>(null)
  const show = (invite: NewInviteReply) => {
    setMade(invite)
    return onChanged()
  }
  return (
    <StaffSection title={inviteWords.title} lead={inviteWords.lead}>
      {/* A form that was taken is a new, empty one. */}
      <AskForm
        key={made?.id}
        fields={[email]}
        submit="Create a link"
        busy="Creating..."
        call={(entered) => inviteMember({ ...entered, role })}
        onDone={show}
      >
        <ChoiceGroup legend="Role" choices={ROLES} chosen={role} onChoose={setRole} />
      </AskForm>
      {made ? <NewInvite key={made.link} invite={made} /> : null}
      {invites.length > 0 ? (
        <>
          <h3 className="mt-9 font-medium">{inviteWords.open}</h3>
          <ul className="ledger mt-2">
            {invites.map((invite) => (
              <InviteRow key={invite.id} invite={invite} onRevoked={onChanged} />
            ))}
          </ul>
        </>
      ) : null}
    </StaffSection>
  )
}

/** Shown once: the server keeps the hash of the link alone. */
function NewInvite({ invite }: { invite: NewInviteReply }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(invite.link).then(
      () => toast.success('Link copied.'),
      () => toast.error('Your browser blocked copying. Select the link and copy it.'),
    )
  return (
    <div className="card mt-6 max-w-measure p-5">
      <p ref={note} tabIndex={-1} className="font-medium">
        {invite.is_mailed ? inviteWords.mailed : inviteWords.sendLink}
      </p>
      <p className="mt-1 text-small text-soft">{inviteWords.once(formatDay(invite.expires_at))}</p>
      <p className="mt-3 font-mono text-small wrap-anywhere select-all">{invite.link}</p>
      <Button look="secondary" className="button-small mt-4" onClick={copy}>
        {inviteWords.copy}
      </Button>
    </div>
  )
}

type InviteRowProps = { invite: TeamInvite; onRevoked: () => Promise<unknown> }

function InviteRow({ invite, onRevoked }: InviteRowProps) {
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
        <span>{revoking.isBusy ? 'Revoking...' : 'Revoke'}</span>
        <span className="sr-only">{`: ${email}`}</span>
      </Button>
    </li>
  )
}

type MemberProps = {
  member: TeamMember
  isSelf: boolean
  canChange: boolean
  onChanged: () => Promise<unknown>
}

export function MemberRow({ member, isSelf, canChange, onChanged }: MemberProps) {
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

function MemberActions({ member, onChanged }: Pick<MemberProps, 'member' | 'onChanged'>) {
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
