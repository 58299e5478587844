import { SignOutButton } from '#site/admin/session/SignOutButton.tsx'
import type { AdminSession } from '#site/lib/api.ts'

type Props = { session: AdminSession; isConfirmed: boolean }

export function DashboardHeader({ session, isConfirmed }: Props) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6">
      <div>
        <h1 className="text-h2">Conversation review</h1>
        <p className="label mt-1 wrap-anywhere">{session.user.email}</p>
      </div>
      {isConfirmed ? <SignOutButton /> : null}
    </header>
  )
}
