import type { ModelFailure } from '#domain/model-failure.ts'
import type { Exchange } from '#server/features/models/provider/watch-fetch.ts'

/** Names, not classes: the SDK's packages each bring their own, and are not loaded here. */
const MALFORMED = new Set([
  'AI_JSONParseError',
  'AI_TypeValidationError',
  'AI_NoObjectGeneratedError',
])
const ENDED_EARLY = new Set([
  'AI_InvalidResponseDataError',
  'AI_NoOutputGeneratedError',
  'AI_EmptyResponseBodyError',
])
const CAUSES_MAX = 5

/** The kind of a failure: first by the wire, then by the SDK's error. */
export function classifyFailure(error: unknown, exchange: Exchange): ModelFailure {
  if (exchange.isTooLarge) return 'malformed'
  if (exchange.status === null) return 'unavailable'
  if (exchange.status >= 300) return classifyStatus(exchange.status)
  if (exchange.isBrokenOff) return 'cut_off'
  const names = listNames(error)
  if (names.some((name) => MALFORMED.has(name))) return 'malformed'
  if (names.some((name) => ENDED_EARLY.has(name))) return classifyEnd(exchange)
  // The SDK stumbled over what it got.
  if (error instanceof Error && !error.name.startsWith('AI_')) return 'malformed'
  // An event of the provider's that says so, in an answer that began well.
  return classifyStatus(readStatus(error) ?? 500)
}

/** Of an answer that ended without saying that it was whole. */
export function classifyEnd(exchange: Exchange): ModelFailure {
  return exchange.isEventStream ? 'cut_off' : 'malformed'
}

function classifyStatus(status: number): ModelFailure {
  if (status === 429) return 'rate_limited'
  if (status === 401 || status === 403) return 'key_refused'
  // Our request was not understood, as by a server that knows no structured output.
  if (status === 400 || status === 422) return 'malformed'
  return 'unavailable'
}

function listNames(error: unknown): readonly string[] {
  const names: string[] = []
  let current = error
  while (current instanceof Error && names.length < CAUSES_MAX) {
    names.push(current.name)
    current = current.cause
  }
  return names
}

function readStatus(error: unknown): number | null {
  if (typeof error !== 'object' || error === null) return null
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown }
  const status = Number(statusCode ?? code)
  return status >= 400 && status < 600 ? status : null
}
