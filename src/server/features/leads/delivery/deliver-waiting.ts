import type { Deps } from '#server/deps.ts'
import { CHANNELS, type Channel, isConfigured } from '#server/features/leads/delivery/channel.ts'
import { claimDelivery } from '#server/features/leads/delivery/claim-delivery.ts'
import { recordOutcome } from '#server/features/leads/delivery/record-outcome.ts'
import { sendDelivery } from '#server/features/leads/delivery/send-delivery.ts'

type DeliveryDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>
type Options = { signal?: AbortSignal; timeoutMs?: number }

/** A whole attempt, however many requests it takes. */
const ATTEMPT_TIMEOUT_MS = 10_000

/**
 * Sends what waits, each delivery at least once, the channels side by side: one that is down holds up no other.
 * A refusal concerns its delivery alone; when a receiver cannot be used the rest stays due and is not tried now.
 */
export async function deliverWaiting(deps: DeliveryDeps, options: Options = {}): Promise<void> {
  const channels = CHANNELS.filter((channel) => isConfigured(deps.config, channel))
  const results = await Promise.allSettled(
    channels.map((channel) => deliverChannel(deps, channel, options)),
  )
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

async function deliverChannel(
  deps: DeliveryDeps,
  channel: Channel,
  { signal, timeoutMs = ATTEMPT_TIMEOUT_MS }: Options,
): Promise<void> {
  while (!signal?.aborted) {
    const row = await claimDelivery(deps, channel)
    if (!row) return
    const attempt = { row, now: deps.clock(), signal: AbortSignal.timeout(timeoutMs) }
    const outcome = await sendDelivery(deps.config, attempt)
    if (outcome === null) return
    await recordOutcome(deps, row, outcome)
    if (outcome.kind === 'failed' && outcome.concerns === 'channel') return
  }
}
