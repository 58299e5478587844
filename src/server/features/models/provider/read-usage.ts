import type { Usage } from '#server/features/models/call/call-cost.ts'

type Reported = { inputTokens?: number | undefined; outputTokens?: number | undefined }

/** A call's use as the provider reports it; null without a report. */
export function readUsage(reported: Reported | undefined): Usage | null {
  const { inputTokens, outputTokens } = reported ?? {}
  if (!isCount(inputTokens) || !isCount(outputTokens)) return null
  return { inputTokens, outputTokens }
}

/** Bounded, so that a provider's nonsense cannot break the account. */
function isCount(tokens: number | undefined): tokens is number {
  return tokens !== undefined && Number.isInteger(tokens) && tokens >= 0 && tokens < 10_000_000
}
