import type { LlmSettings } from '#server/platform/env/llm-settings.ts'

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
