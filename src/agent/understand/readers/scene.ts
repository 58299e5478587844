import { FAR_KEY_SETS, KEY_WORDS } from '#agent/lexicon/key-words.ts'
import { FILLERS, OTHER_NOUNS, PEOPLE_NOUNS, SITE_NOUNS, TOOL_NOUNS } from '#agent/lexicon/nouns.ts'
import { APPROXIMATE, FRACTIONS, MAGNITUDES, SMALL_NUMBERS, TENS } from '#agent/lexicon/numbers.ts'
import { PERIODS_A_WEEK, TIME_UNITS, WEEKDAYS } from '#agent/lexicon/units.ts'
import type { Mention, Per } from '#agent/understand/quantities/mention.ts'
import { hashText, mixHashes } from '#agent/understand/readers/hashing.ts'
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

/** Hashes of a token: the word itself, and the sort of word it is, which is the word again where none is known. */
export type WordView = { word: number; group: number }

const NUMBER = hashText('#')

export function viewWord(token: Token): WordView {
  if (isNumber(token)) return { word: NUMBER, group: NUMBER }
  const word = hashText(token.norm)
  const group = nameGroup(token.norm)
  return { word, group: group === null ? word : hashText(group) }
}

function isNumber({ kind, norm }: Token): boolean {
  return kind === 'number' || (norm in SMALL_NUMBERS && norm !== 'one') || norm in TENS
}

const isPerson = (norm: string) => PEOPLE_NOUNS.has(norm) && norm !== 'us' && norm !== 'them'

const GROUPS: readonly [string, (norm: string) => boolean][] = [
  ['<period>', (norm) => norm in PERIODS_A_WEEK],
  ['<time>', (norm) => norm in TIME_UNITS],
  ['<weekday>', (norm) => norm in WEEKDAYS],
  ['<magnitude>', (norm) => norm in MAGNITUDES],
  ['<fraction>', (norm) => norm in FRACTIONS],
  ['<persons>', (norm) => isPerson(norm) && norm.endsWith('s')],
  ['<person>', isPerson],
  ['<site>', (norm) => SITE_NOUNS.has(norm)],
  ['<tool>', (norm) => TOOL_NOUNS.has(norm)],
  ['<about>', (norm) => APPROXIMATE.has(norm)],
  ['<thing>', (norm) => OTHER_NOUNS.has(norm)],
  ['<filler>', (norm) => FILLERS.has(norm)],
]

function nameGroup(norm: string): string | null {
  return GROUPS.find(([, holds]) => holds(norm))?.[0] ?? null
}

/** Hashes of what is known of a mention by itself. */
export type MentionView = {
  kind: number
  /** Kind and class of noun, and whether it is more than one. */
  group: number
  /** Kind, class of noun, and what divides it. */
  type: number
  noun: number
  unit: number
  size: number
}

export function viewMention(mention: Mention): MentionView {
  const { kind, nounClass, noun, unit, value } = mention
  const kindHash = hashText(kind)
  return {
    kind: kindHash,
    group: hashText(`${kind} ${nounClass} ${kind === 'count' && value > 1}`),
    type: hashText(`${kind} ${nounClass} ${namePer(mention.per)}`),
    noun: hashText(noun ?? ''),
    unit: mixHashes(kindHash, hashText(unit ?? '')),
    size: mixHashes(kindHash, hashText(nameSize(mention))),
  }
}

function namePer({ week, isDay, person, site, item }: Per): string {
  const period = isDay ? 'day' : week === null ? '' : week.toFixed(1)
  return [period, person && 'person', site && 'site', item && 'item'].filter(Boolean).join('/')
}

/** Where amounts begin to mean something else: a wage, a month's pay, a salary. */
const SIZES = [0, 1, 2, 4, 8, 15, 30, 60, 120, 500, 2_000, 10_000, 30_000, 120_000]

function nameSize({ value, low, high }: Mention): string {
  const size = SIZES.findLastIndex((from) => value >= from)
  return `${size} ${Number.isInteger(value)} ${low !== high}`
}
