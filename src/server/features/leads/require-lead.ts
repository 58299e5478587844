import { eq } from 'drizzle-orm'
import type { AdminLead } from '#contract/admin-leads.ts'
import { selectLeadRows, toAdminLead } from '#server/features/leads/lead-row.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { AppError } from '#server/platform/errors.ts'

/** @throws AppError when there is no such lead. */
export async function requireLead(db: Pick<Transaction, 'select'>, id: string): Promise<AdminLead> {
  const [row] = await selectLeadRows(db).where(eq(leads.id, id))
  if (!row) throw new AppError('not_found', 'There is no such lead.')
  return toAdminLead(row)
}
