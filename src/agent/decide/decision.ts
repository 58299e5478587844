import type { Provisional, RoiEstimate } from '#agent/decide/estimate-roi.ts'
import type { Learned } from '#agent/decide/set-fact.ts'
import type { Answer } from '#agent/knowledge/answer.ts'
import type {
  CalendarOffer,
  Confirmation,
  ConversationState,
  PassOn,
} from '#agent/state/conversation-state.ts'
import type { BookingOffer, CaseStudySuggestion } from '#agent/state/turn.ts'
import type { Consent } from '#agent/understand/acts/consent.ts'
import type { Act, ImplausibleAct, LanguageAct } from '#agent/understand/message/act.ts'
import type { Slot } from '#domain/fact.ts'
import type { ScoreCard } from '#domain/score-card.ts'
import type { Verdict } from '#domain/verdict.ts'

/** One thing to say besides answers and facts, in the order it is said. */
export type Notice =
  | 'sorry_for_death'
  | 'sorry_for_illness'
  | 'sorry_for_strain'
  | 'apology'
  | 'abuse_warning'
  | 'abuse_end'
  | 'injection'
  | 'off_topic'
  | 'off_topic_again'
  | 'why'
  | 'handoff'
  | 'refusal_accepted'
  | 'unsure_accepted'
  | 'booking_declined'
  | 'no_call'
  | 'thanks'
  | 'goodbye'
  | 'greeting'
  | 'not_understood'
  | 'taken_down'
  | 'explained'
  | 'figure_needed'
  | 'question_passed_on'
  | 'question_kept'
  | 'request_status'
  | 'asked_to_change'
  | 'quiet'
  | 'ask_away'
  | 'nothing_left'
  | 'nothing_left_by_mail'
  | 'nothing_left_after_calendar'

/** `also` is a second thing that one question can ask for without becoming two. */
export type Question =
  | {
      kind: 'slot'
      slot: Slot
      also?: Slot
      attempt: number
      isClarifying?: boolean
      /** Asked once more because the message was about something else, so that it does not count as asked again. */
      isStanding?: boolean
      /** What an address is asked for, when it is not to follow up on the estimate. */
      purpose?: 'answer' | 'invitation'
      /** Hours are asked for by what is missing of items times time. */
      missing?: 'volume' | 'each'
    }
  | PassOn
  | Confirmation
  | { kind: 'calendar'; offer?: CalendarOffer }
  /** Once, after “too small for us”: whether other work takes more time. */
  | { kind: 'other_work' }

/** A message taken in: what is known after it, what it did and what it changed. */
export type Heard = {
  state: ConversationState
  acts: readonly Act[]
  learned: readonly Learned[]
  /** To what the message asks; absent where nothing was. */
  answers?: readonly Answer[]
  /** The answer to a call that was offered just before. */
  consent?: Consent
  /** The answer to the offer to pass a question on. */
  passOn?: Consent
  /** The answer to a figure that was said back. */
  confirmation?: Consent
  /** Words of the message: a long one tells something, also where nothing of it fits a slot. */
  wordCount?: number
  /** The message holds a number, whatever it counts. */
  hasNumber?: boolean
  /** The id of this message, for a figure that is said back. */
  messageId?: string
}

/** What to do about one message, before any wording. */
export type Decision = {
  notices: readonly Notice[]
  language: LanguageAct['language'] | null
  learned: readonly Learned[]
  implausible: ImplausibleAct | null
  answers: readonly Answer[]
  /** The slot that was asked for before this message. */
  wasAsking: Slot | null
  /** What "why do you ask" is about: the slot that it names, or else what was asked for. */
  whyAbout: Slot | null
  estimate: RoiEstimate | null
  isEstimateUpdate: boolean
  /** What the last estimate came to, where this one comes to something else. */
  verdictBefore: Verdict | null
  /** What the figures would give if one that waits for a yes is right; said once, where the rest is known. */
  provisional: Provisional | null
  caseStudy: CaseStudySuggestion | null
  /** Whether that case resembles what was described, or is only the nearest. */
  isCaseStudyClose: boolean
  /** No published case is like it, so that one figure of ours is set beside the estimate. */
  isComparisonDue: boolean
  booking: BookingOffer | null
  /** The time that was named for a call, in the visitor's words; it is picked in the calendar. */
  callTime: string | null
  /** The time at which a person is to call, in the visitor's words. */
  personTime: string | null
  /** What that person is to know, in the visitor's words. */
  personNote: string | null
  /** The visitor prefers a text to a call. */
  isByText: boolean
  /** The question that goes to a person, in the visitor's words. */
  passedOn: string | null
  question: Question | null
  scoreCard: ScoreCard
}
