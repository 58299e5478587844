import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { WEEK_DAYS, WEEKDAYS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  type Derivation,
  derive,
  type Factor,
  type Figures,
  isAsked,
  toAmountFactors,
  toUse,
  type Use,
} from '#agent/understand/quantities/derivation.ts'
import { toFactors } from '#agent/understand/quantities/frequencies.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import {
  countDays,
  isShort,
  type Placed,
  type WrittenSum,
} from '#agent/understand/quantities/written-sums.ts'
import { findClauseOf } from '#agent/understand/text/clauses.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

export const isPresent = <One>(one: One | null): one is One => one !== null
export const placeAll = ({ mentions }: Figures): Placed[] =>
  mentions.map((mention, index) => ({ mention, index }))

/** Told of now, and neither planned nor supposed. */
export function isOfNow({ clauses }: Figures, { from }: Mention): boolean {
  const clause = findClauseOf(clauses, from)
  return clause === undefined || (clause.time === 'now' && !clause.isSupposed)
}

/** An amount of time, and what was said of how often it comes. */
type DayPart = { time: Placed; often: Placed[]; people: Placed[]; isOfEach?: boolean }

const STRONG = toWordSet('and plus while whereas then ; . & +')
/** Words with which two amounts are no parts of one sum. */
const NO_PARTS = toWordSet(
  'or used was were before instead not sometimes either total altogether of which so makes = between',
)
const PART_HOURS_MAX = 60

/**
 * "I do 4 hours on Fridays and Ben does 2 every day", "1 hour in the morning and 30 minutes at closing, 6 days": each
 * amount as often as was said of it. It is said back.
 */
export function readDayParts(figures: Figures): WrittenSum | null {
  const parts = listDayParts(figures)
  if (parts === null || parts.length < 2) return null
  // Amounts that have their own periods are read as such.
  const isOfEach = parts.some((part) => part.isOfEach)
  if (!isOfEach && parts.every(({ often }) => often.length === 0) && !hasOtherDays(figures))
    return null
  const terms = parts.map((part) => toTerm(figures, lend(figures, part, parts)))
  if (!terms.every(isPresent)) return null
  const uses = terms.flatMap((term) => term.uses)
  const once = uses.filter((use, at) => uses.findIndex(({ from }) => from === use.from) === at)
  const except = exceptDays(figures, parts, terms)
  const shown = except ?? terms
  const derivation = derive('manual_hours', sumUp(shown), once, {
    factors: shown.map(({ factors }) => factors),
    marks: ['written'],
  })
  const team = countDoers(figures, parts)
  return { derivation, isAsked: true, stated: except === null ? null : sumUp(terms), team }
}

const sumUp = (terms: readonly Term[]) => terms.reduce((sum, { value }) => sum + value, 0)

/** "1 hour in the morning and 30 minutes at closing, 6 days": what was said once of how often holds for each. */
function lend(figures: Figures, part: DayPart, parts: readonly DayPart[]): DayPart {
  const { mention } = part.time
  if (part.often.length > 0) return part
  const owners = parts.filter(({ often }) => often.length > 0)
  const [owner] = owners
  if (owner === undefined || owners.length > 1 || owner.time === part.time) return part
  const isDaily = ({ time, often }: DayPart) =>
    time.mention.per.isDay ||
    often.some((one) => one.mention.per.isDay || (countDays(one.mention) ?? 0) > WEEK_DAYS)
  if (mention.per.isDay) return isDaily(owner) ? { ...part, often: owner.often } : part
  if (mention.per.week !== null || countOtherDays(figures, mention.to) !== null) return part
  const isLast = owner === parts.at(-1)
  const isBefore =
    owner === parts[0] && (owner.often[0]?.mention.from ?? 0) < owner.time.mention.from
  const isShared = parts.every((one) => one === owner || one.time.mention.per.week === null)
  return isShared && (isLast || isBefore) ? { ...part, often: owner.often } : part
}

const EXCEPT = toWordSet('but except')

