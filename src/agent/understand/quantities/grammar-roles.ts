import { SITE_NOUNS } from '#agent/lexicon/nouns.ts'
import { TIME_UNITS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  isAboutErrors,
  markRatios,
  readPercentRole,
} from '#agent/understand/quantities/error-roles.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import {
  BUDGET_WORDS,
  isSalary,
  PAY_WORDS,
  readBillable,
  readMoneyRole,
} from '#agent/understand/quantities/money-roles.ts'
import type { Figures, Role } from '#agent/understand/quantities/roles.ts'
import { isNear, wordsAround } from '#agent/understand/quantities/surroundings.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

/** What each figure is said of, by the grammar around it. One role per mention, in their order. */
export function readRoles(figures: Figures): Role[] {
  const roles = figures.mentions.map((mention, index) => readRole(figures, mention, index))
  return markRatios(figures, roles)
}

function readRole(figures: Figures, mention: Mention, index: number): Role {
  switch (mention.kind) {
    case 'schedule':
      return 'period'
    case 'fraction':
      if (mention.unit === null) return isAboutErrors(figures, mention) ? 'errors' : 'number'
      return ['in', 'within', 'next', 'under'].includes(
        figures.tokens[mention.from - 1]?.norm ?? '',
      ) || figures.asked.includes('timeline')
        ? 'start'
        : 'share'
    case 'time':
      return readTimeRole(figures, mention)
    case 'money':
      return readMoneyRole(figures, mention)
    case 'percent':
      return readPercentRole(figures, mention)
    case 'count':
      return readCountRole(figures, mention, index)
  }
}

const DURATION_WORDS = toWordSet(
  'old ago business open waiting wait waits delay late behind turnaround deadline sla response notice overdue since experience warranty backlog cutoff within',
)
const START_WORDS = toWordSet('in within by next under')
function readTimeRole(figures: Figures, mention: Mention): Role {
  if (isDayCount(figures, mention)) return 'period'
  const near = wordsAround(figures, mention, 3)
  if (near.some((word) => DURATION_WORDS.has(word)) && mention.per.week === null) return 'duration'
  const { tokens } = figures
  const before = tokens[mention.from - 1]?.norm ?? ''
  const unit = mention.unit ?? ''
  const isLong = unit === 'weeks' || unit === 'week' || unit === 'wks' || unit === 'days'
  if (isLong && START_WORDS.has(before) && mention.per.week === null) return 'start'
  if (figures.asked.includes('timeline') && isLong) return 'start'
  // "a 30 hour week", "an 8 hour shift" say how long people work at all.
  const after = tokens[mention.to]?.norm ?? ''
  if (
    isAmount(mention) &&
    mention.per.week === null &&
    ['week', 'shift', 'day', 'shifts', 'weeks', 'days'].includes(after)
  )
    return 'duration'
  if (isItemTime(figures, mention)) return 'time_item'
  if (mention.per.site || isSitesEach(figures, mention) || isOfShift(figures, mention))
    return 'hours_site'
  return isEach(figures, mention) ? 'hours_each' : 'hours_all'
}

export const isAmount = ({ unit }: Mention) => unit !== null && AMOUNTS.has(unit)
const AMOUNTS = toWordSet(
  'h hr hrs hour hours hous houres hors hurs min mins minute minutes minuts m sec secs second seconds',
)

/** More shifts a week than any rota has. */
const SHIFTS_MAX = 60

/** "five days a week" beside "two hours a day" says how often. */
function isDayCount({ mentions }: Figures, mention: Mention): boolean {
  const isDays =
    mention.kind === 'time' &&
    ['days', 'day', 'nights', 'shifts', 'evenings', 'mornings'].includes(mention.unit ?? '')
  if (!isDays || (mention.per.week !== null && mention.per.week !== 1)) return false
  const days = Math.round(mention.value / (TIME_UNITS[mention.unit ?? ''] ?? 8))
  const isShifts = mention.unit === 'shifts' || mention.unit === 'nights'
  if (days < 2 || days > (isShifts ? SHIFTS_MAX : 7)) return false
  return mentions.some(
    (other) =>
      (other !== mention &&
        other.kind === 'time' &&
        (other.per.isDay || isDailyUnit(other) || (isAmount(other) && other.per.week === null))) ||
      isShiftCount(other),
  )
}

/** "an hour per shift", where the shifts were counted. */
function isOfShift({ tokens, mentions }: Figures, { from, to, per }: Mention): boolean {
  const isPerShift = tokens.slice(from, to).some(({ norm }) => norm === 'shift') && !per.person
  return isPerShift && mentions.some((one) => isShiftCount(one))
}

