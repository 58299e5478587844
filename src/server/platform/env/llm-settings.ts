import {
  type InCamelCase,
  nameInCamelCase,
  type Variables,
} from '#server/platform/env/variables.ts'

type ModelName = Extract<keyof Variables, `LLM_${string}`>

export type LlmSettings = Omit<
  InCamelCase<Pick<Variables, ModelName>>,
  'provider' | 'inputUsdPerMillion' | 'outputUsdPerMillion'
> & {
  readonly provider: NonNullable<Variables['LLM_PROVIDER']>
  readonly inputUsdPerMillion: number
  readonly outputUsdPerMillion: number
}

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
  const [inputUsd, outputUsd] = isOwnServer
    ? [OWN_SERVER_USD, OWN_SERVER_USD]
    : [DEAR_INPUT_USD, DEAR_OUTPUT_USD]
  return Object.freeze({
    ...nameInCamelCase<Pick<Variables, ModelName>>(variables, (name) => name.startsWith('LLM_')),
    provider,
    inputUsdPerMillion: variables.LLM_INPUT_USD_PER_MILLION ?? inputUsd,
    outputUsdPerMillion: variables.LLM_OUTPUT_USD_PER_MILLION ?? outputUsd,
  })
}
