import { getQuickReplies } from '#agent/respond/compose-reply.ts'
import { type ConversationState, listPending } from '#agent/state/conversation-state.ts'
import type { Reply } from '#agent/state/turn.ts'

/** What a reply shows of the question that was asked before it and is still open. */
export function showOpenQuestion(
  state: ConversationState,
): Pick<Reply, 'asking' | 'alsoAsking' | 'quickReplies'> {
  const { pending, asks } = state
  const [asking = null, ...alsoAsking] = listPending(state)
  const question =
    pending?.kind === 'slot' ? { ...pending, attempt: asks[pending.slot] ?? 1 } : pending
  return { asking, alsoAsking, quickReplies: getQuickReplies(question) }
}
