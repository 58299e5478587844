import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Message } from '#agent/understand/message/message.ts'
import {
  type AddressParts,
  findAddressParts,
  gradeAddress,
} from '#agent/understand/readers/address-parts.ts'
import { hashText, mixHashes } from '#agent/understand/readers/hashing.ts'
import { findKnownTools, groupWord } from '#agent/understand/readers/tagger-words.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** What the features of a token are made of; words and sorts of words are hashes, the rest are small numbers. */
export type Seen = {
  word: number
  group: number
  shape: number
  head: number
  tail: number
  /** 1 where a known tool begins, 2 inside of one. */
  tool: number
  /** Whether an address of the message is made of the word. */
  host: number
  /** The words around a run of capitals, or around the word itself where it has none. */
  beforeRun: number
  beforeRunTwo: number
  behindRun: number
  placeInRun: number
  runLength: number
  firstOfRun: number
  lastOfRun: number
  /** The first, second, or a later word of its sentence. */
  placeInSentence: number
  sentence: number
  /** Parts are what stands between commas and ends of sentences. */
  part: number
  partLength: number
  placeInPart: number
  partHead: number
  /** The nearest word of grammar to the left in the same part. */
  leftWord: number
  clause: number
  size: number
}

const MOST = 3
const upTo = (value: number, most = MOST) => Math.min(value, most)

/** Sorts of shapes. In a message without capitals, or of nothing else, they tell nothing. */
const SHAPES = { low: 1, capital: 2, all: 3, mixed: 4, number: 5, sign: 6, address: 7, line: 8 }
const CASELESS = 20
const SHOUTED_LEAST = 6

function readCase(tokens: readonly Token[], text: string): 'normal' | 'caseless' {
  const letters = tokens
    .filter(({ kind }) => kind === 'word')
    .map(({ start, end }) => text.slice(start, end))
  const all = letters.join('')
  const capitals = [...all].filter((letter) => letter !== letter.toLowerCase()).length
  const isShouted = capitals >= SHOUTED_LEAST && capitals * 3 > all.length * 2
  return capitals === 0 || isShouted ? 'caseless' : 'normal'
}

function readShape(token: Token, text: string): number {
  if (token.kind === 'number') return SHAPES.number
  if (token.kind === 'sign') return SHAPES.sign
  if (token.kind === 'break') return token.norm === '\n' ? SHAPES.line : SHAPES.address
  const written = text.slice(token.start, token.end)
  if (written === written.toLowerCase()) return SHAPES.low
  if (written.length > 1 && written === written.toUpperCase()) return SHAPES.all
  const rest = written.slice(1)
  return token.isCapital && rest === rest.toLowerCase() ? SHAPES.capital : SHAPES.mixed
}

const HEAD_CHARS = 3
const TAIL_CHARS = 3

export function viewTokens(message: Message): Seen[] {
  const { tokens, text } = message
  const isCaseless = readCase(tokens, text) === 'caseless'
  const parts = cutParts(tokens)
  const tools = findKnownTools(tokens)
  const addresses = findAddressParts(tokens, text)
  const groups = tokens.map(groupWord)
  const seen = tokens.map((token, index): Seen => {
    const isWord = token.kind === 'word'
    const group = groups[index] ?? ''
    return {
      word: hashText(nameWord(token, group)),
      group: hashText(group),
      shape: isCaseless && isWord ? CASELESS : readShape(token, text),
      ...(isWord ? viewWord(token, addresses) : NO_WORD),
      tool: tools[index] ?? 0,
      ...NOWHERE,
      size: upTo(Math.ceil(tokens.length / 4), 6),
    }
  })
  placeInSentences(seen, message)
  placeInParts(seen, parts, groups)
  placeInRuns(seen, tokens, text, isCaseless)
  return seen
}

function nameWord({ kind, norm }: Token, group: string): string {
  if (kind === 'number') return '#'
  return kind === 'break' ? group : norm
}

const NO_WORD = { head: 0, tail: 0, host: 0 }
const viewWord = ({ norm }: Token, addresses: AddressParts): typeof NO_WORD => ({
  head: hashText(norm.slice(0, HEAD_CHARS)),
  tail: hashText(norm.slice(-TAIL_CHARS)),
  host: gradeAddress(addresses, norm),
})

const NOWHERE = {
  beforeRun: 0,
  beforeRunTwo: 0,
  behindRun: 0,
  placeInRun: 0,
  runLength: 0,
  firstOfRun: 0,
  lastOfRun: 0,
  placeInSentence: 0,
  sentence: 0,
  part: 0,
  partLength: 0,
  placeInPart: 0,
  partHead: 0,
  leftWord: 0,
  clause: 0,
}

