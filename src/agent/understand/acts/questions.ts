import {
  HEDGE_PHRASES,
  NO_QUESTION_PHRASES,
  QUESTION_LEADS,
  QUESTION_LISTS,
  QUESTION_PHRASES,
  RUN_ON_PHRASES,
  TOPIC_PHRASES,
} from '#agent/lexicon/question-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { namesOffer, OUR_WORDS, OWN_WORDS } from '#agent/understand/acts/about-us.ts'
import type { Span } from '#agent/understand/message/act.ts'
import { coverWithPhrases } from '#agent/understand/text/cover-with-phrases.ts'
import { unifyWord } from '#agent/understand/text/phrase-items.ts'
import { compilePhrases, findPhrases, type PhraseMatch } from '#agent/understand/text/phrases.ts'
import { findSentences, type Range } from '#agent/understand/text/sentences.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'

const QUESTIONS = compilePhrases(QUESTION_PHRASES, { lists: QUESTION_LISTS })
const NO_QUESTIONS = compilePhrases(NO_QUESTION_PHRASES)
const LEADS = compilePhrases(QUESTION_LEADS)
const RUN_ONS = compilePhrases(RUN_ON_PHRASES)
const TOPICS = compilePhrases(TOPIC_PHRASES)
const HEDGES = compilePhrases(HEDGE_PHRASES)

const PAUSES = toWordSet(', : - ( "')
const JOINTS = toWordSet('and but so or also plus then')
/** After a joint these begin a clause that tells: "Ann, who signs". */
const RELATIVES = toWordSet('which who whose where when why')
/** "If a tool has no interface does that change the price": no comma, and still two clauses. */
const CONDITION = 'if'
const TOPIC_MAX_TOKENS = 8
/** A word or two asked and answered by the one who asks: "honestly? purchase orders". */
const RHETORICAL_MAX_WORDS = 2
/** A figure in doubt: "40 hours a week?" */
const ANSWER_MAX_WORDS = 4
const SHORTEST_CHARS = 3

type Starts = Record<keyof typeof QUESTION_PHRASES, ReadonlySet<number>>

/** What is known of a message before its sentences are looked at. */
type Scene = {
  tokens: readonly Token[]
  starts: Starts
  /** Where a question runs on without a joint, and where one does after a condition. */
  runOns: ReadonlySet<number>
  afterIf: ReadonlySet<number>
  /** Where a phrase before a question ends, by where it begins. */
  leads: ReadonlyMap<number, number>
  hedges: readonly PhraseMatch<keyof typeof HEDGE_PHRASES>[]
}

/** The clauses of a message that ask us something, in order, as positions. */
export function findQuestionSpans(tokens: readonly Token[]): Span[] {
  const scene = viewScene(tokens)
  return findSentences(tokens)
    .flatMap((sentence) => findInSentence(scene, sentence))
    .flatMap((range) => toSpan(tokens, range))
    .filter(([start, end]) => end - start >= SHORTEST_CHARS)
}

/** The same of a text. */
export const findQuestionClauses = (text: string): Span[] => findQuestionSpans(tokenize(text))

/** What is said of a price as a worry: "that is too much". */
export function findPriceWorry(tokens: readonly Token[]): Span | null {
  // "Gorgias was too expensive" speaks of another price.
  const found = findPhrases(QUESTIONS, tokens).find(
    ({ label, first }) => label === 'worry' && !PAST.has(tokens[first - 1]?.norm ?? ''),
  )
  if (found === undefined) return null
  return [tokens[found.first]?.start ?? 0, tokens[found.last - 1]?.end ?? 0]
}

const PAST = toWordSet('was were')

/** A message that only names what we can tell of: "price audit". */
export function isTopic(tokens: readonly Token[]): boolean {
  if (tokens.length > TOPIC_MAX_TOKENS) return false
  return coverWithPhrases(TOPICS, tokens).some((labels) => labels.includes('topic'))
}

