import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminSession } from '#contract/admin.ts'
import { StaffSection } from '#site/admin/account/StaffSection.tsx'
import { STAFF_HEADING_ID, StaffHeader } from '#site/admin/frame/StaffHeader.tsx'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'
import { AuditLog } from '#site/admin/team/AuditLog.tsx'
import { InviteSection } from '#site/admin/team/InviteSection.tsx'
import { MemberRow } from '#site/admin/team/MemberRow.tsx'
import { teamQuery } from '#site/admin/team/team-queries.ts'

type Props = { session: AdminSession; isConfirmed: boolean }

/** Everybody sees who is in the team; admins change it and read the log. */
export function TeamPage({ session, isConfirmed }: Props) {
  const client = useQueryClient()
  const team = useQuery({ ...teamQuery, enabled: isConfirmed })
  const refresh = () => client.invalidateQueries({ queryKey: teamQuery.queryKey })
  const isAdmin = isConfirmed && session.role === 'admin'
  return (
    <div className="page pt-16 pb-14">
      <StaffHeader title="Team" page="team" {...{ session, isConfirmed }} />
      <div className="mt-9 grid gap-14">
        <StaffSection
          title="Members"
          lead="An admin reads and changes everything and invites others. A viewer reads everything and changes nothing."
        >
          {team.isPending ? <p className="label">Loading...</p> : null}
          {team.error ? (
            <FailureNote
              title="The team could not be loaded."
              error={team.error}
              isRetrying={team.isFetching}
              onRetry={() => retryAndFocus(team.refetch, STAFF_HEADING_ID)}
            />
          ) : null}
          <ul className="ledger">
            {team.data?.members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isSelf={member.id === session.user.id}
                canChange={isAdmin && member.id !== session.user.id}
                onChanged={refresh}
              />
            ))}
          </ul>
        </StaffSection>
        {isAdmin ? <InviteSection invites={team.data?.invites ?? []} onChanged={refresh} /> : null}
        {isAdmin ? <AuditLog /> : null}
      </div>
    </div>
  )
}
