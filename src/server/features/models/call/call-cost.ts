import type { LlmSettings } from '#server/platform/env/llm-settings.ts'

export type Usage = { inputTokens: number; outputTokens: number }

/** English has four bytes to a token, and few languages have less than three: an estimate to be on the safe side with. */
const BYTES_PER_TOKEN = 3
/** Tokens that a provider adds to each message. */
const FRAME_TOKENS = 50

/** The most that a call can use. */
export function estimateUsage(parts: readonly string[], outputTokens: number): Usage {
  const bytes = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
  return { inputTokens: Math.ceil(bytes / BYTES_PER_TOKEN) + FRAME_TOKENS, outputTokens }
}

type Prices = Pick<LlmSettings, 'inputUsdPerMillion' | 'outputUsdPerMillion'>

/** A dollar for a million tokens is a millionth of a dollar for one. */
export function priceUsage({ inputTokens, outputTokens }: Usage, prices: Prices): number {
  return Math.ceil(
    inputTokens * prices.inputUsdPerMillion + outputTokens * prices.outputUsdPerMillion,
  )
}

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
