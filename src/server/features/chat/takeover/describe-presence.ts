import type { PersonPresence } from '#contract/conversations.ts'
import type { Deps } from '#server/deps.ts'
import { findAnswerTime } from '#server/features/chat/takeover/find-answer-time.ts'
import { findJoinedPerson } from '#server/features/chat/takeover/find-answering-person.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'

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
