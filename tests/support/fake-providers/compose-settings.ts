import type { LlmSettings } from '#server/platform/env/llm-settings.ts'
import type { Wire } from '#tests/support/fake-providers/wire-format.ts'

/** Settings for a played provider, with deadlines that no test reaches by chance. */
export function composeSettings(
  provider: Wire,
  { url, ...changes }: { url: string } & Partial<LlmSettings>,
): LlmSettings {
  return {
    provider,
    model: provider === 'openai-compatible' ? 'a-played-model' : undefined,
    apiKey: 'canary-key-of-the-provider',
    baseUrl: url,
    dailyBudgetUsd: 5,
    dailyTokens: 2_000_000,
    inputUsdPerMillion: 3,
    outputUsdPerMillion: 15,
    conversationTokens: 1_000_000,
    callsPerMinute: 1_000,
    outputTokens: 400,
    readingTimeoutMs: 15_000,
    firstWordTimeoutMs: 15_000,
    pauseTimeoutMs: 15_000,
    replyTimeoutMs: 15_000,
    ...changes,
  }
}
