import { PEOPLE_NOUNS, SELF_WORDS, SITE_NOUNS } from '#agent/lexicon/nouns.ts'
import { PERIODS_A_WEEK, WEEK_DAYS, WEEKDAYS, YEAR_WEEKS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { OtherReading } from '#agent/understand/message/act.ts'
import {
  type Derivation,
  exactly,
  type Figures,
  findKnown,
  isAsked,
  sayWorkings,
  scale,
} from '#agent/understand/quantities/derivation.ts'
import { saysEach, saysOfWork, saysTotal } from '#agent/understand/quantities/each-words.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { DAY_PARTS } from '#agent/understand/quantities/whole-units.ts'
import type { Ranked } from '#agent/understand/readers/rank-figures.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

/** A value that is stored as it was said, or said back with its workings before anything is built on it. */
export type Verdict = {
  derivation: Derivation
  isAsked: boolean
  /** Another reading of the same words, which the question names, too. */
  other?: OtherReading
  /** The visitor wrote the sum out, so that it takes the place of what was known. */
  isWritten?: boolean
  /** How it was worked out, where no sum of factors says it. */
  workings?: string
}

/** Both readings are named from here on. */
const CHANCE_MIN = 0.04
const CHANCE_MIN_SHARED = 0.4
/** Nobody works longer in a week. */
const HOURS_OF_ONE_MAX = 60
/** Hours that the words leave open: each or in all, a week or another period. */
export function readTwoWays(
  figures: Figures,
  best: Ranked,
  ranked: readonly Ranked[],
): Verdict | null {
  return (
    readOfUncounted(figures, best) ??
    readPartOfDay(figures, best) ??
    readWholeGroup(figures, best, ranked) ??
    readOthersOfGroup(figures, best) ??
    readEachOrAll(figures, best, ranked) ??
    readOfOneSite(figures, best, ranked) ??
    readWithoutPeriod(figures, best)
  )
}

const COLLECTIVE = toWordSet('people staff folks')
const isSeveral = (norm: string) =>
  PEOPLE_NOUNS.has(norm) && (COLLECTIVE.has(norm) || /[^s]s$/.test(norm))

/** "My guys do paperwork all day": the hours of each of them, and nobody said how many they are. */
function readOfUncounted(figures: Figures, { derivation }: Ranked): Verdict | null {
  const { tokens, mentions, workers, sentences } = figures
  const { slot, uses, isPerPerson } = derivation
  const amount = mentions[uses[0]?.index ?? -1]
  const isOfHours = uses.every(({ as }) => as === 'hours' || as === 'hours each' || as === 'period')
  if (slot !== 'manual_hours' || amount === undefined || isPerPerson || !isOfHours) return null
  const isEach = amount.unit === 'whole day' || saysEach(figures, amount)
  const isCounted =
    workers.some(({ isCounted }) => isCounted) || findKnown(figures, 'team_size') !== null
  const { from } = findSentenceOf(sentences, amount.from)
  const at = tokens.findIndex(({ norm }, place) => place >= from && isSeveral(norm))
  const isBefore = at >= 0 && at < amount.from && tokens[at - 1]?.kind !== 'number'
  return isEach && !isCounted && isBefore
    ? { derivation: { ...derivation, isPerPerson: true }, isAsked: false }
    : null
}

/** "All morning", "most of the afternoon": of every day that is worked, where nothing is said of how often. */
function readPartOfDay({ mentions, tokens }: Figures, { derivation }: Ranked): Verdict | null {
  const { slot, uses, marks, factors } = derivation
  const mention =
    mentions[uses.find(({ as }) => as === 'hours' || as === 'hours each')?.index ?? -1]
  const unit = mention?.unit?.split(' ').at(-1) ?? ''
  if (slot !== 'manual_hours' || mention === undefined || !DAY_PARTS.has(unit)) return null
  const isOften = tokens.some(({ norm }) => OFTEN.has(norm) || norm in WEEKDAYS)
  if (!marks.includes('often assumed week') || mention.per.week !== null || isOften) return null
  const days = { value: WEEK_DAYS, unit: 'days' }
  const products = factors.length > 0 ? factors : [[{ value: mention.value, unit: 'hours' }]]
  const sum = {
    ...derivation,
    ...scale(derivation, exactly(WEEK_DAYS)),
    factors: products.map((one) => [...one, days]),
  }
  return { derivation: sum, isAsked: true }
}

const OFTEN = toWordSet('once twice times weekly monthly daily week month year every each days')

/** "Me and 2 girls, all day": three people, not the two who are counted. */
function readWholeGroup(
  { mentions, workers }: Figures,
  { derivation }: Ranked,
  ranked: readonly Ranked[],
): Verdict | null {
  const [use, ...others] = derivation.uses.filter(({ as }) => as === 'people')
  const counted = mentions[use?.index ?? -1]
  if (use === undefined || counted === undefined || others.length > 0) return null
  const group = workers.find(({ from, to }) => from < use.from && to >= use.to)
  const count = group?.count ?? 0
  if (count <= counted.value || use.to - use.from > counted.to - counted.from) return null
  const value = (derivation.value / counted.value) * count
  const whole = ranked.find((one) => Math.abs(one.derivation.value - value) < 0.01)
  return whole === undefined ? null : { derivation: whole.derivation, isAsked: true }
}

const OTHERS = toWordSet('they them their')

/** "Me and 2 VAs, they each do 30 hours": the writer may do none of it. */
function readOthersOfGroup(
  { tokens, mentions, workers }: Figures,
  { derivation }: Ranked,
): Verdict | null {
  const { slot, uses } = derivation
  const people = uses.find(({ as }) => as === 'people')
  const amount = mentions[uses.find(({ as }) => as !== 'people')?.index ?? -1]
  const group = workers.find(({ from, to }) => people && from <= people.from && to >= people.to)
  if (slot !== 'manual_hours' || amount === undefined || group === undefined) return null
  const isWithSelf = tokens.slice(group.from, group.to).some(({ norm }) => SELF_WORDS.has(norm))
  const isOfOthers = tokens.slice(group.to, amount.from).some(({ norm }) => OTHERS.has(norm))
  const isOpen = (group.count ?? 0) > 1 && isWithSelf && isOfOthers
  return isOpen ? { derivation, isAsked: true } : null
}

/** The words say whose the hours are, or that they are of something else. */
const saysWhose = (figures: Figures, amount: Mention): boolean =>
  amount.per.item ||
  amount.per.site ||
  saysEach(figures, amount) ||
  saysTotal(figures, amount.from) ||
  saysOfWork(figures, amount.from)

/** "Five of us lose four hours a week on it": four hours each, or four in all. A whole day or shift is one person's. */
function readEachOrAll(
  figures: Figures,
  { derivation: best, chance }: Ranked,
  ranked: readonly Ranked[],
): Verdict | null {
  if (best.slot !== 'manual_hours' || best.isPerPerson || !isProduct(best)) return null
  const isEach = best.uses.some(({ as }) => as === 'people')
  const pair = ranked.find(
    ({ derivation: one }) =>
      !one.isPerPerson && isProduct(one) && isSameBut(isEach ? one : best, isEach ? best : one),
  )
  if (pair === undefined) return null
  const [each, all] = isEach ? [best, pair.derivation] : [pair.derivation, best]
  const amount = figures.mentions[all.uses[0]?.index ?? -1]
  if (amount === undefined) return null
  if (isDayLong(figures, all))
    return isEach && chance >= SURE_DAY ? null : { derivation: each, isAsked: true }
  const isTold = saysWhose(figures, amount)
  // "Nine hours a week, two of us": the work first, and then who shares it.
  const isShared =
    !isEach && each.uses.every(({ from, as }) => as !== 'people' || from > amount.from)
  const least = isShared ? CHANCE_MIN_SHARED : CHANCE_MIN
  if (isTold || pair.chance < least || all.value > HOURS_OF_ONE_MAX) return null
  const other = { value: all.value, derivation: sayProduct(all), by: 'people' } as const
  return { derivation: each, isAsked: true, other }
}

const EACH = toWordSet('each every per')

/**
 * "Each clinic spends 3 hours a day on it": of as many as an earlier message counted. Where none did, it may be all of
 * the work or a part.
 */
function readOfOneSite(
  figures: Figures,
  { derivation }: Ranked,
  ranked: readonly Ranked[],
): Verdict | null {
  const { tokens, sentences, mentions, places = [] } = figures
  const { slot, uses } = derivation
  const [use] = uses
  const areCounted = uses.some(({ index }) => mentions[index ?? -1]?.nounClass === 'site')
  if (slot !== 'manual_hours' || use === undefined || areCounted) return null
  const { from, to } = findSentenceOf(sentences, use.from)
  const site = tokens
    .slice(from, to)
    .find(({ norm }, at) => SITE_NOUNS.has(norm) && EACH.has(tokens[from + at - 1]?.norm ?? ''))
  if (site === undefined) return null
  const told = places.find(({ noun }) => noun === toSingular(site.norm))
  // "2 people per shop spend 5 hours each".
  const isOfPeople = uses.some(({ as, index }) => as === 'people' && index !== null)
  if (told !== undefined && isOfPeople)
    return { derivation: spreadOver(derivation, told), isAsked: true }
  const one = ranked.find(({ derivation: { marks } }) => marks.every((mark) => !isCounted(mark)))
  if (told === undefined || one === undefined) return { derivation, isAsked: true }
  return { derivation: spreadOver(one.derivation, told), isAsked: true }
}

/** Hours that are multiplied by people or items, or of one person alone. */
const isCounted = (mark: string) => mark.startsWith('by ') || mark.startsWith('mean')

const PLURAL = /(?<=[^s])s$/
export const toSingular = (noun: string): string =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/, '')
    .replace(PLURAL, '')