/** "2 hours a day but 5 hours on Fridays": on the days that are named, the other amount may take the place of the first. */
function exceptDays(
  { tokens }: Figures,
  parts: readonly DayPart[],
  terms: readonly Term[],
): Term[] | null {
  const [first, second, ...others] = parts
  const [usual, other] = terms
  const only = second?.often[0]?.mention
  if (first === undefined || second === undefined || usual === undefined || others.length > 0)
    return null
  if (other === undefined || only?.unit !== 'weekdays' || !first.time.mention.per.isDay) return null
  const between = tokens.slice(first.time.mention.to, second.time.mention.from)
  const isWeekend = tokens.slice(only.from, only.to).some(({ norm }) => (WEEKDAYS[norm] ?? 0) > 5)
  const days = usual.value / first.time.mention.value
  const left = days - only.value
  if (isWeekend || left <= 0 || !between.some(({ norm }) => EXCEPT.has(norm))) return null
  const factors = usual.factors.map((one) => (one.unit === 'days' ? { ...one, value: left } : one))
  return [{ ...usual, value: (usual.value / days) * left, factors }, other]
}

const SELF = toWordSet('i me my')
const DOES = toWordSet('does spends works takes puts needs')
const RELATED = toWordSet('wife husband brother sister son daughter dad mom mum cousin partner')

/** Who does it: the one who writes, somebody by a noun or a name, or null. */
function findDoer(words: readonly Token[]): string | null {
  const at = words.findIndex(({ norm, isCapital }, place) => {
    const isName = isCapital && !(norm in WEEKDAYS) && !SELF.has(norm)
    const isNamed = isName && (place > 0 || DOES.has(words[place + 1]?.norm ?? ''))
    return SELF.has(norm) || PEOPLE_NOUNS.has(norm) || isNamed
  })
  const [first, next] = [words[at]?.norm, words[at + 1]?.norm ?? '']
  if (first === undefined || !SELF.has(first)) return first ?? null
  const isOther = first === 'my' && (RELATED.has(next) || PEOPLE_NOUNS.has(next))
  return isOther ? next : 'i'
}

/** "I do 4 hours on Fridays and Ben does 2": those of all amounts; null where the first has nobody, or one does all. */
function countDoers({ tokens }: Figures, all: readonly DayPart[]): Derivation | null {
  const parts = all.filter(({ time }, at) => all.findIndex((one) => one.time === time) === at)
  const doers: (string | null)[] = []
  for (const [at, { time }] of parts.entries()) {
    const start = parts[at - 1]?.time.mention.to ?? 0
    const words = tokens.slice(start, time.mention.from)
    // "All day Monday and half of Tuesday": the same goes on.
    const isJoined = words.length === 1 && words[0]?.norm === 'and'
    doers.push(findDoer(words) ?? (isJoined ? doers.at(-1) : null) ?? null)
  }
  const [shared] = parts.flatMap(({ people, isOfEach }) => (isOfEach ? people : []))
  if (shared !== undefined)
    return derive('team_size', shared.mention.value, [
      toUse(shared.mention, shared.index, 'people'),
    ])
  const groups = parts.filter(({ people }) => people.length > 0)
  const counts = parts.flatMap(({ people: [group] }, at) => {
    if (group !== undefined) return group.mention.value
    return doers.indexOf(doers[at] ?? null) === at ? 1 : []
  })
  const isNobody = parts.some(({ people }, at) => people.length === 0 && doers[at] === null)
  if (isNobody || (counts.length < 2 && groups.length === 0)) return null
  const uses = parts.map(({ time }) => toUse(time.mention, time.index, 'hours each'))
  return derive(
    'team_size',
    counts.reduce((sum, count) => sum + count, 0),
    uses,
  )
}

/** Between the figures, and not within one as in "half of Tuesday". */
const areNoParts = ({ tokens, mentions }: Figures, from: number, to: number): boolean =>
  tokens.some(
    ({ norm }, at) =>
      at >= from &&
      at < to &&
      NO_PARTS.has(norm) &&
      !mentions.some((one) => one.from <= at && at < one.to),
  )

