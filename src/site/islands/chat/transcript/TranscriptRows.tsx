import type { ReactNode } from 'react'
import { site } from '#content/site.ts'
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

/** The usual greeting, there before scripts run and before the conversation is. */
export function OpeningRow() {
  return (
    <TranscriptRow aside={<span className="sr-only">assistant</span>}>
      <p dir="auto" className="max-w-measure whitespace-pre-wrap wrap-anywhere">
        {welcomeText}
      </p>
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

type PersonMessageProps = { authorName: string; content: string }

/** A message of a person of the staff, under their name and drawn unlike the assistant's. */
export function PersonMessage({ authorName, content }: PersonMessageProps) {
  return (
    <div className="max-w-measure border-l-2 border-ink pl-4">
      <p className="text-small wrap-anywhere">
        <b>{authorName}</b> <span className="text-soft">{`from ${site.name}`}</span>
      </p>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {content}
      </p>
    </div>
  )
}