const OWNERS = { us: 1, you: 2, other: 3 }
const TIMES = { now: 1, past: 2, planned: 3 }

function placeInSentences(seen: Seen[], { sentences, clauses }: Message): void {
  for (const [order, { from, to }] of sentences.entries())
    for (let index = from; index < to; index += 1)
      update(seen, index, { sentence: upTo(order), placeInSentence: upTo(index - from, 2) + 1 })
  for (const { from, to, owner, time, isSupposed, isNegated } of clauses) {
    const clause =
      OWNERS[owner] + 4 * TIMES[time] + 16 * Number(isSupposed) + 32 * Number(isNegated)
    for (let index = from; index < to; index += 1) update(seen, index, { clause })
  }
}

function update(seen: Seen[], index: number, change: Partial<Seen>): void {
  const old = seen[index]
  if (old !== undefined) Object.assign(old, change)
}

const PART_ENDS = toWordSet(', . ! ? ; : - ( ) / | = • · "')

/** Ranges between pauses. A hyphen inside a word ends none. */
function cutParts(tokens: readonly Token[]): Range[] {
  const parts: Range[] = []
  let from = 0
  for (const [index, token] of tokens.entries()) {
    const isHyphen = token.isGlued && tokens[index + 1]?.isGlued === true
    const isEnd =
      token.kind === 'break' || (token.kind === 'sign' && PART_ENDS.has(token.norm) && !isHyphen)
    if (!isEnd) continue
    if (index > from) parts.push({ from, to: index })
    from = index + 1
  }
  if (tokens.length > from) parts.push({ from, to: tokens.length })
  return parts
}

function placeInParts(seen: Seen[], parts: readonly Range[], groups: readonly string[]): void {
  for (const [order, { from, to }] of parts.entries()) {
    const groupAt = (at: number) => seen[at]?.group ?? 0
    const head = mixHashes(groupAt(from), to - from > 1 ? groupAt(from + 1) : 1)
    let left = 0
    for (let index = from; index < to; index += 1) {
      update(seen, index, {
        part: upTo(order, 4),
        partLength: upTo(to - from, 5),
        placeInPart: placeInPart(index === from, index === to - 1),
        partHead: index === from ? 0 : head,
        leftWord: left,
      })
      if (isGrammar(groups[index] ?? '')) left = seen[index]?.word ?? 0
    }
  }
}

/** 1 alone, 2 first, 3 last, 4 between. */
function placeInPart(isFirst: boolean, isLast: boolean): number {
  if (isFirst) return isLast ? 1 : 2
  return isLast ? 3 : 4
}

const SORTS = toWordSet(
  'number weekday period time title given role person legal business site place ordinary common other address line',
)
const isGrammar = (group: string) => !SORTS.has(group) && !group.includes(' ')

const LINKS = toWordSet("& of and the de la 's van von der + '")

/** Runs of words with a capital, also over "&", "of", and hyphens. */
function placeInRuns(
  seen: Seen[],
  tokens: readonly Token[],
  text: string,
  isCaseless: boolean,
): void {
  let from = 0
  while (from < tokens.length) {
    const to =
      isCaseless || !isWritten(tokens[from], text) ? from + 1 : endOfRun(tokens, text, from)
    for (let index = from; index < to; index += 1)
      update(seen, index, {
        beforeRun: seen[from - 1]?.group ?? 1,
        beforeRunTwo: seen[from - 2]?.group ?? 1,
        behindRun: seen[to]?.group ?? 1,
        placeInRun: upTo(index - from, 2) + 1 + (index === to - 1 ? 10 : 0),
        runLength: upTo(to - from, 5),
        firstOfRun: seen[from]?.group ?? 1,
        lastOfRun: seen[to - 1]?.group ?? 1,
      })
    from = to
  }
}

const isWritten = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'word' && (token.isCapital || readShape(token, text) === SHAPES.mixed)

function endOfRun(tokens: readonly Token[], text: string, from: number): number {
  let to = from + 1
  let at = to
  while (at < tokens.length) {
    const token = tokens[at]
    if (isWritten(token, text)) to = at + 1
    else if (
      token === undefined ||
      !(LINKS.has(token.norm) || (token.norm === '-' && token.isGlued))
    )
      break
    at += 1
    if (at - to > 2) break
  }
  return to
}
