import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { TIME_UNITS, WEEK_HOURS, WEEKDAYS, WORKDAY_HOURS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { isOfFailures } from '#agent/understand/judge/bind-units.ts'
import type { Finding, MoveAct, Span } from '#agent/understand/message/act.ts'
import { type Context, cutView, type MessageView } from '#agent/understand/message/message-view.ts'
import {
  type Factor,
  type Figures,
  readWorkings,
  sayWorkings,
} from '#agent/understand/quantities/derivation.ts'
import { viewFigures } from '#agent/understand/quantities/derive-figures.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { readSum } from '#agent/understand/quantities/told-sums.ts'
import { saysEach } from '#agent/understand/revisions/figure-fit.ts'
import { findSentenceOf, type Range } from '#agent/understand/text/sentences.ts'
import { toExact } from '#domain/to-exact.ts'

type Workings = NonNullable<Context['workings']>
/** A sum that is known, and a message that may put another figure in it. */
type Scene = {
  figures: Figures
  products: readonly (readonly Factor[])[]
  workings: Workings
  /** It says no, or that something was wrong. */
  isCorrection: boolean
  isYes: boolean
}
/** The factor that changes, its new value, and where that stands; sure where the words name the factor. */
type Change = { old: Factor; value: number; at: readonly Range[]; isSure?: boolean }

/**
 * What a message changes in the sum behind the hours that are known or were just said back: "Saturdays too, so 6 days",
 * "no, it's 3 hours", "8 minutes". The new sum is said back, unless the words name what changes: "it's 6 hours each".
 */
export const reviseWorkings =
  (moves: readonly MoveAct[]) =>
  (view: MessageView): Finding[] => {
    const { workings, isLiteral } = view.context
    const products = workings === undefined ? null : readWorkings(workings.text)
    if (workings === undefined || products === null || isLiteral) return []
    const told = withoutPaidHour(viewFigures(cutView(view, []).tokens, { asked: [], known: [] }))
    // "1 or 2 a week go wrong" is no other number of items.
    const mentions = told.mentions.filter((one) => !isOfFailures(told, one))
    const figures = { ...told, mentions }
    const has = (...kinds: readonly MoveAct['kind'][]) =>
      moves.some(({ kind }) => kinds.includes(kind))
    const isCorrection = has('correct', 'deny')
    const scene = { figures, products, workings, isCorrection, isYes: has('affirm') }
    const beside = addAgain(scene) ?? mixSome(scene) ?? changeOneDay(scene) ?? countOneDay(scene)
    if (beside !== null) return [beside]
    return readSum(figures) === null ? changeSum(scene, view) : []
  }

function changeSum(scene: Scene, { context, plain }: MessageView): Finding[] {
  const all = multiplyAll(scene, plain, context.teamSize)
  if (all !== null) return [all]
  const share = spreadItems(scene, context.teamSize) ?? halveSome(scene, plain) ?? takeShare(scene)
  if (share !== null) return [share]
  const both = changeBoth(scene)
  if (both !== null) return [toFinding(scene, both)]
  const change =
    changeNamed(scene) ?? changeDays(scene) ?? changeAmount(scene) ?? changeCount(scene)
  return change === null ? [] : [toFinding(scene, [change])]
}

const DOUBLED = /\b(?:double (?:it|that|this)|twice (?:it|that|as (?:much|many)))\b/
const HALVED = /\b(?:halve|half(?: of)?) (?:it|that|this)\b/

/** By what all of a sum is multiplied, and whether the words say so or "each" of a team does. */
function findFactorOfAll(
  { figures, products, workings, isYes, isCorrection }: Scene,
  plain: string,
  team: number | null,
): { factor: Factor; isSure: boolean } | null {
  const isCounted = products.some((product) => product.some(({ unit }) => isPeople(unit)))
  const isEach = saysEach(figures.tokens) && !isCounted
  // "3 hours each, so double it", where both were counted already.
  if (saysEach(figures.tokens) && isCounted && DOUBLED.test(plain))
    return { factor: { value: 1, unit: '' }, isSure: true }
  const told = DOUBLED.test(plain) ? 2 : HALVED.test(plain) ? 0.5 : null
  const value = told ?? (isEach ? (team ?? 1) : 1)
  const isSure = isCorrection || told !== null
  if (isYes || value === 1 || !(workings.isPending || isSure)) return null
  return { factor: { value, unit: isEach && value > 1 ? 'people' : '' }, isSure }
}

/** "No thats 3 hours each. So double it": all of the sum, where a factor of it is named again. */
function multiplyAll(scene: Scene, plain: string, team: number | null): Finding | null {
  const { figures, products, workings } = scene
  const all = findFactorOfAll(scene, plain, team)
  if (all === null || figures.mentions.length === 0) return null
  const value = toExact(workings.value * all.factor.value)
  const isNamed = (one: Mention) =>
    value === one.value ||
    products.every((product) => product.some((old) => toFactor(one, old) === old.value))
  if (!figures.mentions.every(isNamed)) return null
  const sum = toSum(figures, figures.mentions, {
    value,
    products:
      all.factor.value === 1 ? products : products.map((product) => [all.factor, ...product]),
  })
  const { isDoubtful: _, ...reading } = sum.reading ?? {}
  return all.isSure ? { ...sum, reading } : sum
}

/** "One hour costs us 9 euro" tells no hours. */
function withoutPaidHour(figures: Figures): Figures {
  const { mentions } = figures
  if (!mentions.some(({ kind }) => kind === 'money')) return figures
  const isHour = ({ kind, value, per }: Mention) =>
    kind === 'time' && value === 1 && per.week === null
  return { ...figures, mentions: mentions.filter((one) => !isHour(one)) }
}

function toFinding({ figures, products, workings }: Scene, changes: readonly Change[]): Finding {
  const toSpan = ({ from, to }: Range) =>
    [figures.tokens[from]?.start ?? 0, figures.tokens[to - 1]?.end ?? 0] as const
  const spans = changes.flatMap(({ at }) => at.map(toSpan))
  const consumed = changes.flatMap(({ old, at }) => (isPeople(old.unit) ? [] : at.map(toSpan)))
  const change = (one: Factor): Factor => ({
    ...one,
    value: changes.find(({ old }) => isSameFactor(one, old))?.value ?? one.value,
  })
  const factors = products.map((product) => product.map(change))
  const ratio = changes.reduce((product, { old, value }) => (product * value) / old.value, 1)
  const isDoubtful = changes.some(
    ({ old, value, isSure }) => value !== old.value && isSure !== true,
  )
  return {
    slot: 'manual_hours',
    value: toExact(workings.value * ratio),
    span: [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))],
    // Who is counted is told of the team, too.
    consumed,
    reading: {
      derivation: sayWorkings(factors),
      isCorrection: true,
      ...(isDoubtful ? { isDoubtful } : {}),
    },
  }
}