const isShiftCount = ({ nounClass, per, kind }: Mention) =>
  kind === 'count' && nounClass === 'site' && per.isDay

export function isDailyUnit({ unit, kind }: Mention): boolean {
  return (
    kind === 'time' &&
    unit !== null &&
    (unit === 'clock' || unit.startsWith('whole') || unit.startsWith('part of'))
  )
}

/** Items that come in a period: "60 requests a week", "15 a day". */
export function listVolumes({ mentions }: Figures): Mention[] {
  return mentions.filter(
    ({ kind, nounClass, per, value }) =>
      kind === 'count' &&
      (nounClass === 'item' || nounClass === null) &&
      per.week !== null &&
      per.week !== 40 &&
      value > 0,
  )
}

/** Time for one item: said so, or a short time beside a volume. */
function isItemTime(figures: Figures, mention: Mention): boolean {
  if (mention.per.item && !mention.per.person) return true
  const isShort = isAmount(mention) || isDailyUnit(mention)
  if (!isShort || mention.per.week !== null || mention.value > 24) return false
  const hasVolume = listVolumes(figures).length > 0 || hasScheduledItems(figures)
  return hasVolume && !isOfPeople(figures, mention)
}

function hasScheduledItems({ mentions }: Figures): boolean {
  const hasItems = mentions.some(
    ({ kind, nounClass, value }) => kind === 'count' && nounClass === 'item' && value >= 3,
  )
  return hasItems && mentions.some(({ kind }) => kind === 'schedule')
}

/** "each of us spends 20 minutes": a person's, also beside a volume. */
function isOfPeople({ tokens, sentences, workers }: Figures, { from }: Mention): boolean {
  const sentence = findSentenceOf(sentences, from)
  return workers.some(
    (group) =>
      group.isEach &&
      group.from >= sentence.from &&
      group.to <= from &&
      tokens.slice(group.from, group.to).length > 1,
  )
}

/** "every branch loses", "each one has", "at both shops". */
export function isSitesEach({ tokens, sentences, mentions }: Figures, mention: Mention): boolean {
  if (!mentions.some(({ nounClass }) => nounClass === 'site')) return false
  const sentence = findSentenceOf(sentences, mention.from)
  const inside = tokens.slice(sentence.from, mention.from).map(({ norm }) => norm)
  return inside.some((norm, index) => {
    if (!['each', 'every', 'per', 'any', 'ea'].includes(norm)) return false
    const next = inside.slice(index + 1, index + 5)
    if (norm === 'per')
      return (
        next.some((word) => SITE_NOUNS.has(word)) &&
        !mentions.some(
          ({ per, nounClass, to }) => nounClass === 'person' && per.site && to <= mention.from,
        )
      )
    return (
      next.some((word) => SITE_NOUNS.has(word)) ||
      next[0] === 'one' ||
      next[0] === 'has' ||
      next[0] === 'loses' ||
      next[0] === 'spends'
    )
  })
}

const TOTAL = toWordSet(
  'total together combined altogether collectively overall between across jointly',
)

export function isTotal(figures: Figures, mention: Mention): boolean {
  if (isDailyUnit(mention) || mention.unit === 'weekday') return false
  return isNear(figures, mention, TOTAL, 8)
}

/** One person's time: "each", "every clerk", a single subject, or an amount that only one person can spend in a day. */
function isEach(figures: Figures, mention: Mention): boolean {
  if (mention.per.person) return true
  if (isTotal(figures, mention)) return false
  const subject = findSubject(figures, mention)
  if (subject?.isEach || subject?.count === 1) return true
  const { tokens, sentences } = figures
  const sentence = findSentenceOf(sentences, mention.from)
  if (
    tokens
      .slice(Math.max(sentence.from, mention.from - 6), mention.from)
      .some(({ norm }) => norm === 'each')
  )
    return true
  const isByDay =
    mention.per.isDay ||
    isDailyUnit(mention) ||
    ['day', 'days', 'weekday', 'morning', 'afternoon'].includes(mention.unit ?? '')
  const hasSchedule = figures.mentions.some(
    ({ kind, unit, value }) => kind === 'schedule' && !(unit === 'days' && value > 1),
  )
  const isEvent =
    mention.per.isEvent || (mention.per.week !== null && mention.per.week < 1 / 2)
      ? mention.per.isEvent
      : mention.per.week === null && hasSchedule
  const groups = figures.workers.filter(({ isCounted }) => isCounted)
  return groups.length > 0 && (subject !== null || groups.length === 1) && (isByDay || isEvent)
}

