import { COMMON_WORDS } from '#agent/lexicon/common-words.ts'
import { TAIL_VERBS, TAILS } from '#agent/lexicon/tool-phrases.ts'
import { PROGRAM_KINDS, PROGRAM_OWNERS, TOOL_LISTS } from '#agent/lexicon/tools/tool-lists.ts'
import { createMender } from '#agent/understand/text/mend-word.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/**
 * How sure a name is by itself: `sure`; `capital` and `word`, which are words of everyday too and need a capital or a
 * cue; `kind`, such as "CRM", which counts in a list of tools or as the answer to the question.
 */
export type Certainty = 'sure' | 'capital' | 'word' | 'kind'
export type KnownTool = { name: string; certainty: Certainty }
/** Tokens, `to` exclusive. What `isVague` may be a name or not: it only takes away what is known by it. */
export type ToolMention = KnownTool & { from: number; to: number; isVague?: boolean }

const MARKS: readonly (readonly [string, Certainty])[] = [
  ['~~', 'word'],
  ['~', 'capital'],
  ['*', 'kind'],
]

function readAlias(written: string): { alias: string; certainty: Certainty } {
  const mark = MARKS.find(([sign]) => written.endsWith(sign))
  const alias = mark === undefined ? written : written.slice(0, -mark[0].length)
  return { alias, certainty: mark?.[1] ?? 'sure' }
}

/** One tool as its line in the lexicon has it: its usual name, and all that people call it. */
type Line = { name: string; aliases: readonly { alias: string; certainty: Certainty }[] }

function readLine(line: string): Line {
  const parts = line.split(',').map((part) => part.trim())
  const name = readAlias(parts[0] ?? '').alias.replace(/!$/, '')
  // A name with "!" is called so by nobody: "Jane" is a person.
  return { name, aliases: parts.filter((part) => !part.endsWith('!')).map(readAlias) }
}

const LINES = TOOL_LISTS.flatMap((list) => list.split(/[;\n]/))
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .map(readLine)

/** Letters and digits alone, so that "share-point", "Share Point" and "SharePoint" are one. */
const squeeze = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\d]+/gu, '')

/** Of two tools with one alias the one that is surely meant counts, else the last. */
function indexAliases(): ReadonlyMap<string, KnownTool> {
  const byKey = new Map<string, KnownTool>()
  for (const { name, aliases } of LINES) {
    for (const { alias, certainty } of aliases) {
      const key = squeeze(alias)
      if (byKey.get(key)?.certainty !== 'sure') byKey.set(key, { name, certainty })
    }
  }
  return byKey
}

const BY_KEY = indexAliases()
/** Names as they are written, with their spaces. */
const WRITTEN: ReadonlySet<string> = new Set(
  LINES.flatMap(({ aliases }) => aliases.map(({ alias }) => alias.toLowerCase())),
)
const NAMES: ReadonlySet<string> = new Set(LINES.map(({ name }) => name))
const HOSTS: ReadonlySet<string> = new Set(
  [...WRITTEN].filter((alias) => /^[a-z\d-]+(?:\.[a-z]+)+$/.test(alias)),
)
const mend = createMender({
  words: new Set([...BY_KEY.keys(), ...COMMON_WORDS]),
  longWords: new Set(
    [...BY_KEY].flatMap(([key, { certainty }]) =>
      key.length > 5 && (certainty === 'sure' || certainty === 'capital') ? [key] : [],
    ),
  ),
})

/** Names in lower case, as a visitor may write them; those that are words of everyday only on demand. */
export function listToolWords(which: 'all' | 'sure'): string[] {
  return [...WRITTEN].filter(
    (alias) => which === 'all' || BY_KEY.get(squeeze(alias))?.certainty === 'sure',
  )
}

/** What people call a tool of that usual name. */
export function listToolAliases(name: string): string[] {
  const found = LINES.filter((line) => line.name.toLowerCase() === name.toLowerCase())
  return found.flatMap(({ aliases }) => aliases.map(({ alias }) => alias.toLowerCase()))
}

/** The tool that a visitor calls so, also with one letter wrong. */
export function findTool(written: string): KnownTool | undefined {
  const key = squeeze(written)
  return BY_KEY.get(key) ?? BY_KEY.get(mend(key))
}

/** Whether a tool's usual name is on our list. */
export function isKnownTool(name: string): boolean {
  return NAMES.has(name)
}

/** True for "monday.com" and the like, which name a tool and not the visitor's company. */
export function isToolHost(host: string): boolean {
  return HOSTS.has(host)
}

const WORDS_MAX = 5
const SLIP_WORDS_MAX = 2

