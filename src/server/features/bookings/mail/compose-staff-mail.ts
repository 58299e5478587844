import { callMailWords as words } from '#content/pages/booking.ts'
import { bookingMailWords as staffWords } from '#content/staff/calls.ts'
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

const { news: NEWS, reasons: REASONS } = staffWords

/** The mail to the salesperson, in the firm's own time. */
export function composeStaffMail(mail: StaffMail): MailText {
  const { occasion, time, firmZone } = mail
  const who = describePerson(mail)
  const when = time ? `, ${describeShortTime(time.startsAt, firmZone)}` : ''
  const paragraphs = [
    staffWords.happened(NEWS[occasion]),
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
  return [name, company].map(toOneLine).filter(Boolean).join(', ') || staffWords.noName
}

function describeAddress({ person: { email } }: StaffMail): string[] {
  return email ? [`Email: ${toOneLine(email)}`] : []
}

function listTimes({ occasion, time, oldStartsAt, firmZone, visitorZone }: StaffMail): string[] {
  const label = words.when[occasion]
  const isMove = occasion === 'rescheduled' && oldStartsAt !== null
  const before = isMove ? [words.oldTime(describeMoment(oldStartsAt, firmZone))] : []
  if (!time) return [...before, staffWords.notKnown(label)]
  const firmTime = describeWallTime(time, firmZone)
  const visitorTime = describeWallTime(time, visitorZone)
  const theirs = staffWords.theirTime(`${visitorTime}, ${describeZone(time.startsAt, visitorZone)}`)
  return [
    ...before,
    `${label}: ${firmTime}, ${describeZone(time.startsAt, firmZone)}`,
    ...(visitorTime === firmTime ? [] : [theirs]),
  ]
}

function listLead({ lead, provider, occasion, joinUrl }: StaffMail): string[] {
  const booked = staffWords.bookedIn[provider]
  const link = joinUrl && occasion !== 'cancelled' ? [`Join: ${joinUrl}`] : []
  if (!lead) return [staffWords.noConversation, booked, ...link]
  const reason = lead.reason ? [`Reason: ${REASONS[lead.reason]}`] : []
  return [staffWords.fitScore(lead.score), ...reason, booked, ...link]
}
