import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Add } from '#agent/understand/readers/hashing.ts'
import { EDGE, nameSpace, REACH, type Scene } from '#agent/understand/readers/scene.ts'
import type { WordView } from '#agent/understand/readers/word-views.ts'

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
