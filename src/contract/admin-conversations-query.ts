import { z } from 'zod'
import { MESSAGE_MAX_CHARS } from '#contract/conversations.ts'
import { isUsualTime, USUAL_TIME } from '#contract/typed-fields.ts'
import { BOOKING_STATUSES } from '#domain/booking-status.ts'
import { LEAD_STATUSES } from '#domain/lead-status.ts'

const Score = z
  .string()
  .regex(/^(?:\d{1,2}|100)$/, 'Enter a whole number from 0 to 100.')
  .transform(Number)
const YesNo = z.enum(['true', 'false']).transform((word) => word === 'true')
/** A day, by the firm's own calendar, or a moment with its zone. */
const Day = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'Enter a date.')
  .refine(isUsualTime, USUAL_TIME)
const BOOKING_CHOICES = ['none', ...BOOKING_STATUSES] as const

/** One or more, separated by commas. */
const BookingStatuses = z
  .string()
  .max(200)
  .transform((list) => list.split(','))
  .pipe(z.array(z.enum(BOOKING_CHOICES)))

/** With a list by score, the score stands in front. */
const CURSOR =
  /^(?:(\d{1,3})_)?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const Cursor = z
  .string()
  .refine((text) => readCursor(text) !== null, 'Take the value of `next` as it is.')
  .transform((text) => readCursor(text) as ConversationCursor)

/** Filters of the conversations. All that are given apply together. */
const filters = {
  /** Words, or beginnings of words, of messages, company, name, email and website; each has to occur. */
  text: z.string().max(MESSAGE_MAX_CHARS).optional(),
  minScore: Score.optional(),
  severity: z.enum(['low', 'medium', 'high']).optional(),
  /** Low is below 0.4, high is 0.7 or more. */
  sentiment: z.enum(['low', 'mid', 'high']).optional(),
  bookingStatus: BookingStatuses.optional(),
  /** Whether a call was ever booked, whatever became of it. */
  isBooked: YesNo.optional(),
  leadStatus: z.enum(LEAD_STATUSES).optional(),
  /** As `source` of the list says it. */
  source: z.string().trim().min(1).max(200).optional(),
  wantsPerson: YesNo.optional(),
  /** Wants a person, and nobody has taken it since. */
  needsPerson: z.literal('true').optional(),
  /** Of the lead: the one who asks, or nobody yet, also where there is no lead. */
  owner: z.enum(['me', 'none']).optional(),
  /** Whether the visitor has written at all. */
  hasWritten: YesNo.optional(),
  /** Something happened since the one who asks last looked. */
  unread: z.literal('true').optional(),
  from: Day.optional(),
  /** A day is included to its end, a moment is not. */
  to: Day.optional(),
}

const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || Date.parse(from) <= Date.parse(to)
const ORDER_REFUSAL = { message: 'The end is before the start.', path: ['to'] }

export const ConversationFilter = z.strictObject(filters).refine(isInOrder, ORDER_REFUSAL)
export type ConversationFilter = z.infer<typeof ConversationFilter>

/**
 * By when something last happened, by Fit Score, by how long somebody has waited for a person, or by when a reply is due,
 * of those to whom one was promised and not given; without it, the newest come first.
 */
const CONVERSATION_SORTS = ['latest', 'score', 'waiting', 'due'] as const
export type ConversationSort = (typeof CONVERSATION_SORTS)[number]

/** `before` is the `next` of the page before, of the same sort. */
export const AdminConversationsQuery = z
  .strictObject({
    ...filters,
    sort: z.enum(CONVERSATION_SORTS).optional(),
    before: Cursor.optional(),
  })
  .refine(isInOrder, ORDER_REFUSAL)
export type AdminConversationsQuery = z.infer<typeof AdminConversationsQuery>

/** The last row of a page: its moment in the order of the list, and its id among those of the same moment. */
export type ConversationCursor = { score?: number | undefined; createdAt: string; id: string }

export function writeCursor({ score, createdAt, id }: ConversationCursor): string {
  return `${score === undefined ? '' : `${score}_`}${createdAt}_${id}`
}

function readCursor(text: string): ConversationCursor | null {
  const [, score, createdAt = '', id = ''] = CURSOR.exec(text) ?? []
  if (!isUsualTime(createdAt)) return null
  return { createdAt, id, score: score === undefined ? undefined : Number(score) }
}
