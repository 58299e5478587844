import { withVerdict } from '#agent/decide/ask-again.ts'
import { chooseCaseStudy } from '#agent/decide/choose-case-study.ts'
import { countConfirmation, planConfirmation } from '#agent/decide/confirmations.ts'
import { countSaid, keepAskedWords } from '#agent/decide/count-said.ts'
import type { Decision, Heard, Notice, Question } from '#agent/decide/decision.ts'
import {
  estimateProvisional,
  estimateRoi,
  isTooSmall,
  judgeSavings,
  type RoiEstimate,
} from '#agent/decide/estimate-roi.ts'
import { countQuiet, isOnlyAsking, keepQuiet } from '#agent/decide/keep-quiet.ts'
import { hasToldWork, isBuyer, isEstimateDue } from '#agent/decide/next-question.ts'
import { type BookingPlan, planBooking } from '#agent/decide/plan-booking.ts'
import { findPassedOn, planPassOn } from '#agent/decide/plan-pass-on.ts'
import { planQuestion } from '#agent/decide/plan-question.ts'
import { findNamedWhy, readNotices } from '#agent/decide/read-notices.ts'
import { ABUSE_LIMIT, scoreFacts } from '#agent/decide/score-facts.ts'
import type { Answer } from '#agent/knowledge/answer.ts'
import type { ConversationState, Pending } from '#agent/state/conversation-state.ts'
import type { Act } from '#agent/understand/message/act.ts'
import type { StateTopic } from '#content/answers/card.ts'
import type { Slot } from '#domain/fact.ts'
import { calculateRoi } from '#domain/roi.ts'
import type { ScoreCard } from '#domain/score-card.ts'
import type { Verdict } from '#domain/verdict.ts'

export type Outcome = { state: ConversationState; decision: Decision }

function isQualifiedEnough(state: ConversationState): boolean {
  return estimateRoi(state) === null && isEstimateDue(state)
}

/** The last words of a talk, by what the visitor was shown or wants. */
function chooseClosing(state: ConversationState): Notice {
  const { shown, hasDeclinedCall } = state
  if (hasDeclinedCall || !isBuyer(state) || isTooSmall(state)) return 'nothing_left_by_mail'
  if (shown.hasCalendar) return 'nothing_left_after_calendar'
  // A call that was offered and not taken up is not offered again.
  const isOffered = shown.hasOfferedInWords || shown.hasMentionedCall === true
  return isOffered ? 'nothing_left_by_mail' : 'nothing_left'
}

/** What is said where nothing is asked: the last words once, and after an answer not again. */
function chooseLastWords(heard: Heard): Notice[] {
  const { state, answers = [], learned } = heard
  if (isOnlyAsking(heard)) return []
  if (!isBuyer(state) && !hasToldWork(state)) return answers.length > 0 ? [] : ['ask_away']
  if (countQuiet(heard) > 0) return answers.length + learned.length > 0 ? [] : ['quiet']
  const closing = chooseClosing(state)
  const isSaid =
    state.shown.hasCalendar || state.shown.hasOfferedInWords || (state.said?.[closing] ?? 0) > 0
  const hasNews = answers.length > 0 || learned.some(({ change }) => change !== 'same')
  return isSaid && hasNews ? [] : [closing]
}

/** The closing words mention the calendar, so that a yes to them opens it; to one that is shown, a no can be said. */
function closeTalk(state: ConversationState, { notices, booking }: Decision): ConversationState {
  if (booking !== null) return { ...state, pending: { kind: 'calendar', offer: 'shown' } }
  if (!notices.includes('nothing_left')) return state
  const shown = { ...state.shown, hasMentionedCall: true }
  return { ...state, shown, pending: { kind: 'calendar', offer: 'mention' } }
}

const LANGUAGE_LINES = 2

