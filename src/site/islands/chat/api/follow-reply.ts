import type { AgentRequest as SentRequest } from '#contract/conversations.ts'
import type { LocalStamps } from '#site/islands/chat/api/message.ts'
import { type Reply, readAgentReply } from '#site/islands/chat/api/reply.ts'
import { waitForNetwork, waitWhileBusy } from '#site/islands/chat/api/wait-for-network.ts'
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

/** What comes of a reply before it is whole. */
export type ReplyProgress =
  /** All but the words, which are empty here. */
  | { type: 'decided'; reply: Reply }
  /** All words so far. */
  | { type: 'words_came'; text: string }
  | { type: 'words_dropped' }
  | { type: 'connection_lost' }

type Listener = {
  onProgress: (progress: ReplyProgress) => void
  stop: AbortSignal
  leave: AbortSignal
}

/** Longer than this and "try again" serves the visitor better. */
const PATIENCE_MS = 45_000

/** Sends a message and follows its reply, over a lost connection if need be. */
export async function callAgent(
  request: AgentRequest,
  { onProgress, stop, leave }: Listener,
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
    stop,
    leave: AbortSignal.any([leave, AbortSignal.timeout(PATIENCE_MS)]),
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
  const reply = read(news.data)
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

type Asking = {
  /** Asks the same each time; that is harmless. */
  call: (listener: ReplyListener) => Promise<ApiResult<unknown>>
  onNews: ReplyListener['onNews']
  onLost: () => void
  /** The visitor wants no more words: what stands is asked for, and the way there is not told. */
  stop: AbortSignal
  /** Nobody waits any more. */
  leave: AbortSignal
  wait: (pauseMs: number, signal: AbortSignal) => Promise<void>
}

/** Asks until there is a reply, whole or stopped, or a refusal, or the pauses run out. */
export function askPersistently(asking: Asking): Promise<ApiResult<unknown>> {
  return askOn(asking, RESEND_PAUSES_MS)
}

async function askOn(asking: Asking, pausesMs: readonly number[]): Promise<ApiResult<unknown>> {
  const { stop, leave, wait } = asking
  const wasStopped = stop.aborted
  const result = await askOnce(asking)
  if (leave.aborted || !isLost(result)) return result
  if (stop.aborted && !wasStopped) {
    await wait(SETTLE_PAUSE_MS, leave)
    return askOn(asking, pausesMs)
  }
  const [pauseMs, ...laterMs] = pausesMs
  if (pauseMs === undefined) return result
  asking.onLost()
  await wait(pauseMs, whileWanted(asking))
  return askOn(asking, laterMs)
}

function askOnce(asking: Asking): Promise<ApiResult<unknown>> {
  const onNews = asking.stop.aborted ? () => {} : asking.onNews
  const signal = whileWanted(asking)
  return waitWhileBusy(() => asking.call({ signal, onNews }), { wait: asking.wait, signal })
}

/** A stop ends what is under way, and nothing that begins after it. */
function whileWanted({ stop, leave }: Asking): AbortSignal {
  return stop.aborted ? leave : AbortSignal.any([stop, leave])
}

/** A page in place of an answer, as networks send it that one has to sign in to, does not pass by itself. */
function isLost(result: ApiResult<unknown>): boolean {
  return result.kind === 'unreachable' && !result.isUnreadable
}

/** Less than the eye notices, more than a reply takes that is told in one breath. */
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