function viewScene(tokens: readonly Token[]): Scene {
  const others = findPhrases(NO_QUESTIONS, tokens)
  const notAsked = new Set(others.flatMap(({ label, first }) => (label === 'no' ? [first] : [])))
  const subjectless = new Set(others.map(({ first }) => first))
  const found = findPhrases(QUESTIONS, tokens)
  const firstsOf = (label: keyof typeof QUESTION_PHRASES, without = notAsked) =>
    new Set(
      found.flatMap((one) => (one.label === label && !without.has(one.first) ? [one.first] : [])),
    )
  const runOns = findPhrases(RUN_ONS, tokens)
  const told = new Set(runOns.flatMap(({ label, last }) => (label === 'told' ? [last - 1] : [])))
  const runOnsOf = (label: keyof typeof RUN_ON_PHRASES) =>
    new Set(
      runOns.flatMap((one) =>
        one.label === label && !told.has(one.first) && !notAsked.has(one.first) ? [one.first] : [],
      ),
    )
  return {
    tokens,
    starts: {
      asks: firstsOf('asks'),
      may_ask: firstsOf('may_ask'),
      may_ask_first: firstsOf('may_ask_first', subjectless),
      asks_first: firstsOf('asks_first', subjectless),
      requests: firstsOf('requests'),
      worry: firstsOf('worry'),
    },
    runOns: runOnsOf('asks'),
    afterIf: runOnsOf('after_if'),
    leads: new Map(findPhrases(LEADS, tokens).map(({ first, last }) => [first, last])),
    hedges: findPhrases(HEDGES, tokens),
  }
}

function findInSentence(scene: Scene, { from, to }: Range): Range[] {
  const first = skipLeads(scene, { from, to })
  const sentence = { from: first, to, isMarked: scene.tokens[to]?.norm === '?' }
  const starts = findStarts(scene, sentence)
  const clauses = starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to }))
  if (clauses.length > 0)
    return clauses.filter((clause) => clause.to < to || !isHedged(scene, clause))
  const isHedge =
    isHedged(scene, { from, to }) || isTagged(scene, sentence) || isGuess(scene, { from, to })
  const isAsked = sentence.isMarked && first < to && !isHedge
  return isAsked && !isRhetorical(scene, { from, to }) ? [{ from: first, to }] : []
}

/** From the first word that is none of what may stand before a question. */
type Sentence = Range & { isMarked: boolean }

/** Where questions begin in a sentence; it may hold two: "what is it and how long does it take". */
function findStarts(scene: Scene, sentence: Sentence): number[] {
  const { tokens, runOns } = scene
  const { from, to, isMarked } = sentence
  const found = startsSentence(scene, sentence) ? [from] : []
  for (const start of listJointEnds(scene, sentence)) {
    const isFirst = found.length === 0
    const mayStart = isFirst ? isMarked || !isRelative(scene, start) : !goesOn(tokens, found, start)
    if (mayStart && start > (found.at(-1) ?? -1) && startsClause(scene, sentence, start))
      found.push(start)
  }
  if (tokens[from]?.norm === CONDITION) return startAtCondition(scene, sentence, found)
  if (found.length > 0) return found
  const runOn = tokens.findIndex((_, at) => at > from && at < to && runOns.has(at))
  return runOn < 0 ? [] : [runOn]
}

/** "If the regulator asks why, what do I show them?" asks nothing without its condition. */
function startAtCondition(scene: Scene, sentence: Sentence, found: number[]): number[] {
  const { from, to } = sentence
  const isOfCondition = found.length === 1 && !hasFigure(scene, sentence)
  if (found.length > 0) return isOfCondition ? [from] : found
  const { tokens, afterIf } = scene
  return tokens.slice(from, to).some((_, ahead) => afterIf.has(from + ahead)) ? [from] : []
}

const ONE = toWordSet('or :')
const BE = toWordSet('is are was does do would will')
const THAT = toWordSet('that it this they')

/** "Does it write that or do my people have to?" and "what about the integration, is that extra?" ask one thing. */
function goesOn(tokens: readonly Token[], [first]: readonly number[], start: number): boolean {
  if (first === undefined) return false
  // "The question is: what would they see?"
  if (ONE.has(tokens[start - 1]?.norm ?? '')) return true
  if (tokens[first + 1]?.norm !== 'about') return false
  return BE.has(tokens[start]?.norm ?? '') && THAT.has(tokens[start + 1]?.norm ?? '')
}

/** Where a clause may begin inside a sentence: after a comma, a dash, or a joint such as "and". */
function listJointEnds(scene: Scene, { from, to }: Range): number[] {
  const ends: number[] = []
  for (let at = from + 1; at < to; at += 1)
    if (isAfterJoint(scene.tokens, at)) ends.push(skipLeads(scene, { from: at, to }))
  return ends
}

function startsSentence(scene: Scene, { from, to, isMarked }: Sentence): boolean {
  const { asks, asks_first, requests, may_ask, may_ask_first } = scene.starts
  if (asks.has(from) || asks_first.has(from) || requests.has(from)) return true
  if (isMarked) return may_ask.has(from) || may_ask_first.has(from)
  const clause = { from, to }
  if (may_ask_first.has(from)) return !hasFigure(scene, clause)
  return may_ask.has(from) && isMeant(scene, clause)
}

