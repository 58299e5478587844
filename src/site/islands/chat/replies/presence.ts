import type { PersonPresence } from '#contract/conversations.ts'
import { isRecord, readText, readTime } from '#site/islands/chat/replies/read-json.ts'

/** Whether a person is in the conversation, is wanted there, and when one can be. */
export type Presence = PersonPresence

export const NOBODY: Presence = {
  joinedBy: null,
  prefersAgent: false,
  isWanted: false,
  answersFrom: null,
}

/** Null where a server knows nothing of people. */
export function readPresence(value: unknown): Presence | null {
  if (!isRecord(value)) return null
  return {
    joinedBy: readText(value.joinedBy),
    prefersAgent: value.prefersAgent === true,
    isWanted: value.isWanted === true,
    answersFrom: readTime(value.answersFrom),
  }
}

/** Who answers instead of the assistant. */
export function findAnswerer({ joinedBy, prefersAgent }: Presence): string | null {
  return prefersAgent ? null : joinedBy
}

export function isSamePresence(one: Presence, other: Presence): boolean {
  return (Object.keys(one) as (keyof Presence)[]).every((name) => one[name] === other[name])
}
