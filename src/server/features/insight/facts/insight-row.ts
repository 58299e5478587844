import { isBookable, type LeadStanding } from '#domain/booking-rule.ts'

export const OUTCOMES = ['won', 'lost', 'held', 'coming', 'no_show', 'cancelled', 'none'] as const
export type CallOutcome = (typeof OUTCOMES)[number]
export const STEPS = ['chat', 'qualified', 'offered', 'confirmed', 'held'] as const
export type Step = (typeof STEPS)[number]

/** One conversation as far as figures need it. */
export type InsightRow = {
  id: string
  createdAt: Date
  updatedAt: Date
  contactName: string | null
  companyName: string | null
  email: string | null
  leadScore: number
  turnCount: number
  /** The booking rule's inputs, as the conversation stands now. */
  standing: LeadStanding
  bookingReason: 'qualified' | 'requested' | null
  /** The furthest outcome of its calendars and calls, whether it qualified or not. */
  reached: ReadonlySet<'offered' | 'confirmed' | 'held'>
  outcome: CallOutcome
  wasScoreRight: boolean | null
  /** Of its first touch. */
  source: string
  /** A slot; "opening" before the first message, "calendar" after it was shown, "nothing" else. */
  lastAsked: string
  asked: readonly string[]
  sentimentScore: number | null
  /** How long the agent took for each of its answers, and the longest. */
  answersMs: readonly number[]
  slowestMs: number | null
  wantsPersonAt: Date | null
  /** From then until a person wrote, or was noted to have answered. */
  personAnswerMs: number | null
}

/** Shorter silence may be a visitor who is typing. */
const QUIET_MS = 3_600_000

/** The agent offered a call by the rule, or would by what is known now. */
export function isQualified({ bookingReason, standing }: InsightRow): boolean {
  return bookingReason === 'qualified' || isBookable(standing)
}

/** Each step counts only those who came through all before it. */
export function hasReached(row: InsightRow, step: string): boolean {
  const { turnCount, reached } = row
  const steps: Readonly<Record<Step, boolean>> = {
    chat: turnCount > 0,
    qualified: isQualified(row),
    offered: reached.has('offered'),
    confirmed: reached.has('confirmed'),
    held: reached.has('held'),
  }
  const last = STEPS.indexOf(step as Step)
  return last >= 0 && STEPS.slice(0, last + 1).every((name) => steps[name])
}

/** A conversation without a message since then has ended, unless it led to a call. */
export function findQuietSince(now: Date): Date {
  return new Date(now.getTime() - QUIET_MS)
}
