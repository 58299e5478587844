import type { ModelFailure } from '#domain/model-failure.ts'

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
