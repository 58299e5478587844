/** Names and order of the ten signals of Fit Score v1. */
export const SIGNALS = [
  'manual_hours',
  'savings_potential',
  'pain_severity',
  'timeline_urgency',
  'budget_readiness',
  'decision_authority',
  'company_size_fit',
  'tool_stack_fit',
  'error_burden',
  'industry_fit',
] as const
export type Signal = (typeof SIGNALS)[number]

export type Evidence = { quote: string; messageId: string }

/** One known signal: `score` 0..100, `weight` out of 100, `points` = weight × score / 100. */
export type SignalScore = {
  name: Signal
  score: number
  weight: number
  points: number
  evidence: readonly Evidence[]
}

/** A ceiling that held the score down, in words for people. */
export type Cap = { id: string; limit: number; reason: string }

/** `score` 0..100 after caps; `coverage` 0..1, the share of the weights that is known. Unknown signals are absent. */
export type ScoreCard = {
  score: number
  coverage: number
  caps: readonly Cap[]
  signals: readonly SignalScore[]
}
