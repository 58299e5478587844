import { createHmac, timingSafeEqual } from 'node:crypto'

/** A key opens one of these: a booking with its changes, its calendar file alone, or a conversation. */
type Purpose = 'booking' | 'calendar' | 'conversation'

const KEY_PATTERN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** "<id>.<token>": with it anyone may read, move, and cancel that booking. */
export function composeManageKey(authSecret: string, bookingId: string): string {
  return composeKey(authSecret, 'booking', bookingId)
}

/** The id of the booking that a key opens; null for anything else. */
export function readManageKey(authSecret: string, key: string): string | null {
  return readKey(authSecret, 'booking', key)
}

/** A key that may stand in an address, and so in logs and histories: it reads the calendar file alone. */
export function composeCalendarKey(authSecret: string, bookingId: string): string {
  return composeKey(authSecret, 'calendar', bookingId)
}

export function readCalendarKey(authSecret: string, key: string): string | null {
  return readKey(authSecret, 'calendar', key)
}

/** With this key anyone may read, correct, download, and delete that conversation. */
export function composeConversationKey(authSecret: string, conversationId: string): string {
  return composeKey(authSecret, 'conversation', conversationId)
}

export function readConversationKey(authSecret: string, key: string): string | null {
  return readKey(authSecret, 'conversation', key)
}

function composeKey(authSecret: string, purpose: Purpose, id: string): string {
  const token = createHmac('sha256', authSecret).update(`${purpose}:${id}`)
  return `${id}.${token.digest('base64url')}`
}

/** Compared as text: the last letter of a token has bits that decoding would drop. */
function readKey(authSecret: string, purpose: Purpose, key: string): string | null {
  const id = KEY_PATTERN.exec(key)?.[1]
  if (id === undefined) return null
  const expected = Buffer.from(composeKey(authSecret, purpose, id))
  const given = Buffer.from(key)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