/** A question stays open through a call for a person. The offer of a call lapses with the message after it. */
function keepPending({ pending }: ConversationState, acts: readonly Act[]): Pending {
  const isKept = pending?.kind === 'slot' && acts.some(({ kind }) => kind === 'handoff')
  return isKept ? pending : null
}

/** What the agent remembers of a question that it asks now; null when it asks none. */
export function countAsk(
  state: ConversationState,
  question: Question | null,
  acts: readonly Act[],
): ConversationState {
  if (question === null) return { ...state, pending: keepPending(state, acts) }
  if (question.kind === 'pass_on') return { ...state, pending: question }
  if (question.kind === 'confirm') return countConfirmation(state, question)
  if (question.kind === 'calendar') {
    return { ...state, pending: question, shown: { ...state.shown, hasOfferedInWords: true } }
  }
  if (question.kind === 'other_work') return askForOtherWork(state)
  const { slot, also, missing } = question
  const asked = { kind: 'slot', slot, ...(missing && { missing }) } as const
  if (question.isStanding) return { ...state, pending: { ...asked, ...(also && { also }) } }
  if (question.isClarifying) return clarify(state, asked)
  const first = { ...state.asks, [slot]: (state.asks[slot] ?? 0) + 1 }
  const halfAsked = (state.halfAsked ?? []).filter((half) => half !== slot)
  const wasHalf = state.halfAsked?.includes(slot) === true
  const pending = {
    ...asked,
    ...(also && { also }),
    ...(wasHalf && { wasHalf }),
  } as const
  if (also === undefined) return { ...state, asks: first, halfAsked, pending }
  return {
    ...state,
    asks: { ...first, [also]: (first[also] ?? 0) + 1 },
    halfAsked: [...halfAsked, also],
    pending,
  }
}

type AskedSlot = Extract<Pending, { kind: 'slot' }>

function clarify(state: ConversationState, asked: AskedSlot): ConversationState {
  const clarified = [...new Set([...(state.clarified ?? []), asked.slot])]
  const isOther = state.pending?.kind === 'slot' && state.pending.isOther === true
  return { ...state, clarified, pending: { ...asked, ...(isOther && { isOther }) } }
}

const askForOtherWork = ({ said, ...state }: ConversationState): ConversationState => ({
  ...state,
  said: { ...said, other_work: 1 },
  // Who tells when and who decides instead is understood.
  pending: { kind: 'slot', slot: 'timeline', also: 'authority', isOther: true },
})

function findAsked({ pending }: ConversationState): Slot | null {
  return pending?.kind === 'slot' || pending?.kind === 'confirm' ? pending.slot : null
}

const ANSWERED_APART: readonly Act['kind'][] = ['confirm', 'complaint', 'stop']

/** Beside something told, a complaint, or a goodbye, what may not be meant is not said. */
function listAnswers({ acts, learned, answers = [] }: Heard): readonly Answer[] {
  const isTold = learned.length > 0 || acts.some(({ kind }) => ANSWERED_APART.includes(kind))
  const isDoubtful = (answer: Answer) =>
    ('isNearest' in answer && answer.isNearest) ||
    (answer.kind === 'state' && answer.topic === 'my_facts')
  return answers.filter((answer) => !isTold || !isDoubtful(answer))
}

function markShown(state: ConversationState, decision: Decision): ConversationState {
  const { estimate, caseStudy, booking } = decision
  return {
    ...state,
    isBookingWanted: false,
    shown: {
      ...state.shown,
      roiKey: estimate ? makeRoiKey(estimate) : state.shown.roiKey,
      caseStudySlug: caseStudy?.slug ?? state.shown.caseStudySlug,
      hasCalendar: state.shown.hasCalendar || booking !== null,
    },
    ...(estimate !== null && { lastAsked: withVerdict(state.lastAsked) }),
    said: countSaid(state, decision),
    askedWords: keepAskedWords(state, decision),
  }
}