/** The people whose time it is: named before it in the sentence, right after it, or last before. */
export function findSubject(
  { workers, sentences }: Pick<Figures, 'workers' | 'sentences'>,
  mention: Mention,
) {
  const sentence = findSentenceOf(sentences, mention.from)
  const own = workers.find(({ from, to }) => from >= mention.from && to <= mention.to)
  if (own !== undefined) return own
  const after = workers.find(
    ({ from, isEach }) =>
      from >= mention.to && from < sentence.to && (from <= mention.to + 3 || isEach),
  )
  const inside = workers.filter(({ from, to }) => from >= sentence.from && to <= mention.from)
  const before = inside.findLast(({ count }) => count !== null) ?? inside.at(-1)
  const nearest = inside.at(-1)
  if (nearest !== undefined && nearest.isEach) return nearest
  if (after !== undefined && after.isEach) return after
  if (before !== undefined && before.count !== null) return before
  if (after !== undefined && after.count !== null) return after
  return before ?? after ?? workers.filter(({ to }) => to <= mention.from).at(-1) ?? null
}

/** "Dynamics 365", "Sage 300": part of a name. */
function isProductName({ tokens, asked }: Figures, { from, noun, value }: Mention): boolean {
  const before = tokens[from - 1]
  return (
    noun === null &&
    (value >= 100 || asked.includes('tools')) &&
    tokens[from]?.kind === 'number' &&
    before?.isCapital === true &&
    before.norm.length > 2 &&
    from > 1
  )
}

function readCountRole(figures: Figures, mention: Mention, index: number): Role {
  const { nounClass, per, noun, value } = mention
  const { asked } = figures
  if (per.week === 40) return value <= 500 && !readBillable(figures, mention) ? 'rate' : 'number'
  if (isProductName(figures, mention)) return 'number'
  if (nounClass === 'person') return isStaff(figures, mention) ? 'staff' : 'people'
  if (nounClass === 'site') return 'sites'
  if (nounClass === 'tool') return 'tool_count'
  if (nounClass === 'other') return 'other_count'
  if (noun === null && per.person && asked.includes('manual_hours')) return 'hours_each'
  const own = noun === null ? readNamedSlot(figures, mention) : null
  if (own !== null) return own
  if (noun === null && isEllipticTime(figures, index)) return 'hours_each'
  if (per.week !== null && noun === null && asked.includes('manual_hours') && !hasItemTime(figures))
    return 'hours_all'
  if (per.week !== null) {
    const isPay =
      asked.includes('hourly_rate') || (value > 2_000 && isNear(figures, mention, PAY_WORDS, 6))
    return isPay && isSalary(mention) ? 'salary' : 'items'
  }
  if (noun === null) return readBare(figures, mention)
  return hasScheduledItems(figures) && hasItemTime(figures) ? 'items' : 'other_count'
}

const hasItemTime = ({ mentions }: Figures) =>
  mentions.some(
    (one) => one.kind === 'time' && (isAmount(one) || isDailyUnit(one)) && one.per.week === null,
  )

const WORK_VERBS = toWordSet(
  'do does touch spend lose handle share work sit type key enter process deal are is on in who that',
)
const PEOPLE_LEADS = toWordSet('only team of just all my our are we is now')

/** "only 3 touch it", "a team of 4", "now it's three", "all my five". */
function isBarePeople(figures: Figures, { from, to, value }: Mention): boolean {
  if (!Number.isInteger(value) || value < 1 || value > 2_000) return false
  const [before, second, after] = [
    figures.tokens[from - 1]?.norm ?? '',
    figures.tokens[from - 2]?.norm ?? '',
    figures.tokens[to]?.norm ?? '',
  ]
  if (before === 'of' && ['team', 'crew', 'staff', 'group', 'department'].includes(second))
    return true
  return PEOPLE_LEADS.has(before) && before !== 'of' && WORK_VERBS.has(after)
}

const SLOT_WORDS: readonly (readonly [Role, ReadonlySet<string>])[] = [
  ['hours_all', toWordSet('hours hrs time')],
  ['people', toWordSet('team headcount people staff crew size')],
  ['rate', toWordSet('rate wage pay hourly cost')],
  ['errors', toWordSet('errors error mistakes')],
]
const COPULAS = toWordSet(
  'is are was were be about more like around closer to nearer roughly now : = at actually it',
)

