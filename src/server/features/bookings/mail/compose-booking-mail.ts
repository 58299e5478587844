import { callMailWords as words } from '#content/pages/booking.ts'
import { site } from '#content/site.ts'
import { bookingMailWords as staffWords } from '#content/staff/calls.ts'
import {
  type CallTime,
  describeMoment,
  describeShortTime,
  describeWallTime,
  describeZone,
} from '#server/platform/mail/describe-call-time.ts'
import { type MailText, toOneLine } from '#server/platform/mail/mail-text.ts'

export type BookingOccasion = 'confirmed' | 'rescheduled' | 'cancelled'

/** The parts of a message about a booking that do not depend on its reader. */
export type BookingMail = {
  occasion: BookingOccasion
  /** Null before the scheduler has told it. */
  time: CallTime | null
  /** When the call would have begun before its last move; null when it was not moved, or nobody knows. */
  oldStartsAt: Date | null
  /** The visitor's zone, the firm's when it is unknown. */
  visitorZone: string
  firmZone: string
  joinUrl: string | null
}

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
    [`Who: ${who}`, ...describeAddress(mail), ...listStaffTimes(mail)].join('\n'),
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

function listStaffTimes({
  occasion,
  time,
  oldStartsAt,
  firmZone,
  visitorZone,
}: StaffMail): string[] {
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

export type VisitorMail = BookingMail & {
  time: CallTime
  /** With this link anyone can move and cancel the call. */
  manageUrl: string
  bookUrl: string
}

/**
 * The mail to the visitor. It holds nothing that was typed into the form, neither name nor company:
 * anybody can book with somebody else's address, and must not make us carry a message there.
 */
export function composeVisitorMail(mail: VisitorMail): MailText {
  const { subject, news } = describeNews(mail)
  const paragraphs = [news, listVisitorTimes(mail), ...listNextSteps(mail), site.name]
  return { subject, text: `${paragraphs.join('\n\n')}\n` }
}

function describeNews({ occasion, time, visitorZone }: VisitorMail) {
  const call = words.call(site.name)
  const when = `${describeShortTime(time.startsAt, visitorZone)} (${visitorZone})`
  switch (occasion) {
    case 'confirmed':
      return { subject: `Confirmed: ${call}, ${when}`, news: words.confirmed(call) }
    case 'rescheduled':
      return { subject: `Rescheduled: ${call}, now ${when}`, news: words.rescheduled(call) }
    case 'cancelled':
      return { subject: `Canceled: ${call}, ${when}`, news: words.canceled(call) }
  }
}

function listVisitorTimes({
  occasion,
  time,
  oldStartsAt,
  visitorZone,
  firmZone,
}: VisitorMail): string {
  const isMove = occasion === 'rescheduled' && oldStartsAt !== null
  const wallTime = describeWallTime(time, visitorZone)
  const firmTime = describeWallTime(time, firmZone)
  const label = words.when[occasion]
  return [
    ...(isMove ? [words.oldTime(describeMoment(oldStartsAt, visitorZone))] : []),
    `${label}: ${wallTime}`,
    words.zone(describeZone(time.startsAt, visitorZone)),
    ...(firmTime === wallTime
      ? []
      : [words.ourTime(`${firmTime}, ${describeZone(time.startsAt, firmZone)}`)]),
  ].join('\n')
}

function listNextSteps({ occasion, joinUrl, manageUrl, bookUrl }: VisitorMail): string[] {
  if (occasion === 'cancelled') {
    return [words.removeFile, words.bookAnother(bookUrl)]
  }
  return [joinUrl ? `Join: ${joinUrl}` : words.later, words.manage(manageUrl), words.addFile]
}
