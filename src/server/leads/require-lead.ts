import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { leads } from '#server/db/schema/leads.ts'
import { AppError } from '#server/errors.ts'
import { selectLeadRows, toAdminLead } from '#server/leads/lead-row.ts'
import type { AdminLead } from '#server/routes/admin-leads.schema.ts'

/** @throws AppError when there is no such lead. */
export async function requireLead(db: Pick<Transaction, 'select'>, id: string): Promise<AdminLead> {
  const [row] = await selectLeadRows(db).where(eq(leads.id, id))
  if (!row) throw new AppError('not_found', 'There is no such lead.')
  return toAdminLead(row)
}
