import type { ChatEntry } from '#site/islands/chat/state/chat-entry.ts'
import type { ChatState } from '#site/islands/chat/state/chat-state.ts'
import type { ResumeMarker } from '#site/islands/chat/state/resume-marker.ts'
import type { EmailEstimateProps } from '#site/islands/chat/worksheet/EmailEstimate.tsx'

/** The first message of the visitor asks the server to look the company up. */
export function isFirstMessage(state: ChatState): boolean {
  return !state.entries.some((entry) => entry.role === 'user' && entry.delivery === 'done')
}

/** A failed turn with the same words, so that typing Enter again is a retry and not a second message. */
export function findFailedTurn(state: ChatState, text: string): string | null {
  const failed = state.entries.findLast(
    (entry) => entry.delivery === 'failed' && entry.content === text,
  )
  return failed?.key ?? null
}

/** Data that a reload needs and the server does not have. Null before there is a conversation. */
export function composeResumeMarker(state: ChatState): ResumeMarker | null {
  const { conversationId, draft, unrecordedClaim, calendarChoice } = state
  if (conversationId === null) return null
  const closedCalendar = calendarChoice?.isOpen === false ? calendarChoice.key : null
  const pendingTurns = listPendingTurns(state)
  const unsettledTurn = composeUnsettledTurn(state)
  return {
    conversationId,
    draft,
    unrecordedClaim,
    pendingTurns,
    unsettledTurn,
    closedCalendar,
  }
}

/** A reload in the middle of a reply asks for the rest of it. */
function composeUnsettledTurn({ underWay, entries }: ChatState): ResumeMarker['unsettledTurn'] {
  if (!underWay?.messageId) return null
  const { turnId, messageId } = underWay
  const text = entries.find(({ key }) => key === turnId)?.content ?? ''
  return { turnId, text, messageId }
}

/** Turns without an answer. Those that failed before a later one was answered are left out. */
function listPendingTurns({ entries }: ChatState): ResumeMarker['pendingTurns'] {
  const said = entries.filter((entry) => entry.role === 'user')
  const answered = said.filter((entry) => entry.delivery === 'done')
  const lastAnswered = said.findLastIndex((entry) => entry.delivery === 'done')
  return said.slice(lastAnswered + 1).map(({ key, content, timestamp }) => ({
    turnId: key,
    text: content,
    timestamp,
    earlierMessages: answered.length,
  }))
}

/** Props of the form that mails the estimate. Null where the server gives no key. */
export function prepareEmailing({
  ownKey,
  facts,
  keeping,
}: Pick<ChatState, 'ownKey' | 'facts' | 'keeping'>): EmailEstimateProps | null {
  if (ownKey === null) return null
  const knownEmail = facts.email?.value
  return {
    ownKey,
    knownEmail: typeof knownEmail === 'string' ? knownEmail : '',
    sendsMail: keeping?.sendsMail !== false,
  }
}

/** `outdated`: figures have changed since the estimate in the transcript. */
export type EstimateStanding = 'current' | 'outdated'

const INPUTS = ['manual_hours', 'hourly_rate', 'tool_count', 'error_rate'] as const

export function judgeEstimate(
  { metadata: { roi } }: ChatEntry,
  { facts }: Pick<ChatState, 'facts'>,
): EstimateStanding {
  // A server that tells no facts cannot contradict its own estimate.
  if (!roi?.basis || Object.keys(facts).length === 0) return 'current'
  const { inputs } = roi.basis
  const isSame = INPUTS.every((name) => {
    const value = facts[name]?.value
    // Cents of a salary's hour are rounded on the way.
    return Math.abs((typeof value === 'number' ? value : 0) - inputs[name]) < 0.005
  })
  return isSame ? 'current' : 'outdated'
}
