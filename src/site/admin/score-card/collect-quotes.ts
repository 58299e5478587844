import type { AdminScoreCard } from '#site/lib/api.ts'

/** The words that the card rests on, by the message that holds them. */
export function collectQuotes(
  card: AdminScoreCard | undefined,
): ReadonlyMap<string, readonly string[]> {
  if (card === undefined) return new Map()
  const told = Object.values(card.facts).map(({ quote, messageId }) => ({ quote, messageId }))
  const scored = (card.score_card?.signals ?? []).flatMap(({ evidence }) => evidence)
  const byMessage = Map.groupBy([...told, ...scored], ({ messageId }) => messageId ?? '')
  return new Map([...byMessage].map(([id, found]) => [id, found.map(({ quote }) => quote)]))
}
