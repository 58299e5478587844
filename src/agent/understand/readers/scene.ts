import type { Mention } from '#agent/understand/quantities/mention.ts'
import { hashText } from '#agent/understand/readers/hashing.ts'
import { FAR_KEY_SETS, KEY_WORDS } from '#agent/understand/readers/key-words.ts'
import { type MentionView, viewMention } from '#agent/understand/readers/mention-views.ts'
import { viewWord, type WordView } from '#agent/understand/readers/word-views.ts'
import { findSentences, type Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** A message as the features see it; made once, so that no mention reads all of it again. */
export type Scene = {
  words: readonly WordView[]
  mentions: readonly Mention[]
  views: readonly MentionView[]
  /** The sentence of every token. */
  sentences: readonly Range[]
  /** For every set of key words the places where one stands. */
  keys: readonly ReadonlySet<number>[]
  /** Key words of the whole message, each once. */
  farKeys: readonly number[]
  groups: ReadonlyMap<number, Group>
  asked: number
}

/** Mentions of the same kind that count the same sort of thing. */
export type Group = { members: number[]; least: number; most: number }

/** Tells one sort of feature from another, and stands in for what is not there. */
export const nameSpace = (name: string): number => hashText(`space ${name}`)
const EDGE_HASH = nameSpace('edge')
export const EDGE: WordView = { word: EDGE_HASH, group: EDGE_HASH }
export const NO_MENTION: MentionView = { kind: 1, group: 1, type: 1, noun: 1, unit: 1, size: 1 }

/** Words farther from a mention than this count for nothing; it keeps the time linear. */
export const REACH = 12

export function createScene(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  asked: string | null,
): Scene {
  const words = tokens.map(viewWord)
  const keys = KEY_WORDS.map((set) => findPlaces(tokens, set))
  const farPlaces = FAR_KEY_SETS.flatMap((set) => [...(keys[set] ?? [])])
  const views = mentions.map(viewMention)
  return {
    words,
    mentions,
    views,
    sentences: spreadSentences(tokens),
    keys,
    farKeys: [...new Set(farPlaces.map((at) => words[at]?.word ?? 0))],
    groups: groupMentions(mentions, views),
    asked: hashText(asked ?? ''),
  }
}

const findPlaces = (tokens: readonly Token[], set: ReadonlySet<string>) =>
  new Set(tokens.flatMap(({ norm }, index) => (set.has(norm) ? [index] : [])))

function spreadSentences(tokens: readonly Token[]): Range[] {
  const spread: Range[] = tokens.map((_, index) => ({ from: index, to: index + 1 }))
  for (const sentence of findSentences(tokens)) spread.fill(sentence, sentence.from, sentence.to)
  return spread
}

function groupMentions(mentions: readonly Mention[], views: readonly MentionView[]) {
  const groups = new Map<number, Group>()
  for (const [index, { value }] of mentions.entries()) {
    const name = views[index]?.group ?? 0
    const group = groups.get(name) ?? { members: [], least: value, most: value }
    group.members.push(index)
    group.least = Math.min(group.least, value)
    group.most = Math.max(group.most, value)
    groups.set(name, group)
  }
  return groups
}
