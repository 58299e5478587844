import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { frameWords } from '#content/staff/frame.ts'
import type { AdminSession } from '#contract/admin.ts'
import { forgetWriting } from '#site/admin/parts/kept-writing.ts'
import { forgetSession } from '#site/admin/session/remembered-session.ts'
import type { SessionState } from '#site/admin/session/session-query.ts'
import { SESSION_KEY } from '#site/admin/session/session-query.ts'
import type { StaffPage } from '#site/admin/session/staff-pages.ts'
import { leaveStaffArea } from '#site/admin/session/staff-pages.ts'
import { Button } from '#site/components/Button.tsx'
import { signOut } from '#site/lib/api.ts'

const LINKS = [
  { page: 'dashboard', href: '/admin/dashboard', label: 'Conversations' },
  { page: 'leads', href: '/admin/leads', label: 'Leads' },
  { page: 'bookings', href: '/admin/bookings', label: 'Bookings' },
  { page: 'insight', href: '/admin/insight', label: 'Insight' },
  { page: 'outbox', href: '/admin/outbox', label: 'Outbox' },
  { page: 'team', href: '/admin/team', label: 'Team' },
  { page: 'account', href: '/admin/account', label: 'Account' },
] as const

type Props = { title: string; page: StaffPage; session: AdminSession; isConfirmed: boolean }

/** There from the start: what a retry brings cannot take the focus before it is drawn. */
export const STAFF_HEADING_ID = 'staff-heading'

/** Not part of what is printed. */
export function StaffHeader({ title, page, session, isConfirmed }: Props) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-5 print:hidden">
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

/** A brief belongs to the bookings. */
function StaffNavigation({ page }: { page: StaffPage }) {
  const current = page === 'brief' ? 'bookings' : page
  return (
    <nav aria-label={frameWords.area} className="col-span-full border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {LINKS.map(({ page: linked, href, label }) => (
          <li key={linked}>
            <a
              href={href}
              aria-current={linked === page ? 'page' : linked === current ? 'true' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent text-small text-soft hover:text-ink aria-[current]:border-signal aria-[current]:font-medium aria-[current]:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Claims that the session has ended only when the server says so. */
function SignOutButton() {
  const client = useQueryClient()
  const attempt = useMutation({
    mutationFn: signOut,
    networkMode: 'always',
    onSuccess: (result) => {
      const isOver = result.kind === 'ok' || (result.kind === 'refused' && result.status === 401)
      if (!isOver) {
        toast.error('Sign-out failed. Please try again.')
        return
      }
      forgetSession()
      forgetWriting()
      client.setQueryData<SessionState>(SESSION_KEY, { kind: 'leaving' })
      leaveStaffArea()
    },
  })
  return (
    <Button
      look="quiet"
      className="button-small"
      aria-disabled={attempt.isPending}
      aria-busy={attempt.isPending}
      onClick={() => attempt.isPending || attempt.mutate()}
    >
      {attempt.isPending ? frameWords.signingOut : frameWords.signOut}
    </Button>
  )
}