const isSameFactor = (one: Factor, other: Factor) =>
  one.unit === other.unit && one.value === other.value

/** The one factor of every product that is of a sort; null where a product has none, or they differ. */
function findFactor({ products }: Scene, isOne: (unit: string) => boolean): Factor | null {
  const found = products.map((product) => product.filter(({ unit }) => isOne(unit)))
  const first = found[0]?.[0]
  if (first === undefined) return null
  const isShared = found.every(
    (list) => list.length === 1 && list.every((one) => isSameFactor(one, first)),
  )
  return isShared ? first : null
}

const BESIDE_NAMED = toWordSet('not instead than from was said rather')
/** "That 200 is a busy week. A normal week is 140." */
const USUAL = toWordSet('normal usual usually normally typical')

/** "It's not 20 hours each, more like 15": a number of the sum is named, and another that takes its place. */
function changeNamed(scene: Scene): Change | null {
  const { figures, isCorrection } = scene
  const { tokens, mentions } = figures
  const [first, second, ...others] = mentions
  if (first === undefined || second === undefined || others.length > 0) return null
  const isNamed = isCorrection && tokens.some(({ norm }) => BESIDE_NAMED.has(norm))
  if (!isNamed && !tokens.some(({ norm }) => USUAL.has(norm))) return null
  const pairs = [
    { named: first, fresh: second },
    { named: second, fresh: first },
  ].flatMap(({ named, fresh }) => {
    const old = findFactor(
      scene,
      (unit) => mayTell(fresh, unit) && scene.products.some(isOf(unit, named)),
    )
    const isDenied = BESIDE_NAMED.has(tokens[fresh.from - 1]?.norm ?? '')
    return old === null || isDenied || !takesPlace(scene, fresh, { named, old })
      ? []
      : [{ named, fresh, old }]
  })
  const [pair, ...doubtful] = pairs
  if (pair === undefined || doubtful.length > 0) return null
  const { named, fresh, old } = pair
  return { old, value: toFactor(fresh, old), at: [named, fresh], isSure: true }
}

