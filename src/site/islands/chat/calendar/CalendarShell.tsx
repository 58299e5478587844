import { type ReactNode, useEffect, useRef } from 'react'

type CalendarShellProps = {
  /** Whose calendar it is, when not the site's own. */
  host: string | null

  /** The visitor opened it here and now, by a control that is gone. */
  takesFocus: boolean
  onClose: () => void
  children: ReactNode
}

/** The way out stands before the calendar: the keyboard need not pass through another party's page to it. */
export function CalendarShell({ host, takesFocus, onClose, children }: CalendarShellProps) {
  const shell = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    shell.current?.focus({ preventScroll: true })
    shell.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])

  return (
    <section
      ref={shell}
      tabIndex={-1}
      aria-label="Calendar"
      className="card relative mt-3 overflow-hidden -outline-offset-2 max-sm:-ml-15"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-4">
        <p className="text-small text-soft">
          {host === null ? 'Calendar' : `Calendar, from ${host}`}
        </p>
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center text-small"
          onClick={onClose}
        >
          Not now
        </button>
      </div>
      {children}
    </section>
  )
}
