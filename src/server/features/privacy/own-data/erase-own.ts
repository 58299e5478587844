import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import type { Deps } from '#server/deps.ts'
import { eraseConversation } from '#server/features/privacy/erase-conversation.ts'
import { openOwn, refuseUnknown } from '#server/features/privacy/own-data/open-own.ts'

/** Deletes the conversation that the key opens, for its visitor. */
export async function eraseOwn(
  deps: Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs'>,
  ownKey: string,
): Promise<ErasureReceipt> {
  const { conversationId } = openOwn(deps, ownKey)
  const receipt = await deps.db.transaction((transaction) =>
    eraseConversation(deps, transaction, conversationId, 'visitor'),
  )
  await deps.jobs.wake('outbox')
  return receipt ?? refuseUnknown()
}
