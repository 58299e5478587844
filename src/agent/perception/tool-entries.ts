import type { ToolEntry } from '#agent/perception/tool-entry.ts'
import { TOOLS } from '#agent/perception/tool-gazetteer.ts'

const ENTRY_BY_ALIAS = new Map(
  TOOLS.flatMap((entry) => entry.aliases.map((alias) => [alias, entry] as const)),
)
/** From this length on, one wrong letter still tells which name was meant: "outlok", "salesfroce". */
const MISSPELLED_FROM_CHARS = 6
const MISSPELLED_MAX_CHARS = 24

const readFirstWord = (alias: string) => /^[a-z0-9]+/.exec(alias)?.[0] ?? alias

function groupBy<Key>(keyOf: (alias: string) => Key): ReadonlyMap<Key, readonly string[]> {
  const groups = new Map<Key, string[]>()
  for (const alias of ENTRY_BY_ALIAS.keys()) {
    const group = groups.get(keyOf(alias))
    if (group) group.push(alias)
    else groups.set(keyOf(alias), [alias])
  }
  // Longest first, so that "sap concur" is read before "sap".
  for (const group of groups.values()) group.sort((left, right) => right.length - left.length)
  return groups
}

const ALIASES_BY_FIRST_WORD = groupBy(readFirstWord)
const ALIASES_BY_LENGTH = groupBy((alias) => alias.length)

/** Whether two words differ by one letter: added, left out, replaced, or swapped with its neighbour. */
export function isOneLetterOff(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false
  let start = 0
  while (start < left.length && left[start] === right[start]) start++
  const restLeft = left.slice(start)
  const restRight = right.slice(start)
  if (restLeft.slice(1) === restRight || restLeft === restRight.slice(1)) return true
  if (restLeft.slice(1) === restRight.slice(1)) return true
  const isSwapped = restLeft[0] === restRight[1] && restLeft[1] === restRight[0]
  return isSwapped && restLeft.slice(2) === restRight.slice(2)
}

/** The tool that a name in lower case means to the letter. */
export function getEntry(alias: string): ToolEntry | undefined {
  return ENTRY_BY_ALIAS.get(alias)
}

/** So common that a slip in a shorter word tells them, too: "slak", "exel". */
const COMMON = ['excel', 'slack', 'gmail', 'trello', 'asana', 'canva', 'notion', 'stripe']
const COMMON_FROM_CHARS = 4
const VENDOR = /^(?:microsoft|google)$/

/** "Microsft Exel": each word of a vendor's name may hold a slip. */
function findOfVendor(alias: string): ToolEntry | undefined {
  const [first = '', ...rest] = alias.split(' ')
  if (rest.length === 0 || !['microsoft', 'google'].some((name) => isOneLetterOff(first, name)))
    return undefined
  return VENDOR.test(first) ? undefined : findEntry(rest.join(' '))
}

function findCommon(alias: string): ToolEntry | undefined {
  if (alias.length < COMMON_FROM_CHARS) return undefined
  const near = COMMON.find((name) => name[0] === alias[0] && isOneLetterOff(alias, name))
  return near === undefined ? undefined : ENTRY_BY_ALIAS.get(near)
}

/** The tool that a name in lower case means, also with one letter wrong. */
export function findEntry(alias: string): ToolEntry | undefined {
  return findNear(alias) ?? findCommon(alias) ?? findOfVendor(alias)
}

function findNear(alias: string): ToolEntry | undefined {
  const exact = ENTRY_BY_ALIAS.get(alias)
  const isTooShort = alias.length < MISSPELLED_FROM_CHARS
  if (exact !== undefined || isTooShort || alias.length > MISSPELLED_MAX_CHARS) return exact
  for (const length of [alias.length, alias.length - 1, alias.length + 1]) {
    const near = (ALIASES_BY_LENGTH.get(length) ?? []).find(
      (known) =>
        known.length >= MISSPELLED_FROM_CHARS &&
        // Nobody misses the first letter, except by typing the second before it.
        (known[0] === alias[0] || known[0] === alias[1]) &&
        ENTRY_BY_ALIAS.get(known)?.needs !== 'list' &&
        isOneLetterOff(alias, known),
    )
    if (near !== undefined) return ENTRY_BY_ALIAS.get(near)
  }
  return undefined
}

const NAMES: ReadonlySet<string> = new Set(TOOLS.map(({ name }) => name))

/** Whether a tool's usual name is on our list. */
export function isKnownTool(name: string): boolean {
  return NAMES.has(name)
}

export type NamedTool = { entry: ToolEntry; start: number; end: number }

const WORD_START = /(?<![a-z0-9@.-])[a-z0-9]+/g
const WITHIN_WORD = /^(?:[a-z0-9@]|-[a-z0-9]|\.[a-z]{2})/

/** Every name from our list in a folded text, the longest at each place. */
export function findNamedTools(plain: string): NamedTool[] {
  const found: NamedTool[] = []
  let position = 0
  for (const { 0: word, index } of plain.matchAll(WORD_START)) {
    if (index < position) continue
    const alias = ALIASES_BY_FIRST_WORD.get(word)?.find(
      (known) =>
        plain.startsWith(known, index) &&
        !WITHIN_WORD.test(plain.slice(index + known.length, index + known.length + 3)),
    )
    const entry = alias === undefined ? undefined : ENTRY_BY_ALIAS.get(alias)
    if (alias === undefined || entry === undefined) continue
    position = index + alias.length
    found.push({ entry, start: index, end: position })
  }
  return found
}

const TOOL_HOSTS = new Set(
  TOOLS.flatMap((tool) => [
    ...(tool.host === undefined ? [] : [tool.host]),
    ...tool.aliases,
  ]).filter((alias) => alias.includes('.')),
)

/** True for "monday.com" and the like, which name a tool and not the visitor's company. */
export function isToolHost(host: string): boolean {
  return TOOL_HOSTS.has(host)
}
