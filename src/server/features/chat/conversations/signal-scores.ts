import type { ScoreCard } from '#domain/score-card.ts'

/** `qualificationSignals` of the spec: the name → score map of a score card. */
export function listSignalScores(scoreCard: ScoreCard | null): Record<string, number> {
  return Object.fromEntries(scoreCard?.signals.map(({ name, score }) => [name, score]) ?? [])
}
