import type { LanguageModel as SdkModel } from 'ai'
import { chooseModel } from '#server/features/models/provider/default-models.ts'
import { loadSdk } from '#server/features/models/provider/load-sdk.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'

/** Named even where they are the packages' own, which would else look for a variable of the environment first. */
const OPENAI_URL = 'https://api.openai.com/v1'
const ANTHROPIC_URL = 'https://api.anthropic.com/v1'

/** The provider's model, to be called through `fetch`. Its package is loaded with the first one. */
export async function openModel(settings: LlmSettings, fetch: typeof globalThis.fetch) {
  return (await openProvider(settings, fetch))(chooseModel(settings))
}

async function openProvider(
  { provider, apiKey, baseUrl }: LlmSettings,
  fetch: typeof globalThis.fetch,
): Promise<(model: string) => Exclude<SdkModel, string>> {
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ apiKey, fetch, baseURL: baseUrl ?? OPENAI_URL })
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ apiKey, fetch, baseURL: baseUrl ?? ANTHROPIC_URL })
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const { extractReasoningMiddleware, wrapLanguageModel } = await loadSdk()
      const open = createOpenAICompatible({
        name: 'openai-compatible',
        apiKey,
        fetch,
        baseURL: baseUrl ?? '',
        includeUsage: true,
        supportsStructuredOutputs: true,
      })
      // Reasoning models on a server without a parser for it think aloud, in the text itself.
      const middleware = extractReasoningMiddleware({ tagName: 'think' })
      return (model) => wrapLanguageModel({ model: open(model), middleware })
    }
  }
}
