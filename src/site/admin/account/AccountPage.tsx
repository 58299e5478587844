import type { AdminSession } from '#contract/admin.ts'
import { PasswordSection } from '#site/admin/account/PasswordSection.tsx'
import { SessionsSection } from '#site/admin/account/SessionsSection.tsx'
import { TwoFactorSection } from '#site/admin/account/TwoFactorSection.tsx'
import { StaffHeader } from '#site/admin/frame/StaffHeader.tsx'

type Props = { session: AdminSession; isConfirmed: boolean }

/** Everybody's own: how one signs in, and where one is signed in. */
export function AccountPage({ session, isConfirmed }: Props) {
  return (
    <div className="page pt-16 pb-14">
      <StaffHeader title="Account" page="account" {...{ session, isConfirmed }} />
      <div className="mt-9 grid gap-14">
        <TwoFactorSection isConfirmed={isConfirmed} />
        <PasswordSection email={session.user.email} />
        <SessionsSection isConfirmed={isConfirmed} />
      </div>
    </div>
  )
}
