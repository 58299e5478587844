import {
  DANGER_KINDS,
  type DangerModel,
  openDanger,
  SEQUELS,
} from '#agent/understand/danger/danger-model.ts'
import DANGER_WEIGHTS from '#agent/understand/danger/danger-weights.json' with { type: 'json' }
import { describeText } from '#agent/understand/readers/describe-text.ts'
import { weighMessage } from '#agent/understand/readers/head-model.ts'

export type DangerKind = Exclude<(typeof DANGER_KINDS)[number], 'none'>
export type Sequel = (typeof SEQUELS)[number]

/** A message of somebody in danger. `quote` is the sentence that says it most, from `start` in the message. */
export type Danger = {
  kind: DangerKind
  /** Beyond doubt; else it may be, and is asked about. */
  isSure: boolean
  quote: string
  start: number
}

/**
 * From which chance on a message asks whether somebody is safe (`possible`), and tells where to turn at once (`sure`).
 * `first` was chosen on held-out authors: a look-alike is to be taken for danger in 1 of 50, and asked about in 1 of 20.
 * Where work was told before, danger is much rarer than in those texts, so that more is needed.
 */
const LEAST = {
  first: { possible: 0.58, sure: 0.82 },
  atWork: { possible: 0.7, sure: 0.9 },
}
/** Below this a message is harmless by itself. */
const DOUBTFUL = 0.2
/** A sentence alone, or with the message before it, is believed against a harmless whole only from here on. */
const BEYOND_DOUBT = 0.95
/** A longer text is read sentence by sentence alone: what is said in one of many would be lost in the whole. */
const WHOLE_MAX_CHARS = 400
/** No message has more parts that are looked at one by one. */
const PARTS_MAX = 100
const GAP = /(?<=[.!?;])\s+|\n+/g

const MODEL = openDanger(DANGER_WEIGHTS)

type Weighed = { chance: number; kind: DangerKind; part: Part }
type Part = { quote: string; start: number }

type Situation = {
  /** The visitor's message before it, which may hold the first half. */
  before?: string | null
  /** The talk has come to the visitor's work. */
  isAtWork?: boolean
}

/** What a message tells of danger. */
export function readDanger(
  text: string,
  { before = null, isAtWork = false }: Situation = {},
): Danger | null {
  const whole = weighPart({ quote: text, start: 0 }, text, MODEL)
  const parts = listParts(text).map((part) => weighPart(part, part.quote, MODEL))
  const joined = before === null ? [] : [weighPart(whole.part, `${before}\n${text}`, MODEL)]
  const isLong = text.length > WHOLE_MAX_CHARS
  const believed = [
    ...(isLong ? parts : parts.filter((part) => isBelieved(part, whole))),
    ...joined.filter((both) => isBelieved(both, whole)),
  ]
  const most = findMost([whole, ...believed])
  const least = isAtWork ? LEAST.atWork : LEAST.first
  if (most === null || most.chance < least.possible) return null
  const { quote, start } = findMost(parts)?.part ?? most.part
  return { kind: most.kind, isSure: most.chance >= least.sure, quote, start }
}

const isBelieved = (one: Weighed, whole: Weighed) =>
  one.chance >= BEYOND_DOUBT || whole.chance >= DOUBTFUL

const weighText = (text: string) => weighPart({ quote: text, start: 0 }, text, MODEL).chance

export const isHarmless = (text: string): boolean => weighText(text) < DOUBTFUL

function weighPart(part: Part, text: string, { first }: DangerModel): Weighed {
  const chances = weighMessage(first, describeText(text), DANGER_KINDS.length)
  const [none = 1, ...others] = chances
  const kind = DANGER_KINDS[others.indexOf(Math.max(...others)) + 1] ?? 'self'
  return { chance: 1 - none, kind: kind === 'none' ? 'self' : kind, part }
}

const findMost = (weighed: readonly Weighed[]): Weighed | null =>
  weighed.reduce<Weighed | null>(
    (most, one) => (most === null || one.chance > most.chance ? one : most),
    null,
  )

/** The sentences of a message that has several, and pieces of those that are long. */
function listParts(text: string): Part[] {
  const parts: Part[] = []
  const add = (start: number, end: number) => {
    for (let at = start; at < end && parts.length < PARTS_MAX; at += WHOLE_MAX_CHARS)
      parts.push({ quote: text.slice(at, Math.min(end, at + WHOLE_MAX_CHARS)), start: at })
  }
  let start = 0
  for (const { 0: gap, index } of text.matchAll(GAP)) {
    add(start, index)
    start = index + gap.length
  }
  add(start, text.length)
  const said = parts.filter(({ quote }) => quote.trim() !== '')
  return said.length > 1 ? said : []
}

const FINE =
  /\b(?:i['’]?m|i am|im|we['’]?re|we are|everyone is|all is|everything is) (?:\w+ )?(?:fine|ok|okay|good|safe|alright|all right)\b/i
const NOT_FINE = /\b(?:not|never|isn['’]?t|pretend\w*|saying|say|said|if|until|unless|but)\b/i

/** "Lol, I'm fine": in words that hold no danger themselves. */
export function saysFine(text: string): boolean {
  return weighText(text) < LEAST.first.possible && FINE.test(text) && !NOT_FINE.test(text)
}

/** What the message after one of danger does. */
export function readSequel(text: string): Sequel {
  const chances = weighMessage(MODEL.next, describeText(text), SEQUELS.length)
  return SEQUELS[chances.indexOf(Math.max(...chances))] ?? 'still'
}
