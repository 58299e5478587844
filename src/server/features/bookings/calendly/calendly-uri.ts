import { z } from 'zod'

const INVITEE_URI = /^https:\/\/api\.calendly\.com\/scheduled_events\/([\w-]+)\/invitees\/([\w-]+)$/
const INVITEE_URI_MAX_CHARS = 500

/** The only spelling that is taken: https, the exact host, no user, port, query or slash at the end. */
export const InviteeUri = z
  .string()
  .max(INVITEE_URI_MAX_CHARS)
  .regex(INVITEE_URI, 'not the address of an invitee')

export type InviteeIds = { eventId: string; inviteeId: string }

/** Null for whatever is not the address of one of Calendly's invitees. */
export function readInviteeIds(uri: string | null): InviteeIds | null {
  const parsed = InviteeUri.safeParse(uri)
  if (!parsed.success) return null
  const [, eventId = '', inviteeId = ''] = INVITEE_URI.exec(parsed.data) ?? []
  return { eventId, inviteeId }
}
