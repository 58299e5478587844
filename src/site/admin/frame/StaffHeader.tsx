import type { AdminSession } from '#contract/admin.ts'
import { SignOutButton } from '#site/admin/frame/SignOutButton.tsx'
import { StaffNavigation } from '#site/admin/frame/StaffNavigation.tsx'
import type { StaffPage } from '#site/admin/session/staff-pages.ts'

type Props = { title: string; page: StaffPage; session: AdminSession; isConfirmed: boolean }

/** There from the start: what a retry brings cannot take the focus before it is drawn. */
export const STAFF_HEADING_ID = 'staff-heading'

/** Not part of what is printed. */
export function StaffHeader({ title, page, session, isConfirmed }: Props) {
  return (
    <header className="staff-header grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-5">
      <div>
        <h1 id={STAFF_HEADING_ID} tabIndex={-1} className="text-h2">
          {title}
        </h1>
        <p className="label mt-1 wrap-anywhere">{session.user.email}</p>
      </div>
      {isConfirmed ? <SignOutButton /> : null}
      <StaffNavigation page={page} />
    </header>
  )
}
