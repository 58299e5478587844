import type { Authority, Timeline } from '#domain/fact.ts'
import { INDUSTRY_FIT } from '#domain/industry.ts'
import type { Signal } from '#domain/score-card.ts'

/** Shares of 100. A prior, to be fitted again when about a hundred outcomes are known. */
export const SIGNAL_WEIGHTS: Readonly<Record<Signal, number>> = {
  manual_hours: 20,
  savings_potential: 15,
  pain_severity: 12,
  timeline_urgency: 12,
  budget_readiness: 10,
  decision_authority: 10,
  company_size_fit: 8,
  tool_stack_fit: 5,
  error_burden: 4,
  industry_fit: 4,
}

type Curve = readonly (readonly [input: number, score: number])[]

const MANUAL_HOURS: Curve = [
  [0, 0],
  [5, 15],
  [10, 35],
  [20, 60],
  [40, 85],
  [80, 100],
]
const SAVINGS_USD: Curve = [
  [0, 0],
  [10_000, 20],
  [25_000, 45],
  [50_000, 70],
  [100_000, 90],
  [200_000, 100],
]
const BUDGET_USD: Curve = [
  [0, 10],
  [5_000, 35],
  [15_000, 65],
  [30_000, 85],
  [60_000, 100],
]
const COMPANY_SIZE: Curve = [
  [1, 10],
  [5, 35],
  [20, 75],
  [50, 100],
  [1_000, 100],
  [5_000, 85],
]
const TOOLS: Curve = [
  [0, 20],
  [1, 50],
  [2, 75],
  [3, 100],
]
const ERROR_PERCENT: Curve = [
  [0, 10],
  [2, 40],
  [5, 75],
  [10, 100],
]

const TIMELINE_SCORES: Readonly<Record<Timeline, number>> = {
  now: 100,
  quarter: 85,
  half_year: 60,
  year: 35,
  none: 5,
}
const AUTHORITY_SCORES: Readonly<Record<Authority, number>> = {
  decision_maker: 100,
  influencer: 65,
  researcher: 25,
  not_a_buyer: 0,
}
const INDUSTRY_SCORES = { core: 100, adjacent: 65, other: 30 } as const

/** Linear between the points, level beyond the ends. */
export function readCurve(curve: Curve, input: number): number {
  const next = curve.findIndex(([at]) => at >= input)
  if (next < 0) return curve.at(-1)?.[1] ?? 0
  const [rightAt, rightScore] = curve[next] ?? [0, 0]
  const [leftAt, leftScore] = curve[next - 1] ?? [rightAt, rightScore]
  if (rightAt === leftAt) return rightScore
  return leftScore + ((input - leftAt) / (rightAt - leftAt)) * (rightScore - leftScore)
}

export const scoreManualHours = (hours: number): number => readCurve(MANUAL_HOURS, hours)
export const scoreSavings = (savingsUsd: number): number => readCurve(SAVINGS_USD, savingsUsd)
export const scorePain = (severity: number): number => Math.max(0, Math.min(1, severity)) * 100
export const scoreTimeline = (timeline: Timeline): number => TIMELINE_SCORES[timeline]
export const scoreBudget = (budgetUsd: number): number => readCurve(BUDGET_USD, budgetUsd)
export const scoreAuthority = (authority: Authority): number => AUTHORITY_SCORES[authority]
export const scoreCompanySize = (people: number): number => readCurve(COMPANY_SIZE, people)
export const scoreTools = (count: number): number => readCurve(TOOLS, count)
export const scoreErrors = (percent: number): number => readCurve(ERROR_PERCENT, percent)

export function scoreIndustry(industry: string): number {
  const fit = Object.entries(INDUSTRY_FIT).find(([name]) => name === industry)?.[1] ?? 'other'
  return INDUSTRY_SCORES[fit]
}
