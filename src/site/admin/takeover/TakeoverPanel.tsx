import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminTakeover } from '#contract/takeover.ts'
import { formatTime } from '#site/admin/format-moment.ts'
import { sessionQuery } from '#site/admin/session/session-query.ts'
import { TakeForm } from '#site/admin/takeover/TakeForm.tsx'
import { takeoverQuery } from '#site/admin/takeover/takeover-query.ts'
import { useTakeover } from '#site/admin/takeover/use-takeover.ts'
import { VisitorComposer } from '#site/admin/takeover/VisitorComposer.tsx'
import { Mark } from '#site/components/Mark.tsx'

type TakeoverPanelProps = {
  conversationId: string
  /** Whoever takes over or writes looks at the newest message. */
  onAttend: () => void
}

/** Who answers the visitor, and for an admin the ways to change that. Stands below the messages of a conversation. */
export function TakeoverPanel({ conversationId, onAttend }: TakeoverPanelProps) {
  const { data: takeover, isError } = useQuery(takeoverQuery(conversationId))
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  const { isBusy, problem, take, handBack } = useTakeover(conversationId)
  /** Just taken by one's own hand: the next thing is to write. */
  const [hasTaken, setHasTaken] = useState(false)
  const canChange = session?.kind === 'signed-in' && session.session.role === 'admin'
  const isYours = takeover?.taken_by?.is_you === true

  async function handleTake(name: string) {
    // What went wrong stands beside the button.
    await take(name, takeover?.taken_by?.id).then(
      () => setHasTaken(true),
      () => setHasTaken(false),
    )
  }

  return (
    <section aria-label="Who answers" className="border-t border-line bg-raise px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="flex min-w-0 items-baseline gap-2.5 text-small">
          <Mark kind={takeover?.taken_by ? 'people' : 'act'} className="translate-y-0.5" />
          <span className="min-w-0 wrap-anywhere">
            {takeover ? describe(takeover) : isError ? UNKNOWN : 'Loading...'}
          </span>
        </p>
        {isYours && canChange && (
          <button
            type="button"
            className="link inline-flex min-h-11 cursor-pointer items-center text-small"
            aria-disabled={isBusy}
            onClick={() => isBusy || void handBack().catch(() => setHasTaken(false))}
          >
            Hand back
          </button>
        )}
      </div>
      {takeover && canChange && !isYours && (
        <TakeForm {...{ takeover, isBusy }} onTake={(name) => void handleTake(name)} />
      )}
      {isYours && canChange && (
        <VisitorComposer {...{ conversationId }} isFocused={hasTaken} onAttend={onAttend} />
      )}
      <p role="alert" className="field-error mt-1 empty:hidden">
        {problem}
      </p>
    </section>
  )
}

const UNKNOWN = 'Who answers here could not be loaded. Asking again every 15 seconds.'

function describe({ taken_by, prefers_agent }: AdminTakeover): string {
  if (taken_by === null) return 'The assistant answers.'
  const { name, since, is_you } = taken_by
  const who = is_you ? `You answer as ${name}` : `${name} answers`
  const chosen = 'The visitor chose to go on with the assistant, which answers as well.'
  return `${who} since ${formatTime(since)}. ${prefers_agent ? chosen : 'The assistant listens.'}`
}
