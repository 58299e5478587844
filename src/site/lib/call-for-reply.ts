import { type ApiResult, type CallOptions, readAnswer, UNREACHABLE } from '#site/lib/call-api.ts'
import { type ReplyNews, readReplyStream } from '#site/lib/read-reply-stream.ts'

export type ReplyListener = {
  onNews: (news: ReplyNews) => void
  /** Aborted when the reply is not waited for any more. */
  signal: AbortSignal
}

/** Longer without a byte and the connection counts as lost, though nobody has said so. */
const SILENCE_MAX_MS = 20_000

/** Waits for a reply that is told piece by piece, or for a plain JSON answer where the server has no other. Never throws. */
export async function callForReply(
  call: (options: CallOptions) => Promise<Response>,
  { onNews, signal }: ReplyListener,
): Promise<ApiResult<unknown>> {
  const silence = new AbortController()
  let alarm: ReturnType<typeof setTimeout> | undefined
  const onBytes = () => {
    clearTimeout(alarm)
    alarm = setTimeout(() => silence.abort(), SILENCE_MAX_MS)
  }
  onBytes()
  try {
    const answer = await call({ init: { signal: AbortSignal.any([signal, silence.signal]) } })
    onBytes()
    if (!answer.ok || !answer.body || !isEventStream(answer)) return await readAnswer(answer)
    const value = await readReplyStream(answer.body, { onNews, onBytes })
    return value ? { kind: 'ok', value } : UNREACHABLE
  } catch (error) {
    return { ...UNREACHABLE, isUnreadable: error instanceof SyntaxError }
  } finally {
    clearTimeout(alarm)
  }
}

function isEventStream({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('text/event-stream') === true
}
