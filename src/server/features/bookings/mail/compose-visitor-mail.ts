import { callMailWords as words } from '#content/pages/booking.ts'
import { site } from '#content/site.ts'
import type { BookingMail } from '#server/features/bookings/mail/booking-mail.ts'
import {
  type CallTime,
  describeMoment,
  describeShortTime,
  describeWallTime,
  describeZone,
} from '#server/platform/mail/describe-call-time.ts'
import type { MailText } from '#server/platform/mail/mail-text.ts'

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
  const paragraphs = [news, listTimes(mail), ...listNextSteps(mail), site.name]
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

function listTimes({ occasion, time, oldStartsAt, visitorZone, firmZone }: VisitorMail): string {
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
