import { describeKnown, type KnownFact } from '#agent/respond/describe-known.ts'
import { factLabels } from '#content/fact-words.ts'
import type { BriefFact } from '#contract/admin-bookings.ts'
import type { Slot } from '#domain/fact.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { Transcript } from '#server/features/inbox/bookings/transcript.ts'
import type { BookingRow } from '#server/platform/db/schema/bookings.ts'

const TYPED = ['name', 'email', 'company'] as const
const SLOTS = { name: 'contact_name', email: 'email', company: 'company_name' } as const

/** Who comes: what was typed into the calendar, and what was said of it in the chat where that differs. */
export function listPerson(
  booking: BookingRow,
  lead: Conversation | null,
  transcript: Transcript,
): BriefFact[] {
  const said = (slot: Slot) => (lead ? describeKnown(lead.agentState, slot) : null)
  const both = TYPED.flatMap((field) => {
    const typed = booking[field].trim()
    const known = said(SLOTS[field])
    const isSame = typed.toLowerCase().includes(known?.value.toLowerCase() ?? typed)
    return [
      ...(typed === '' ? [] : [toTyped(SLOTS[field], typed)]),
      ...(known === null || (isSame && typed !== '') ? [] : [toBriefFact(known, transcript)]),
    ]
  })
  const phone = said('phone')
  return [...both, ...(phone ? [toBriefFact(phone, transcript)] : [])]
}

function toTyped(slot: Slot, value: string): BriefFact {
  return {
    slot,
    label: factLabels[slot],
    value,
    href: composeHref(slot, value),
    note: '',
    source: 'calendar',
    quote: '',
    said_at: null,
  }
}

export function toBriefFact(known: KnownFact, { saidAt }: Transcript): BriefFact {
  const { slot, label, value, note, source, quote, messageId, isRefused } = known
  const href = isRefused ? null : composeHref(slot, value)
  return { slot, label, value, href, note, source, quote, said_at: saidAt(messageId) }
}

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

/** Only what is an address by its form becomes a link: visitors write what they like. */
function composeHref(slot: Slot, value: string): string | null {
  if (slot === 'company_website' && HOST.test(value)) return `https://${value}`
  if (slot === 'email' && /^[^\s@<>?&]+@[^\s@<>?&]+$/.test(value)) return `mailto:${value}`
  return slot === 'phone' && /^\+\d+$/.test(value) ? `tel:${value}` : null
}
