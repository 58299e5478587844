import { waitWhileBusy } from '#site/islands/chat/replies/wait-while-busy.ts'
import type { ApiResult } from '#site/lib/call-api.ts'
import type { ReplyListener } from '#site/lib/call-for-reply.ts'

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
