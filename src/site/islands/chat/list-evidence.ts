import type { ChatState } from '#site/islands/chat/chat-state.ts'
import type { ChatEntry } from '#site/islands/chat/parts/chat-entry.ts'

type Quoting = Pick<ChatState, 'scoreCard'> & {
  facts: Readonly<Partial<Record<string, { quote: string; messageId: string }>>>
}

/** The visitor's words in this message that a fact or a signal rests on. */
export function listEvidence(entry: ChatEntry, { facts, scoreCard }: Quoting): string[] {
  if (entry.role !== 'user') return []
  const scored = (scoreCard?.signals ?? []).flatMap((signal) => signal.evidence)
  const told = Object.values(facts).filter((fact) => fact !== undefined)
  return [...told, ...scored]
    .filter(({ messageId }) => messageId === entry.id)
    .map(({ quote }) => quote)
}