/** The amounts in their order, or null where a figure is neither an amount of time nor how often one comes. */
function listDayParts(figures: Figures): DayPart[] | null {
  const placed = placeAll(figures).filter(
    ({ mention }) => mention.kind !== 'money' && !isEveryOne(figures, mention),
  )
  const times = placed.filter(
    (one, at) =>
      isShort(one) ||
      (placed.slice(0, at).some(isShort) && isCarried(one, [placed[at - 1], placed[at + 1]])),
  )
  const first = times[0]?.mention
  const last = placed.at(-1)?.mention
  if (first === undefined || last === undefined) return null
  if (areNoParts(figures, first.from, last.to)) return null
  if (!times.every(({ mention }) => isOfNow(figures, mention) && mention.low === mention.high))
    return null
  const others = placed.filter((other) => !times.includes(other))
  return shareOut(figures, times, others)
}

/** How often and by whom: each figure with the amount that it is said of; null where one is said of none. */
function shareOut(
  figures: Figures,
  times: readonly Placed[],
  others: readonly Placed[],
): DayPart[] | null {
  const parts: DayPart[] = times.map((time) => ({ time, often: [], people: [] }))
  for (const one of others) {
    const borrowed = borrowTime(figures, one.mention, parts)
    if (borrowed !== null) parts.push(borrowed)
    const at = parts.length > times.length ? -1 : findOwner(figures, one.mention, times)
    const part = parts.at(at)
    if (part === undefined) return null
    if (one.mention.kind === 'schedule' || countDays(one.mention) !== null) part.often.push(one)
    else if (one.mention.nounClass === 'person') part.people.push(one)
    else return null
  }
  return shareGroup(figures, parts)
}

const EVERY = toWordSet('every each single')

/** "Every single one" counts nobody. */
const isEveryOne = ({ tokens }: Figures, { from }: Mention): boolean =>
  tokens[from]?.norm === 'one' && EVERY.has(tokens[from - 1]?.norm ?? '')

const ALL_OF_THEM = /\b(?:each|every (?:single )?one|everyone|everybody|all of them|both)\b/

/** "Seven caseworkers, and every single one gives up half of Thursday and half of Friday": all amounts are of each. */
function shareGroup({ tokens }: Figures, parts: readonly DayPart[]): DayPart[] {
  const [group, ...others] = parts.flatMap(({ people }) => people)
  const first = parts[0]?.time.mention
  if (group === undefined || first === undefined || others.length > 0 || parts.length < 2)
    return [...parts]
  const between = tokens.slice(group.mention.to, first.from).map(({ norm }) => norm)
  const isOfAll = group.mention.value > 1 && ALL_OF_THEM.test(between.join(' '))
  return isOfAll ? parts.map((part) => ({ ...part, people: [group], isOfEach: true })) : [...parts]
}

const ALSO = toWordSet('also too plus')

/** "2 hours each every day. We also work Saturdays": the same amount on another day. */
function borrowTime(
  { tokens }: Figures,
  { kind, unit, from, to }: Mention,
  parts: readonly DayPart[],
): DayPart | null {
  const [only, ...others] = parts
  const isDay = kind === 'schedule' && unit === 'weekdays'
  if (only === undefined || others.length > 0 || !isDay || from < only.time.mention.to) return null
  const beside = [...tokens.slice(only.time.mention.to, from), ...tokens.slice(to, to + 1)]
  const isAdded = only.time.mention.per.isDay && beside.some(({ norm }) => ALSO.has(norm))
  return isAdded ? { time: only.time, often: [], people: [] } : null
}

/** "2 every day", "2 on Saturdays", "on Fridays 3", after an amount in hours. */
function isCarried({ mention }: Placed, beside: readonly (Placed | undefined)[]): boolean {
  const { kind, noun, per, value, from, to } = mention
  const isBeside = beside.some(
    (one) =>
      one?.mention.kind === 'schedule' &&
      (one.mention.to === from || (one.mention.from >= to && one.mention.from <= to + 1)),
  )
  const isOften = per.week !== null || isBeside
  return kind === 'count' && noun === null && isOften && value <= PART_HOURS_MAX
}

