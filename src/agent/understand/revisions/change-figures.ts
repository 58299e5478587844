import { WEEK_HOURS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { isOfDeciders } from '#agent/understand/judge/bound-figures.ts'
import type { KnownFigure } from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import {
  findPeriod,
  isSame,
  saysEach,
  saysOtherPeriod,
  toValue,
} from '#agent/understand/revisions/figure-fit.ts'
import {
  findTarget,
  fitIn,
  isMeant,
  type Label,
  pick,
  type Revision,
  type Scene,
  type Target,
} from '#agent/understand/revisions/revision.ts'
import { findClauseOf } from '#agent/understand/text/clauses.ts'
import { findRangeOf, type Range } from '#agent/understand/text/sentences.ts'
import type { Slot } from '#domain/fact.ts'

const STEPS = [
  ['moreLast', 'last', 1],
  ['moreFirst', 'first', 1],
  ['lessLast', 'last', -1],
  ['lessFirst', 'first', -1],
] as const

type Step = { mention: Mention; sign: 1 | -1 }

/** Figures that are added to what is known or taken from it. */
export const listSteps = (scene: Scene): Step[] =>
  STEPS.flatMap(([label, end, sign]) =>
    pick(scene, label, end).map((mention) => ({
      mention,
      sign: isAdded(scene, mention) ? 1 : sign,
    })),
  )

const ADDING = toWordSet('plus add adding extra another')
const ADDING_REACH = 2

/** "Plus maybe 8 hours from the third": what is added comes from somebody, and is not taken away. */
const isAdded = ({ figures: { tokens } }: Scene, { from }: Mention) =>
  tokens.slice(Math.max(0, from - ADDING_REACH), from).some(({ norm }) => ADDING.has(norm))

/** "10 hours for this plus 6 for that" is a sum of its own. */
function isInSum(scene: Scene, mention: Mention, [slot, known]: KnownFigure): boolean {
  const { clauses, mentions } = scene.figures
  const sentence = findClauseOf(clauses, mention.from)?.sentence
  return mentions.some(
    (one) =>
      one !== mention &&
      sentence !== undefined &&
      one.from >= sentence.from &&
      one.from < mention.from &&
      fitIn(scene, one, slot) === 'unit' &&
      !isSame(one.value, known),
  )
}

export const ON_COSTS = toWordSet(`
benefits overhead overheads burden tax taxes insurance pension pensions oncosts costs loaded fringe contributions
`)
const GROWN: readonly Slot[] = ['manual_hours', 'hourly_rate']

/** What "plus 30%" is added to: the pay, where benefits are named; else hours or pay, whichever is usually told last. */
function findGrown({ figures: { tokens }, known }: Scene): Target | null {
  const isOnPay = tokens.some(({ norm }) => ON_COSTS.has(norm))
  const figure = known.findLast(([slot]) =>
    isOnPay ? slot === 'hourly_rate' : GROWN.includes(slot),
  )
  return figure === undefined ? null : { figure, isSure: isOnPay }
}

/** "Add one more", "take off the two temps", "add 10% to that". */
export const addSteps = (scene: Scene): Revision[] =>
  listSteps(scene).flatMap(({ mention, sign }) => {
    const part = mention.kind === 'percent' ? mention.value / 100 : null
    const target =
      part === null
        ? (findAugend(scene, mention) ?? findTarget(scene, mention, mention))
        : findGrown(scene)
    if (target === null || !isMeant(scene, mention)) return []
    const { figure, isSure } = target
    if (isApart(scene, mention, figure)) return []
    const step = part === null ? toValue(mention, figure, scene.people) : figure[1] * part
    const value = figure[1] + sign * step
    return value > 0 ? [{ slot: figure[0], value, at: [mention], isSure }] : []
  })

const isApart = (scene: Scene, mention: Mention, figure: KnownFigure): boolean =>
  [isLoneMore, isInSum, isOfOther].some((is) => is(scene, mention, figure))

const COUNTED: readonly Slot[] = ['team_size', 'tool_count']

/** "One more, if we threw in renewals": one more question, and no hour or dollar. */
const isLoneMore = (
  { figures: { tokens } }: Scene,
  { from, to, kind }: Mention,
  [slot]: KnownFigure,
) =>
  kind === 'count' &&
  !COUNTED.includes(slot) &&
  tokens[from]?.norm === 'one' &&
  [tokens[to - 1]?.norm, tokens[to]?.norm].includes('more')

/** "80 plus 8" adds nothing to a wage of $33. */
const isOfOther = (
  { figures: { mentions, tokens } }: Scene,
  { from, kind }: Mention,
  [, known]: KnownFigure,
) =>
  kind === 'count' &&
  mentions.some(
    ({ to, value }) => to === from - 1 && tokens[to]?.norm === 'plus' && !isSame(value, known),
  )

/** "40 plus 30": the known figure that stands before the sign. */
function findAugend({ figures: { mentions }, known }: Scene, { from }: Mention): Target | null {
  const before = mentions.find(
    ({ to, noun }) => to === from - 1 || (to === from && noun === 'plus'),
  )
  const figure = known.find(([, value]) => before !== undefined && isSame(before.value, value))
  return figure === undefined ? null : { figure, isSure: true }
}

/** Nothing that was asked for is still open. */
const isNothingAsked = ({ figures: { asked }, known }: Scene) =>
  asked.every((slot) => known.some(([one]) => one === slot))

const SHARES = [
  ['shareOf', 'first', 0, 1],
  ['shareLess', 'last', 1, -1],
  ['shareMore', 'last', 1, 1],
] as const

/** "A third of that", "cut it by 20%". */
export const takeShares = (scene: Scene): Revision[] =>
  SHARES.flatMap(([label, end, base, sign]) =>
    pick(scene, label, end).flatMap((mention) => {
      const part = toPart(mention)
      const target = part === null || part >= 1 ? null : findTarget(scene, null, mention)
      // "I'd say 3% of them" answers a question rather than taking a share of what was told last.
      if (part === null || target === null || !(target.isSure || isNothingAsked(scene))) return []
      const [slot, known] = target.figure
      return [{ slot, value: known * (base + sign * part), at: [mention], isSure: target.isSure }]
    }),
  )

const toPart = ({ kind, value }: Mention): number | null =>
  kind === 'percent' ? value / 100 : kind === 'fraction' ? value : null

const FACTORS: readonly (readonly [Label, number])[] = [
  ['double', 2],
  ['triple', 3],
  ['half', 0.5],
]

/** "Double that", "halve the hours", "plus me". */
export const multiply = (scene: Scene): Revision[] =>
  scene.phrases.flatMap(({ label, first, last }): Revision[] => {
    const at = { from: first, to: last }
    const team = scene.known.find(([slot]) => slot === 'team_size')
    if (label === 'selfMore' && team !== undefined && isAddition(scene, first))
      return [{ slot: team[0], value: team[1] + 1, at: [at], isSure: true }]
    const factor = FACTORS.find(([name]) => name === label)?.[1]
    // "Double the hours": the phrase may name the figure itself.
    const word = { from: first, to: first + 1 }
    const target = factor === undefined ? null : findTarget(scene, null, word)
    if (factor === undefined || target === null) return []
    const [slot, known] = target.figure
    // "The hours are double, 60 hours": the figure itself is told.
    if (scene.figures.mentions.some((one) => fitIn(scene, one, slot) === 'unit')) return []
    return [{ slot, value: known * factor, at: [at], isSure: target.isSure }]
  })

/** "And me!" adds one; "the CTO and me" names two people, and who decides adds nobody. */
function isAddition({ figures }: Scene, first: number): boolean {
  const [before, word] = [figures.tokens[first - 1], figures.tokens[first]]
  const isPair = word?.norm === 'and' && before?.kind === 'word'
  return !isPair && !isOfDeciders(figures, first)
}

/** "That 30 is per month", "it was each": the known figure stands, in another sense. */
export function readAgain(
  { figures: { tokens, mentions, clauses, sentences }, people }: Scene,
  [slot, known]: KnownFigure,
  named: readonly Mention[],
): Revision[] {
  const [first] = named
  // "15 is only the mornings, closing is half an hour each" tells of other hours.
  const tellsOther = mentions.some(({ kind, from }) => kind === 'time' && from !== first?.from)
  if (first !== undefined && tellsOther) return []
  const sentence = first === undefined ? undefined : findRangeOf(sentences, first.from)
  const isOfAll = people !== null && people > 1 && !named.some(({ value }) => value === people)
  const isEach =
    slot === 'manual_hours' && isOfAll && saysEach(tokens.slice(sentence?.from, sentence?.to))
  const period = findPeriodNear({ tokens, clauses }, sentence)
  const at = [...named, ...(period === null ? [] : [{ from: period.at, to: period.at + 1 }])]
  const week = period?.week ?? 1
  if (slot === 'manual_hours' && (isEach || period !== null))
    return [{ slot, value: known * week * (isEach ? people : 1), at, isSure: true }]
  if (slot === 'hourly_rate' && period !== null)
    return [{ slot, value: (known * week) / WEEK_HOURS, at, isSure: true }]
  return []
}

/** "They make 95k a year. Is 25 hours enough?" names the period of something else. */
function findPeriodNear(
  { tokens, clauses }: Pick<Scene['figures'], 'tokens' | 'clauses'>,
  sentence: Range | undefined,
): ReturnType<typeof findPeriod> {
  const found = findPeriod(tokens, clauses)
  const isNear = sentence === undefined || found === null || isWithin(found.at, sentence)
  return isNear ? found : null
}

const isWithin = (at: number, { from, to }: Range) => at >= from && at < to

const PRONOUNS = toWordSet('that it this those hours which')

/** "It's per month what I gave you", "no, each": said of the figure that was told last; of another period, of the hours. */
export function readLastAgain(scene: Scene): Revision[] {
  const { figures, known, isCorrection } = scene
  const isOfPeriod = saysOtherPeriod(figures.tokens)
  const namesPeriod = isOfPeriod || findPeriod(figures.tokens, figures.clauses) !== null
  const hours = namesPeriod ? known.find(([slot]) => slot === 'manual_hours') : undefined
  const last = hours ?? known.at(-1)
  const isBare = figures.mentions.every(({ kind }) => kind === 'schedule')
  const isTold = isOfPeriod || figures.tokens.some(({ norm }) => PRONOUNS.has(norm))
  return isCorrection && isBare && isTold && last !== undefined ? readAgain(scene, last, []) : []
}
