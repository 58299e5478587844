import { failureWords } from '#content/staff/records.ts'
import { addReference } from '#site/lib/add-reference.ts'
import type { ApiFailure, ApiResult } from '#site/lib/call-api.ts'

const UNREACHABLE = 0

/** A call that did not succeed, thrown because TanStack Query learns of failure in no other way. */
export class RequestFailure extends Error {
  readonly status: number
  readonly failed: ApiFailure

  constructor(result: ApiFailure) {
    super(result.kind === 'refused' ? result.message : failureWords.noAnswer)
    this.name = 'RequestFailure'
    this.failed = result
    this.status = result.kind === 'refused' ? result.status : UNREACHABLE
  }

  /** The session has ended, or it lost its role. */
  get isAccessLost(): boolean {
    return this.status === 401 || this.status === 403
  }
}

export function unwrapResult<Value>(result: ApiResult<Value>): Value {
  if (result.kind === 'ok') return result.value
  throw new RequestFailure(result)
}

/** Asking again for what is not there, or cannot be, brings the same answer. */
export function isBeyondRetry(error: Error): boolean {
  return error instanceof RequestFailure && (error.status === 400 || error.status === 404)
}

/** What happened and what to do, for the place where the data is missing. */
export function explainFailure(error: Error): string {
  const status = error instanceof RequestFailure ? error.status : null
  if (status === UNREACHABLE) return failureWords.noAnswerRetry
  if (isBeyondRetry(error)) return failureWords.nothingThere
  if (status === 429) return failureWords.tooMany
  const words = failureWords.server
  return error instanceof RequestFailure ? addReference(words, error.failed) : words
}
