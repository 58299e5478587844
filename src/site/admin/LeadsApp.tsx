import { LeadsPage } from '#site/admin/leads/LeadsPage.tsx'
import { StaffFrame } from '#site/admin/StaffFrame.tsx'
import { AdminOnly } from '#site/admin/session/AdminOnly.tsx'

/** Mounted at /admin/leads. */
export function LeadsApp() {
  return (
    <StaffFrame>
      <AdminOnly>{(session, isConfirmed) => <LeadsPage {...{ session, isConfirmed }} />}</AdminOnly>
    </StaffFrame>
  )
}