/** "2 hours each, not 8" of 8 people × 8 hours: hours take the place of hours, and people that of people. */
const mayTell = ({ kind, nounClass }: Mention, unit: string): boolean =>
  kind === 'time'
    ? unit === 'hours' || unit === 'minutes' || unit === 'days'
    : nounClass !== 'person' || isPeople(unit)

/** Whether a figure is the factor of that unit: "20", or "20 hours". */
const isOf = (unit: string, named: Mention) => (product: readonly Factor[]) =>
  product.length > 1 &&
  product.some((one) => one.unit === unit && one.value === toFactor(named, one)) &&
  (named.noun === null || named.noun === unit || (named.nounClass === 'person' && isPeople(unit)))

/** A figure of time is kept in hours. */
const toFactor = ({ kind, value }: Mention, { unit }: Pick<Factor, 'unit'>) =>
  toExact(value * (kind === 'time' && unit === 'minutes' ? MINUTES_AN_HOUR : 1))

/** In the unit of the one that is named, or bare. */
function takesPlace(
  { workings }: Scene,
  fresh: Mention,
  { named, old }: { named: Mention; old: Factor },
): boolean {
  const isAlike = fresh.kind === named.kind || fresh.kind === 'count' || named.kind === 'count'
  const isCounted = fresh.noun === null || fresh.noun === named.noun
  const value = toFactor(fresh, old)
  return isAlike && isCounted && value !== old.value && value !== workings.value
}

const DAY_NOUNS = toWordSet('d day days weekday weekdays workday workdays')
const WEEKEND = toWordSet('weekend weekends')
const ADDED = toWordSet('too also well plus including include included even add and additionally')
const DENIED = toWordSet('no not never without except excluding')
const DEADLINE = toWordSet('in within after before by until last past next')
const SAID_OF_DAYS = toWordSet('a per week actually so sorry work open it we that means')
const DAYS_MAX = 7

