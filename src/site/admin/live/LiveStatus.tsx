import type { LiveState } from '#site/admin/live/open-staff-news.ts'
import { useLiveState } from '#site/admin/live/use-staff-news.ts'

const WORDS: Readonly<Record<LiveState, string>> = {
  connecting: 'Connecting...',
  live: 'Live',
  polling: 'Not live: checking every 15 seconds until the connection is back',
}

const LOOKS: Readonly<Record<LiveState, string>> = {
  connecting: 'border-edge',
  live: 'border-good bg-good',
  polling: 'border-warn',
}

/** Whether the page hears of changes by itself. In a narrow window the words of all but trouble are left to screen readers. */
export function LiveStatus() {
  const state = useLiveState()
  return (
    <p role="status" className="label flex items-baseline gap-2">
      <span
        aria-hidden="true"
        className={`inline-block size-2 shrink-0 rounded-chip border ${LOOKS[state]}`}
      />
      <span className={state === 'polling' ? 'text-warn' : 'max-sm:sr-only'}>{WORDS[state]}</span>
    </p>
  )
}
