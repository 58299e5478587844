import { TOOLS, type ToolEntry } from '#agent/perception/tool-gazetteer.ts'

const ENTRY_BY_ALIAS = new Map(
  TOOLS.flatMap((entry) => entry.aliases.map((alias) => [alias, entry] as const)),
)
/** From this length on, one wrong letter still tells which name was meant: "outlok", "salesfroce". */
const MISSPELLED_FROM_CHARS = 6

/** Whether two words differ by one letter: added, left out, replaced, or swapped with its neighbour. */
function isOneLetterOff(left: string, right: string): boolean {
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

/** The tool that a name in lower case means, also with one letter wrong. */
export function findEntry(alias: string): ToolEntry | undefined {
  const exact = ENTRY_BY_ALIAS.get(alias)
  if (exact !== undefined || alias.length < MISSPELLED_FROM_CHARS || alias.length > 24) return exact
  for (const [known, entry] of ENTRY_BY_ALIAS) {
    if (known.length >= MISSPELLED_FROM_CHARS && isOneLetterOff(alias, known)) return entry
  }
  return undefined
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
