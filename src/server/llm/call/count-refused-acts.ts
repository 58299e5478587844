import { sql } from 'drizzle-orm'
import { modelUsage } from '#server/db/schema/model-usage.ts'
import type { ModelDesk } from '#server/llm/call/model-desk.ts'
import { nameModel } from '#server/llm/provider/default-models.ts'

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
