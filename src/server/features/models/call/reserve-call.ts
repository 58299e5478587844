import { and, eq, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { priceUsage, type Usage } from '#server/features/models/call/call-cost.ts'
import type { ModelDesk } from '#server/features/models/call/model-desk.ts'
import { nameModel } from '#server/features/models/provider/open-model.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { modelUsage } from '#server/platform/db/schema/model-usage.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'

/** The amount reserved for a call, corrected afterward to its real use. */
export type Reservation = Usage & { day: string; conversationId: string; costMicroUsd: number }

type BudgetDeps = Pick<Deps, 'db' | 'clock'> & { settings: LlmSettings }

/** Any number that no other lock of the product has. */
const BUDGET_LOCK = 7_120_001
const MICRO_USD = 1_000_000

class OverBudget extends Error {}

/**
 * Sets aside the most that a call can use, of the conversation's share and of the day's, for all processes together.
 * Null where either would be overdrawn. The conversation comes first: its row may have to be waited for, and nobody
 * else's call should wait with it.
 */
export async function reserveCall(
  deps: BudgetDeps,
  conversationId: string,
  usage: Usage,
): Promise<Reservation | null> {
  const day = deps.clock().toISOString().slice(0, 10)
  const costMicroUsd = priceUsage(usage, deps.settings)
  const reservation = { ...usage, day, conversationId, costMicroUsd }
  try {
    await deps.db.transaction(async (transaction) => {
      const isWithin =
        (await chargeConversation(transaction, reservation, deps.settings)) &&
        (await chargeDay(transaction, reservation, deps.settings))
      if (!isWithin) throw new OverBudget()
    })
    return reservation
  } catch (error) {
    if (error instanceof OverBudget) return null
    throw error
  }
}

async function chargeConversation(
  transaction: Transaction,
  { conversationId, inputTokens, outputTokens }: Reservation,
  { conversationTokens }: LlmSettings,
): Promise<boolean> {
  const total = sql`${diagnosticConversations.modelTokens} + ${inputTokens + outputTokens}::int`
  const charged = await transaction
    .update(diagnosticConversations)
    .set({ modelTokens: total })
    .where(
      and(eq(diagnosticConversations.id, conversationId), sql`${total} <= ${conversationTokens}`),
    )
    .returning({ id: diagnosticConversations.id })
  return charged.length > 0
}

/** Under a lock, since the day is the sum of several rows where a site changes its model. */
async function chargeDay(
  transaction: Transaction,
  { day, inputTokens, outputTokens, costMicroUsd }: Reservation,
  settings: LlmSettings,
): Promise<boolean> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${BUDGET_LOCK})`)
  const charged = await transaction.execute(sql`
    insert into model_usage as usage (day, model, calls, input_tokens, output_tokens, cost_micro_usd)
    select ${day}::date, ${nameModel(settings)}, 1, ${inputTokens}::bigint, ${outputTokens}::bigint, ${costMicroUsd}::bigint
    from (
      select coalesce(sum(cost_micro_usd), 0) as cost, coalesce(sum(input_tokens + output_tokens), 0) as tokens
      from model_usage where day = ${day}::date
    ) as spent
    where spent.cost + ${costMicroUsd}::bigint <= ${Math.floor(settings.dailyBudgetUsd * MICRO_USD)}::bigint
      and spent.tokens + ${inputTokens + outputTokens}::bigint <= ${settings.dailyTokens}::bigint
    on conflict (day, model) do update set
      calls = usage.calls + 1,
      input_tokens = usage.input_tokens + excluded.input_tokens,
      output_tokens = usage.output_tokens + excluded.output_tokens,
      cost_micro_usd = usage.cost_micro_usd + excluded.cost_micro_usd`)
  return charged.rowCount === 1
}

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
