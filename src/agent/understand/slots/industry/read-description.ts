import { TRADE_BEHIND, TRADE_ENDS } from '#agent/lexicon/trade-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  beginsWithTrade,
  isGenericNoun,
  matchHead,
  matchMaker,
  type Trade,
} from '#agent/understand/slots/industry/name-trade.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** A description of more words has another subject. */
export const HEAD_MAX_WORDS = 7
export const ARTICLES = toWordSet(
  'a an the one of two three four five several some just only kind sort typical average',
)

/** Reads a description from its first word: its head, or what stands behind "a firm of". */
export function readDescription(
  tokens: readonly Token[],
  at: number,
  isDeep: boolean,
): Trade | null {
  const { from, to } = findHead(tokens, at)
  if (to === from || to - from > HEAD_MAX_WORDS) return null
  const head = tokens.slice(from, to)
  const found = readPair(tokens, from, to) ?? matchHead(head)
  const isOpen = isDeep && isGenericNoun(head.at(-1)?.norm ?? '') && found?.isVague !== false
  const behind = isOpen ? readBehind(tokens, to) : null
  if (behind !== null) return { ...behind, isVague: false }
  if (found !== null) return isSaidWhole(tokens, from, found, at) ? found : null
  return isOpen ? matchMaker(head) : null
}

function findHead(tokens: readonly Token[], at: number): Range {
  let from = at
  while (ARTICLES.has(tokens[from]?.norm ?? '')) from += 1
  let to = from
  while (to < tokens.length && to - from <= HEAD_MAX_WORDS && isOfHead(tokens, to)) to += 1
  return { from, to }
}

/** "A firm of surveyors", "a company that builds boats". */
function readBehind(tokens: readonly Token[], to: number): Trade | null {
  let next = to
  while (TRADE_BEHIND.has(tokens[next]?.norm ?? '') && next - to < BEHIND_MAX_WORDS) next += 1
  return next === to ? null : readDescription(tokens, next, false)
}

const BEHIND_MAX_WORDS = 5

/** "Collecting rent" and "our shop" say what is done and whose it is. */
function isSaidWhole(tokens: readonly Token[], from: number, found: Trade, at: number): boolean {
  const first = tokens[from]
  if (first === undefined || POSSESSIVES.has(first.norm)) return false
  const isDoing = first.norm.endsWith('ing') && found.start > first.start
  return !isDoing || from !== at || beginsWithTrade(tokens.slice(from))
}

const POSSESSIVES = toWordSet('my our your his her their another any every no which what')

/** Whether a token goes on with the head of a description. */
export function isOfHead(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.kind === 'break') return false
  if (token.kind === 'sign')
    return (token.norm === '-' || token.norm === "'" || token.norm === '&') && token.isGlued
  // "Direct-to-consumer".
  const isJoined = token.isGlued && tokens[at - 1]?.norm === '-'
  return isJoined || !TRADE_ENDS.has(token.norm)
}

const JOINTS = toWordSet('and & + or')

/** "a payroll and accounting bureau": two trades before the one noun. */
function readPair(tokens: readonly Token[], from: number, joint: number): Trade | null {
  const isJoint = JOINTS.has(tokens[joint]?.norm ?? '')
  if (!isJoint || isGenericNoun(tokens[joint - 1]?.norm ?? '')) return null
  let to = joint + 1
  while (to < tokens.length && isOfHead(tokens, to)) to += 1
  if (to - from > HEAD_MAX_WORDS || to === joint + 1) return null
  const found = matchHead(tokens.slice(from, to))
  const isJoined = found !== null && found.start < (tokens[joint]?.start ?? 0)
  return isJoined || isGenericNoun(tokens[to - 1]?.norm ?? '') ? found : null
}
