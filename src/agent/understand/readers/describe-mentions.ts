import type { Mention } from '#agent/understand/quantities/mention.ts'
import { type Add, mixHashes } from '#agent/understand/readers/hashing.ts'
import {
  createScene,
  EDGE,
  type MentionView,
  NO_MENTION,
  nameSpace,
  REACH,
  type Scene,
  type WordView,
} from '#agent/understand/readers/scene.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const OWN = nameSpace('own')
const OWN_PAIR = nameSpace('own pair')
const ASKED = nameSpace('asked')
const REST = nameSpace('rest')
const PLACE = nameSpace('place')

/** Hashed features of every mention: what it is, what stands around it, and what the other mentions are. */
export function describeMentions(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  asked: string | null,
): ReadonlySet<number>[] {
  const scene = createScene(tokens, mentions, asked)
  return mentions.map((mention, index) => {
    const features = new Set<number>()
    const add: Add = (space, ...values) => features.add(mixHashes(space, ...values))
    const view = scene.views[index] ?? NO_MENTION
    addOwn(add, scene, view)
    addSituation(add, scene, mention, index)
    addWords(add, scene, mention)
    addSentence(add, scene, mention, view.kind)
    addKeys(add, scene, mention, view)
    addNeighbors(add, scene, index)
    addMessage(add, scene, mention, index)
    return features
  })
}

function addOwn(add: Add, { asked }: Scene, { kind, type, noun, unit, size }: MentionView): void {
  for (const value of [0, kind, type, unit, size]) add(OWN, value)
  add(OWN_PAIR, noun, kind)
  add(OWN_PAIR, noun, size)
  add(OWN_PAIR, size, type)
  add(OWN_PAIR, size, unit)
  for (const value of [0, kind, type, size]) add(ASKED, asked, value)
}

/** Whether the message is little more than this figure, and which of them it is. */
function addSituation(add: Add, scene: Scene, mention: Mention, index: number): void {
  const kind = scene.views[index]?.kind ?? 0
  const others = scene.words.length - (mention.to - mention.from)
  const rest = Math.min(3, Math.floor(others / 3))
  add(REST, rest, Math.min(scene.mentions.length, 4))
  add(REST, rest, scene.asked, kind)
  add(PLACE, Math.min(index, 3), kind)
}

const INSIDE = nameSpace('inside')
const PAIR_INSIDE = nameSpace('pair inside')
const BESIDE = nameSpace('beside')
const PAIR_BESIDE = nameSpace('pair beside')
const AROUND = nameSpace('around')
const AFTER_START = nameSpace('after start')
const IN_SENTENCE = nameSpace('in sentence')
const SIDE_OF_KIND = nameSpace('side of kind')
const SENTENCE_BEFORE = nameSpace('sentence before')
const CLOSE = 4
const [LEFT, RIGHT] = [1, 2]

/** The words of a mention and those that stand directly beside it. */
export function addWords(add: Add, scene: Scene, { from, to }: Mention): void {
  const at = openSentence(scene, from)
  for (let index = from; index < to; index += 1) {
    add(INSIDE, at(index).word)
    add(PAIR_INSIDE, at(index).group, at(index + 1).group)
  }
  for (let far = 1; far <= CLOSE; far += 1) {
    addBeside(add, [at(from - far), at(from - far - 1)], [LEFT, far])
    addBeside(add, [at(to - 1 + far), at(to + far)], [RIGHT, far])
    if (far < CLOSE) add(AFTER_START, at(from + far).word, far)
  }
  add(AROUND, at(from - 1).word, at(to).word)
  add(AROUND, at(from - 1).group, at(to).group, 1)
}

type Place = readonly [side: number, far: number]

function addBeside(add: Add, [near, next]: [WordView, WordView], [side, far]: Place): void {
  const place = side * 10 + far
  add(BESIDE, near.word, place)
  add(BESIDE, near.group, place, 1)
  if (far === CLOSE) return
  add(PAIR_BESIDE, near.word, next.word, place)
  add(PAIR_BESIDE, near.group, next.group, place + 100)
}

/** Words of the sentence wherever they stand, and of what was said right before it. */
export function addSentence(add: Add, scene: Scene, mention: Mention, kind: number): void {
  const { from, to } = mention
  const sentence = scene.sentences[from] ?? mention
  const start = Math.max(sentence.from, from - REACH)
  const end = Math.min(sentence.to, to + REACH)
  for (let index = start; index < end; index += 1) {
    const { word, group } = scene.words[index] ?? EDGE
    const side = index < from ? LEFT : index < to ? 0 : RIGHT
    add(SIDE_OF_KIND, group, kind, side)
    if (side === 0) continue
    add(IN_SENTENCE, word)
  }
  for (let index = Math.max(0, sentence.from - REACH); index < sentence.from; index += 1)
    add(SENTENCE_BEFORE, (scene.words[index] ?? EDGE).word)
}

