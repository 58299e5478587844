import { STAFF_HEADING_ID } from '#site/admin/frame/StaffHeader.tsx'

/** What had the focus is gone once a change was made: whoever works by keyboard goes on from the page's head. */
export function focusHeading(): void {
  document.getElementById(STAFF_HEADING_ID)?.focus()
}
