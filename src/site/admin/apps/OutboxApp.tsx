import { StaffFrame } from '#site/admin/apps/StaffFrame.tsx'
import { OutboxPage } from '#site/admin/outbox/OutboxPage.tsx'
import { AdminOnly } from '#site/admin/session/AdminOnly.tsx'

/** Mounted at /admin/outbox. */
export function OutboxApp() {
  return (
    <StaffFrame>
      <AdminOnly>
        {(session, isConfirmed) => <OutboxPage {...{ session, isConfirmed }} />}
      </AdminOnly>
    </StaffFrame>
  )
}
