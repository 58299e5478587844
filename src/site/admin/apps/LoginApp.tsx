import { StaffFrame } from '#site/admin/apps/StaffFrame.tsx'
import { LoginScreen } from '#site/admin/login/LoginScreen.tsx'

/** The staff area's door, mounted at /admin/login. */
export function LoginApp() {
  return (
    <StaffFrame>
      <LoginScreen />
    </StaffFrame>
  )
}