/** "Saturdays too", "so 6 days", "seven days a week", "weekends as well". */
function changeDays(scene: Scene): Change | null {
  const { figures, workings, isCorrection } = scene
  const { tokens, mentions } = figures
  const old = findFactor(scene, (unit) => unit === 'days')
  const told = mentions.flatMap((mention) => {
    const days = countDays(mention)
    return days === null ? [] : [{ mention, days }]
  })
  // "7 days a week, so 3.5 hours": what the sum comes to is told with it.
  const isResult = ({ kind, value }: Mention) =>
    kind === 'time' &&
    told.some(({ days }) => Math.abs(value * (old?.value ?? 0) - workings.value * days) < ROUNDED)
  const first = told[0]?.mention.from ?? 0
  const sentence = findSentenceOf(figures.sentences, first)
  // "7 days actually. I pay him 18 an hour": who is paid what changes no day.
  const isApart = ({ from, kind, per, nounClass }: Mention) =>
    told.length > 0 &&
    (kind === 'money' || (per.week ?? 0) >= WEEK_HOURS || nounClass === 'person') &&
    (from < sentence.from || from >= sentence.to)
  const isOther = (one: Mention) =>
    one.kind !== 'schedule' &&
    !told.some(({ mention }) => mention === one) &&
    !isResult(one) &&
    !isApart(one)
  if (old === null || mentions.some(isOther)) return null
  const added = findAddedDays(figures)
  const fresh = told.findLast(
    ({ mention: { from }, days }) =>
      !DENIED.has(tokens[from - 1]?.norm ?? '') &&
      (days !== old.value || told.length === 1) &&
      !DEADLINE.has(tokens[from - 1]?.norm ?? ''),
  )
  const isMeant =
    workings.isPending ||
    isCorrection ||
    added !== null ||
    tokens.some(({ norm }, at) => SAID_OF_DAYS.has(norm) && isNear(fresh?.mention, at))
  // "Just me and Chloe 2 days a week": the days of one of them.
  const before = tokens[(fresh?.mention.from ?? 0) - 1]
  if (before?.isCapital === true || PEOPLE_NOUNS.has(before?.norm ?? '')) return null
  if (fresh !== undefined && isMeant)
    return { old, value: fresh.days, at: [...(added === null ? [] : [added.at]), fresh.mention] }
  if (added === null || old.value >= DAYS_MAX) return null
  return { old, value: Math.min(DAYS_MAX, old.value + added.days), at: [added.at] }
}

const ROUNDED = 0.3

const isNear = (mention: Mention | undefined, at: number) =>
  mention !== undefined && at >= mention.from - 3 && at < mention.to + 3

function countDays({ kind, unit, noun, value, per }: Mention): number | null {
  const isCounted = (per.week ?? 1) === 1
  const isDays = DAY_NOUNS.has(unit ?? '') || noun === 'd'
  if (!isDays || !isCounted || kind === 'fraction') return null
  const days = kind === 'time' ? value / (TIME_UNITS[unit ?? ''] ?? 8) : value
  const isWhole = Number.isInteger(2 * days) && days >= 1 && days <= DAYS_MAX
  // "Saturdays" are named, not counted.
  return isWhole && !(kind === 'schedule' && unit === 'weekdays' && days <= 2) ? days : null
}

/** "Saturdays too", "and on weekends": days beside those that were counted. */
function findAddedDays({ tokens }: Figures): { days: number; at: Range } | null {
  const named = tokens.flatMap(({ norm }, at) => {
    const isDenied = tokens.slice(Math.max(0, at - 2), at).some((one) => DENIED.has(one.norm))
    const isWeekend = WEEKEND.has(norm) || (WEEKDAYS[norm] ?? 0) > 5
    return isWeekend && !isDenied ? [{ at, norm }] : []
  })
  const [first, last] = [named[0], named.at(-1)]
  if (first === undefined || last === undefined) return null
  const around = tokens.slice(Math.max(0, first.at - 3), last.at + 4)
  if (!around.some(({ norm }) => ADDED.has(norm))) return null
  const kinds = new Set(named.map(({ norm }) => WEEKDAYS[norm] ?? norm))
  const days = named.some(({ norm }) => WEEKEND.has(norm)) ? 2 : kinds.size
  return { days, at: { from: first.at, to: last.at + 1 } }
}

const MINUTE_UNITS = /^(?:m$|min|mnt|sec)/
const HOUR_UNITS = /^(?:h|hr|hou|hor|hur|our)/
const TOTAL = toWordSet('total all altogether together combined overall sum')

