import type { TextStreamPart, ToolSet } from 'ai'
import { readUsage } from '#server/features/models/call/call-cost.ts'
import type { CallEnd } from '#server/features/models/call/run-call.ts'
import type { ModelPrompt } from '#server/features/models/prompts/compose-material.ts'
import { classifyEnd, classifyFailure } from '#server/features/models/provider/classify-failure.ts'
import {
  chooseCallOptions,
  loadSdk,
  openModel,
} from '#server/features/models/provider/open-model.ts'
import type { Exchange } from '#server/features/models/provider/watch-fetch.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'

type Asked = {
  prompt: ModelPrompt
  signal: AbortSignal
  fetch: typeof fetch
  exchange: Exchange
  /** True when no more is wanted. */
  hear: (text: string) => boolean
}

/** One stream of words, heard piece by piece. Throws what the SDK throws. */
export async function streamWords(settings: LlmSettings, asked: Asked): Promise<CallEnd> {
  const { streamText } = await loadSdk()
  const { stream } = streamText({
    ...chooseCallOptions(settings),
    model: await openModel(settings, asked.fetch),
    instructions: asked.prompt.instructions,
    messages: [...(asked.prompt.earlier ?? []), { role: 'user', content: asked.prompt.input }],
    maxOutputTokens: settings.outputTokens,
    abortSignal: asked.signal,
    // Errors come as parts of the stream; the SDK's own way is to print them, with what was sent.
    onError: () => {},
  })
  return await hearOut(stream, asked)
}

/** After enough words, only the usage report is awaited, and without it the call is no failure. */
async function hearOut(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
  { hear, exchange }: Asked,
): Promise<CallEnd> {
  let isEnough = false
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'text-delta') isEnough ||= hear(part.text)
      if (part.type === 'finish' && !isEnough) return judgeEnd(part, exchange)
      if (part.type === 'finish') return { kind: 'done', usage: readUsage(part.totalUsage) }
    }
  } catch (error) {
    if (!isEnough) return { kind: 'failed', reason: classifyFailure(error, exchange), usage: null }
  }
  if (isEnough) return { kind: 'done', usage: null }
  return { kind: 'failed', reason: classifyEnd(exchange), usage: null }
}

type Finish = {
  finishReason: string
  rawFinishReason?: string | undefined
  totalUsage: Parameters<typeof readUsage>[0]
}

/**
 * Only an answer that the model itself calls finished is one: some servers do so in words of their own, and a call of
 * a tool, which nobody offers, ends what was said before it.
 */
function judgeEnd(
  { finishReason, rawFinishReason, totalUsage }: Finish,
  exchange: Exchange,
): CallEnd {
  const usage = readUsage(totalUsage)
  const isOwnWord = finishReason === 'other' && rawFinishReason !== undefined
  if (finishReason === 'stop' || finishReason === 'tool-calls' || isOwnWord)
    return { kind: 'done', usage }
  const isOfContent = finishReason === 'length' || finishReason === 'content-filter'
  return { kind: 'failed', reason: classifyEnd(exchange), usage, isOfContent }
}
