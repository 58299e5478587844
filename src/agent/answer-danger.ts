import { gradePain, measurePain } from '#agent/decide/pain-severity.ts'
import { scoreFacts } from '#agent/decide/score-facts.ts'
import { askWhetherSafe, sayCrisis, saySafe, sayStillHere } from '#agent/respond/danger-texts.ts'
import { type ConversationState, listPending } from '#agent/state/conversation-state.ts'
import { NOTHING_SAID } from '#agent/state/nothing-said.ts'
import { readContext } from '#agent/state/read-situation.ts'
import type { Reply, Turn } from '#agent/state/turn.ts'
import { readConsent } from '#agent/understand/acts/consent.ts'
import {
  type Danger,
  isHarmless,
  readDanger,
  readSequel,
  saysFine,
} from '#agent/understand/danger/read-danger.ts'
import { toSentimentScore } from '#agent/understand/feeling/feeling.ts'
import type { Act } from '#agent/understand/message/act.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import { understand } from '#agent/understand/understand.ts'
import { cutText } from '#domain/cut-text.ts'
import type { Slot } from '#domain/fact.ts'

/** Half a sentence of the message before is enough to understand the other half. */
const HEARD_MAX_CHARS = 300

type Message = { text: string }
type State = NonNullable<ConversationState['distress']>

/**
 * The whole turn for a message of somebody who is or may be in danger, and for what follows it until they say that they
 * are safe or turn back to work; null for any other. Nothing is learned from such a message, felt about us, asked, or
 * offered, and no model finds other words. Our people are told where the danger is sure.
 */
export function answerDanger(state: ConversationState, message: Message): Turn | null {
  const { distress } = state
  const isAtWork = Object.values(state.facts).some((fact) => fact !== undefined)
  const danger = distress?.isRecent
    ? readDanger(message.text)
    : readDanger(message.text, { before: state.heard ?? null, isAtWork })
  if (distress?.isRecent) return answerSequel(state, { distress, danger, message })
  if (danger === null || (!danger.isSure && answersQuestion(state, message))) return null
  return danger.isSure ? answerSure(state, danger, message) : checkSafety(state, danger)
}

/** Told in words that say nothing of how somebody is. */
const PLAIN_SLOTS: readonly Slot[] = [
  'company_website',
  'email',
  'phone',
  'manual_hours',
  'team_size',
  'hourly_rate',
  'tools',
  'tool_count',
  'error_rate',
  'timeline',
  'budget',
  'authority',
]

/** "There is no date for it, I decide nothing" sounds hopeless, and is what was asked for. */
function answersQuestion(state: ConversationState, { text }: Message): boolean {
  const asked = listPending(state).filter((slot) => PLAIN_SLOTS.includes(slot))
  if (asked.length === 0) return false
  return understand(text, readContext(state)).some(
    (act) =>
      (act.kind === 'inform' || act.kind === 'refuse') &&
      act.slot !== undefined &&
      asked.includes(act.slot),
  )
}

/** Whoever was only asked, and wants a call, a person, or tells a figure, came for that. */
function turnsBack(state: ConversationState, { text }: Message): boolean {
  if (!isHarmless(text)) return false
  return understand(text, readContext(state)).some(
    (act) =>
      act.kind === 'book' ||
      act.kind === 'handoff' ||
      (act.kind === 'inform' && PLAIN_SLOTS.includes(act.slot)),
  )
}

type Sequel = { distress: State; danger: Danger | null; message: Message }

function answerSequel(
  state: ConversationState,
  { distress, danger, message }: Sequel,
): Turn | null {
  if (danger?.isSure) return answerSure(state, danger, message)
  const { isAsked = false, kind = 'self' } = distress
  // "No" to whether they are safe is as plain as any other words.
  const consent = isAsked ? readConsent(tokenize(message.text), 'question') : null
  const isUnsafe = { kind, isSure: true, quote: message.text, start: 0 }
  if (consent === 'no') return answerSure(state, isUnsafe, message)
  const isFine = isAsked && danger === null && saysFine(message.text)
  const sequel = consent === 'yes' || isFine ? 'safe' : readSequel(message.text)
  const isBack = sequel === 'work' || (isAsked && turnsBack(state, message))
  if (isBack && danger === null) return null
  if (sequel === 'safe')
    return end(state, { text: saySafe(), distress: { ...distress, isRecent: false } })
  if (isAsked) return answerSure(state, isUnsafe, message)
  return end(state, { text: sayStillHere(state.turn), distress })
}

function answerSure(state: ConversationState, danger: Danger, { text }: Message): Turn {
  const count = state.distress?.count ?? 0
  return end(state, {
    text: sayCrisis(danger.kind, text, count),
    distress: { count: count + 1, isRecent: true, kind: danger.kind },
    act: danger,
    handoff: { reason: 'distress' },
  })
}

function checkSafety(state: ConversationState, danger: Danger): Turn {
  const count = state.distress?.count ?? 0
  return end(state, {
    text: askWhetherSafe(count),
    distress: { count: count + 1, isRecent: true, kind: danger.kind, isAsked: true },
    act: danger,
  })
}

type Ending = {
  text: string
  distress: State
  act?: Danger
  handoff?: Reply['handoff']
}

function end(before: ConversationState, { text, distress, act, handoff = null }: Ending): Turn {
  const { heard: _, ...known } = before
  const state: ConversationState = {
    ...known,
    turn: before.turn + 1,
    pending: null,
    isBookingWanted: false,
    distress,
  }
  return {
    state,
    acts: act === undefined ? [] : [toAct(act)],
    facts: state.facts,
    scoreCard: scoreFacts(state),
    sentimentScore: toSentimentScore(state.feeling),
    painSeverity: gradePain(measurePain(state)),
    reply: { ...NOTHING_SAID, text, handoff },
    refusedProposals: 0,
    wording: null,
  }
}

const toAct = ({ quote, start }: Danger): Act => ({
  kind: 'distress',
  quote,
  span: [start, start + quote.length],
})

/** The visitor is back at the matter, or has just said something that the next message may complete. */
export function resumeFromDanger(state: ConversationState, { text }: Message): ConversationState {
  const { distress, ...rest } = state
  const heard = cutText(text, HEARD_MAX_CHARS)
  return distress === undefined
    ? { ...rest, heard }
    : { ...rest, heard, distress: { ...distress, isRecent: false } }
}
