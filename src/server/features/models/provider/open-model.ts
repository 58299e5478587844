import type { LanguageModel as SdkModel } from 'ai'
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

/** The small model of each firm's current generation: a reply is three sentences, and the visitor waits for them. */
const DEFAULT_MODELS: Record<LlmSettings['provider'], string> = {
  openai: 'gpt-6-luna',
  anthropic: 'claude-haiku-5-5',
  // Never used: the settings are refused without a model.
  'openai-compatible': 'unnamed',
}

export function chooseModel({ provider, model }: Pick<LlmSettings, 'provider' | 'model'>): string {
  return model ?? DEFAULT_MODELS[provider]
}

/** Its name in `model_usage`. */
export function nameModel(settings: Pick<LlmSettings, 'provider' | 'model'>): string {
  return `${settings.provider}:${chooseModel(settings)}`
}

/** Options of every call. */
export function chooseCallOptions({ provider }: Pick<LlmSettings, 'provider'>) {
  return {
    // The rules answer at once; a visitor would wait for every retry.
    maxRetries: 0,
    // A server of one's own gets the word unchanged, and not every one knows it.
    reasoning: provider === 'openai-compatible' ? undefined : ('none' as const),
    // OpenAI else keeps what was said for thirty days, to be looked up by its id.
    providerOptions: { openai: { store: false } },
  }
}

/** The SDK is half a second of start-up, so only a process with a provider loads it. */
export async function loadSdk() {
  // Its warnings go to stderr and can repeat what was sent.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return await import('ai')
}
