import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { inviteWords } from '#content/staff/people.ts'
import type { AdminSession } from '#contract/admin.ts'
import type { NewInviteReply } from '#contract/admin-team.ts'
import { AskForm } from '#site/admin/account/AskForm.tsx'
import { useCall } from '#site/admin/account/use-call.ts'
import { ChoiceGroup } from '#site/admin/brief/ChoiceGroup.tsx'
import { formatDay } from '#site/admin/parts/format.ts'
import { focusHeading, StaffSection } from '#site/admin/parts/StaffHeading.tsx'
import { Button } from '#site/components/Button.tsx'
import { inviteMember, revokeInvite, type TeamInvite } from '#site/lib/team-api.ts'

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