/** Words by their place; beyond the sentence there is only its edge. */
function openSentence({ words, sentences }: Scene, from: number): (index: number) => WordView {
  const sentence = sentences[from]
  if (sentence === undefined) return () => EDGE
  return (index) => (index < sentence.from || index >= sentence.to ? EDGE : (words[index] ?? EDGE))
}

const KEY_BESIDE = nameSpace('key beside')
const KEY_PAIR = nameSpace('key pair')
const KEY_ASKED = nameSpace('key asked')
const KEY_TYPE = nameSpace('key type')

/** The nearest key words of each set inside the sentence, on both sides. */
export function addKeys(add: Add, scene: Scene, mention: Mention, view: MentionView): void {
  for (const set of scene.keys.keys()) {
    const [left = 0, next = 0] = findKeys(scene, mention, { set, step: -1, most: 2 })
    const [right = 0] = findKeys(scene, mention, { set, step: 1, most: 1 })
    add(KEY_BESIDE, left, view.kind, set * 10 + LEFT)
    add(KEY_BESIDE, right, view.kind, set * 10 + RIGHT)
    add(KEY_PAIR, left, next, set)
    add(KEY_PAIR, left, right, view.kind)
    add(KEY_ASKED, left, view.kind, scene.asked)
    add(KEY_TYPE, left, view.type, set)
  }
}

type Search = { set: number; step: 1 | -1; most: number }

function findKeys(scene: Scene, { from, to }: Mention, { set, step, most }: Search): number[] {
  const sentence = scene.sentences[from]
  const found: number[] = []
  const start = step < 0 ? from - 1 : to
  for (let far = 0; far < REACH && found.length < most; far += 1) {
    const at = start + far * step
    if (sentence === undefined || at < sentence.from || at >= sentence.to) break
    if (scene.keys[set]?.has(at)) found.push(scene.words[at]?.word ?? 0)
  }
  return found
}

const TYPE_BESIDE = nameSpace('type beside')
const UNIT_BESIDE = nameSpace('unit beside')
const KINDS = nameSpace('kinds')
const BETWEEN = nameSpace('between')
const GAP = nameSpace('gap')
const GROUP_PLACE = nameSpace('group place')
const GROUP_RANK = nameSpace('group rank')
const TOGETHER = nameSpace('together')
const FAR_KEY = nameSpace('far key')
const [BEFORE, AFTER] = [1, 2]
const READ_GAP = 6
const LONG_GAP = 4

/** The mentions before and after, and what stands between. */
export function addNeighbors(add: Add, scene: Scene, index: number): void {
  const own = scene.views[index] ?? NO_MENTION
  const before = scene.views[index - 1] ?? NO_MENTION
  const after = scene.views[index + 1] ?? NO_MENTION
  add(KINDS, before.kind, own.kind, after.kind)
  for (const [side, view] of [[BEFORE, before] as const, [AFTER, after] as const]) {
    add(TYPE_BESIDE, view.type, own.kind, side)
    add(UNIT_BESIDE, view.unit, own.unit, side)
  }
  addGap(add, scene, [index - 1, index], BEFORE)
  addGap(add, scene, [index, index + 1], AFTER)
}

function addGap(add: Add, scene: Scene, [first, second]: [number, number], side: number): void {
  const [left, right] = [scene.mentions[first], scene.mentions[second]]
  if (left === undefined || right === undefined) return
  const [one, other] = [scene.views[first] ?? NO_MENTION, scene.views[second] ?? NO_MENTION]
  const gap = right.from - left.to
  add(GAP, one.type, other.type, side * 10 + Math.min(gap, LONG_GAP))
  if (gap > READ_GAP) return
  for (let at = left.to; at < right.from; at += 1)
    add(BETWEEN, (scene.words[at] ?? EDGE).word, one.kind, other.kind)
}

/** What else the message counts, and the mention's rank among its like: "4 of the 12 clerks". */
export function addMessage(add: Add, scene: Scene, mention: Mention, index: number): void {
  const own = scene.views[index] ?? NO_MENTION
  for (const [name, { members }] of scene.groups) {
    if (name === own.group && members.length === 1) continue
    add(TOGETHER, name, own.kind)
    add(TOGETHER, name, own.type)
  }
  for (const key of scene.farKeys) add(FAR_KEY, key, own.kind)
  const group = scene.groups.get(own.group)
  if (group === undefined) return
  const count = Math.min(group.members.length, 3)
  const place = group.members[0] === index ? 0 : group.members[1] === index ? 1 : 2
  const rank = (mention.value >= group.most ? 1 : 0) + (mention.value <= group.least ? 2 : 0)
  add(GROUP_PLACE, own.kind, place, count)
  add(GROUP_RANK, own.type, rank, count)
  add(GROUP_RANK, own.type, rank, place + 10)
}
