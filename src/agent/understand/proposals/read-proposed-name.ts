import { BEHIND_PROPOSED_NAME, PROPOSED_NAME_PHRASES } from '#agent/lexicon/proposal-phrases.ts'
import { ROLE_NOUNS } from '#agent/lexicon/tagger-words.ts'
import { WEEKDAYS } from '#agent/lexicon/units.ts'
import type { Finding, Span } from '#agent/understand/message/act.ts'
import type { WeighedMessage } from '#agent/understand/proposals/weighed-message.ts'
import {
  endsAsBusiness,
  isGiven,
  isNobody,
  isNoFirm,
  isOrdinary,
  isParticle,
  wordsOf,
} from '#agent/understand/slots/name-words.ts'
import { findTool } from '#agent/understand/text/known-tools.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'

const CUES = compilePhrases(PROPOSED_NAME_PHRASES)
const WORDS_MAX = 4
/** A name is looked at with as much of the message around it. */
const REACH_CHARS = 80

/** A name as it is written, where the words before it say that it is the visitor's and nothing behind says otherwise. */
export function readProposedName(
  { open }: WeighedMessage,
  slot: 'contact_name' | 'company_name',
  [start, end]: Span,
): Finding | null {
  const from = Math.max(0, start - REACH_CHARS)
  const tokens = tokenize(open.visible.slice(from, end + REACH_CHARS))
  const range = findRange(tokens, [start - from, end - from])
  if (range === null || !isAnnounced(tokens, slot, range) || !isEnded(tokens[range.to])) return null
  const words = wordsOf(tokens, range)
  const isName = slot === 'contact_name' ? isPerson(words) : isFirm(words)
  if (!isName || isOfTools(words)) return null
  const span = [start, from + (tokens[range.to - 1]?.end ?? 0)] as const
  return { slot, value: open.visible.slice(...span), span }
}

/** The tokens of a quote, without the sign that ends it. */
function findRange(tokens: readonly Token[], [start, end]: Span): Range | null {
  const from = tokens.findIndex((token) => token.start >= start)
  let to = from
  while (tokens[to] !== undefined && (tokens[to]?.end ?? 0) <= end) to += 1
  while (to > from && tokens[to - 1]?.kind !== 'word' && tokens[to - 1]?.kind !== 'number') to -= 1
  return from >= 0 && to > from ? { from, to } : null
}

function isAnnounced(tokens: readonly Token[], slot: string, { from }: Range): boolean {
  return findPhrases(CUES, tokens).some(({ label, last }) => label === slot && last === from)
}

function isEnded(next: Token | undefined): boolean {
  if (next === undefined || next.kind === 'break') return true
  return next.kind === 'sign' ? next.norm !== "'" : BEHIND_PROPOSED_NAME.has(next.norm)
}

/** Names with a capital each, of which one at least is no ordinary word. */
function isPerson(words: readonly Token[]): boolean {
  if (words.length > WORDS_MAX || isNobody(words) || endsAsBusiness(words) || isOurs(words))
    return false
  if (!words.every((word) => word.isCapital || isParticle(word))) return false
  return words.some((word) => isGiven(word) || !isOrdinary(word))
}

function isFirm(words: readonly Token[]): boolean {
  const [first] = words
  if (first?.isCapital !== true || isNoFirm(words) || isOurs(words)) return false
  const isOther = ({ norm }: Token) => norm in WEEKDAYS || ROLE_NOUNS.has(norm)
  return !words.every((word) => isOther(word) || isOrdinary(word)) && !words.every(isGiven)
}

const isOurs = (words: readonly Token[]) => words.some(({ norm }) => norm === 'loopwright')

/** A program by its name, or with one in it. */
function isOfTools(words: readonly Token[]): boolean {
  const isTool = (name: string) => ['sure', 'capital'].includes(findTool(name)?.certainty ?? 'word')
  const norms = words.map(({ norm }) => norm)
  return isTool(norms.join(' ')) || norms.some((norm) => norm.length > 2 && isTool(norm))
}
