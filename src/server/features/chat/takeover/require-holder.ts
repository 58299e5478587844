import { findJoinedPerson } from '#server/features/chat/takeover/find-answering-person.ts'
import type { StaffMember } from '#server/features/chat/takeover/read-takeover.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { AppError } from '#server/platform/errors.ts'

/** @throws AppError that says who has the conversation, unless this person does. */
export function requireHolder(conversation: Conversation, staff: StaffMember): string {
  const name = findJoinedPerson(conversation)
  if (name !== null && conversation.takenById === staff.id) return name
  const holder = name === null ? 'The assistant answers here' : `${name} has this conversation`
  throw new AppError('conflict', `${holder}. Take it over first.`)
}