function planFirst(
  heard: Heard,
  notices: readonly Notice[],
): {
  estimate: RoiEstimate | null
  plan: BookingPlan
  heard: Heard
} {
  const card = scoreFacts(heard.state)
  // What was asked is explained first, and still waits for its answer.
  const early = notices.includes('explained') ? null : planEstimate(heard, false)
  const seen = early
    ? { ...heard.state, shown: { ...heard.state.shown, roiKey: makeRoiKey(early) } }
    : heard.state
  const plan = planBooking(seen, heard, card)
  const estimate = early ?? (plan.kind === 'none' ? null : planEstimate(heard, true))
  const roiKey = estimate ? makeRoiKey(estimate) : seen.shown.roiKey
  return {
    estimate,
    plan,
    heard: { ...heard, state: { ...seen, shown: { ...seen.shown, roiKey } } },
  }
}

function chooseQuestion(
  heard: Heard,
  plan: BookingPlan,
  notices: readonly Notice[],
  card: ScoreCard,
): Question | null {
  if (plan.kind === 'open') return null
  if (plan.kind === 'ask_email')
    return { kind: 'slot', slot: 'email', attempt: 1, purpose: 'invitation' }
  if (countQuiet(heard) > 0) return findPassedOn(heard) === null ? null : planPassOn(heard, notices)
  return (
    planConfirmation(heard, heard.messageId ?? '') ??
    planPassOn(heard, notices) ??
    (isOnlyAsking(heard) ? null : planQuestion(heard, notices, card))
  )
}

/** One pure step from what is known and what was said to what to do. The only place that decides. */
export function decide(heard: Heard): Outcome {
  const scoreCard = scoreFacts(heard.state)
  const notices = readNotices(heard)
  const first = planFirst(heard, notices)
  const { plan, estimate } = first
  const isEnded = heard.state.abuseCount >= ABUSE_LIMIT
  const question = isEnded ? null : chooseQuestion(first.heard, plan, notices, scoreCard)
  const implausible = heard.acts.find((act) => act.kind === 'implausible')
  const answers = listAnswers(heard)
  const isLast = question === null && plan.kind === 'none' && notices.length === 0
  const decision: Decision = {
    notices: isLast ? chooseLastWords(first.heard) : notices,
    language: findLanguageToSay(heard),
    learned: heard.learned,
    implausible: implausible?.kind === 'implausible' ? implausible : null,
    answers,
    wasAsking: findAsked(heard.state),
    whyAbout: findNamedWhy(heard.acts) ?? findAsked(heard.state),
    estimate,
    isEstimateUpdate: estimate !== null && heard.state.shown.roiKey !== null,
    verdictBefore: estimate === null ? null : findVerdictBefore(heard.state),
    provisional: estimate === null ? planProvisional(heard, question) : null,
    ...planComparison(first),
    booking: plan.kind === 'open' ? plan.offer : null,
    callTime: plan.kind === 'none' ? null : findCallTime(heard.acts),
    ...findPersonRequest(heard.acts),
    passedOn: findPassedOn(heard),
    question,
    scoreCard,
  }
  const shown = markShown(first.heard.state, decision)
  const asked = closeTalk(countAsk(shown, question, heard.acts), decision)
  const quiet = keepQuiet(asked, heard)
  const state = {
    ...keepUnpassed(quiet, heard, question),
    isBookingWanted: plan.kind === 'ask_email',
  }
  return { state, decision }
}

/** A question that was offered to a person waits until the visitor says yes or no to that. */
function keepUnpassed(
  { unpassed, ...state }: ConversationState,
  { passOn = null }: Heard,
  question: Question | null,
): ConversationState {
  if (question?.kind === 'pass_on') return { ...state, unpassed: question.question }
  return passOn !== null || unpassed === undefined ? state : { ...state, unpassed }
}

/** What the chat reads is said in full once, and shortly once more. */
function findLanguageToSay({ acts, state }: Heard): Decision['language'] {
  const act = acts.find(({ kind }) => kind === 'other_lang')
  const isDue = (state.said?.language ?? 0) < LANGUAGE_LINES
  return isDue && act?.kind === 'other_lang' ? act.language : null
}