const toPlural = (noun: string) =>
  /(?:ch|sh|x|ss)$/.test(noun) ? `${noun}es` : `${noun.replace(/(?<=[^aeiou])y$/, 'ie')}s`

function spreadOver(one: Derivation, { noun, value }: { noun: string; value: number }): Derivation {
  const factor = { value, unit: toPlural(noun) }
  return {
    ...one,
    ...scale(one, exactly(value)),
    factors: one.factors.map((product) => [factor, ...product]),
    isPerPerson: false,
  }
}

/** A day of each person that is this likely is not asked about. */
const SURE_DAY = 0.45

const OF_HOURS: ReadonlySet<string> = new Set(['hours', 'hours each', 'period', 'people'])

const isProduct = ({ uses, factors }: Derivation) =>
  factors.length === 1 && uses.every(({ as }) => OF_HOURS.has(as))

/** The same hours as often, of people in the second who are not in the first. */
function isSameBut(all: Derivation, each: Derivation): boolean {
  const people = each.uses.filter(({ as }) => as === 'people')
  const others = each.uses.filter(({ as }) => as !== 'people')
  const count = each.value / all.value
  return (
    people.length > 0 &&
    count >= 1.5 &&
    others.length === all.uses.length &&
    others.every(({ from }, at) => all.uses[at]?.from === from) &&
    each.factors[0]?.some(({ value }) => Math.abs(value - count) < 0.01) === true &&
    each.factors[0].length === (all.factors[0]?.length ?? 0) + 1
  )
}

