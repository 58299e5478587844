import { Temporal } from 'temporal-polyfill'
import type { PersonPresence } from '#contract/conversations.ts'
import type { OpenHours } from '#domain/office-hours.ts'
import type { Deps } from '#server/deps.ts'
import { findJoinedPerson } from '#server/features/chat/takeover/find-answering-person.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { Env } from '#server/platform/env.ts'

type Known = Pick<
  Conversation,
  'takenById' | 'takenByName' | 'takenAt' | 'prefersAgent' | 'wantsPersonAt' | 'wantsPersonReason'
>

/** Of what a person is wanted for, what the visitor knows of. */
const WISHES = ['asked', 'distress', 'question'] as const

/** The staff behind a conversation, as its visitor sees them. */
export function describePresence(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  conversation: Known,
): PersonPresence {
  const { wantsPersonAt, wantsPersonReason, takenAt, prefersAgent } = conversation
  const isOpenWish = wantsPersonAt !== null && (takenAt === null || takenAt < wantsPersonAt)
  return {
    joinedBy: findJoinedPerson(conversation),
    prefersAgent,
    isWanted: isOpenWish && WISHES.some((reason) => reason === wantsPersonReason),
    answersFrom: findAnswerTime(config, clock())?.toISOString() ?? null,
  }
}

type Office = Pick<Env, 'bookingHours' | 'bookingTimeZone' | 'bookingHolidays'>

/** Beyond this, no day is promised. */
const HORIZON_DAYS = 60

/** When the hours begin in which a person answers: those that last now, or the next ones. Null when there are none. */
export function findAnswerTime(office: Office, now: Date): Date | null {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const today = instant.toZonedDateTimeISO(office.bookingTimeZone).toPlainDate()
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const date = today.add({ days: ahead })
    const next = listHours(office, date)
      .map((hours) => placeHours(hours, date, office.bookingTimeZone))
      .find(({ closesAt }) => closesAt > now)
    if (next) return next.opensAt
  }
  return null
}

function listHours(office: Office, date: Temporal.PlainDate): readonly OpenHours[] {
  if (office.bookingHolidays.includes(date.toString())) return []
  return office.bookingHours[date.dayOfWeek - 1] ?? []
}

function placeHours({ opens, closes }: OpenHours, date: Temporal.PlainDate, timeZone: string) {
  const place = (time: string) => {
    const zoned = date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
    return new Date(zoned.epochMilliseconds)
  }
  return { opensAt: place(opens), closesAt: place(closes) }
}
