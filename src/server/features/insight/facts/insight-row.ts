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

/** Below this the milliseconds are kept as they are. */
const EXACT_MS = 100

/**
 * To one in forty or finer, so that the lengths of any number of answers are few: steps of 5, 10 and 20 in hundreds,
 * ten times as much in thousands, and so on. Nobody is shown more than two digits.
 */
export function roundDuration(durationMs: number): number {
  if (durationMs < EXACT_MS) return Math.round(durationMs)
  const decade = 10 ** Math.floor(Math.log10(durationMs) + 1e-12)
  const leading = durationMs / decade
  const step = (leading < 2 ? 5 : leading < 5 ? 10 : 20) * (decade / EXACT_MS)
  return Math.round(durationMs / step) * step
}

export const SCORE_BIN = 10
export const SCORE_BINS = Array.from({ length: 10 }, (_, index) => index * SCORE_BIN)
export const MOOD_BAND = 0.2
export const MOODS = [0, 1, 2, 3, 4]
/** Upper ends, of the slowest answer in a conversation. */
export const ANSWER_BANDS = { second: 1_000, few: 3_000, ten: 10_000, longer: Infinity }
const HOUR_MS = 3_600_000
export const WAIT_BANDS = { hour: HOUR_MS, day: 24 * HOUR_MS, later: Infinity }

export function findBin(score: number): number {
  return Math.min(Math.floor(score / SCORE_BIN), SCORE_BINS.length - 1) * SCORE_BIN
}

export function findMood(score: number | null): string {
  if (score === null) return 'unknown'
  // A sum of tenths in binary may lie a hair below the band that it belongs to.
  return String(Math.min(Math.floor(score / MOOD_BAND + 1e-9), MOODS.length - 1))
}

export function findWait({ personAnswerMs }: Pick<InsightRow, 'personAnswerMs'>): string {
  return personAnswerMs === null ? 'open' : findBand(WAIT_BANDS, personAnswerMs)
}

export function findBand(bands: Readonly<Record<string, number>>, valueMs: number): string {
  return Object.entries(bands).find(([, end]) => valueMs < end)?.[0] ?? ''
}