/** "No, it's 3 hours": of one, where the sum has hours of one that are nearer than the whole sum. */
function changeAmount(scene: Scene): Change | null {
  const { figures, workings, isCorrection } = scene
  const old = findFactor(scene, (unit) => unit === 'hours' || unit === 'minutes')
  if (old === null || !mayChange(scene)) return null
  if (scene.products.some((product) => product.length < 2)) return null
  if (figures.tokens.some(({ norm }) => TOTAL.has(norm))) return null
  if (figures.mentions.some(({ kind }) => kind === 'count' || kind === 'schedule')) return null
  const toTold = (mention: Mention) =>
    toExact(mention.value * (old.unit === 'minutes' ? MINUTES_AN_HOUR : 1))
  const [only, ...others] = figures.mentions.filter(
    (one) => one.kind === 'time' && toTold(one) !== old.value,
  )
  if (only === undefined || others.length > 0 || !isOfFactor(scene, only, old)) return null
  const isNearer = gap(toTold(only), old.value) < gap(only.value, workings.value)
  if (!isNearer && !only.per.person) return null
  const isSure = isCorrection && (only.per.person || saysEach(figures.tokens))
  return { old, value: toTold(only), at: [only], isSure }
}

const MINUTES_AN_HOUR = 60

/** In its unit, and as often: a day's hours where days are counted, else a week's. */
function isOfFactor(scene: Scene, { unit, per }: Mention, old: Factor): boolean {
  const hasDays = findFactor(scene, (one) => one === 'days') !== null
  const isOfSame = per.week === null || (per.isDay ? hasDays : !hasDays)
  if (!isOfSame || unit === null) return false
  if (old.unit === 'minutes') return MINUTE_UNITS.test(unit)
  // "A day a week" is eight hours of a sum.
  const isOfDays = !hasDays && old.value % WORKDAY_HOURS === 0
  return HOUR_UNITS.test(unit) || (isOfDays && DAY_NOUNS.has(unit))
}

/** A figure of the sum is corrected, or told instead of a yes. */
const mayChange = ({ isYes, isCorrection, workings }: Scene) =>
  !isYes && (isCorrection || workings.isPending)

const gap = (one: number, other: number) => Math.abs(Math.log(one / other))

/** "No, 200 a day", "4 people", where they were counted otherwise. Known hours follow the team by themselves. */
function changeCount(scene: Scene): Change | null {
  const { figures, workings } = scene
  const counts = figures.mentions.filter(({ kind }) => kind === 'count')
  const [only, ...others] = counts
  if (only === undefined || others.length > 0 || counts.length < figures.mentions.length)
    return null
  if (!mayChange(scene)) return null
  const isOfPeople = only.nounClass === 'person'
  if (isOfPeople && !workings.isPending) return null
  const isBare = only.noun === null && only.per.isDay
  const old = findFactor(scene, (unit) =>
    isOfPeople ? isPeople(unit) : only.noun === unit || (isBare && isItems(unit)),
  )
  return old === null || old.value === only.value ? null : { old, value: only.value, at: [only] }
}

/** What was said back was rounded. */
const PRECISION = 1_000_000
const OF_EACH = toWordSet('each every everybody everyone per')

/** "No, each one of the three is making 5-6 offers": the items that were said back are those of one person. */
function spreadItems(
  { figures, products, workings, isYes }: Scene,
  team: number | null,
): Finding | null {
  const { tokens, mentions } = figures
  const items = mentions.find(
    ({ kind, noun, value }) =>
      kind === 'count' &&
      products.every((product) => product.some((one) => one.unit === noun && one.value === value)),
  )
  const of = tokens.findIndex(({ norm, kind }, at) => {
    const isOne = tokens[at + 1]?.norm === 'one' || PEOPLE_NOUNS.has(tokens[at + 2]?.norm ?? '')
    return OF_EACH.has(norm) || (kind === 'word' && norm === 'for' && isOne)
  })
  const isCounted = products.some((product) => product.some(({ unit }) => isPeople(unit)))
  if (items === undefined || of < 0 || isCounted || isYes || !workings.isPending) return null
  if (team === null || team < 2) return null
  const people = { value: team, unit: 'people' }
  const start = tokens[items.from]?.start ?? 0
  return {
    slot: 'manual_hours',
    value: Math.round(workings.value * team * PRECISION) / PRECISION,
    span: [start, tokens[items.to - 1]?.end ?? start],
    reading: {
      derivation: sayWorkings(products.map((product) => [people, ...product])),
      isCorrection: true,
      isDoubtful: true,
    },
  }
}

