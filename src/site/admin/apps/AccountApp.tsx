import { AccountPage } from '#site/admin/account/AccountPage.tsx'
import { StaffFrame } from '#site/admin/apps/StaffFrame.tsx'
import { AdminOnly } from '#site/admin/session/AdminOnly.tsx'

/** Mounted at /admin/account. */
export function AccountApp() {
  return (
    <StaffFrame>
      <AdminOnly>
        {(session, isConfirmed) => <AccountPage {...{ session, isConfirmed }} />}
      </AdminOnly>
    </StaffFrame>
  )
}