function startsClause(scene: Scene, { to, isMarked }: Sentence, from: number): boolean {
  const { asks, requests, may_ask } = scene.starts
  if (from >= to) return false
  if (requests.has(from)) return !hasFigure(scene, { from, to })
  return asks.has(from) || (may_ask.has(from) && (isMarked || isMeant(scene, { from, to })))
}

const hasFigure = ({ tokens }: Scene, { from, to }: Range) =>
  tokens.slice(from, to).some(({ kind }) => kind === 'number')

/** "Ann, who signs": what only may ask tells after a joint. */
function isRelative({ tokens, starts }: Scene, at: number): boolean {
  return RELATIVES.has(tokens[at]?.norm ?? '') && !starts.asks.has(at)
}

function isAfterJoint(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (before === undefined) return false
  const isInWord = before.norm === '-' && before.isGlued && tokens[at]?.isGlued === true
  return JOINTS.has(before.norm) || (PAUSES.has(before.norm) && !isInWord)
}

/** Without its mark, a clause with a question word tells where it speaks of the visitor or holds a figure. */
function isMeant({ tokens }: Scene, { from, to }: Range): boolean {
  // "Who owns the agents if we stop paying": the condition says nothing of who is asked.
  const end = tokens.findIndex(({ norm }, at) => at > from && at < to && norm === CONDITION)
  const clause = tokens.slice(from, end < 0 ? to : end)
  const isToUs = clause.some(({ norm }) => OUR_WORDS.has(unifyWord(norm)))
  return isToUs || !clause.some(({ norm, kind }) => kind === 'number' || OWN_WORDS.has(norm))
}

/** The first token that is none of what may stand before a question. */
function skipLeads({ tokens, leads }: Scene, { from, to }: Range): number {
  let at = from
  while (at < to) {
    const isSign = tokens[at]?.kind === 'sign'
    const next = isSign ? at + 1 : (leads.get(at) ?? at)
    if (next === at) break
    at = next
  }
  return at
}

/** "Maybe 4%?": an answer in doubt. */
function isHedged({ tokens, hedges }: Scene, { from, to }: Range): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind !== 'sign')
  if (words.length === 0) return true
  if (words[0]?.kind === 'number' && words.length <= ANSWER_MAX_WORDS) return true
  return hedges.some(({ label, first }) => label === 'hedge' && first === from)
}

/** Said right before a figure by who guesses it; "about" may as well ask. */
const GUESSES = toWordSet('maybe perhaps probably like say guess think')

/** "They make $19 an hour, so with benefits maybe 24?": a guess of their own, however much is told before it. */
function isGuess({ tokens }: Scene, { from, to }: Range): boolean {
  const words = tokens.slice(from, to)
  const norms = words.map(({ norm }) => unifyWord(norm))
  if (namesOffer(norms) || norms.some((norm) => TO_US.has(norm))) return false
  // "4 reps, no idea what they cost, 48k a year?"
  const last = words.slice(words.findLastIndex(({ norm }) => norm === ',') + 1)
  const isFigure = last.length < words.length && last[0]?.kind === 'number'
  if (isFigure && last.length <= ANSWER_MAX_WORDS) return true
  return words.some(
    ({ kind }, at) =>
      kind === 'number' &&
      words.slice(Math.max(0, at - 2), at).some(({ norm }) => GUESSES.has(norm)),
  )
}

const TO_US = toWordSet('you your yours loopwright')

/** "40 people, right?"; what is said of us is asked all the same: "you are a bot, right?" */
function isTagged({ tokens, hedges }: Scene, { from, to }: Range): boolean {
  const isToUs = tokens.slice(from, to).some(({ norm }) => OUR_WORDS.has(unifyWord(norm)))
  return (
    !isToUs && hedges.some(({ label, first }) => label === 'tag' && first >= from && first < to)
  )
}

function isRhetorical({ tokens }: Scene, { from, to }: Range): boolean {
  const count = tokens.slice(from, to).filter(({ kind }) => kind !== 'sign').length
  return count <= RHETORICAL_MAX_WORDS && tokens.slice(to).some(({ kind }) => kind !== 'sign')
}

/** Without the joint before the next question; with the mark. */
function toSpan(tokens: readonly Token[], { from, to }: Range): Span[] {
  let [first, last] = [from, to]
  while (first < last && tokens[first]?.kind === 'sign') first += 1
  const isMarked = tokens[last]?.norm === '?'
  while (!isMarked && last > first && isJoint(tokens[last - 1])) last -= 1
  if (first >= last) return []
  const end = isMarked ? tokens[last]?.end : tokens[last - 1]?.end
  return [[tokens[first]?.start ?? 0, end ?? 0]]
}

const isJoint = (token: Token | undefined) =>
  token !== undefined && (PAUSES.has(token.norm) || JOINTS.has(token.norm))
