import type { BookingMail } from '#server/features/bookings/mail/booking-mail.ts'
import {
  describeMoment,
  describeShortTime,
  describeWallTime,
  describeZone,
} from '#server/platform/mail/describe-call-time.ts'
import type { MailText } from '#server/platform/mail/mail-text.ts'
import { toOneLine } from '#server/platform/mail/to-one-line.ts'

export type StaffMail = BookingMail & {
  person: { name: string; email: string; company: string }
  provider: 'calendly' | 'embedded'
  /** Null when the call was booked without a conversation. */
  lead: { score: number; reason: 'qualified' | 'requested' | null } | null
  briefUrl: string
}

const NEWS = { confirmed: 'booked', rescheduled: 'rescheduled', cancelled: 'canceled' } as const
const REASONS = {
  qualified: 'qualified',
  requested: 'requested (asked for a call before the score was reached)',
} as const

/** What the salesperson reads, in the firm's own time. */
export function composeStaffMail(mail: StaffMail): MailText {
  const { occasion, time, firmZone } = mail
  const who = describePerson(mail)
  const when = time ? `, ${describeShortTime(time.startsAt, firmZone)}` : ''
  const paragraphs = [
    `A call was ${NEWS[occasion]}.`,
    [`Who: ${who}`, ...describeAddress(mail), ...listTimes(mail)].join('\n'),
    listLead(mail).join('\n'),
    `Brief: ${mail.briefUrl}`,
  ]
  return {
    subject: `Call ${NEWS[occasion]}: ${who}${when}`,
    text: `${paragraphs.join('\n\n')}\n`,
  }
}

function describePerson({ person: { name, company } }: StaffMail): string {
  return [name, company].map(toOneLine).filter(Boolean).join(', ') || 'no name given'
}

function describeAddress({ person: { email } }: StaffMail): string[] {
  return email ? [`Email: ${toOneLine(email)}`] : []
}

function listTimes({ occasion, time, oldStartsAt, firmZone, visitorZone }: StaffMail): string[] {
  const label = { confirmed: 'When', rescheduled: 'New time', cancelled: 'Original time' }[occasion]
  const isMove = occasion === 'rescheduled' && oldStartsAt !== null
  const before = isMove ? [`Old time: ${describeMoment(oldStartsAt, firmZone)}`] : []
  if (!time) return [...before, `${label}: not known yet`]
  const firmTime = describeWallTime(time, firmZone)
  const visitorTime = describeWallTime(time, visitorZone)
  const theirs = `Their time: ${visitorTime}, ${describeZone(time.startsAt, visitorZone)}`
  return [
    ...before,
    `${label}: ${firmTime}, ${describeZone(time.startsAt, firmZone)}`,
    ...(visitorTime === firmTime ? [] : [theirs]),
  ]
}

function listLead({ lead, provider, occasion, joinUrl }: StaffMail): string[] {
  const booked = provider === 'calendly' ? 'Booked in: Calendly' : 'Booked in: our own scheduler'
  const link = joinUrl && occasion !== 'cancelled' ? [`Join: ${joinUrl}`] : []
  if (!lead) return ['Conversation: none, the call was booked without the chat', booked, ...link]
  const reason = lead.reason ? [`Reason: ${REASONS[lead.reason]}`] : []
  return [`Fit Score: ${lead.score} of 100`, ...reason, booked, ...link]
}
