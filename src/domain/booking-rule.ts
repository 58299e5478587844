import type { ScoreCard, Signal } from '#domain/score-card.ts'

export type LeadStanding = {
  card: ScoreCard
  hasEmail: boolean
  isAbusive: boolean
}

const BOOKABLE_SCORE = 60
const BOOKABLE_COVERAGE = 0.6
/** Score earned per weight known, in percent, from which a lead that leads the talk itself is offered a call. */
const PROMISING_SHARE = 50
/** The same, where less in the talk says that the visitor wants to get on. */
const VERY_PROMISING_SHARE = 65

const knows = (card: ScoreCard, signal: Signal) =>
  card.signals.some((known) => known.name === signal)

function isAskable({ card, hasEmail, isAbusive }: LeadStanding): boolean {
  const hasReason = knows(card, 'pain_severity') || knows(card, 'timeline_urgency')
  const isKnown = card.coverage >= BOOKABLE_COVERAGE && knows(card, 'manual_hours')
  return isKnown && hasReason && hasEmail && !isAbusive
}

/** Scores at which something known speaks against a call: few hours, no date, no budget, no buyer. */
const REASONS_AGAINST: Readonly<Partial<Record<Signal, number>>> = {
  manual_hours: 14,
  timeline_urgency: 5,
  budget_readiness: 10,
  decision_authority: 0,
}

function speaksAgainst(card: ScoreCard): boolean {
  return card.signals.some(({ name, score }) => score <= (REASONS_AGAINST[name] ?? -1))
}

/** The booking rule: enough score, enough known, hours, a reason to act and an address. */
export function isBookable(standing: LeadStanding): boolean {
  return standing.card.score >= BOOKABLE_SCORE && isAskable(standing)
}

/**
 * A lead whose known signals are good and whose date is known, though signals nobody spoke of keep
 * the score down.
 */
export function isPromising(standing: LeadStanding): boolean {
  return earnsShare(standing, PROMISING_SHARE)
}

/** What a visitor is asked for before a call: hours and rate (the savings), tools, errors, team and date. */
const TOLD: readonly Signal[] = [
  'manual_hours',
  'savings_potential',
  'tool_stack_fit',
  'error_burden',
  'company_size_fit',
  'timeline_urgency',
]

/** A lead that told everything it is asked for and left an address, with nothing known that speaks against a call. */
export function isTold({ card, hasEmail, isAbusive }: LeadStanding): boolean {
  const hasAll = TOLD.every((signal) => knows(card, signal))
  return hasAll && hasEmail && !isAbusive && !speaksAgainst(card)
}

/** As promising, by a wider margin. */
export function isVeryPromising(standing: LeadStanding): boolean {
  return earnsShare(standing, VERY_PROMISING_SHARE)
}

function earnsShare(standing: LeadStanding, least: number): boolean {
  const { card } = standing
  const share = card.coverage === 0 ? 0 : card.score / card.coverage
  const isTimed = knows(card, 'timeline_urgency')
  return share >= least && isTimed && !speaksAgainst(card) && isAskable(standing)
}