const HALF_OF_SOME =
  /\b(one|two|three|four|[1-9]) (?:of (?:them|us|those|the \p{L}+) )?(?:\p{L}+ )?(?:is|are|works?|does|do)(?: (?:only|just|really|at))* half[ -](?:time|days?)\b/u

/** "But one of them is only half time": of the people that were said back, so many count half. */
function halveSome({ products, workings }: Scene, plain: string): Finding | null {
  const told = HALF_OF_SOME.exec(plain)
  const [product, ...others] = products
  const people = product?.find(({ unit }) => isPeople(unit))
  if (told === null || product === undefined || people === undefined || others.length > 0)
    return null
  const [words, count = ''] = told
  const value = people.value - (SMALL_NUMBERS[count] ?? Number(count)) / 2
  const isFull = product.some((one) => one.unit === 'hours' && one.value >= FULL_WEEK)
  if (!isFull || value <= people.value / 2) return null
  const factors = product.map((one) => (one === people ? { ...one, value } : one))
  const span: Span = [told.index, told.index + words.length]
  return {
    slot: 'manual_hours',
    value: toExact((workings.value * value) / people.value),
    span,
    consumed: [span],
    reading: { derivation: sayWorkings([factors]), isCorrection: true, isDoubtful: true },
  }
}

/** Who works fewer hours a week than this has no full time to halve. */
const FULL_WEEK = 30

/** "No, they also answer phones, so maybe half": of the full-time weeks that were said back. */
function takeShare(scene: Scene): Finding | null {
  const { figures, products, workings, isYes } = scene
  const [only, ...others] = figures.mentions
  const isShare = only?.kind === 'fraction' && only.value > 0 && only.value < 1
  if (only === undefined || !isShare || others.length > 0 || isYes || !workings.isPending)
    return null
  const isWeek = ({ value, unit }: Factor) => unit === 'hours' && value === WEEK_HOURS
  if (!products.every((product) => product.some(isWeek))) return null
  const factors = products.map((product) =>
    product.flatMap((one) => (isWeek(one) ? [{ value: only.value, unit: 'of' }, one] : [one])),
  )
  const start = figures.tokens[only.from]?.start ?? 0
  return {
    slot: 'manual_hours',
    value: toExact(workings.value * only.value),
    span: [start, figures.tokens[only.to - 1]?.end ?? start],
    reading: { derivation: sayWorkings(factors), isCorrection: true, isDoubtful: true },
  }
}

/** "No, 2 of us, and 3 hours": how many there are, and the time of one. */
function changeBoth(scene: Scene): Change[] | null {
  const { mentions } = scene.figures
  const [count, ...counts] = mentions.filter(({ kind }) => kind === 'count')
  const [time, ...times] = mentions.filter(({ kind }) => kind === 'time')
  const isPair = counts.length + times.length === 0 && mentions.length === 2
  if (count === undefined || time === undefined || !isPair || !mayChange(scene)) return null
  const look = (one: Mention): Scene => ({
    ...scene,
    figures: { ...scene.figures, mentions: [one] },
    workings: { ...scene.workings, isPending: true },
  })
  const [ofCount, ofTime] = [changeCount(look(count)), changeAmount(look(time))]
  if (ofCount === null || ofTime === null) return null
  // Both are named: what was known is replaced, and what was said back is said back anew.
  const isSure = scene.isCorrection && !scene.workings.isPending
  return [ofCount, ofTime].map((change) => ({ ...change, isSure }))
}

const isPeople = (unit: string) =>
  unit === 'people' || PEOPLE_NOUNS.has(unit.split(' ').at(-1) ?? '')
const NO_ITEMS = toWordSet('hours minutes days people of part dollars shifts sites')
const isItems = (unit: string) =>
  unit !== '' && !NO_ITEMS.has(unit) && !isPeople(unit) && !unit.includes('week')

