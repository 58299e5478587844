import { askPersistently } from '#site/islands/chat/replies/ask-persistently.ts'
import { holdBriefly } from '#site/islands/chat/replies/hold-briefly.ts'
import { type Reply, readAgentReply } from '#site/islands/chat/replies/read-agent-reply.ts'
import type { LocalStamps } from '#site/islands/chat/replies/read-message.ts'
import { waitForNetwork } from '#site/islands/chat/replies/wait-for-network.ts'
import { sendMessage } from '#site/lib/api.ts'
import type { ApiResult } from '#site/lib/call-api.ts'
import type { ReplyNews } from '#site/lib/read-reply-stream.ts'

export type AgentRequest = Parameters<typeof sendMessage>[0] & { turnId: string }

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
