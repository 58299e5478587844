import { site } from '#content/site.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'

type Taken = Pick<Conversation, 'takenById' | 'takenByName' | 'prefersAgent'>

/** The name of the person who has the conversation; null while nobody has. */
export function findJoinedPerson({ takenById, takenByName }: Omit<Taken, 'prefersAgent'>) {
  return takenById === null ? null : (takenByName ?? site.name)
}

/** The person who answers instead of the agent; null while the agent does, also because the visitor prefers it. */
export function findAnsweringPerson(conversation: Taken): string | null {
  return conversation.prefersAgent ? null : findJoinedPerson(conversation)
}
