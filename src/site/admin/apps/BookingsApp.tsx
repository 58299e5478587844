import { StaffFrame } from '#site/admin/apps/StaffFrame.tsx'
import { BookingsPage } from '#site/admin/bookings/BookingsPage.tsx'
import { AdminOnly } from '#site/admin/session/AdminOnly.tsx'

/** Mounted at /admin/bookings. */
export function BookingsApp() {
  return (
    <StaffFrame>
      <AdminOnly>
        {(session, isConfirmed) => <BookingsPage {...{ session, isConfirmed }} />}
      </AdminOnly>
    </StaffFrame>
  )
}
