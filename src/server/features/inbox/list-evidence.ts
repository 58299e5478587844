import type { AdminEvidence } from '#contract/admin.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { locateQuote } from '#server/features/inbox/locate-quote.ts'

type Known = Pick<Conversation, 'facts' | 'scoreCard' | 'agentState'>
type Message = { id: string; content: string }
type Quoted = { messageId: string; quote: string; support: AdminEvidence['supports'][number] }

/** Which words of which messages the facts, signals and moods of a conversation rest on, in the order of the talk. */
export function listEvidence(known: Known, messages: readonly Message[]): AdminEvidence[] {
  const byWords = new Map<string, Quoted[]>()
  for (const quoted of listQuotes(known)) {
    const words = JSON.stringify([quoted.messageId, quoted.quote])
    byWords.set(words, [...(byWords.get(words) ?? []), quoted])
  }
  const order = new Map(messages.map(({ id }, index) => [id, index]))
  const contents = new Map(messages.map(({ id, content }) => [id, content]))
  return [...byWords.values()]
    .flatMap((group) => toEvidence(group, contents))
    .sort(
      (a, b) =>
        (order.get(a.message_id) ?? 0) - (order.get(b.message_id) ?? 0) ||
        (a.start ?? Infinity) - (b.start ?? Infinity),
    )
}

function listQuotes({ facts, scoreCard, agentState }: Known): Quoted[] {
  const { painCues, feltSentences = [] } = agentState
  return [
    ...Object.entries(facts).map(([name, { quote, messageId = '' }]) => ({
      quote,
      messageId,
      support: { kind: 'fact' as const, name },
    })),
    ...(scoreCard?.signals ?? []).flatMap(({ name, evidence }) =>
      evidence.map((quoted) => ({ ...quoted, support: { kind: 'signal' as const, name } })),
    ),
    ...painCues.map(({ quote, messageId }) => ({
      quote,
      messageId,
      support: { kind: 'pain' as const, name: 'pain_severity' },
    })),
    ...feltSentences.map(({ quote, messageId }) => ({
      quote,
      messageId,
      support: { kind: 'sentiment' as const, name: 'sentiment_score' },
    })),
  ]
}

/** Nothing for words of a message that is no longer there. */
function toEvidence(
  group: readonly Quoted[],
  contents: ReadonlyMap<string, string>,
): AdminEvidence[] {
  const [first] = group
  const content = first && contents.get(first.messageId)
  if (!first || content === undefined || first.quote.trim() === '') return []
  const supports = new Map(group.map(({ support }) => [`${support.kind} ${support.name}`, support]))
  return [
    {
      message_id: first.messageId,
      quote: first.quote,
      ...locateQuote(content, first.quote),
      supports: [...supports.values()],
    },
  ]
}
