import { StaffFrame } from '#site/admin/apps/StaffFrame.tsx'
import { AdminOnly } from '#site/admin/session/AdminOnly.tsx'
import { TeamPage } from '#site/admin/team/TeamPage.tsx'

/** Mounted at /admin/team. */
export function TeamApp() {
  return (
    <StaffFrame>
      <AdminOnly>{(session, isConfirmed) => <TeamPage {...{ session, isConfirmed }} />}</AdminOnly>
    </StaffFrame>
  )
}
