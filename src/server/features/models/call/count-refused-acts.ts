import { sql } from 'drizzle-orm'
import type { ModelDesk } from '#server/features/models/call/model-desk.ts'
import { nameModel } from '#server/features/models/provider/default-models.ts'
import { modelUsage } from '#server/platform/db/schema/model-usage.ts'

/** Counts proposals whose quote or value did not hold. */
export async function countRefusedActs(
  { db, clock, settings }: Pick<ModelDesk, 'db' | 'clock' | 'settings'>,
  count: number,
): Promise<void> {
  if (count === 0) return
  await db
    .insert(modelUsage)
    .values({
      day: clock().toISOString().slice(0, 10),
      model: nameModel(settings),
      refusedActs: count,
    })
    .onConflictDoUpdate({
      target: [modelUsage.day, modelUsage.model],
      set: { refusedActs: sql`${modelUsage.refusedActs} + ${count}::int` },
    })
}
