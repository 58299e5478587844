import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { Act } from '#agent/understand/message/act.ts'
import type { Facts, Slot } from '#domain/fact.ts'
import type { Roi, RoiInput } from '#domain/roi.ts'
import type { ScoreCard } from '#domain/score-card.ts'

export type Citation = { title: string; url: string }

/** `url` is a path on this site. `reason` says, in the visitor's terms, why this case was chosen. */
export type CaseStudySuggestion = { slug: string; title: string; url: string; reason: string }

/**
 * Why a calendar is shown: `qualified` by the booking rule, or `requested` by the visitor; with the day and time that
 * the visitor named for the call, as it was written.
 */
export type BookingOffer = { reason: 'qualified' | 'requested'; time?: string }

/**
 * Why a person is offered: the visitor `asked`, the talk ended in `abuse`, it went `off_topic` three times, a message
 * spoke of a life in danger, or a `question` that we cannot answer was passed on.
 */
export type Handoff = {
  reason: 'asked' | 'abuse' | 'off_topic' | 'distress' | 'question'
  /** What was passed on, in the visitor's words. */
  question?: string
}

/** What the visitor gets to see for one message. */
export type Reply = {
  text: string
  /** The slot the text asks for, or null. */
  asking: Slot | null
  /** What the same question asks for besides: people beside hours, errors beside tools. */
  alsoAsking: readonly Slot[]
  /** Short answers the visitor can pick instead of typing. */
  quickReplies: readonly string[]
  citations: readonly Citation[]
  /** Set on the turn that shows the ROI card. */
  roi: Roi | null
  /** What the ROI was computed from; set together with it. */
  roiInput: RoiInput | null
  /** Set on the turn that suggests a case study. */
  caseStudy: CaseStudySuggestion | null
  /** Set on the turn that opens the calendar. */
  booking: BookingOffer | null
  /** Set on the turn that hands over to a person. */
  handoff: Handoff | null
}

/** One message understood, decided on and answered. Plain data: it can be stored as JSON. */
export type Turn = {
  state: ConversationState
  acts: readonly Act[]
  facts: Facts
  scoreCard: ScoreCard
  /** 0 (hostile) to 1 (warm), toward us; 0.5 at the start. */
  sentimentScore: number
  /** Null until a pain was named. */
  painSeverity: 'low' | 'medium' | 'high' | null
  reply: Reply
  /** Of what a model proposed, how much the message does not bear out; what the rules had read anyway is none. */
  refusedProposals: number
  /** For a model that finds other words for the reply; null where only ours will do. */
  wording: WordingPlan | null
}
