import { useState } from 'react'
import type { AdminSession } from '#contract/admin.ts'
import type { NewInviteReply } from '#contract/admin-team.ts'
import { AskForm } from '#site/admin/account/AskForm.tsx'
import { StaffSection } from '#site/admin/account/StaffSection.tsx'
import { ChoiceGroup } from '#site/admin/brief/ChoiceGroup.tsx'
import { InviteRow } from '#site/admin/team/InviteRow.tsx'
import { NewInvite } from '#site/admin/team/NewInvite.tsx'
import { inviteMember, type TeamInvite } from '#site/lib/team-api.ts'

const ROLES = [
  { value: 'viewer', label: 'Viewer' },
  { value: 'admin', label: 'Admin' },
] as const
const email = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  autoComplete: 'off',
  missing: 'Enter an e-mail address.',
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
    <StaffSection
      title="Invite somebody"
      lead="By a link that works once, for seven days. A new link to an address makes the one before it void."
    >
      {/* A form that was taken is a new, empty one. */}
      <AskForm
        key={made?.id}
        fields={[email]}
        submit="Make a link"
        busy="Making..."
        call={(entered) => inviteMember({ ...entered, role })}
        onDone={show}
      >
        <ChoiceGroup legend="Role" choices={ROLES} chosen={role} onChoose={setRole} />
      </AskForm>
      {made ? <NewInvite key={made.link} invite={made} /> : null}
      {invites.length > 0 ? (
        <>
          <h3 className="mt-9 font-medium">Open invites</h3>
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
