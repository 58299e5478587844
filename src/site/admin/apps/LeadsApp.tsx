import { StaffFrame } from '#site/admin/apps/StaffFrame.tsx'
import { LeadsPage } from '#site/admin/leads/LeadsPage.tsx'
import { AdminOnly } from '#site/admin/session/AdminOnly.tsx'

/** Mounted at /admin/leads. */
export function LeadsApp() {
  return (
    <StaffFrame>
      <AdminOnly>{(session, isConfirmed) => <LeadsPage {...{ session, isConfirmed }} />}</AdminOnly>
    </StaffFrame>
  )
}
