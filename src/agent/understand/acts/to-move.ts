import type { MoveAct, MoveKind } from '#agent/understand/act.ts'
import type { PhraseMatch } from '#agent/understand/text/phrases.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** An act with the words that it rests on. */
export function toMove(
  kind: MoveKind,
  { first, last }: Pick<PhraseMatch, 'first' | 'last'>,
  { tokens, text }: { tokens: readonly Token[]; text: string },
): MoveAct {
  // Of a contraction such as "haven't" both halves.
  const isHalf = tokens[first]?.kind === 'word' && tokens[first]?.isGlued === true
  const start = tokens[isHalf && tokens[first - 1]?.kind === 'word' ? first - 1 : first]?.start ?? 0
  const end = tokens[Math.max(first, last - 1)]?.end ?? text.length
  return { kind, quote: text.slice(start, end), span: [start, end] }
}
