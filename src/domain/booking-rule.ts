import type { ScoreCard, Signal, SignalScore } from '#domain/score-card.ts'

export type LeadStanding = {
  /** The parts of a score card that the rule reads. */
  card: Pick<ScoreCard, 'score' | 'coverage'> & { signals: readonly Pick<SignalScore, 'name'>[] }
  hasEmail: boolean
  isAbusive: boolean
}

export const BOOKABLE_SCORE = 60
const BOOKABLE_COVERAGE = 0.6
const knows = (card: LeadStanding['card'], signal: Signal) =>
  card.signals.some((known) => known.name === signal)

/** Scores at which something known speaks against a call: few hours, no date, no budget, no buyer. */
const REASONS_AGAINST: Readonly<Partial<Record<Signal, number>>> = {
  manual_hours: 14,
  timeline_urgency: 5,
  budget_readiness: 10,
  decision_authority: 0,
}

/** True when a known signal is at or below its value in `REASONS_AGAINST`: no call is offered unasked. */
export function speaksAgainst(card: ScoreCard): boolean {
  return card.signals.some(({ name, score }) => score <= (REASONS_AGAINST[name] ?? -1))
}

/** The booking rule (spec, section 9): 60 points, 60 % coverage, hours known, pain or timeline known, valid email. */
export function isBookable(
  { card, hasEmail, isAbusive }: LeadStanding,
  bookableScore = BOOKABLE_SCORE,
): boolean {
  const hasReason = knows(card, 'pain_severity') || knows(card, 'timeline_urgency')
  const isKnown = card.coverage >= BOOKABLE_COVERAGE && knows(card, 'manual_hours')
  return card.score >= bookableScore && isKnown && hasReason && hasEmail && !isAbusive
}
