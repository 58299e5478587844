import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { takeoverWords } from '#content/staff/conversations.ts'
import type { AdminTakeover } from '#contract/takeover.ts'
import { conversationQuery } from '#site/admin/conversations/conversation-queries.ts'
import type { KnownWords } from '#site/admin/leads/CannedReplies.tsx'
import { formatTime } from '#site/admin/parts/format.ts'
import { RequestFailure, unwrapResult } from '#site/admin/parts/request-failure.ts'
import { sessionQuery } from '#site/admin/session/session-query.ts'
import { VisitorComposer } from '#site/admin/takeover/VisitorComposer.tsx'
import { Button } from '#site/components/Button.tsx'
import { Mark } from '#site/components/Mark.tsx'
import type { ApiResult } from '#site/lib/call-api.ts'
import { handBack, takeConversation } from '#site/lib/takeover-api.ts'

const STORAGE_KEY = 'takeover-name'

const NAME_MAX_CHARS = 40

const linkLook = 'link inline-flex min-h-11 cursor-pointer items-center text-small'

type TakeFormProps = {
  takeover: AdminTakeover
  isBusy: boolean
  onTake: (name: string) => void
}

type TakeoverPanelProps = {
  conversationId: string
  takeover: AdminTakeover
  /** What prepared replies are filled in with. */
  known: KnownWords
  /** Whoever takes over or writes looks at the newest message. */
  onAttend: () => void
  /** Opens an email to the visitor; absent where they left no address. */
  onEmail?: () => void
}

/** Who’s replying the visitor, and for an admin the ways to change that. Stands below the messages of a conversation. */
export function TakeoverPanel({ conversationId, takeover, ...rest }: TakeoverPanelProps) {
  const { known, onAttend, onEmail } = rest
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  const { isBusy, problem, take, handBack } = useTakeover(conversationId)
  /** Just taken by one's own hand: the next thing is to write. */
  const [hasTaken, setHasTaken] = useState(false)
  const canChange = session?.kind === 'signed-in' && session.session.role === 'admin'
  const isYours = takeover.taken_by?.is_you === true

  async function handleTake(name: string) {
    // What went wrong stands beside the button.
    await take(name, takeover.taken_by?.id).then(
      () => setHasTaken(true),
      () => setHasTaken(false),
    )
  }

  return (
    <section aria-label={takeoverWords.label} className="border-t border-line bg-raise px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="flex min-w-0 items-baseline gap-2.5 text-small">
          <Mark kind={takeover.taken_by ? 'people' : 'act'} className="translate-y-0.5" />
          <span className="min-w-0 wrap-anywhere">{describe(takeover)}</span>
        </p>
        {canChange ? (
          <span className="flex gap-x-5">
            {onEmail ? (
              <button type="button" className={linkLook} onClick={onEmail}>
                {takeoverWords.email}
              </button>
            ) : null}
            {isYours ? (
              <button
                type="button"
                className={linkLook}
                aria-disabled={isBusy}
                onClick={() => isBusy || void handBack().catch(() => setHasTaken(false))}
              >
                {takeoverWords.handBack}
              </button>
            ) : null}
          </span>
        ) : null}
      </div>
      {canChange && !isYours && (
        <TakeForm {...{ takeover, isBusy }} onTake={(name) => void handleTake(name)} />
      )}
      {isYours && canChange && (
        <VisitorComposer {...{ conversationId, known }} isFocused={hasTaken} onAttend={onAttend} />
      )}
      <p role="alert" className="field-error mt-1 empty:hidden">
        {problem}
      </p>
    </section>
  )
}

function describe({ taken_by, prefers_agent }: AdminTakeover): string {
  if (taken_by === null) return 'The assistant is replying.'
  const { name, since, is_you } = taken_by
  const who = is_you ? `You’re replying as ${name}` : `${name} is replying`
  const chosen = 'The visitor chose to continue with the assistant, which also replies.'
  return `${who} since ${formatTime(since)}. ${prefers_agent ? chosen : 'The assistant is listening.'}`
}

/** Taking a conversation over and handing it back. A refusal means that somebody was faster, so it is asked who. */
function useTakeover(conversationId: string) {
  const client = useQueryClient()
  const { queryKey } = conversationQuery(conversationId)
  const change = useMutation({
    mutationFn: async (call: () => Promise<ApiResult<AdminTakeover>>) => unwrapResult(await call()),
    networkMode: 'always',
    onSuccess: (takeover) => {
      client.setQueryData(queryKey, (known) => known && { ...known, takeover })
      void client.invalidateQueries({ queryKey })
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
  return {
    isBusy: change.isPending,
    problem: change.error && explain(change.error),
    take: (name: string, insteadOf?: string) =>
      change.mutateAsync(() => takeConversation(conversationId, { name, insteadOf })),
    handBack: () => change.mutateAsync(() => handBack(conversationId)),
  }
}

function explain(error: Error): string {
  const isRefused = error instanceof RequestFailure && error.status === 409
  return isRefused ? error.message : 'That did not reach the server. Try again.'
}

/** Joins the conversation under a name; from a colleague only by a button that says so. */
function TakeForm({ takeover, isBusy, onTake }: TakeFormProps) {
  const { taken_by, suggested_name } = takeover
  const [name, setName] = useState(() => readPersonName() ?? suggested_name)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    rememberPersonName(name.trim())
    onTake(name.trim())
  }

  return (
    <form onSubmit={handleSubmit} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor="person-name" className="text-small text-soft">
        {takeoverWords.name}
      </label>
      <input
        id="person-name"
        className="input input-small w-auto min-w-0 flex-1 basis-32"
        value={name}
        maxLength={NAME_MAX_CHARS}
        autoComplete="given-name"
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        look={taken_by === null ? 'primary' : 'secondary'}
        className="button-small min-h-11"
        aria-busy={isBusy}
        aria-disabled={isBusy}
      >
        {taken_by === null ? takeoverWords.take : takeoverWords.takeFrom(taken_by.name)}
      </Button>
    </form>
  )
}

/** The name that somebody last used on this machine; null before the first time. */
function readPersonName(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) || null
  } catch {
    return null
  }
}

function rememberPersonName(name: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, name)
  } catch {
    // Without storage the suggested name stands there again.
  }
}
