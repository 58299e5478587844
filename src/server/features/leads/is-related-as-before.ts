import { normalizeEmail } from '#domain/lead-contact.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'

/** The columns of a conversation that its lead depends on. */
const GROUNDS = [
  'email',
  'phone',
  'contactName',
  'companyName',
  'companyWebsite',
  'bookingReason',
  'wantsPersonReason',
  'wantsPersonAt',
] as const satisfies (keyof Conversation)[]

type Change = { before: Conversation; after: Conversation; leadEmail: string | null }

/** Nothing would come of relating it anew: most messages tell nothing of who writes. */
export function isRelatedAsBefore({ before, after, leadEmail }: Change): boolean {
  const isSame = GROUNDS.every((ground) => before[ground]?.valueOf() === after[ground]?.valueOf())
  if (before.leadId === null) return isSame && !isLead(before)
  return isSame && normalizeEmail(before.email) === leadEmail
}

export function isLead({ email, phone, bookingReason, wantsPersonReason }: Conversation): boolean {
  const isWanted =
    bookingReason === 'qualified' ||
    wantsPersonReason === 'asked' ||
    wantsPersonReason === 'question' ||
    wantsPersonReason === 'distress'
  return isWanted || email !== null || phone !== null
}
