import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a key opens: the booking with all that can be done to it, or its calendar file alone. */
type Purpose = 'booking' | 'calendar'

const KEY_PATTERN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** "<id>.<token>": whoever holds it may read, move and cancel that booking. */
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

function composeKey(authSecret: string, purpose: Purpose, bookingId: string): string {
  const token = createHmac('sha256', authSecret).update(`${purpose}:${bookingId}`)
  return `${bookingId}.${token.digest('base64url')}`
}

/** Compared as text: the last letter of a token has bits that decoding would drop. */
function readKey(authSecret: string, purpose: Purpose, key: string): string | null {
  const bookingId = KEY_PATTERN.exec(key)?.[1]
  if (bookingId === undefined) return null
  const expected = Buffer.from(composeKey(authSecret, purpose, bookingId))
  const given = Buffer.from(key)
  return given.length === expected.length && timingSafeEqual(given, expected) ? bookingId : null
}
