import type { AgentRequest as SentRequest } from '#contract/conversations.ts'
import type { LocalStamps } from '#site/islands/chat/api/message.ts'
import { type Reply, readAgentReply } from '#site/islands/chat/api/reply.ts'
import { STOPPED, waitForNetwork, waitWhileBusy } from '#site/islands/chat/api/wait-for-network.ts'
import { api } from '#site/lib/api.ts'
import type { ApiResult } from '#site/lib/call-api.ts'
import { callForReply, type ReplyListener } from '#site/lib/call-for-reply.ts'
import type { ReplyNews } from '#site/lib/read-reply-stream.ts'

export type AgentRequest = SentRequest & { turnId: string }

/** Sending the same `turnId` again is harmless: the server answers with the reply it already gave. */
function sendMessage(json: AgentRequest, listener: ReplyListener): Promise<ApiResult<unknown>> {
  const headers = { Accept: 'text/event-stream' }
  return callForReply(
    (options) => api['bd-agent-conversation'].$post({ json }, { ...options, headers }),
    listener,
  )
}

/** The parts of a reply that arrive before it is whole. */
export type ReplyProgress =
  /** All but the words, which are empty here. */
  | { type: 'decided'; reply: Reply }
  /** All words so far. */
  | { type: 'words_came'; text: string }
  | { type: 'words_dropped' }
  | { type: 'connection_lost' }

type Listener = {
  onProgress: (progress: ReplyProgress) => void
  /** Aborted with `STOPPED` when the visitor presses stop, with another reason when the page is left. */
  signal: AbortSignal
}

/** Longer than this and "try again" serves the visitor better. */
const PATIENCE_MS = 45_000

/** Sends a message and follows its reply, over a lost connection if need be. */
export async function callAgent(
  request: AgentRequest,
  { onProgress, signal }: Listener,
): Promise<ApiResult<Reply>> {
  const now = new Date().toISOString()
  const read = (value: unknown) => readAgentReply(value, stampForTurn(request.turnId, now))
  const held = holdBriefly(onProgress)
  const result = await askPersistently({
    call: (listener) => sendMessage(request, listener),
    onNews: (news) => {
      const progress = readNews(news, read)
      if (progress) held.tell(progress)
    },
    onLost: () => held.tell({ type: 'connection_lost' }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    wait: waitForNetwork,
  })
  held.drop()
  if (result.kind !== 'ok') return result
  const reply = read(result.value)
  return reply ? { kind: 'ok', value: reply } : { kind: 'unreachable', isUnreadable: true }
}

function readNews(news: ReplyNews, read: (value: unknown) => Reply | null): ReplyProgress | null {
  if (news.kind === 'text') return { type: 'words_came', text: news.text }
  if (news.kind === 'reset') return { type: 'words_dropped' }
  // Who words it is known when it stands.
  const reply = read({ ...news.data, response: '', origin: null })
  return reply && { type: 'decided', reply }
}

/** Read twice, a reply without ids of its own gets the same ones. */
function stampForTurn(turnId: string, now: string): LocalStamps {
  let count = 0
  return { createId: () => `${turnId}-${++count}`, now: () => now }
}

/** Before the second and later tries: longer than a network takes to change, shorter than patience. */
export const RESEND_PAUSES_MS: readonly number[] = [500, 1_500, 3_500]
/** A stopped server first has to notice that nobody listens; asked sooner it would speak on. */
export const SETTLE_PAUSE_MS = 150

type Asking = Pick<Listener, 'signal'> & {
  /** Asks the same each time; that is harmless. */
  call: (listener: ReplyListener) => Promise<ApiResult<unknown>>
  onNews: ReplyListener['onNews']
  onLost: () => void
  wait: (pauseMs: number, signal: AbortSignal) => Promise<void>
}

/**
 * Asks until there is a reply, or a refusal, or the pauses run out. After a stop it asks for what stands, and does not
 * tell the way there.
 */
export async function askPersistently(asking: Asking): Promise<ApiResult<unknown>> {
  const { call, onLost, wait } = asking
  const pausesMs = [...RESEND_PAUSES_MS]
  let listener: ReplyListener = asking
  for (;;) {
    const { signal } = listener
    const result = await waitWhileBusy(() => call(listener), { wait, signal })
    if (!isLost(result)) return result
    if (signal.aborted) {
      if (signal.reason !== STOPPED) return result
      listener = { signal: AbortSignal.timeout(PATIENCE_MS), onNews: () => {} }
      await wait(SETTLE_PAUSE_MS, listener.signal)
      continue
    }
    const pauseMs = pausesMs.shift()
    if (pauseMs === undefined) return result
    onLost()
    await wait(pauseMs, signal)
  }
}

/** A page in place of an answer, as networks send it that one has to sign in to, does not pass by itself. */
function isLost(result: ApiResult<unknown>): boolean {
  return result.kind === 'unreachable' && !result.isUnreadable
}

/** A reply that is whole within this time is shown at once, not word by word. The eye does not notice the wait. */
export const HOLD_MS = 60

/**
 * Holds the first news of a reply back for a moment. One that is whole by then is shown in one go, as if it had not
 * been told in pieces: call `drop` when it is.
 */
export function holdBriefly<News>(tell: (news: News) => void) {
  let held: News[] | null = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function release() {
    const due = held ?? []
    held = null
    due.forEach(tell)
  }

  return {
    tell(news: News) {
      if (held === null) return tell(news)
      held.push(news)
      timer ??= setTimeout(release, HOLD_MS)
    },
    drop() {
      clearTimeout(timer)
      held = []
    },
  }
}
