import { StaffFrame } from '#site/admin/apps/StaffFrame.tsx'
import { JoinScreen } from '#site/admin/join/JoinScreen.tsx'

/** What the link of an invite opens, mounted at /admin/join. */
export function JoinApp() {
  return (
    <StaffFrame>
      <JoinScreen />
    </StaffFrame>
  )
}