type Comparison = Pick<Decision, 'caseStudy' | 'isCaseStudyClose' | 'isComparisonDue'>

/** A case that is like the work, or one figure of ours beside the estimate; once, and not where it does not pay. */
function planComparison({
  estimate,
  plan,
  heard: { state },
}: ReturnType<typeof planFirst>): Comparison {
  const isDue = estimate !== null || isQualifiedEnough(state) || plan.kind === 'open'
  const isTold = state.shown.caseStudySlug !== null || state.abuseCount >= ABUSE_LIMIT
  if (!isDue || isTold || isTooSmall(state)) {
    return { caseStudy: null, isCaseStudyClose: false, isComparisonDue: false }
  }
  const study = chooseCaseStudy(state)
  const isCompared = (state.said?.comparison ?? 0) > 0
  return {
    caseStudy: study?.suggestion ?? null,
    isCaseStudyClose: study?.isClose ?? false,
    isComparisonDue: estimate !== null && study === null && !isCompared,
  }
}

function findCallTime(acts: readonly Act[]): string | null {
  const wish = acts.find((act) => act.kind === 'book')
  return wish?.kind === 'book' ? (wish.time ?? null) : null
}

function findPersonRequest(
  acts: readonly Act[],
): Pick<Decision, 'personTime' | 'personNote' | 'isByText'> {
  const wish = acts.find((act) => act.kind === 'handoff')
  const { time = null, note = null, isByText = false } = wish?.kind === 'handoff' ? wish : {}
  return { personTime: time, personNote: note, isByText }
}

/** Tells whether two estimates rest on the same figures. */
/** Whoever leaves and asks nothing is not held up by figures once more. */
const isTakingLeave = ({ state, acts }: Heard): boolean =>
  state.shown.roiKey !== null &&
  acts.some(({ kind }) => kind === 'stop') &&
  !acts.some(({ kind }) => kind === 'ask_faq')

function makeRoiKey(estimate: RoiEstimate): string {
  return Object.values(estimate.input).join('|')
}

/** The verdict on the figures of the estimate that was shown last. */
function findVerdictBefore(state: ConversationState): Verdict | null {
  const key = state.shown.roiKey
  if (key === null) return null
  const [manualHours = 0, hourlyRateCents = 0, toolCount = 0, errorRatePercent = 0] = key
    .split('|')
    .map(Number)
  const input = { manualHours, hourlyRateCents, toolCount, errorRatePercent }
  return judgeSavings(state, calculateRoi(input).annualSavingsCents).verdict
}

/** Said once, when nothing else that the estimate needs is left to ask. */
function planProvisional({ state }: Heard, question: Question | null): Decision['provisional'] {
  const isSaid = (state.said?.provisional ?? 0) > 0
  if (isSaid || question?.kind === 'confirm' || !isEstimateDue(state)) return null
  return estimateProvisional(state)
}

/** Who asks for any of these is shown the estimate, as far as it can be worked out. */
const SAID_WITH_ESTIMATE: readonly StateTopic[] = [
  'my_savings',
  'my_payback',
  'my_verdict',
  'my_advice',
  'my_instead',
]

/** The estimate when it is due or its figures have changed since it was shown. */
function planEstimate(heard: Heard, isLastChance: boolean): RoiEstimate | null {
  const { state, answers = [] } = heard
  const estimate = estimateRoi(state)
  if (estimate === null || estimate.roi.annualSavingsCents === 0 || isTakingLeave(heard))
    return null
  if (makeRoiKey(estimate) === state.shown.roiKey) return null
  const wasShown = state.shown.roiKey !== null
  const asksForIt = answers.some(
    (answer) => answer.kind === 'state' && SAID_WITH_ESTIMATE.includes(answer.topic),
  )
  return wasShown || asksForIt || isLastChance || isEstimateDue(state) ? estimate : null
}
