import type { ModelFailure } from '#domain/model-failure.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'

export type Deadlines = {
  hearText(): void
  /** Of which the visitor saw something. */
  hearSentence(): void
  stop(): void
}

type Limits = Pick<LlmSettings, 'firstWordTimeoutMs' | 'pauseTimeoutMs' | 'replyTimeoutMs'>

/** Calls `expire` once at most, with the first deadline that was missed. */
export function watchDeadlines(
  { firstWordTimeoutMs, pauseTimeoutMs, replyTimeoutMs }: Limits,
  expire: (failure: Extract<ModelFailure, 'timeout' | 'stalled'>) => void,
): Deadlines {
  let nextText = setTimeout(() => miss('timeout'), firstWordTimeoutMs)
  const sentence = setTimeout(() => miss('stalled'), firstWordTimeoutMs + pauseTimeoutMs)
  const reply = setTimeout(() => miss('timeout'), replyTimeoutMs)

  function stop(): void {
    for (const timer of [nextText, sentence, reply]) clearTimeout(timer)
  }
  function miss(failure: 'timeout' | 'stalled'): void {
    stop()
    expire(failure)
  }
  return {
    hearText() {
      clearTimeout(nextText)
      nextText = setTimeout(() => miss('stalled'), pauseTimeoutMs)
    },
    hearSentence: () => clearTimeout(sentence),
    stop,
  }
}
