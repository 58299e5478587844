import type { Slot } from '#domain/fact.ts'
import { type ScoreInput, scoreLead } from '#domain/fit-score.ts'
import { calculateRoi } from '#domain/roi.ts'
import type { ScoreCard } from '#domain/score-card.ts'
import type { PainLevel } from '#tests/evals/buyers/bank/bank.ts'
import type { Profile } from '#tests/evals/buyers/bank/profile.ts'

/** Severity as the reference for the score defines it: .4 tedious, .6 frustrating, .9 nightmare. */
const PAIN_SEVERITY: Readonly<Record<PainLevel, number>> = {
  plain: 0.35,
  mild: 0.4,
  medium: 0.6,
  severe: 0.9,
}

const know = <Value>(value: Value) => ({ value, evidence: [] })

function calculateSavings(profile: Profile, isKnown: (slot: Slot) => boolean): number | null {
  if (!isKnown('manual_hours') || !isKnown('hourly_rate')) return null
  const roi = calculateRoi({
    manualHours: profile.hours,
    hourlyRateCents: profile.rateUsd * 100,
    toolCount: isKnown('tools') ? profile.tools.length : 0,
    errorRatePercent: isKnown('error_rate') ? profile.errorPercent : 0,
  })
  return roi.annualSavingsCents / 100
}

/** The score of what the buyer would say if asked for everything. */
export function scoreProfile(profile: Profile): ScoreCard {
  const isKnown = (slot: Slot) => profile.withheld[slot] === undefined
  const savings = calculateSavings(profile, isKnown)
  const input: ScoreInput = {
    isAbusive: false,
    painSeverity: know(PAIN_SEVERITY[profile.painLevel]),
    industry: know(profile.trade.industry),
    ...(isKnown('manual_hours') && { manualHours: know(profile.hours) }),
    ...(savings !== null && { annualSavingsUsd: know(savings) }),
    ...(isKnown('timeline') && { timeline: know(profile.timeline) }),
    ...(isKnown('budget') && { budgetUsd: know(profile.budgetUsd) }),
    ...(isKnown('authority') && { authority: know(profile.authority) }),
    ...(isKnown('team_size') && { people: know(profile.people) }),
    ...(isKnown('tools') && { toolCount: know(profile.tools.length) }),
    ...(isKnown('error_rate') && { errorRatePercent: know(profile.errorPercent) }),
  }
  return scoreLead(input)
}

/** The booking rule of the specification of the score, stated here anew so that the grade does not lean on the code. */
export function satisfiesBookingRule(profile: Profile): boolean {
  const { score, coverage } = scoreProfile(profile)
  const hasHours = profile.withheld.manual_hours === undefined
  return score >= 60 && coverage >= 0.6 && hasHours && profile.withheld.email === undefined
}
