import type { LlmSettings } from '#server/platform/env/llm-settings.ts'

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
