import type { ModelFailure } from '#domain/model-failure.ts'
import { estimateUsage, type Usage } from '#server/features/models/call/call-cost.ts'
import type { ModelDesk } from '#server/features/models/call/model-desk.ts'
import {
  type CallReport,
  type Reservation,
  reserveCall,
  settleCall,
} from '#server/features/models/call/reserve-call.ts'
import { readRetryAfter } from '#server/features/models/circuit/create-circuit.ts'
import type { ModelPrompt } from '#server/features/models/prompts/compose-material.ts'
import { classifyFailure } from '#server/features/models/provider/classify-failure.ts'
import { type Exchange, watchFetch } from '#server/features/models/provider/watch-fetch.ts'

/** Why we end a call before its provider does. */
export type Interruption = Extract<ModelFailure, 'timeout' | 'stalled' | 'client_gone'>

/** A reason to abort a call with, for the code that sees the signal. */
export function composeInterruption(why: Interruption): DOMException {
  return new DOMException(why, 'AbortError')
}

export function readInterruption({ reason }: AbortSignal): Interruption {
  const why = reason instanceof DOMException ? reason.message : ''
  return why === 'timeout' || why === 'stalled' ? why : 'client_gone'
}

/**
 * How the talk with the provider ended; `usage` is null where it did not say. `isOfContent`: the provider works, but a
 * message or an answer was too long or not to its liking, which a visitor can bring about.
 */
export type CallEnd =
  | { kind: 'done'; usage: Usage | null }
  | { kind: 'failed'; reason: ModelFailure; usage: Usage | null; isOfContent?: boolean }

export type Call = {
  purpose: 'read' | 'write' | 'translate'
  conversationId: string
  prompt: ModelPrompt
  outputTokens: number
  signal: AbortSignal
  /** Asked when the call is over. */
  countRefused: () => number
}

export type CallOutcome = {
  /** Null when all went well. */
  failure: ModelFailure | null
  /** The side that failed. A spent budget or a lost database is neither. */
  blames: 'provider' | 'content' | null
  retryAfterMs: number | null
}

type Talk = (wire: { fetch: typeof fetch; exchange: Exchange }) => Promise<CallEnd>

const NONE: Usage = { inputTokens: 0, outputTokens: 0 }

/** One paid call: a place in the minute, money set aside, the talk with the provider, the account. Never throws. */
export async function runCall(desk: ModelDesk, call: Call, talk: Talk): Promise<CallOutcome> {
  const permit = await permitCall(desk, call)
  if (permit.kind === 'refused') {
    desk.logger.info({ purpose: call.purpose, failure: permit.reason }, 'no call to the model')
    return { failure: permit.reason, blames: null, retryAfterMs: null }
  }
  const startedAt = performance.now()
  const wire = watchFetch()
  const end = call.signal.aborted ? null : await endTalk(talk, wire)
  const failure = findFailure(end, call.signal)
  const report = {
    usage: findUsage(end, wire.exchange, call.signal),
    hasFailed: failure !== null && failure !== 'client_gone',
    refusedSentences: call.countRefused(),
  }
  logCall(desk, call, { exchange: wire.exchange, failure, startedAt })
  void keepAccount(desk, permit.reservation, report)
  const retryAfterMs = readRetryAfter(wire.exchange.retryAfter, desk.clock())
  return { failure, blames: findBlame(end, wire.exchange), retryAfterMs }
}

/** An abort says itself why: the SDK only knows that there was one. */
function findFailure(end: CallEnd | null, signal: AbortSignal): ModelFailure | null {
  if (end?.kind === 'done') return null
  if (end === null || signal.aborted) return readInterruption(signal)
  return end.reason
}

function findBlame(end: CallEnd | null, { isSent }: Exchange): CallOutcome['blames'] {
  if (end?.kind !== 'failed' || !isSent) return null
  return end.isOfContent ? 'content' : 'provider'
}

type Permit =
  | { kind: 'granted'; reservation: Reservation }
  | { kind: 'refused'; reason: 'budget_spent' | 'unavailable' }

async function permitCall(desk: ModelDesk, call: Call): Promise<Permit> {
  try {
    if (!(await desk.takePlace())) return { kind: 'refused', reason: 'budget_spent' }
    const { instructions, earlier = [], input, schema } = call.prompt
    const parts = [instructions, ...earlier.map(({ content }) => content), input, schema]
    const most = estimateUsage(parts, call.outputTokens)
    const reservation = await reserveCall(desk, call.conversationId, most)
    return reservation
      ? { kind: 'granted', reservation }
      : { kind: 'refused', reason: 'budget_spent' }
  } catch (error) {
    // Without a count nothing is spent.
    desk.logger.warn({ err: error }, 'the budget of the model cannot be read')
    return { kind: 'refused', reason: 'unavailable' }
  }
}

async function endTalk(talk: Talk, wire: ReturnType<typeof watchFetch>): Promise<CallEnd> {
  try {
    return await talk(wire)
  } catch (error) {
    return { kind: 'failed', reason: classifyFailure(error, wire.exchange), usage: null }
  }
}

/** Providers charge nothing for what they refuse, and nothing for what never reached them. */
function findUsage(end: CallEnd | null, exchange: Exchange, signal: AbortSignal): Usage | null {
  if (end?.usage) return end.usage
  if (!exchange.isSent) return NONE
  const isRefused = exchange.status === null ? !signal.aborted : exchange.status >= 300
  return isRefused ? NONE : null
}

type Ending = { exchange: Exchange; failure: ModelFailure | null; startedAt: number }

/** Nothing of what was said, only how it went. */
function logCall(desk: ModelDesk, call: Call, { exchange, failure, startedAt }: Ending): void {
  const about = {
    purpose: call.purpose,
    provider: desk.settings.provider,
    failure,
    status: exchange.status,
    requestId: exchange.requestId,
    durationMs: Math.round(performance.now() - startedAt),
  }
  if (failure === null || failure === 'client_gone') desk.logger.info(about, 'the model was called')
  else desk.logger.warn(about, 'the model failed')
}

async function keepAccount(
  desk: ModelDesk,
  reservation: Reservation,
  report: CallReport,
): Promise<void> {
  try {
    await settleCall(desk, reservation, report)
  } catch (error) {
    // The reservation stays: a count too high is better than one too low.
    desk.logger.warn({ err: error }, 'what a model used was not written down')
  }
}