const COMES_BACK =
  /^(?:com(?:e|es|ing)|back|get|gets|bounc\w*|den(?:y|ied)|reject\w*|return\w*|fail\w*|kick\w*|needs?|redo\w*|rework\w*|appeal\w*|wrong)$/

/** "A third come back denied and the appeal takes an hour": a part of the items is worked on again, on top of the sum. */
function addAgain({ figures, products, workings }: Scene): Finding | null {
  // "Fixing one takes 20 minutes" counts nothing.
  const isOne = ({ kind, value, noun }: Mention) => kind === 'count' && value === 1 && noun === null
  const [share, time, ...others] = figures.mentions.filter((one) => !isOne(one))
  const [product, ...more] = products
  if (share === undefined || time === undefined || others.length + more.length > 0) return null
  const part =
    share.kind === 'percent' ? share.value / 100 : share.kind === 'fraction' ? share.value : 0
  const isTime =
    time.kind === 'time' &&
    time.per.week === null &&
    /^(?:h|part of h|m$|min|mnt)/.test(time.unit ?? '')
  const old = product?.find(({ unit }) => unit === 'hours' || unit === 'minutes')
  const isOfItems = product?.some(({ unit }) => isItems(unit)) === true
  if (product === undefined || old === undefined || !isOfItems || !isTime) return null
  if (share.unit !== null && share.kind === 'fraction') return null
  const comesBack = figures.tokens
    .slice(share.to, time.from)
    .some(({ norm }) => COMES_BACK.test(norm))
  if (part <= 0 || part >= 1 || !comesBack) return null
  const again = toFactor(time, old)
  const added = product.flatMap((one) =>
    one === old
      ? [
          { value: part, unit: 'of' },
          { ...old, value: again },
        ]
      : [one],
  )
  return toSum(figures, [share, time], {
    value: workings.value * (1 + (part * again) / old.value),
    products: [product, added],
  })
}

/** "But a third of it isn't clean, those go 25 min": a part of the items takes another time. */
function mixSome({ figures, products, workings }: Scene): Finding | null {
  const [share, time, ...others] = figures.mentions
  const [product, ...more] = products
  if (share === undefined || time === undefined || others.length + more.length > 0) return null
  const part = share.kind === 'percent' ? share.value / 100 : share.value
  const isPart = (share.kind === 'percent' || share.kind === 'fraction') && share.unit === null
  const between = figures.tokens.slice(share.to, time.from)
  const isOfThose = between.some(({ norm }) => /^(?:those|these|they|which|ones)$/.test(norm))
  const items = product?.find(({ unit }) => isItems(unit))
  const old = product?.find(({ unit }) => unit === 'minutes' || unit === 'hours')
  const isTime =
    time.kind === 'time' && time.per.week === null && MINUTE_UNITS.test(time.unit ?? '')
  if (product === undefined || items === undefined || old === undefined) return null
  if (!isPart || part <= 0 || part >= 1 || !isOfThose || !isTime) return null
  const other = toFactor(time, old)
  const put = (count: number, value: number) =>
    product.map((one) =>
      one === items ? { ...one, value: count } : one === old ? { ...one, value } : one,
    )
  const some = Math.round(items.value * part)
  const each = workings.value / items.value / old.value
  return toSum(figures, [share, time], {
    value: each * ((items.value - some) * old.value + some * other),
    products: [put(items.value - some, old.value), put(some, other)],
  })
}

