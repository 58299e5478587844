import { createWriter, type Writer } from '#agent/respond/wording/create-writer.ts'
import type { ModelFailure } from '#domain/model-failure.ts'
import type { ModelDesk } from '#server/features/models/call/model-desk.ts'
import {
  type CallOutcome,
  composeInterruption,
  type Interruption,
  runCall,
} from '#server/features/models/call/run-call.ts'
import type { Pass } from '#server/features/models/circuit/create-circuit.ts'
import { composeWordingPrompt } from '#server/features/models/prompts/compose-wording-prompt.ts'
import { streamWords } from '#server/features/models/writing/stream-words.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'
import type { SpeakRequest, Speech } from '#server/platform/language-model.ts'

type Deadlines = {
  hearText(): void
  /** Of which the visitor saw something. */
  hearSentence(): void
  stop(): void
}

type Limits = Pick<LlmSettings, 'firstWordTimeoutMs' | 'pauseTimeoutMs' | 'replyTimeoutMs'>

type Options = { signal: AbortSignal; release: (piece: string) => void }

/** A model's words for a plan, sentence by sentence as they pass the gate; or why there are none. */
export async function speak(
  desk: ModelDesk,
  request: SpeakRequest,
  { signal, release }: Options,
): Promise<Speech> {
  const writer = startWriter(request)
  if (signal.aborted) return stopTalking(writer)
  const pass = desk.uselessWords.isPaused() ? null : desk.circuit.enter()
  if (!pass) return { kind: 'failed', reason: 'circuit_open' }
  const attempt = startAttempt(desk, signal)
  try {
    const words = listen(attempt, writer, release)
    const wording = write(desk, request, { attempt, words })
    const end = await Promise.race([wording, attempt.interrupted, words.full])
    if (end === FULL) void wording.then(attempt.waitForBill())
    return conclude(desk, { end, pass, words, release })
  } finally {
    attempt.close()
  }
}

function startWriter({ plan, message, earlier }: SpeakRequest): Writer {
  const own = earlier.filter(({ role }) => role === 'user').map(({ content }) => content)
  return createWriter(plan, { message, earlier: own })
}

function stopTalking(writer: Writer): Speech {
  writer.finish()
  return { kind: 'stopped', text: writer.text() }
}

/** Nothing more that the model could say would be shown. */
const FULL = { failure: null, blames: null, retryAfterMs: null } satisfies CallOutcome
/** After that the provider's last event says what the call used, and mostly follows at once. */
const BILL_MS = 250

type Attempt = {
  signal: AbortSignal
  /** Settles with the first deadline missed, or when the reader goes; whatever the SDK does then. */
  interrupted: Promise<Interruption>
  deadlines: Deadlines
  /** Leaves the connection open a little longer. @returns what ends that early. */
  waitForBill(): () => void
  close(): void
}

function startAttempt(desk: ModelDesk, reader: AbortSignal): Attempt {
  const controller = new AbortController()
  const { promise: interrupted, resolve } = Promise.withResolvers<Interruption>()
  let bill: ReturnType<typeof setTimeout> | null = null
  function interrupt(why: Interruption): void {
    controller.abort(composeInterruption(why))
    resolve(why)
  }
  const leave = () => interrupt('client_gone')
  const deadlines = watchDeadlines(desk.settings, interrupt)
  reader.addEventListener('abort', leave)
  return {
    signal: controller.signal,
    interrupted,
    deadlines,
    waitForBill() {
      const timer = setTimeout(() => controller.abort(), BILL_MS)
      bill = timer
      return () => clearTimeout(timer)
    },
    close() {
      deadlines.stop()
      reader.removeEventListener('abort', leave)
      if (bill === null) controller.abort()
    },
  }
}

type Words = {
  writer: Writer
  hasText: boolean
  full: Promise<CallOutcome>
  /** True when no more is wanted. */
  hear: (text: string) => boolean
}

function listen(
  { signal, deadlines }: Attempt,
  writer: Writer,
  release: Options['release'],
): Words {
  const { promise: full, resolve: stop } = Promise.withResolvers<CallOutcome>()
  const words: Words = {
    writer,
    hasText: false,
    full,
    hear(text) {
      // Nothing may follow once the rules have taken over.
      if (signal.aborted) return false
      if (text.length > 0) deadlines.hearText()
      words.hasText ||= text.trim().length > 0
      for (const piece of writer.push(text)) {
        deadlines.hearSentence()
        release(piece)
      }
      if (writer.isFull()) stop(FULL)
      return writer.isFull()
    },
  }
  return words
}

function write(
  desk: ModelDesk,
  request: SpeakRequest,
  { attempt: { signal }, words }: { attempt: Attempt; words: Words },
): Promise<CallOutcome> {
  const prompt = composeWordingPrompt(request)
  const { outputTokens } = desk.settings
  const countRefused = () => words.writer.tally().refused
  const call = { purpose: 'write', conversationId: request.conversationId, prompt } as const
  return runCall(desk, { ...call, outputTokens, signal, countRefused }, ({ fetch, exchange }) =>
    streamWords(desk.settings, { prompt, signal, fetch, exchange, hear: words.hear }),
  )
}

function noteFailure(desk: ModelDesk, pass: Pass, { failure, blames, retryAfterMs }: CallOutcome) {
  if (failure === null || blames === null) return pass.leave()
  if (blames === 'provider') return pass.fail(failure, retryAfterMs)
  pass.succeed()
  desk.uselessWords.miss()
}

type Conclusion = {
  end: CallOutcome | Interruption
  pass: Pass
  words: Words
  release: Options['release']
}

function conclude(desk: ModelDesk, { end, pass, words, release }: Conclusion): Speech {
  if (end === 'client_gone') {
    pass.leave()
    return stopTalking(words.writer)
  }
  // Once the question is asked, nothing is missing that a late provider would have to say.
  const isWhole = words.writer.hasAsked()
  if (typeof end === 'string') {
    pass.fail(end)
    if (!isWhole) return { kind: 'failed', reason: end }
  } else if (end.failure !== null) {
    noteFailure(desk, pass, end)
    if (!isWhole) return { kind: 'failed', reason: end.failure }
  } else pass.succeed()
  for (const piece of words.writer.finish()) release(piece)
  const fault = findFault(words)
  if (fault) desk.uselessWords.miss()
  else desk.uselessWords.hit()
  return fault ? { kind: 'failed', reason: fault } : { kind: 'spoken', text: words.writer.text() }
}

/** Why words are still not used: there were none, or none passed. One that passed is enough: the visitor has seen it. */
function findFault({ writer, hasText }: Words): 'empty' | 'ungrounded' | null {
  if (!hasText) return 'empty'
  const { accepted, refused } = writer.tally()
  return accepted === 0 && refused > 0 ? 'ungrounded' : null
}

/** Calls `expire` once at most, with the first deadline that was missed. */
function watchDeadlines(
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
