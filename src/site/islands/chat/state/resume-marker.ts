/** A message that got no reply yet. `earlierMessages` counts the visitor's answered ones when it was sent. */
export type PendingTurn = {
  turnId: string
  text: string
  timestamp: string
  earlierMessages: number
}

/** A stored message whose reply, stored as well, was still being written. */
export type UnsettledTurn = { turnId: string; text: string; messageId: string }

/** A booking that the calendar reported, as the server is to record it. */
export type BookingClaim = {
  eventUri: string
  inviteeUri: string
  scheduledTime: string | null
  inviteeName: string
  inviteeEmail: string
}

/** The tab's pointer to its conversation, with what the server does not have. It opens nothing by itself: the secret is an HttpOnly cookie. */
export type ResumeMarker = {
  conversationId: string
  draft: string
  pendingTurns: readonly PendingTurn[]
  unsettledTurn: UnsettledTurn | null
  unrecordedClaim: BookingClaim | null
  /** The message whose calendar the visitor closed. */
  closedCalendar: string | null
}

const STORAGE_KEY = 'conversation'

/** Null where none was left. Another version of this page may have left other parts: those are as if not there. */
export function readResumeMarker(): ResumeMarker | null {
  try {
    const left = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    if (!hasTexts(left, 'conversationId')) return null
    const { conversationId, draft, pendingTurns, unsettledTurn, unrecordedClaim } = left
    return {
      conversationId,
      draft: hasTexts(left, 'draft') ? draft : '',
      pendingTurns: Array.isArray(pendingTurns)
        ? pendingTurns.filter((turn) => hasTexts(turn, 'turnId', 'text', 'timestamp'))
        : [],
      unsettledTurn: hasTexts(unsettledTurn, 'turnId', 'text', 'messageId') ? unsettledTurn : null,
      unrecordedClaim: hasTexts(unrecordedClaim, 'eventUri', 'inviteeUri') ? unrecordedClaim : null,
      closedCalendar: hasTexts(left, 'closedCalendar') ? left.closedCalendar : null,
    }
  } catch {
    return null
  }
}

function hasTexts(value: Record<string, unknown> | null, ...names: string[]): boolean {
  return names.every((name) => typeof value?.[name] === 'string')
}

export function leaveResumeMarker(marker: ResumeMarker): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(marker))
  } catch {
    // Without storage the conversation works, it only does not survive a reload.
  }
}

export function removeResumeMarker(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // What cannot be stored need not be removed.
  }
}
