import type { Variables } from '#server/platform/env/variables.ts'

export type LlmSettings = Readonly<{
  provider: 'openai' | 'anthropic' | 'openai-compatible'
  /** The provider's default where none is named. */
  model: string | undefined
  apiKey: string | undefined
  baseUrl: string | undefined
  /** Of all processes together, per day in UTC. */
  dailyBudgetUsd: number
  dailyTokens: number
  inputUsdPerMillion: number
  outputUsdPerMillion: number
  conversationTokens: number
  /** Of all processes together. */
  callsPerMinute: number
  /** Most that one reply may have. */
  outputTokens: number
  /** To say what a message means. */
  readingTimeoutMs: number
  firstWordTimeoutMs: number
  /** Between two pieces of a stream. */
  pauseTimeoutMs: number
  replyTimeoutMs: number
}>

/** A server of one's own costs nothing per token; the others are counted as dear ones where no price is set. */
const OWN_SERVER_USD = 0
const DEAR_INPUT_USD = 3
const DEAR_OUTPUT_USD = 15

/** Undefined where no provider is chosen. */
export function readLlmSettings(
  variables: Variables,
): LlmSettings | { problem: string } | undefined {
  const { LLM_PROVIDER: provider, LLM_MODEL, LLM_API_KEY, LLM_BASE_URL } = variables
  if (provider === undefined) return undefined
  const isOwnServer = provider === 'openai-compatible'
  if (!isOwnServer && !LLM_API_KEY) {
    return { problem: `LLM_PROVIDER is ${provider}, which needs its key in LLM_API_KEY.` }
  }
  if (isOwnServer && !(LLM_BASE_URL && LLM_MODEL)) {
    return {
      problem:
        'LLM_PROVIDER is openai-compatible, which needs LLM_BASE_URL, such as http://localhost:11434/v1, and LLM_MODEL.',
    }
  }
  return Object.freeze({
    provider,
    model: LLM_MODEL,
    apiKey: LLM_API_KEY,
    baseUrl: LLM_BASE_URL,
    dailyBudgetUsd: variables.LLM_DAILY_BUDGET_USD,
    dailyTokens: variables.LLM_DAILY_TOKENS,
    inputUsdPerMillion:
      variables.LLM_INPUT_USD_PER_MILLION ?? (isOwnServer ? OWN_SERVER_USD : DEAR_INPUT_USD),
    outputUsdPerMillion:
      variables.LLM_OUTPUT_USD_PER_MILLION ?? (isOwnServer ? OWN_SERVER_USD : DEAR_OUTPUT_USD),
    conversationTokens: variables.LLM_CONVERSATION_TOKENS,
    callsPerMinute: variables.LLM_CALLS_PER_MINUTE,
    outputTokens: variables.LLM_OUTPUT_TOKENS,
    readingTimeoutMs: variables.LLM_READING_TIMEOUT_MS,
    firstWordTimeoutMs: variables.LLM_FIRST_WORD_TIMEOUT_MS,
    pauseTimeoutMs: variables.LLM_PAUSE_TIMEOUT_MS,
    replyTimeoutMs: variables.LLM_REPLY_TIMEOUT_MS,
  })
}
