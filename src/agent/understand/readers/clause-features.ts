import { SENSES } from '#agent/lexicon/senses.ts'
import { hashText, mixHashes } from '#agent/understand/readers/hashing.ts'
import { nameSpace, viewWord } from '#agent/understand/readers/scene.ts'
import type { Clause } from '#agent/understand/text/clauses.ts'
import { createMender } from '#agent/understand/text/mend-word.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

const WORD = nameSpace('clause word')
const PAIR = nameSpace('clause pair')
const SKIPPED = nameSpace('clause skipped')
const STEM = nameSpace('clause stem')
const SENSE = nameSpace('clause sense')
const SENSE_PAIR = nameSpace('clause sense pair')
const SENSE_TRIPLE = nameSpace('clause sense triple')
const ASKED = nameSpace('clause asked')
const ASKED_WORD = nameSpace('clause asked word')
const ASKED_SENSE = nameSpace('clause asked sense')
const STATE = nameSpace('clause state')
const LENGTH = nameSpace('clause length')
const AMOUNT = nameSpace('clause amount')
const SIGN = nameSpace('focus sign')
const FOCUS_WORD = nameSpace('focus word')
const NEAR = nameSpace('focus near')
const NEAR_PAIR = nameSpace('focus near pair')
const NEAR_SENSE = nameSpace('focus near sense')
const SIDE_SENSE = nameSpace('focus side sense')
const FOCUS_STATE = nameSpace('focus state')
const EDGE = hashText('clause edge')

/** What stands behind these is not read, so that the time stays linear. */
const WORDS_MAX = 60
const SKIP_MAX = 3
const STEM_FROM = 7
const STEM_LETTERS = 5

/** A word can have several senses; the first is the one whose order counts. */
const SENSES_OF = collectSenses()
const VOCABULARY = new Set(SENSES_OF.keys())
const mend = createMender({
  words: VOCABULARY,
  longWords: new Set([...VOCABULARY].filter((word) => word.length >= 6)),
})

function collectSenses(): Map<string, number[]> {
  const senses = new Map<string, number[]>()
  for (const [sense, words] of Object.entries(SENSES))
    for (const word of words.split(/\s+/))
      senses.set(word, [...(senses.get(word) ?? []), hashText(sense)])
  return senses
}

/** An amount, a stretch of time, or a phrase that a head is asked about, with what is known of it. */
export type Focus = Range & { signs: readonly string[] }

/** The part of a message that a head reads, and what it stands in. */
export type Reach = {
  tokens: readonly Token[]
  clauses: readonly Clause[]
  asked: readonly Slot[]
  range: Range
  focus?: Focus | undefined
}

/** Whether there are more words, numbers, and breaks than that; a long message is not counted to its end. */
function hasMore(tokens: readonly Token[], most: number): boolean {
  let count = 0
  return tokens.some(({ kind }) => kind !== 'sign' && ++count > most)
}

/** Hashed features of a clause or a sentence, for the head of a slot. */
export function describeClause(
  { tokens, clauses, asked, range, focus }: Reach,
  slot: Slot,
): ReadonlySet<number> {
  const features = new Set<number>()
  const add = (space: number, first: number, second = 0, third = 0) =>
    features.add(mixHashes(space, first, second, third))
  const isAsked = asked.includes(slot) ? 1 : 0
  const said = tokens.slice(range.from, range.to).filter(({ kind }) => kind !== 'break')
  const words = said.slice(0, WORDS_MAX)
  const norms = words.map((token) => viewWord(token).word)
  const senses = words.map(({ norm }) => SENSES_OF.get(mend(norm)) ?? [])
  addWords(add, norms, isAsked)
  addStems(add, words)
  addAmounts(add, words)
  addSenses(add, senses, isAsked)
  for (const one of asked.length > 0 ? asked : ['none']) add(ASKED, hashText(one), isAsked)
  add(ASKED, isAsked)
  addStates(add, clauses, range)
  const isWhole = hasMore(tokens, said.length + 1) ? 0 : 1
  add(LENGTH, Math.min(4, Math.floor(words.length / 3)), isAsked, isWhole)
  add(LENGTH, 9, tokens[range.to]?.norm === '?' ? 1 : 0)
  if (focus !== undefined) addFocus(add, { tokens, clauses, focus }, isAsked)
  return features
}

