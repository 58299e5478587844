import type { Deps } from '#server/deps.ts'
import { type Key, OWN_KEY } from '#server/features/conversations/conversation.ts'
import { readConversationKey } from '#server/features/conversations/manage-key.ts'
import { AppError } from '#server/platform/errors.ts'

/**
 * What the key of a conversation opens.
 * @throws AppError the same one as for a conversation that is gone.
 */
export function openOwn({ config }: Pick<Deps, 'config'>, ownKey: string): Key {
  const conversationId = readConversationKey(config.authSecret, ownKey)
  if (conversationId === null) refuseUnknown()
  return { conversationId, secret: OWN_KEY }
}

export function refuseUnknown(): never {
  throw new AppError('not_found', 'There is no such conversation.')
}