/** Every name from our list, the longest at each place. */
export function findKnownTools(text: string, tokens: readonly Token[]): ToolMention[] {
  const found: ToolMention[] = []
  let at = 0
  while (at < tokens.length) {
    const named = isStart(tokens, at) ? findAt(text, tokens, at) : undefined
    const mention = named && { ...named, to: named.to + (hasVersion(tokens, named.to) ? 1 : 0) }
    if (mention !== undefined) found.push(mention)
    at = mention?.to ?? at + 1
  }
  return found
}

const VERSION = /^(?:365|20[0-3]\d)$/

/** "Outlook 365", "Excel 2016": no figure, unless it counts what follows ("Excel 365 days a year"). */
function hasVersion(tokens: readonly Token[], to: number): boolean {
  const [version, after] = [tokens[to], tokens[to + 1]]
  if (version?.kind !== 'number' || version.isGlued || !VERSION.test(version.norm)) return false
  return after?.kind !== 'word' || TAILS.has(after.norm) || TAIL_VERBS.has(after.norm)
}

/** Not within an address or a word of several parts: "sales@", "re-slack". */
function isStart(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.kind === 'sign' || token.kind === 'break') return false
  const before = tokens[at - 1]?.norm ?? ''
  return !token.isGlued || !['@', '-', '.', '_'].includes(before)
}

function findAt(text: string, tokens: readonly Token[], from: number): ToolMention | undefined {
  const ends = listEnds(tokens, from)
  for (const to of ends.toReversed()) {
    const known = BY_KEY.get(readKey(tokens, from, to))
    if (known === undefined || !isWhole(tokens, to)) continue
    const mention = doubtSpaces(text, tokens, { ...known, from, to })
    if (mention !== undefined) return mention
  }
  return findKind(tokens, from) ?? findSlip(tokens, from, ends)
}

/** Where a name that starts here may end: after words and numbers that no sign but a point or a hyphen parts. */
function listEnds(tokens: readonly Token[], from: number): number[] {
  const ends: number[] = []
  for (let at = from; at < tokens.length && ends.length < WORDS_MAX; at += 1) {
    const token = tokens[at]
    if (token === undefined || token.kind === 'break') break
    if (token.kind !== 'sign') ends.push(at + 1)
    else if (!".-/&+'!".includes(token.norm) || tokens[at + 1]?.isGlued !== true) break
  }
  return ends
}

function readKey(tokens: readonly Token[], from: number, to: number): string {
  let key = ''
  for (let at = from; at < to; at += 1) key += squeeze(tokens[at]?.norm ?? '')
  return key
}

/** What goes on without a space is part of another word or an address: "zoho.eu", "excel-lent", "box2". */
function isWhole(tokens: readonly Token[], to: number): boolean {
  const [next, after] = [tokens[to], tokens[to + 1]]
  if (next?.isGlued !== true || next.norm === "'s") return true
  if (next.kind === 'word' || next.kind === 'number' || next.norm === '@') return false
  const isJoint = next.norm === '-' || next.norm === '.'
  return !(isJoint && after?.isGlued === true && after.kind === 'word' && !after.isCapital)
}

/** "Work day" is no name, and "ship hero" one only where something says so, unless it is usually written in two. */
function doubtSpaces(
  text: string,
  tokens: readonly Token[],
  mention: ToolMention,
): ToolMention | undefined {
  const words = tokens.slice(mention.from, mention.to)
  const written = text.slice(words[0]?.start, words.at(-1)?.end).toLowerCase()
  if (!written.includes(' ') || WRITTEN.has(written.replaceAll(/\s+/g, ' '))) return mention
  const isCommon = words.every(({ norm }) => COMMON_WORDS.has(norm))
  return isCommon ? undefined : { ...mention, certainty: 'word' }
}

/** "Our own booking system", "a supplier portal". */
function findKind(tokens: readonly Token[], from: number): ToolMention | undefined {
  let to = from
  while (to < from + 3 && PROGRAM_OWNERS.has(tokens[to]?.norm ?? '')) {
    to += tokens[to + 1]?.norm === '-' ? 2 : 1
  }
  if (to === from || !PROGRAM_KINDS.has(tokens[to]?.norm ?? '')) return undefined
  const words = tokens.slice(from, to + 1).map(({ norm }) => norm)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return { name: name.replace(' - ', '-'), certainty: 'kind', from, to: to + 1 }
}

function findSlip(
  tokens: readonly Token[],
  from: number,
  ends: readonly number[],
): ToolMention | undefined {
  for (const to of ends.slice(0, SLIP_WORDS_MAX).toReversed()) {
    const words = tokens.slice(from, to).map(({ norm }) => norm)
    const key = readKey(tokens, from, to)
    const known = words.some((word) => COMMON_WORDS.has(word)) ? undefined : BY_KEY.get(mend(key))
    if (known !== undefined && isWhole(tokens, to))
      return { name: known.name, certainty: 'word', from, to }
  }
  return undefined
}
