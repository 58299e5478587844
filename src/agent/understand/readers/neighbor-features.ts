import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Add } from '#agent/understand/readers/hashing.ts'
import { EDGE, NO_MENTION, nameSpace, type Scene } from '#agent/understand/readers/scene.ts'

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