/** "Fridays is more like 3 hrs", after 4 hours × 4 people × 5 days: one of the days is told otherwise. */
function changeOneDay({ figures, products, workings }: Scene): Finding | null {
  const { tokens, mentions } = figures
  const [product, ...more] = products
  const day = mentions.find(
    ({ kind, value, to }) =>
      kind === 'schedule' && value === 1 && (WEEKDAYS[tokens[to - 1]?.norm ?? ''] ?? 0) > 0,
  )
  const at = day?.from ?? tokens.findIndex(({ norm }) => (WEEKDAYS[norm] ?? 0) > 0)
  if (at < 0 || product === undefined || more.length > 0) return null
  const sentence = findSentenceOf(figures.sentences, at)
  const times = mentions.filter(
    ({ kind, unit, from }) =>
      kind === 'time' && HOUR_UNITS.test(unit ?? '') && from >= at && from < sentence.to,
  )
  const [time, ...others] = times
  const hours = product.find(({ unit }) => unit === 'hours')
  const days = product.find(({ unit }) => unit === 'days')
  if (time === undefined || others.length > 0 || hours === undefined || days === undefined)
    return null
  // "And 3 hours on saturdays" comes on top.
  const isAdded = tokens
    .slice(sentence.from, sentence.to)
    .some(({ norm }) => ADDED.has(norm) && norm !== 'and' && norm !== 'well')
  const isWeekend = (WEEKDAYS[tokens[at]?.norm ?? ''] ?? 0) > 5
  if (isAdded || isWeekend || days.value < 2 || time.value === hours.value) return null
  const put = (amount: number, count: number) =>
    product.map((one) =>
      one === hours ? { ...one, value: amount } : one === days ? { ...one, value: count } : one,
    )
  const each = workings.value / days.value / hours.value
  return toSum(figures, [{ from: at, to: at + 1 }, time], {
    value: workings.value + (time.value - hours.value) * each,
    products: [put(hours.value, days.value - 1), put(time.value, 1)],
  })
}

/** "Saturday we get about 10", after 35 requests × 7 minutes × 5 days: one of the days, or one more, has another number of items. */
function countOneDay({ figures, products, workings }: Scene): Finding | null {
  const { tokens, mentions, sentences } = figures
  const [product, ...more] = products
  const items = product?.find(({ unit }) => isItems(unit))
  const days = product?.find(({ unit }) => unit === 'days')
  if (product === undefined || items === undefined || days === undefined || more.length > 0)
    return null
  const found = tokens.flatMap(({ norm }, at) => {
    const sentence = findSentenceOf(sentences, at)
    const counts = mentions.filter(
      ({ kind, noun, nounClass, per, value, from }) =>
        kind === 'count' &&
        nounClass !== 'person' &&
        (noun === items.unit || (noun === null && value !== days.value + 1)) &&
        (per.week ?? 1) <= 1 &&
        from > at &&
        from < sentence.to,
    )
    const [count, ...others] = counts
    return (WEEKDAYS[norm] ?? 0) > 0 && count !== undefined && others.length === 0
      ? [{ at, count, isWeekend: (WEEKDAYS[norm] ?? 0) > 5 }]
      : []
  })
  const [told] = found
  if (told === undefined || new Set(found.map(({ count }) => count)).size > 1) return null
  // The other figures say the sum again, or how many days there are.
  const others = mentions.filter(
    (one) =>
      one !== told.count &&
      one.kind !== 'schedule' &&
      !product.some((old) => toFactor(one, old) === old.value) &&
      ![days.value, days.value + 1].includes(countDays(one) ?? one.value),
  )
  if (others.length > 0 || told.count.value === items.value) return null
  const usual = told.isWeekend ? Math.min(days.value, FULL_DAYS) : days.value - 1
  const put = (amount: number, count: number) =>
    product.map((one) =>
      one === items ? { ...one, value: amount } : one === days ? { ...one, value: count } : one,
    )
  const each = workings.value / days.value / items.value
  return toSum(figures, [{ from: told.at, to: told.at + 1 }, ...mentions], {
    value: each * (items.value * usual + told.count.value),
    products: [put(items.value, usual), put(told.count.value, 1)],
  })
}

const FULL_DAYS = 5

function toSum(
  { tokens }: Figures,
  at: readonly Range[],
  { value, products }: { value: number; products: Scene['products'] },
): Finding {
  const from = Math.min(...at.map((one) => one.from))
  const to = Math.max(...at.map((one) => one.to))
  const span: Span = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
  return {
    slot: 'manual_hours',
    value: toExact(value),
    span,
    consumed: [span],
    reading: { derivation: sayWorkings(products), isCorrection: true, isDoubtful: true },
  }
}
