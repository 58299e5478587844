import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { site } from '#content/site.ts'
import { alertWords } from '#content/staff/conversations.ts'
import { frameWords } from '#content/staff/frame.ts'
import { type StaffPage, staffPages } from '#content/staff/pages.ts'
import type { AdminSession } from '#contract/admin.ts'
import { UNREAD_VIEW } from '#site/admin/conversations/conversation-queries.ts'
import { KeyHelp } from '#site/admin/keys/KeyHelp.tsx'
import { type AlertKind, switchAlert, useAlertKinds } from '#site/admin/live/alerts.ts'
import type { LiveState } from '#site/admin/live/open-staff-news.ts'
import { markAllSeen, useUnreadIds } from '#site/admin/live/unread.ts'
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
        {isConfirmed ? <KeyHelp /> : null}
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

const ALERT_MENU_ID = 'alert-menu'

const ALERT_KINDS = ['sound', 'notification'] as const

/** How this browser tells of visitors, and what is unread. The browser opens and closes it. */
function AlertMenu() {
  const chosen = useAlertKinds()
  const unreadCount = useUnreadIds().size
  const [isRefused, setRefused] = useState(false)
  const change = async (kind: AlertKind, isOn: boolean) => {
    setRefused(!(await switchAlert(kind, isOn)))
  }
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={ALERT_MENU_ID}
        className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 text-small text-soft hover:text-ink"
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" className="w-4 fill-none stroke-current">
          <path d="M3 11.5h10l-1.2-2V6.3a3.8 3.8 0 0 0-7.6 0v3.2ZM6.7 13.8h2.6" />
          {chosen.length === 0 ? <path d="m2 2 12 12" /> : null}
        </svg>
        <span className="sr-only">{alertWords.title}</span>
      </button>
      <div
        id={ALERT_MENU_ID}
        popover="auto"
        className="fixed top-12 right-4 bottom-auto left-auto m-0 w-80 max-w-[calc(100vw-2rem)] border border-line bg-raise p-4 text-ink shadow-float"
      >
        <fieldset className="grid gap-1">
          <legend className="pb-1 text-small font-bold">{alertWords.when}</legend>
          {ALERT_KINDS.map((kind) => (
            <label
              key={kind}
              className="flex min-h-11 cursor-pointer items-center gap-3 text-small"
            >
              <input
                type="checkbox"
                className="size-4 accent-ink"
                checked={chosen.includes(kind)}
                onChange={(event) => void change(kind, event.target.checked)}
              />
              <span>{alertWords.kinds[kind]}</span>
            </label>
          ))}
        </fieldset>
        <p role="status" className="text-small text-bad empty:hidden">
          {isRefused ? alertWords.refused : null}
        </p>
        <p className="label mt-2">{alertWords.kept}</p>
        {unreadCount > 0 ? (
          <button
            type="button"
            className="link mt-3 min-h-11 cursor-pointer text-small"
            onClick={markAllSeen}
          >
            {alertWords.markAll(unreadCount)}
          </button>
        ) : null}
      </div>
    </div>
  )
}
