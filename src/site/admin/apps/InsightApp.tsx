import { StaffFrame } from '#site/admin/apps/StaffFrame.tsx'
import { InsightPage } from '#site/admin/insight/InsightPage.tsx'
import { AdminOnly } from '#site/admin/session/AdminOnly.tsx'

/** Mounted at /admin/insight. */
export function InsightApp() {
  return (
    <StaffFrame>
      <AdminOnly>
        {(session, isConfirmed) => <InsightPage {...{ session, isConfirmed }} />}
      </AdminOnly>
    </StaffFrame>
  )
}
