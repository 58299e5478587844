import type { Mention } from '#agent/understand/quantities/mention.ts'
import { type Add, mixHashes } from '#agent/understand/readers/hashing.ts'
import { addKeys } from '#agent/understand/readers/key-features.ts'
import type { MentionView } from '#agent/understand/readers/mention-views.ts'
import { addMessage, addNeighbors } from '#agent/understand/readers/neighbor-features.ts'
import { createScene, NO_MENTION, nameSpace, type Scene } from '#agent/understand/readers/scene.ts'
import { addSentence, addWords } from '#agent/understand/readers/word-features.ts'
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
