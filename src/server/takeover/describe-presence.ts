import type { Conversation } from '#server/conversations/owner.ts'
import type { Deps } from '#server/deps.ts'
import type { PersonPresence } from '#server/routes/conversations.schema.ts'
import { findAnswerTime } from '#server/takeover/find-answer-time.ts'
import { findJoinedPerson } from '#server/takeover/find-answering-person.ts'

type Known = Pick<
  Conversation,
  'takenById' | 'takenByName' | 'takenAt' | 'prefersAgent' | 'wantsPersonAt' | 'wantsPersonReason'
>

/** Of what a person is wanted for, what the visitor knows of. */
const WISHES = ['asked', 'distress', 'question'] as const

/** What the visitor is told of the people behind the conversation. */
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
