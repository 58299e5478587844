import { and, eq, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { priceUsage, type Usage } from '#server/features/models/call/call-cost.ts'
import type { Reservation } from '#server/features/models/call/reserve-call.ts'
import { nameModel } from '#server/features/models/provider/default-models.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { modelUsage } from '#server/platform/db/schema/model-usage.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'

export type CallReport = {
  /** Null where the provider did not say: then what was set aside stands, since it may charge as much. */
  usage: Usage | null
  hasFailed: boolean
  refusedSentences: number
}

/** Puts what was set aside for a call right. */
export async function settleCall(
  { db, settings }: Pick<Deps, 'db'> & { settings: LlmSettings },
  reservation: Reservation,
  { usage, hasFailed, refusedSentences }: CallReport,
): Promise<void> {
  const used = usage ?? reservation
  const moreInput = used.inputTokens - reservation.inputTokens
  const moreOutput = used.outputTokens - reservation.outputTokens
  const moreCost = usage ? priceUsage(usage, settings) - reservation.costMicroUsd : 0
  await db
    .update(modelUsage)
    .set({
      inputTokens: sql`${modelUsage.inputTokens} + ${moreInput}::bigint`,
      outputTokens: sql`${modelUsage.outputTokens} + ${moreOutput}::bigint`,
      costMicroUsd: sql`${modelUsage.costMicroUsd} + ${moreCost}::bigint`,
      failures: sql`${modelUsage.failures} + ${hasFailed ? 1 : 0}::int`,
      refusedSentences: sql`${modelUsage.refusedSentences} + ${refusedSentences}::int`,
    })
    .where(and(eq(modelUsage.day, reservation.day), eq(modelUsage.model, nameModel(settings))))
  await db
    .update(diagnosticConversations)
    .set({
      modelTokens: sql`${diagnosticConversations.modelTokens} + ${moreInput + moreOutput}::int`,
    })
    .where(eq(diagnosticConversations.id, reservation.conversationId))
}
