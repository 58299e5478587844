import { toWordSet } from '#agent/lexicon/word-set.ts'
import { type Candidate, createCandidate } from '#agent/understand/quantities/candidate.ts'
import type { Effort } from '#agent/understand/quantities/effort.ts'
import { findWorkers } from '#agent/understand/quantities/find-workers.ts'
import { create, type Mention } from '#agent/understand/quantities/mention.ts'
import type { RoledFigures } from '#agent/understand/quantities/roles.ts'
import { findSubject } from '#agent/understand/quantities/subjects.ts'
import type { Workers } from '#agent/understand/quantities/workers.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * People who do the work: those whose time was told, the only people that were counted, or the answer to the question.
 * Where more people are named than that tells apart, none are.
 */
export function readTeam(figures: RoledFigures, efforts: readonly Effort[]): Candidate | null {
  const people = figures.mentions.filter((_, index) => figures.roles[index] === 'people')
  const groups = findWorkers(figures.tokens, people).filter(
    ({ count, isCounted }) => count !== null && isCounted,
  )
  const isAsked = figures.asked.includes('team_size')
  // So many at each of several sites are more than were counted.
  const isSpread = figures.mentions.some(
    ({ value }, index) => figures.roles[index] === 'sites' && value > 1,
  )
  const told = readTold(groups, efforts)
  if (told !== null && (isAsked || (told > 1 && !isSpread)))
    return toCandidate(figures, told, groups)
  const [first, ...others] = groups
  if (first === undefined) return null
  if (others.length === 0) return readOnly(figures, first, { efforts, isAsked })
  return toCandidate(figures, readSeveral(figures, groups, isAsked), groups)
}

/** Each part of the work has its people, and nobody else was counted but the whole of them. */
function readTold(groups: readonly Workers[], efforts: readonly Effort[]): number | null {
  if (efforts.length === 0 || efforts.some(({ people }) => people === null)) return null
  const distinct = efforts.filter(
    ({ namedAt }, index) =>
      namedAt === null || efforts.findIndex((one) => one.namedAt === namedAt) === index,
  )
  const told = sum(distinct.map(({ people }) => people ?? 0))
  const largest = Math.max(0, ...groups.map(({ count }) => count ?? 0))
  const isWhole = groups.length <= efforts.length || largest === told
  return told > 0 && groups.length > 0 && isWhole && told >= largest ? told : null
}

type Known = { efforts: readonly Effort[]; isAsked: boolean }

function readOnly(
  figures: RoledFigures,
  group: Workers,
  { efforts, isAsked }: Known,
): Candidate | null {
  const { mentions, roles } = figures
  const isNumber = mentions.some(
    ({ from }, index) => from >= group.from && from < group.to && roles[index] === 'people',
  )
  if (!isNumber)
    return isAsked && isCountOfSelf(figures, group)
      ? toCandidate(figures, group.count, [group])
      : null
  if (!isAsked && (isOthersTime(figures, group, efforts) || isLone(figures, group))) return null
  const sites = mentions.filter(({ value }, index) => roles[index] === 'sites' && value > 1)
  if (group.isPerSite) return multiplyBySites(figures, group, sites)
  return sites.length > 0 && !isAsked ? null : toCandidate(figures, group.count, [group])
}

/** "My wife does it" beside "34 guys": somebody else's time was told. */
function isOthersTime(figures: RoledFigures, group: Workers, efforts: readonly Effort[]): boolean {
  return efforts.some(({ mentions: [mention] }) => {
    const subject = mention === undefined ? null : findSubject(figures, mention)
    return subject?.count === 1 && subject.from !== group.from && subject.isCounted
  })
}

/** "two clerks at each of our three shops" are six. */
function multiplyBySites(
  figures: RoledFigures,
  group: Workers,
  sites: readonly Mention[],
): Candidate | null {
  const [site, ...others] = sites
  if (site === undefined || others.length > 0 || group.count === null) return null
  const value = group.count * site.value
  const candidate = toCandidate(figures, value, [group])
  return candidate === null ? null : { ...candidate, low: value, high: value, isWorkedOut: true }
}

/** A single person who happens to be mentioned, and not "just me", "only one person". */
const isLone = ({ tokens }: RoledFigures, { count }: Workers) =>
  count === 1 && !tokens.some(({ norm }) => ALONE.has(norm))

const ALONE = toWordSet('only just alone single nobody')

/** "Nine of us, but only four do it", "11 people, 3 on denials and 8 on the rest", "6 in Austin, 4 in Denver". */
function readSeveral(
  { tokens }: RoledFigures,
  groups: readonly Workers[],
  isAsked: boolean,
): number | null {
  const [whole, ...parts] = dropRepeatedSelf(tokens, groups)
  if (whole === undefined) return null
  const narrowed = groups.length === 2 ? readNarrowed(tokens, whole, parts.at(-1)) : null
  if (narrowed !== null) return narrowed
  const all = whole.count ?? 0
  const rest = sum(parts.map(({ count }) => count ?? 0))
  if (parts.length === 0 || all >= rest) return isAsked || all === rest ? whole.count : null
  return isAsked ? all + rest : null
}

/** "I" and "me" are the same person. */
function dropRepeatedSelf(tokens: RoledFigures['tokens'], groups: readonly Workers[]): Workers[] {
  const first = groups.findIndex((one) => isSelf(tokens, one))
  return groups.filter((group, index) => index === first || !isSelf(tokens, group))
}

/** "but only four do it". */
function readNarrowed(
  tokens: RoledFigures['tokens'],
  whole: Workers,
  part: Workers | undefined,
): number | null {
  if (part === undefined || (part.count ?? 0) >= (whole.count ?? 0)) return null
  const before = [1, 2, 3].map((back) => tokens[part.from - back]?.norm ?? '')
  return before.includes('only') || before.includes('but') ? part.count : null
}

const isSelf = (tokens: RoledFigures['tokens'], { from, count }: Workers) =>
  count === 1 && ['me', 'i', 'myself'].includes(tokens[from]?.norm ?? '')

/** "my wife and I", "me plus a temp", "it's only me": an answer that counts without a number. */
function isCountOfSelf({ tokens }: RoledFigures, group: Workers): boolean {
  if ((group.count ?? 0) > 1) return true
  const before = [1, 2].map((back) => tokens[group.from - back]?.norm ?? '')
  return (
    before.some((norm) => norm === 'only' || norm === 'just' || norm === "'s") &&
    !before.includes('not')
  )
}

function toCandidate(
  figures: RoledFigures,
  value: number | null,
  groups: readonly Workers[],
): Candidate | null {
  if (value === null || value <= 0) return null
  const inside = figures.mentions.filter(
    ({ from, kind }) =>
      kind === 'count' && groups.some((group) => from >= group.from && from < group.to),
  )
  const [only] = inside
  if (inside.length === 1 && only !== undefined && only.value === value)
    return createCandidate('team_size', value, inside, { low: only.low, high: only.high })
  const places = inside.length > 0 ? inside : groups.map(toPlace)
  return createCandidate('team_size', value, places, { isWorkedOut: groups.length > 1 })
}

/** Words without a number of their own, as where the value was read. */
function toPlace({ from, to, count }: Workers): Mention {
  return create('count', count ?? 0, [from, to], { nounClass: 'person' })
}
