import { eq } from 'drizzle-orm'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import type { Deps } from '#server/deps.ts'
import { eraseConversation } from '#server/features/privacy/erase-conversation.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { AppError } from '#server/platform/errors.ts'

type StaffErasure = {
  id: string
  /** What was typed to confirm it. */
  confirm: string
  actor: { id: string; email: string }
}

/** Erases the conversation that staff named a second time, by its id or its company. */
export async function eraseByStaff(
  deps: Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs'>,
  { id, confirm, actor }: StaffErasure,
): Promise<ErasureReceipt> {
  const receipt = await deps.db.transaction(async (transaction) => {
    const [named] = await transaction
      .select({ company: diagnosticConversations.companyName })
      .from(diagnosticConversations)
      .where(eq(diagnosticConversations.id, id))
    if (!named) return null
    refuseOther(confirm, [id, named.company])
    return eraseConversation(deps, transaction, id, actor)
  })
  if (!receipt) throw new AppError('not_found', 'There is no such conversation.')
  await deps.jobs.wake('outbox')
  return receipt
}

function refuseOther(confirm: string, names: readonly (string | null)[]): void {
  const isMeant = names.some((name) => name !== null && fold(name) === fold(confirm))
  if (isMeant && confirm !== '') return
  const message = names[1]
    ? 'Type the company as it stands here.'
    : 'Type the id as it stands here.'
  throw new AppError('invalid_request', message, { confirm: message })
}

function fold(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
