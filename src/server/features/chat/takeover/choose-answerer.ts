import { eq } from 'drizzle-orm'
import type { PersonPresence, PreferenceRequest } from '#contract/conversations.ts'
import type { Deps } from '#server/deps.ts'
import { describePresence } from '#server/features/chat/takeover/describe-presence.ts'
import { type Key, lockOwnConversation } from '#server/features/conversations/conversation.ts'
import { linkConversation } from '#server/features/leads/link-conversation.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { notifyStaff } from '#server/platform/events/notify-staff.ts'

type ChoiceDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config'>

/**
 * Stores the visitor's choice between the agent and a person. Waiting for one that is not there yet counts as a request
 * for one; until then the agent answers, so that nobody talks to an empty room.
 */
export function chooseAnswerer(
  deps: ChoiceDeps,
  { prefers, ...key }: PreferenceRequest & Key,
): Promise<PersonPresence> {
  return deps.db.transaction(async (transaction) => {
    const conversation = await lockOwnConversation(transaction, key)
    const now = deps.clock()
    const isNewWish =
      prefers === 'person' &&
      conversation.takenById === null &&
      !describePresence(deps, conversation).isWanted
    const change = {
      prefersAgent: prefers === 'agent',
      ...(isNewWish && { wantsPersonAt: now, wantsPersonReason: 'asked' as const }),
    }
    await transaction
      .update(diagnosticConversations)
      .set(change)
      .where(eq(diagnosticConversations.id, conversation.id))
    if (isNewWish) await linkConversation(deps, transaction, conversation.id)
    await notifyStaff(transaction, { kind: 'conversation', conversationId: conversation.id })
    return describePresence(deps, { ...conversation, ...change })
  })
}
