import type { Authority, Timeline } from '#domain/fact.ts'
import type { Cap, Evidence, ScoreCard, Signal, SignalScore } from '#domain/score-card.ts'
import { SIGNALS } from '#domain/score-card.ts'
import {
  SIGNAL_WEIGHTS,
  scoreAuthority,
  scoreBudget,
  scoreCompanySize,
  scoreErrors,
  scoreIndustry,
  scoreManualHours,
  scorePain,
  scoreSavings,
  scoreTimeline,
  scoreTools,
} from '#domain/signal-curves.ts'

export type Known<Value> = { value: Value; evidence: readonly Evidence[] }

/** The inputs of the score. An absent field is unknown and earns nothing. */
export type ScoreInput = {
  manualHours?: Known<number>
  annualSavingsUsd?: Known<number>
  /** 0..1 */
  painSeverity?: Known<number>
  timeline?: Known<Timeline>
  budgetUsd?: Known<number>
  authority?: Known<Authority>
  people?: Known<number>
  toolCount?: Known<number>
  errorRatePercent?: Known<number>
  industry?: Known<string>
  isAbusive: boolean
}

type Graded = { score: number; evidence: readonly Evidence[] } | null

function grade<Value>(known: Known<Value> | undefined, score: (value: Value) => number): Graded {
  return known === undefined ? null : { score: score(known.value), evidence: known.evidence }
}

function gradeSignals(input: ScoreInput): Readonly<Record<Signal, Graded>> {
  return {
    manual_hours: grade(input.manualHours, scoreManualHours),
    savings_potential: grade(input.annualSavingsUsd, scoreSavings),
    pain_severity: grade(input.painSeverity, scorePain),
    timeline_urgency: grade(input.timeline, scoreTimeline),
    budget_readiness: grade(input.budgetUsd, scoreBudget),
    decision_authority: grade(input.authority, scoreAuthority),
    company_size_fit: grade(input.people, scoreCompanySize),
    tool_stack_fit: grade(input.toolCount, scoreTools),
    error_burden: grade(input.errorRatePercent, scoreErrors),
    industry_fit: grade(input.industry, scoreIndustry),
  }
}

const SMALLEST_USEFUL_HOURS = 5

function findCaps(input: ScoreInput): Cap[] {
  const hours = input.manualHours?.value
  const rules: readonly (readonly [boolean, Cap])[] = [
    [
      hours === undefined,
      { id: 'hours_unknown', limit: 45, reason: 'Manual hours are not known yet.' },
    ],
    [
      hours !== undefined && hours < SMALLEST_USEFUL_HOURS,
      { id: 'few_hours', limit: 39, reason: 'Fewer than 5 manual hours a week.' },
    ],
    [
      input.timeline?.value === 'none',
      { id: 'no_timeline', limit: 64, reason: 'No plan to start.' },
    ],
    [input.budgetUsd?.value === 0, { id: 'no_budget', limit: 69, reason: 'No budget for it.' }],
    [
      input.authority?.value === 'not_a_buyer',
      { id: 'not_a_buyer', limit: 20, reason: 'Not here to buy.' },
    ],
    [input.isAbusive, { id: 'abuse', limit: 10, reason: 'Abusive messages.' }],
  ]
  return rules.flatMap(([applies, cap]) => (applies ? [cap] : []))
}

const round = (value: number) => Math.round(value * 100) / 100

function toSignalScore(name: Signal, graded: Graded): SignalScore[] {
  if (graded === null) return []
  const weight = SIGNAL_WEIGHTS[name]
  const points = round((weight * graded.score) / 100)
  return [{ name, score: round(graded.score), weight, points, evidence: graded.evidence }]
}

/** Fit Score v1: the weighted sum of what is known, held down by caps. Unknown signals earn nothing. */
export function scoreLead(input: ScoreInput): ScoreCard {
  const graded = gradeSignals(input)
  const signals = SIGNALS.flatMap((name) => toSignalScore(name, graded[name]))
  const sum = signals.reduce((total, signal) => total + signal.points, 0)
  const caps = findCaps(input).filter((cap) => cap.limit < sum)
  const limit = Math.min(100, ...caps.map((cap) => cap.limit))
  const known = signals.reduce((total, signal) => total + signal.weight, 0)
  return {
    score: Math.round(Math.min(sum, limit)),
    coverage: round(known / 100),
    caps,
    signals,
  }
}
