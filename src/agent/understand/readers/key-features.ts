import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Add } from '#agent/understand/readers/hashing.ts'
import type { MentionView } from '#agent/understand/readers/mention-views.ts'
import { nameSpace, REACH, type Scene } from '#agent/understand/readers/scene.ts'

const KEY_BESIDE = nameSpace('key beside')
const KEY_PAIR = nameSpace('key pair')
const KEY_ASKED = nameSpace('key asked')
const KEY_TYPE = nameSpace('key type')
const [LEFT, RIGHT] = [1, 2]

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
