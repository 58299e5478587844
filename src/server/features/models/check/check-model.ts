import { openConversation, takeTurn } from '#agent/conversation.ts'
import type { Knowledge } from '#agent/knowledge/knowledge.ts'
import { createWriter } from '#agent/respond/wording/create-writer.ts'
import type { Verdict } from '#agent/respond/wording/verify-sentence.ts'
import { type ConversationState, listPending } from '#agent/state/conversation-state.ts'
import type { ModelReading, ReadFact } from '#agent/understand/message/act.ts'
import type { ModelFailure } from '#domain/model-failure.ts'
import type { Usage } from '#server/features/models/call/call-cost.ts'
import { composeInterruption, readInterruption } from '#server/features/models/call/run-call.ts'
import type { CheckedMessage } from '#server/features/models/check/check-conversations.ts'
import { composeWordingPrompt } from '#server/features/models/prompts/compose-wording-prompt.ts'
import { classifyFailure } from '#server/features/models/provider/classify-failure.ts'
import { watchFetch } from '#server/features/models/provider/watch-fetch.ts'
import { isWorthReading } from '#server/features/models/reading/is-worth-reading.ts'
import {
  askForReading,
  composeReadingPrompt,
} from '#server/features/models/reading/read-message.ts'
import { streamWords } from '#server/features/models/writing/stream-words.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'
import type { EarlierMessage, ModelContext, SpeakRequest } from '#server/platform/language-model.ts'

type Called = {
  failure: ModelFailure | null
  durationMs: number
  usage: Usage | null
}

export type FactVerdict = 'accepted' | 'refused' | 'wrong' | 'missed'
export type CheckedReading = Called & {
  facts: readonly { fact: ReadFact; verdict: FactVerdict }[]
}
export type CheckedWriting = Called & {
  firstWordMs: number | null
  sentences: readonly { text: string; verdict: Verdict }[]
}
/** A message, and what became of the two calls for it; null where the chat would have made none. */
export type CheckedTurn = {
  text: string
  reading: CheckedReading | null
  writing: CheckedWriting | null
}

type Checker = {
  settings: LlmSettings
  knowledge?: Knowledge | undefined
  /** What is known of the server by now; see `askForReading`. */
  takesSchema: boolean
}

/** Holds one conversation with the model as the chat does, but without database, budget, or pauses after failures. */
export async function* checkConversation(
  checker: Checker,
  messages: readonly CheckedMessage[],
): AsyncGenerator<CheckedTurn> {
  let { state, greeting } = openConversation()
  const earlier: EarlierMessage[] = [{ role: 'assistant', content: greeting }]
  for (const [index, message] of messages.entries()) {
    const { text } = message
    const context = { conversationId: 'check', earlier: [...earlier], message: text, company: [] }
    const read = isWorthReading(text) ? await callReader(checker, context, state) : null
    const own = earlier.filter(({ role }) => role === 'user').map(({ content }) => content)
    const reading = read?.reading ? { ...read.reading, earlier: own } : null
    const said = { id: `m${index + 1}`, text }
    const turn = takeTurn(state, said, { knowledge: checker.knowledge, reading })
    const plan = turn.wording
    const written = plan && (await callWriter(checker, { ...context, plan }, own))
    yield {
      text,
      reading: read && { ...read, facts: judgeFacts(message, reading, { state, said }) },
      writing: written,
    }
    earlier.push({ role: 'user', content: text })
    earlier.push({ role: 'assistant', content: written?.text ?? turn.reply.text })
    ;({ state } = turn)
  }
}

async function callReader(
  checker: Checker,
  context: ModelContext,
  state: ConversationState,
): Promise<Called & { reading: ModelReading | null }> {
  const prompt = composeReadingPrompt({ ...context, asking: listPending(state)[0] ?? null })
  const call = openCall(checker.settings.readingTimeoutMs)
  const { signal, fetch } = call
  try {
    const { reading, usage } = await askForReading(checker, { prompt, signal, fetch })
    return { reading, ...call.close(reading === null ? 'malformed' : null, usage) }
  } catch (error) {
    return { reading: null, ...call.fail(error) }
  }
}

/** Calls as the chat does: one that is later than its deadline has failed. */
function openCall(deadlineMs: number) {
  const controller = new AbortController()
  const { fetch, exchange } = watchFetch()
  const startedAt = performance.now()
  const expire = () => controller.abort(composeInterruption('timeout'))
  let deadline = setTimeout(expire, deadlineMs)
  const measure = () => Math.round(performance.now() - startedAt)
  function close(failure: ModelFailure | null, usage: Usage | null): Called {
    clearTimeout(deadline)
    return { failure, durationMs: measure(), usage }
  }
  return {
    signal: controller.signal,
    fetch,
    exchange,
    measure,
    /** The next deadline begins now. */
    extend(nextMs: number) {
      clearTimeout(deadline)
      deadline = setTimeout(expire, nextMs)
    },
    close,
    fail(error: unknown): Called {
      const { signal } = controller
      const why = signal.aborted ? readInterruption(signal) : classifyFailure(error, exchange)
      return close(why, null)
    },
  }
}

async function callWriter(
  { settings }: Checker,
  request: SpeakRequest,
  earlier: readonly string[],
): Promise<CheckedWriting & { text: string | null }> {
  const { message, plan } = request
  const sentences: CheckedWriting['sentences'][number][] = []
  const note = (text: string, verdict: Verdict) => sentences.push({ text, verdict })
  const writer = createWriter(plan, { message, earlier, note })
  const call = openCall(settings.firstWordTimeoutMs)
  let firstWordMs: number | null = null
  function hear(text: string): boolean {
    if (firstWordMs === null && text.trim() !== '') {
      firstWordMs = call.measure()
      call.extend(settings.replyTimeoutMs - firstWordMs)
    }
    writer.push(text)
    return writer.isFull()
  }
  const { signal, fetch, exchange } = call
  const asked = { prompt: composeWordingPrompt(request), signal, fetch, exchange, hear }
  let called: Called
  try {
    const end = await streamWords(settings, asked)
    const reason = signal.aborted ? 'timeout' : end.kind === 'failed' ? end.reason : null
    called = call.close(reason ?? (firstWordMs === null ? 'empty' : null), end.usage)
  } catch (error) {
    called = call.fail(error)
  }
  writer.finish()
  return { ...called, firstWordMs, sentences, text: called.failure ? null : writer.text() }
}

type Before = { state: ConversationState; said: { id: string; text: string } }

/** Each fact of a reading on its own, and those that a careful reader would have found besides. */
function judgeFacts(
  { facts: expected }: CheckedMessage,
  reading: ModelReading | null,
  { state, said }: Before,
): CheckedReading['facts'] {
  const proposed = (reading?.facts ?? []).map((fact) => {
    const alone = { ...reading, facts: [fact], questions: [], refuses: [] } as ModelReading
    const { refusedProposals } = takeTurn(state, said, { reading: alone })
    return { fact, verdict: judgeFact(fact, expected, refusedProposals > 0) }
  })
  const missed = expected
    .filter(({ slot }) => !proposed.some(({ fact }) => fact.slot === slot))
    .map((fact) => ({ fact, verdict: 'missed' as const }))
  return [...proposed, ...missed]
}

function judgeFact(
  { slot, value }: ReadFact,
  expected: readonly ReadFact[],
  isRefused: boolean,
): FactVerdict {
  if (isRefused) return 'refused'
  const known = expected.find((fact) => fact.slot === slot)
  const isOther = typeof known?.value === 'number' && known.value !== value
  return isOther ? 'wrong' : 'accepted'
}