const sayProduct = ({ factors }: Derivation) =>
  (factors[0]?.length ?? 0) > 1 ? sayWorkings(factors) : null

const WHOLE_DAYS = toWordSet('shift shifts')

/** "All day", "nine hour shifts", "Mondays and Tuesdays": nobody shares a day. */
function isDayLong({ mentions, tokens }: Figures, { uses: [use] }: Derivation): boolean {
  const amount = mentions[use?.index ?? -1]
  if (amount === undefined) return false
  const isDay = amount.kind === 'schedule' || amount.unit === 'whole day'
  return isDay || tokens.slice(amount.from, amount.to + 1).some(({ norm }) => WHOLE_DAYS.has(norm))
}

/** "About twenty hours of typing", where nobody asked for the hours of a week. */
function readWithoutPeriod(figures: Figures, { derivation, chance }: Ranked): Verdict | null {
  const { uses, marks, value, slot } = derivation
  const isLone = slot === 'manual_hours' && uses.length === 1 && uses[0]?.as === 'hours'
  const isAssumed = marks.includes('often assumed week')
  const isOpen = isLone && isAssumed && !isAsked(figures, 'manual_hours') && chance >= CHANCE_MIN
  if (!isOpen || figures.tokens.some(({ norm }) => norm in PERIODS_A_WEEK && norm !== 'hour'))
    return null
  const other = { value: (value * 12) / YEAR_WEEKS, derivation: null, by: 'period' } as const
  return { derivation, isAsked: true, other }
}