type Add = (space: number, first: number, second?: number, third?: number) => void

function addWords(add: Add, norms: readonly number[], isAsked: number): void {
  for (let at = -1; at < norms.length; at += 1) {
    const word = norms[at] ?? EDGE
    add(PAIR, word, norms[at + 1] ?? EDGE)
    if (at < 0) continue
    add(WORD, word)
    add(ASKED_WORD, word, isAsked)
    for (let far = 2; far <= SKIP_MAX; far += 1) add(SKIPPED, word, norms[at + far] ?? EDGE)
  }
}

/** The beginning of a long word outlives its ending and many a slip. */
function addStems(add: Add, words: readonly Token[]): void {
  for (const { norm } of words)
    if (norm.length >= STEM_FROM) add(STEM, hashText(norm.slice(0, STEM_LETTERS)))
}

/** "2 months" and "10 months" are different answers. */
function addAmounts(add: Add, words: readonly Token[]): void {
  for (const [at, { kind, norm }] of words.entries()) {
    if (kind !== 'number') continue
    const value = Number(norm.replaceAll(',', ''))
    const size = [1, 3, 6, 12, 31, 100, 1_000].findIndex((most) => value <= most)
    add(AMOUNT, size + 1, hashText(words[at + 1]?.norm.slice(0, 2) ?? ''))
  }
}

function addSenses(add: Add, senses: readonly (readonly number[])[], isAsked: number): void {
  for (const sense of new Set(senses.flat())) {
    add(SENSE, sense)
    add(ASKED_SENSE, sense, isAsked)
  }
  const order = senses.flatMap(([first]) => first ?? [])
  for (let at = 0; at <= order.length; at += 1) {
    const [here, before, far] = [order[at] ?? EDGE, order[at - 1] ?? EDGE, order[at - 2] ?? EDGE]
    add(SENSE_PAIR, before, here)
    add(SENSE_TRIPLE, far, before, here)
  }
}

/** Whose the words are, of when, and whether they are meant. */
function addStates(add: Add, clauses: readonly Clause[], { from, to }: Range): void {
  for (const clause of clauses) {
    if (clause.from >= to || clause.to <= from) continue
    add(STATE, hashText(clause.owner))
    add(STATE, hashText(clause.time), 1)
    add(STATE, clause.isSupposed ? 1 : 0, 2)
    add(STATE, clause.isNegated ? 1 : 0, 3)
  }
}

/** So many words on each side of what is asked about are read in their order. */
const NEAR_MAX = 3
const SIDE_MAX = 6

/** What stands before and after that which is asked about, and the clause that holds it. */
function addFocus(
  add: Add,
  { tokens, clauses, focus }: Pick<Reach, 'tokens' | 'clauses'> & { focus: Focus },
  isAsked: number,
): void {
  for (const sign of focus.signs) {
    add(SIGN, hashText(sign))
    add(SIGN, hashText(sign), 1 + isAsked)
  }
  for (const token of tokens.slice(focus.from, focus.to)) add(FOCUS_WORD, viewWord(token).word)
  addSide(add, tokens.slice(Math.max(0, focus.from - SIDE_MAX), focus.from).toReversed(), 0)
  addSide(add, tokens.slice(focus.to, focus.to + SIDE_MAX), 1)
  const clause = clauses.find(({ from, to }) => focus.from >= from && focus.from < to)
  if (clause === undefined) return
  const { owner, time, isSupposed, isNegated } = clause
  for (const state of [owner, time, `supposed ${isSupposed}`, `negated ${isNegated}`])
    add(FOCUS_STATE, hashText(state), isAsked)
}

/** Words on one side, nearest first. */
function addSide(add: Add, words: readonly Token[], side: number): void {
  const views = words.map((token) => viewWord(token).group)
  for (let at = 0; at < NEAR_MAX; at += 1) {
    add(NEAR, views[at] ?? EDGE, at, side)
    for (const sense of SENSES_OF.get(words[at]?.norm ?? '') ?? []) add(NEAR_SENSE, sense, at, side)
  }
  add(NEAR_PAIR, views[0] ?? EDGE, views[1] ?? EDGE, side)
  for (const sense of new Set(words.flatMap(({ norm }) => SENSES_OF.get(mend(norm)) ?? [])))
    add(SIDE_SENSE, sense, side)
}