/** "the hours are more like 35", "team is 12": the slot is named before its figure. */
function readNamedSlot({ tokens, sentences }: Figures, { from, per }: Mention): Role | null {
  const sentence = findSentenceOf(sentences, from)
  let index = from - 1
  while (index > sentence.from && COPULAS.has(tokens[index]?.norm ?? '')) index -= 1
  if (index === from - 1) return null
  const role = SLOT_WORDS.find(([, names]) => names.has(tokens[index]?.norm ?? ''))?.[0] ?? null
  return role === 'people' && per.week !== null ? 'hours_all' : role
}

/** An answer without a unit is in the unit of the question. */
function readBare(figures: Figures, mention: Mention): Role {
  const { asked, mentions } = figures
  const before = figures.tokens[mention.from - 1]?.norm ?? ''
  const lead = figures.tokens
    .slice(Math.max(0, mention.from - 3), mention.from)
    .some(({ norm }) => PAY_WORDS.has(norm))
  if (readBillable(figures, mention)) return 'money'
  if (lead && mention.value >= 7 && mention.value <= 250 && before !== 'for') return 'rate'
  if (mention.value >= 20_000 && isNear(figures, mention, PAY_WORDS, 5)) return 'salary'
  if (mention.value >= 1_000 && isNear(figures, mention, BUDGET_WORDS, 6)) return 'budget'
  if (
    mention.value >= 1_900 &&
    mention.value <= 2_100 &&
    ['since', 'in', 'from', 'year'].includes(before)
  )
    return 'number'
  const named = readNamedSlot(figures, mention)
  if (named !== null) return named
  if (isBarePeople(figures, mention)) return 'people'
  const others = mentions.filter(({ kind, noun }) => kind === 'count' && noun === null)
  const isOnly = others.length === 1
  const isList = others.length === mentions.filter(({ kind }) => kind !== 'schedule').length
  for (const slot of asked) {
    if (
      slot === 'manual_hours' &&
      (isOnly || isList) &&
      !mentions.some(({ kind }) => kind === 'time')
    )
      return 'hours_all'
    if (
      slot === 'team_size' &&
      (isOnly || isList) &&
      Number.isInteger(mention.value) &&
      before !== 'since'
    )
      return 'people'
    if (slot === 'hourly_rate' && isOnly) return mention.value >= 5_000 ? 'salary' : 'rate'
    if (slot === 'error_rate' && isOnly) return 'errors'
    if (slot === 'tools' && isOnly) return 'tool_count'
    if (slot === 'budget' && isOnly) return 'budget'
  }
  return 'number'
}

/** "Ana 10 hours a week, Jorge 6": a bare number after hours is hours. */
export function isEllipticTime(figures: Figures, index: number): boolean {
  const { mentions, tokens } = figures
  const mention = mentions[index]
  const last = mentions.slice(0, index).findLast((one) => one.kind === 'time' && isAmount(one))
  if (
    mention === undefined ||
    last === undefined ||
    (mention.per.week !== null && mention.per.week === 40)
  )
    return false
  const [before, after] = [tokens[mention.from - 1], tokens[mention.to]]
  const isEnd =
    after === undefined ||
    after.kind !== 'word' ||
    ['and', 'but', 'so', 'no', 'plus', 'on', 'in', 'me', 'a'].includes(after.norm)
  if (before === undefined || before.kind !== 'word' || !isEnd || tokens[mention.to]?.norm === ':')
    return false
  if (mention.value > 168 || isNear(figures, mention, BUDGET_WORDS, 5)) return false
  return (
    before.isCapital ||
    NAME_LEADS.has(before.norm) ||
    (!NOT_LEADS.has(before.norm) && before.norm.length > 2)
  )
}

const NAME_LEADS = toWordSet(
  'about around maybe like with roughly approx uses does needs takes spends another i me she he only just is then',
)
const NOT_LEADS = toWordSet(
  'make makes earn earns pay pays paid gets get at of to the and not than was are from number under over budget for call in',
)

/** People of the firm, not those who do the work: "a company of 40", "38 employees". */
function isStaff(figures: Figures, mention: Mention): boolean {
  const near = wordsAround(figures, mention, 4)
  const isFirm = [
    'company',
    'firm',
    'agency',
    'shop',
    'employees',
    'organization',
    'business',
    'practice',
    'staff',
  ].some((word) => near.includes(word))
  const others = figures.mentions.filter(
    (one) => one !== mention && one.nounClass === 'person' && one.kind === 'count',
  )
  if (
    others.some(({ value }) => value < mention.value) &&
    (isFirm || ['employees', 'staff', 'employee'].includes(mention.noun ?? ''))
  )
    return true
  return (
    isFirm &&
    !figures.asked.includes('team_size') &&
    ['employees', 'employee'].includes(mention.noun ?? '')
  )
}
