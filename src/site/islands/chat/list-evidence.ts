import type { ChatEntry } from '#site/islands/chat/chat-entry.ts'
import type { ChatState } from '#site/islands/chat/chat-state.ts'

/** The visitor's words in this message that a fact or a signal rests on. */
export function listEvidence(
  entry: ChatEntry,
  { facts, scoreCard }: Pick<ChatState, 'facts' | 'scoreCard'>,
): string[] {
  if (entry.role !== 'user') return []
  const scored = (scoreCard?.signals ?? []).flatMap((signal) => signal.evidence)
  return [...Object.values(facts), ...scored]
    .filter(({ messageId }) => messageId === entry.id)
    .map(({ quote }) => quote)
}
