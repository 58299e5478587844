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
  /** Whoever has it may move and cancel the call. */
  manageUrl: string
  bookUrl: string
}

/**
 * What the visitor reads. It holds nothing that was typed into the form, neither name nor company:
 * anybody can book with somebody else's address, and must not make us carry a message there.
 */
export function composeVisitorMail(mail: VisitorMail): MailText {
  const { subject, news } = describeNews(mail)
  const paragraphs = [news, listTimes(mail), ...listNextSteps(mail), site.name]
  return { subject, text: `${paragraphs.join('\n\n')}\n` }
}

function describeNews({ occasion, time, visitorZone }: VisitorMail) {
  const call = `call with ${site.name}`
  const when = `${describeShortTime(time.startsAt, visitorZone)} (${visitorZone})`
  switch (occasion) {
    case 'confirmed':
      return { subject: `Confirmed: ${call}, ${when}`, news: `Your ${call} is confirmed.` }
    case 'rescheduled':
      return { subject: `Rescheduled: ${call}, now ${when}`, news: `Your ${call} was rescheduled.` }
    case 'cancelled':
      return { subject: `Canceled: ${call}, ${when}`, news: `Your ${call} was canceled.` }
  }
}

function listTimes({ occasion, time, oldStartsAt, visitorZone, firmZone }: VisitorMail): string {
  const isMove = occasion === 'rescheduled' && oldStartsAt !== null
  const wallTime = describeWallTime(time, visitorZone)
  const firmTime = describeWallTime(time, firmZone)
  const label = { confirmed: 'When', rescheduled: 'New time', cancelled: 'Original time' }[occasion]
  return [
    ...(isMove ? [`Old time: ${describeMoment(oldStartsAt, visitorZone)}`] : []),
    `${label}: ${wallTime}`,
    `Time zone: ${describeZone(time.startsAt, visitorZone)}`,
    ...(firmTime === wallTime
      ? []
      : [`Our time: ${firmTime}, ${describeZone(time.startsAt, firmZone)}`]),
  ].join('\n')
}

function listNextSteps({ occasion, joinUrl, manageUrl, bookUrl }: VisitorMail): string[] {
  if (occasion === 'cancelled') {
    return [
      'Open the attached file to remove the call from your calendar.',
      `To book another time:\n${bookUrl}`,
    ]
  }
  return [
    joinUrl ? `Join: ${joinUrl}` : 'We’ll send you the link before the call.',
    `To reschedule or cancel (even if you didn’t book this call):\n${manageUrl}`,
    'Open the attached file to add the call to your calendar.',
  ]
}
