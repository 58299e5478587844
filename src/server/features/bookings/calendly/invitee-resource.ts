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

const LINE_MAX_CHARS = 200
const REASON_MAX_CHARS = 2_000
const URL_MAX_CHARS = 2_000

/** ISO 8601 in any zone and to any fraction of a second; read as UTC to the millisecond. */
export const Moment = z.iso
  .datetime({ offset: true })
  .refine((text) => !Number.isNaN(Date.parse(text)), 'not a time')
  .transform((text) => new Date(text).toISOString())

/** Words that somebody typed: in one line, cut, and empty where there is none. */
const line = (maxChars = LINE_MAX_CHARS) =>
  z
    .string()
    .catch('')
    .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
    .transform((text) => text.slice(0, maxChars).toWellFormed())

/** An address that people may be sent to, or null. */
const link = (isAllowed: (url: URL) => boolean) =>
  z
    .string()
    .max(URL_MAX_CHARS)
    .refine((text) => URL.canParse(text) && isAllowed(new URL(text)))
    .nullable()
    .catch(null)

const MeetingLink = link(({ protocol, username }) => protocol === 'https:' && username === '')
const CalendlyLink = link(({ origin, username }) => origin === 'https://calendly.com' && !username)

const Answer = z.object({ question: line(), answer: line() })
const Tracking = z.object({
  utm_source: line(),
  utm_medium: line(),
  utm_campaign: line(),
  salesforce_uuid: z.uuid().toLowerCase().nullable().catch(null),
})
const NOTHING_TRACKED = { utm_source: '', utm_medium: '', utm_campaign: '', salesforce_uuid: null }

export const ScheduledEvent = z
  .object({
    start_time: Moment,
    end_time: Moment,
    status: z.string().catch(''),
    location: z.object({ join_url: MeetingLink }).catch({ join_url: null }),
  })
  .refine(({ start_time, end_time }) => start_time < end_time, 'ends before it starts')
export type ScheduledEvent = z.infer<typeof ScheduledEvent>

/**
 * One invitee as Calendly describes it, in messages and on request alike. What is used to tell bookings
 * apart has to be exact; what is only shown may be missing or wrong.
 */
export const InviteeResource = z.object({
  uri: InviteeUri,
  status: z.string().catch(''),
  created_at: Moment.optional(),
  updated_at: Moment.optional(),
  name: line(),
  email: line(320),
  timezone: line(64),
  rescheduled: z.boolean().nullish(),
  old_invitee: InviteeUri.nullish(),
  new_invitee: InviteeUri.nullish(),
  cancel_url: CalendlyLink,
  reschedule_url: CalendlyLink,
  questions_and_answers: z.array(Answer).catch([]),
  tracking: Tracking.catch(NOTHING_TRACKED),
  cancellation: z
    .object({ reason: line(REASON_MAX_CHARS), created_at: Moment.optional() })
    .nullish(),
  no_show: z.object({ created_at: Moment.optional() }).nullish(),
  scheduled_event: ScheduledEvent.optional(),
})
export type InviteeResource = z.infer<typeof InviteeResource>
