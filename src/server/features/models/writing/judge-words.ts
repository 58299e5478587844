import type { ModelFailure } from '#domain/model-failure.ts'

type Tally = { accepted: number; refused: number; placed: number }

/**
 * Why words that passed the gate are still not used: none of them did, or there were none. One that passed is enough,
 * since the visitor has mostly seen it by then, and the refused ones are gone anyway.
 */
export function judgeWords(
  { accepted, refused, placed }: Tally,
  hasText: boolean,
): Extract<ModelFailure, 'empty' | 'ungrounded'> | null {
  if (!hasText) return 'empty'
  return accepted + placed === 0 && refused > 0 ? 'ungrounded' : null
}
