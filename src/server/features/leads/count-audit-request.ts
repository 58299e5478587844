import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { countWithin } from '#server/platform/limits/count-within.ts'
import type { Count } from '#server/platform/limits/create-counter.ts'

type Asked = { address: string; contactDetail: string }

/** Counts a request for an audit, in the transaction that stores it: for its address, and for whom it asks to answer. */
export async function countAuditRequest(
  deps: Pick<Deps, 'config'>,
  transaction: Transaction,
  { address, contactDetail }: Asked,
): Promise<void> {
  const counts: Count[] = [{ limit: 'audit-request', subject: address }]
  const contact = contactDetail.includes('@')
    ? contactDetail.trim().toLowerCase()
    : contactDetail.replace(/\D/g, '')
  if (contact) counts.push({ limit: 'audit-request-contact', subject: contact })
  await countWithin(deps, transaction, counts)
}
