import type { ReactNode } from 'react'
import { welcomeText } from '#content/welcome-text.ts'

export const CONNECTION_LOST = 'The connection was lost. Trying again…'

type RowProps = { aside: ReactNode; children: ReactNode }

/** One line of the transcript: when and who, then what. */
export function TranscriptRow({ aside, children }: RowProps) {
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 border-t border-line py-4 sm:grid-cols-[4rem_minmax(0,1fr)] sm:gap-x-4">
      <div className="label pt-0.5">{aside}</div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

export function OpeningRow() {
  return (
    <TranscriptRow aside={<Bone className="mt-1 h-3 w-9" />}>
      <p className="sr-only">Starting the chat…</p>
      <div aria-hidden="true" className="relative overflow-hidden">
        {/* The usual welcome itself, unseen, so that the real one takes exactly this room. */}
        <p className="invisible max-w-measure">{welcomeText}</p>
        <div className="absolute inset-0">
          <Bone className="mt-1 h-4 w-11/12" />
          <Bone className="mt-2.5 h-4 w-10/12" />
          <Bone className="mt-2.5 h-4 w-1/2" />
        </div>
      </div>
    </TranscriptRow>
  )
}

type WaitingRowProps = { isAgentSilent: boolean; isConnectionLost: boolean }

export function WaitingRow({ isAgentSilent, isConnectionLost }: WaitingRowProps) {
  const doing = isAgentSilent ? 'Sending…' : 'Reading your message…'
  return (
    <TranscriptRow aside={null}>
      <p className="flex items-center gap-3 text-small text-soft">
        <Spinner />
        <span>{isConnectionLost ? CONNECTION_LOST : doing}</span>
      </p>
    </TranscriptRow>
  )
}

export function Spinner() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 animate-spin text-signal">
      <circle cx="10" cy="10" r="8" fill="none" stroke="var(--color-line)" strokeWidth="2" />
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

export function Bone({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-control bg-line ${className}`}
    />
  )
}
