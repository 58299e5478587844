import { StaffFrame } from '#site/admin/apps/StaffFrame.tsx'
import { Dashboard } from '#site/admin/dashboard/Dashboard.tsx'
import { AdminOnly } from '#site/admin/session/AdminOnly.tsx'

/** The staff area itself, mounted at /admin/dashboard. */
export function DashboardApp() {
  return (
    <StaffFrame>
      <AdminOnly>{(session, isConfirmed) => <Dashboard {...{ session, isConfirmed }} />}</AdminOnly>
    </StaffFrame>
  )
}
