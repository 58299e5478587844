import { LoginScreen } from '#site/admin/login/LoginScreen.tsx'
import { StaffFrame } from '#site/admin/StaffFrame.tsx'

/** The staff area's door, mounted at /admin/login. */
export function LoginApp() {
  return (
    <StaffFrame>
      <LoginScreen />
    </StaffFrame>
  )
}
