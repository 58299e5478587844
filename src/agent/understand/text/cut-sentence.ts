import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const BREAKS = toWordSet(', ; : ( ) but if when while whereas although though because since')
/** "and we", "so now": a joint begins a clause where a subject follows it. */
const JOINTS = toWordSet('and so then now')
const SUBJECTS = toWordSet('we i they he she you it our my now for the')

/** The parts of a sentence between commas, conjunctions, and the like. */
export function cutSentence(tokens: readonly Token[], { from, to }: Range): Range[] {
  const parts: Range[] = []
  let start = from
  for (let index = from; index < to; index += 1) {
    const token = tokens[index]
    if (token === undefined || !isBreak(tokens, index)) continue
    if (index > start) parts.push({ from: start, to: index })
    start = token.kind === 'sign' ? index + 1 : index
  }
  if (to > start) parts.push({ from: start, to })
  return parts
}

/** A hyphen inside a word or a range breaks nothing. */
function isBreak(tokens: readonly Token[], index: number): boolean {
  const norm = (at: number) => tokens[at]?.norm ?? ''
  if (norm(index) === '-') return !(tokens[index]?.isGlued ?? false)
  if (BREAKS.has(norm(index))) return true
  return JOINTS.has(norm(index)) && SUBJECTS.has(norm(index + 1))
}
