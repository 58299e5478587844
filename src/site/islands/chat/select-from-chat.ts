import type { ChatState } from '#site/islands/chat/chat-state.ts'
import type { ResumeMarker } from '#site/islands/chat/resume-marker.ts'

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

/** What a reload needs and the server does not have. Null before there is a conversation. */
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

/** What failed before a later message was answered is history. */
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
