import { isRecord, readList, readNumber, readText, readTime } from '#site/islands/chat/api/shape.ts'

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

export function readResumeMarker(): ResumeMarker | null {
  try {
    return parseMarker(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'))
  } catch {
    return null
  }
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

function parseMarker(value: unknown): ResumeMarker | null {
  if (!isRecord(value)) return null
  const conversationId = readText(value.conversationId)
  if (conversationId === null) return null
  return {
    conversationId,
    draft: readText(value.draft) ?? '',
    pendingTurns: readList(value.pendingTurns, parseTurn),
    unsettledTurn: parseUnsettled(value.unsettledTurn),
    unrecordedClaim: parseClaim(value.unrecordedClaim),
    closedCalendar: readText(value.closedCalendar),
  }
}

function parseTurn(value: unknown): PendingTurn | null {
  if (!isRecord(value)) return null
  const [turnId, text, timestamp] = [
    readText(value.turnId),
    readText(value.text),
    readTime(value.timestamp),
  ]
  if (turnId === null || text === null || timestamp === null) return null
  return { turnId, text, timestamp, earlierMessages: readNumber(value.earlierMessages) ?? 0 }
}

function parseUnsettled(value: unknown): UnsettledTurn | null {
  if (!isRecord(value)) return null
  const [turnId, text, messageId] = [
    readText(value.turnId),
    readText(value.text),
    readText(value.messageId),
  ]
  return turnId && text && messageId ? { turnId, text, messageId } : null
}

function parseClaim(value: unknown): BookingClaim | null {
  if (!isRecord(value)) return null
  const [eventUri, inviteeUri] = [readText(value.eventUri), readText(value.inviteeUri)]
  if (eventUri === null || inviteeUri === null) return null
  return {
    eventUri,
    inviteeUri,
    scheduledTime: readTime(value.scheduledTime),
    inviteeName: readText(value.inviteeName) ?? '',
    inviteeEmail: readText(value.inviteeEmail) ?? '',
  }
}
