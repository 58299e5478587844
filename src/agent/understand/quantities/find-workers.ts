import { GROUP_JOINTS, SINGLE_PERSONS } from '#agent/lexicon/worker-words.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { type PeopleCounts, readWorkers } from '#agent/understand/quantities/read-workers.ts'
import type { Workers } from '#agent/understand/quantities/workers.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** A message that names more groups is no story of somebody's work; what is beyond is not read. */
const GROUPS_MAX = 64

/** Every group of workers of a message, in order. `people` are the figures that count people. */
export function findWorkers(tokens: readonly Token[], people: readonly Mention[]): Workers[] {
  const counts: PeopleCounts = new Map(
    people.flatMap((one) => (one.kind === 'count' ? [[one.from, one] as const] : [])),
  )
  const groups: Workers[] = []
  let at = 0
  while (at < tokens.length && groups.length < GROUPS_MAX) {
    const found = readWorkers(tokens, at, counts)
    if (found !== null) addGroup(tokens, groups, found)
    at = found?.to ?? at + 1
  }
  return groups
}

/** People that a message counts as such, before their roles are read. */
export const isCountOfPeople = ({ kind, nounClass }: Mention) =>
  kind === 'count' && nounClass === 'person'

/** "me and two temps", "Pam and Rosa": one group. Groups that carry figures of their own stay apart. */
function addGroup(tokens: readonly Token[], groups: Workers[], group: Workers): void {
  const last = groups.at(-1)
  if (last === undefined || !isJoined(tokens, last, group)) {
    groups.push(group)
    return
  }
  const count = (last.count ?? 0) + (group.count ?? 0)
  groups[groups.length - 1] = { ...group, from: last.from, count, isCounted: true }
}

/** "my wife and our two dispatchers". */
const OWNERS: ReadonlySet<string> = new Set(['my', 'our', 'the', 'her', 'his'])

/** Words between two groups that are one. */
const JOINTS_MAX = 2

function isJoined(tokens: readonly Token[], last: Workers, group: Workers): boolean {
  if (last.count === null || group.count === null || last.isEach || group.isRest) return false
  if (SINGLE_PERSONS.has(tokens[group.from]?.norm ?? '')) return false
  const gap = group.from - last.to
  if (gap < 1 || gap > JOINTS_MAX) return false
  const between = tokens.slice(last.to, group.from).map(({ norm }) => norm)
  const isOnlyComma = between.every((norm) => norm === ',')
  const isLinked = between.every(
    (norm, index) => GROUP_JOINTS.has(norm) || (index > 0 && OWNERS.has(norm)),
  )
  return isLinked && !(isOnlyComma && last.count !== 1)
}
