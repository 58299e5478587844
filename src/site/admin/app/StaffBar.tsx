import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { site } from '#content/site.ts'
import { alertWords } from '#content/staff/conversations.ts'
import { frameWords } from '#content/staff/frame.ts'
import { type StaffPage, staffPages } from '#content/staff/pages.ts'
import type { AdminSession } from '#contract/admin.ts'
import { AlertMenu, KeyMenu } from '#site/admin/app/StaffMenus.tsx'
import { UNREAD_VIEW } from '#site/admin/conversations/conversation-queries.ts'
import type { LiveState } from '#site/admin/live/open-staff-news.ts'
import { useUnreadIds } from '#site/admin/live/unread.ts'
import { useLiveState } from '#site/admin/live/use-staff-news.ts'
import { useStaffWatch } from '#site/admin/live/use-staff-watch.ts'
import { forgetWriting } from '#site/admin/parts/kept-writing.ts'
import { forgetSession } from '#site/admin/session/remembered-session.ts'
import { SESSION_KEY, type SessionState } from '#site/admin/session/session-query.ts'
import { leaveStaffArea } from '#site/admin/session/staff-pages.ts'
import { logoPaths } from '#site/components/logo-paths.ts'
import { signOut } from '#site/lib/api.ts'

const LINKS = ['dashboard', 'leads', 'bookings', 'insight', 'outbox', 'team', 'account'] as const

const MENU_ID = 'staff-menu'

type Props = { page: StaffPage; session: AdminSession; isConfirmed: boolean }

/** Sections, live status, and account, on every page. Not part of what is printed. */
export function StaffBar({ page, session, isConfirmed }: Props) {
  useStaffWatch(session.user.id, isConfirmed)
  return (
    <header className="sticky top-0 z-20 flex h-12 items-center gap-x-4 border-b border-line bg-paper px-4 print:hidden">
      <a href="/" className="inline-flex size-11 shrink-0 items-center justify-center">
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="w-5.5 fill-none stroke-current stroke-2 [stroke-linecap:square]"
        >
          {logoPaths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
        <span className="sr-only">{`${site.name}, home`}</span>
      </a>
      <StaffNavigation page={page} />
      <div className="ml-auto flex min-w-0 items-center gap-x-4">
        {isConfirmed ? <LiveStatus /> : null}
        {isConfirmed ? <AlertMenu /> : null}
        {isConfirmed ? <KeyMenu /> : null}
        <p className="label min-w-0 truncate max-md:sr-only">{session.user.email}</p>
        {isConfirmed ? <SignOutButton /> : null}
      </div>
    </header>
  )
}

/** In a narrow window a menu, which the browser opens and closes. A brief belongs to the bookings. */
function StaffNavigation({ page }: { page: StaffPage }) {
  const current = page === 'brief' ? 'bookings' : page
  return (
    <nav aria-label={frameWords.area} className="h-full">
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="inline-flex h-full cursor-pointer items-center gap-2 text-small font-medium lg:hidden"
      >
        <span>{staffPages[current].title}</span>
        <svg
          viewBox="0 0 10 6"
          aria-hidden="true"
          className="h-1.5 w-2.5 fill-none stroke-current stroke-[1.5]"
        >
          <path d="m1 1 4 4 4-4" />
        </svg>
      </button>
      <ul
        id={MENU_ID}
        popover="auto"
        className="fixed inset-x-0 top-12 bottom-auto m-0 w-auto border-0 border-b border-line bg-paper px-4 py-2 text-ink shadow-float lg:static lg:flex lg:h-full lg:gap-x-1 lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        {LINKS.map((linked) => (
          <li key={linked} className="flex">
            <a
              href={staffPages[linked].path}
              aria-current={linked === page ? 'page' : linked === current ? 'true' : undefined}
              className="flex h-12 items-center border-transparent px-2.5 text-small text-soft hover:text-ink aria-[current]:font-medium aria-[current]:text-ink lg:border-b-2 lg:aria-[current]:border-ink"
              onClick={() => document.getElementById(MENU_ID)?.hidePopover?.()}
            >
              {staffPages[linked].title}
            </a>
            {linked === 'dashboard' ? <UnreadCount /> : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function UnreadCount() {
  const count = useUnreadIds().size
  if (count === 0) return null
  return (
    <a
      href={`${staffPages.dashboard.path}?${new URLSearchParams(UNREAD_VIEW)}`}
      className="link flex h-12 min-w-6 items-center justify-center text-small font-medium tabular-nums"
      onClick={() => document.getElementById(MENU_ID)?.hidePopover?.()}
    >
      <span>{count}</span>
      <span className="sr-only">{` ${alertWords.unread}`}</span>
    </a>
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
    <button
      type="button"
      className="min-h-11 shrink-0 cursor-pointer text-small text-soft hover:text-ink"
      aria-disabled={attempt.isPending}
      aria-busy={attempt.isPending}
      onClick={() => attempt.isPending || attempt.mutate()}
    >
      {attempt.isPending ? frameWords.signingOut : frameWords.signOut}
    </button>
  )
}

const LIVE_WORDS: Readonly<Record<LiveState, string>> = {
  connecting: 'Connecting...',
  live: 'Live',
  polling: 'Not live: checking every 15 seconds until the connection is back',
}

const LIVE_LOOKS: Readonly<Record<LiveState, string>> = {
  connecting: 'border-edge',
  live: 'border-good bg-good',
  polling: 'border-warn',
}

/** Whether the page hears of changes by itself. In a narrow window the words of all but trouble are left to screen readers. */
function LiveStatus() {
  const state = useLiveState()
  return (
    <p role="status" className="label flex items-baseline gap-2">
      <span
        aria-hidden="true"
        className={`inline-block size-2 shrink-0 rounded-chip border ${LIVE_LOOKS[state]}`}
      />
      <span className={state === 'polling' ? 'text-warn' : 'max-sm:sr-only'}>
        {LIVE_WORDS[state]}
      </span>
    </p>
  )
}