/** Which amount a figure belongs to: the one before it, unless a joint stands between them, or none after it. */
function findOwner({ tokens }: Figures, { from, to }: Mention, times: readonly Placed[]): number {
  const next = times.findIndex(({ mention }) => mention.from >= to)
  if (next < 0) return times.length - 1
  if (next === 0) return 0
  const before = times[next - 1]?.mention.to ?? 0
  const isCut = tokens.slice(before, from).some(({ norm }) => STRONG.has(norm))
  const after = tokens.slice(to, times[next]?.mention.from)
  const isEnded = after.some(({ norm }) => norm === ',' || STRONG.has(norm))
  return isEnded && !isCut ? next - 1 : next
}

type Term = { value: number; uses: Use[]; factors: Factor[] }

/** One amount as often as it comes, for everybody who does it; null where that is not plain. */
function toTerm(
  figures: Figures,
  { time, often, people, isOfEach: isShared }: DayPart,
): Term | null {
  const { mention, index } = time
  const frequency = readOften(figures, mention, often)
  const [group, ...others] = people
  if (frequency === null || others.length > 0) return null
  const isOfEach = isShared || mention.per.person || group?.mention.to === mention.from
  if (group !== undefined && !isOfEach && group.mention.value !== 1) return null
  const count = group?.mention.value ?? 1
  const counted: Factor[] = count === 1 ? [] : [{ value: count, unit: group?.mention.noun ?? '' }]
  const amount =
    mention.kind === 'time'
      ? toAmountFactors(mention, false)
      : [{ value: mention.value, unit: 'hours' }]
  return {
    value: mention.value * frequency.week * count,
    uses: [
      toUse(mention, index, 'hours'),
      ...often.map((one) => toUse(one.mention, one.index, 'period')),
      ...(count === 1 || group === undefined ? [] : [toUse(group.mention, group.index, 'people')]),
    ],
    factors: [...counted, ...amount, ...frequency.factors],
  }
}

/** How often in a week: by days that are counted, by those that are named, or by its own period. */
function readOften(
  figures: Figures,
  { per, to }: Mention,
  often: readonly Placed[],
): { week: number; factors: Factor[] } | null {
  const isDaily = ({ mention: { kind, per: own } }: Placed) => kind === 'schedule' && own.isDay
  const [only, ...others] = often.filter((one) => !isDaily(one))
  if (others.length > 0) return null
  if (only !== undefined) return per.week !== null && !per.isDay ? null : readDays(only.mention)
  if (often.length > 0 || per.isDay) return { week: WEEK_DAYS, factors: toDays(WEEK_DAYS) }
  if (per.week !== null) return { week: per.week, factors: toFactors(per.week) }
  const rest = countOtherDays(figures, to)
  if (rest !== null) return { week: rest, factors: toDays(rest) }
  return isAsked(figures, 'manual_hours') ? { week: 1, factors: [] } : null
}

/** "6 days", "Mondays and Thursdays", "every other Friday", "twice a week". */
function readDays(mention: Mention): { week: number; factors: Factor[] } {
  const { kind, unit, value, per } = mention
  const week = (countDays(mention) ?? value) * (kind === 'schedule' ? (per.week ?? 1) : 1)
  const isOfDays = Number.isInteger(week) && unit !== 'times'
  return { week, factors: isOfDays ? toDays(week) : toFactors(week) }
}

const toDays = (days: number): Factor[] => (days === 1 ? [] : [{ value: days, unit: 'days' }])

const isOther = (tokens: Figures['tokens'], at: number) =>
  (tokens[at]?.norm === 'other' && tokens[at + 1]?.norm === 'days') ||
  (tokens[at]?.norm === 'rest' && tokens[at + 3]?.norm === 'week')

const hasOtherDays = ({ tokens }: Figures) => tokens.some((_, at) => isOther(tokens, at))

/** "Mondays 8 hours, the other days 2": those of five that were not named. */
function countOtherDays({ tokens }: Figures, from: number): number | null {
  const at = tokens.findIndex((_, place) => isOther(tokens, place))
  if (at < 0 || at < from - OTHER_REACH || at > from + OTHER_REACH) return null
  const named = new Set(tokens.flatMap(({ norm }) => WEEKDAYS[norm] ?? []))
  const rest = WEEK_DAYS - [...named].filter((day) => day <= WEEK_DAYS).length
  return rest > 0 && rest < WEEK_DAYS ? rest : null
}

const OTHER_REACH = 6
