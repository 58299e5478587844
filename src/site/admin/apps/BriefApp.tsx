import { StaffFrame } from '#site/admin/apps/StaffFrame.tsx'
import { BriefPage } from '#site/admin/brief/BriefPage.tsx'
import { AdminOnly } from '#site/admin/session/AdminOnly.tsx'

/** Mounted at /admin/brief. */
export function BriefApp() {
  return (
    <StaffFrame>
      <AdminOnly>{(session, isConfirmed) => <BriefPage {...{ session, isConfirmed }} />}</AdminOnly>
    </StaffFrame>
  )
}
