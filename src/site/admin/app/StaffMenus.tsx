import { useState } from 'react'
import { alertWords } from '#content/staff/conversations.ts'
import { frameWords } from '#content/staff/frame.ts'
import { usePageKeys } from '#site/admin/keys/use-page-keys.ts'
import { type AlertKind, switchAlert, useAlertKinds } from '#site/admin/live/alerts.ts'
import { markAllSeen, useUnreadIds } from '#site/admin/live/unread.ts'
import { fetchLate, LatePart } from '#site/admin/parts/FailureNote.tsx'

const KeyHelp = fetchLate(async () => (await import('#site/admin/keys/KeyHelp.tsx')).KeyHelp)

const ALERT_MENU_ID = 'alert-menu'

const ALERT_KINDS = ['sound', 'notification'] as const

/** How this browser tells of visitors, and what is unread. The browser opens and closes it. */
export function AlertMenu() {
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

const KEY_MENU_ID = 'key-menu'

/** A phone has no keys, so it has no help either. "?" is a key as well. */
export function KeyMenu() {
  const [isAsked, setIsAsked] = useState(false)
  usePageKeys({
    '?': () => {
      setIsAsked(true)
      document.getElementById(KEY_MENU_ID)?.togglePopover()
    },
  })
  return (
    <div className="max-md:hidden">
      <button
        type="button"
        popoverTarget={KEY_MENU_ID}
        onClick={() => setIsAsked(true)}
        className="inline-flex min-h-11 min-w-8 cursor-pointer items-center justify-center text-small text-soft hover:text-ink"
      >
        <span aria-hidden="true">?</span>
        <span className="sr-only">{frameWords.keys}</span>
      </button>
      <div
        id={KEY_MENU_ID}
        popover="auto"
        className="fixed top-12 right-4 bottom-auto left-auto m-0 w-80 max-w-[calc(100vw-2rem)] border border-line bg-raise p-4 text-small text-ink shadow-float"
      >
        {isAsked ? (
          <LatePart>
            <KeyHelp />
          </LatePart>
        ) : null}
      </div>
    </div>
  )
}
