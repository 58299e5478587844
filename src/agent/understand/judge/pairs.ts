import { WEEK_HOURS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { isDoer } from '#agent/understand/judge/pay.ts'
import type { Verdict } from '#agent/understand/judge/two-readings.ts'
import {
  derive,
  type Figures,
  findKnown,
  isAsked,
  toUse,
  type Use,
} from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'

const JOINTS = toWordSet('and , or vs versus but')
/** Words from one figure to the next: "6% in Columbus and 10 in Tulsa". */
const ELLIPSIS_MAX_TOKENS = 6

/** "6% in Columbus and 10 in Tulsa", "22 an hour, the other 24": a number without its unit has that of the one before. */
export function shareUnits(figures: Figures): Figures {
  const mentions = figures.mentions.map((mention, at) => {
    const before = figures.mentions[at - 1]
    if (before === undefined || !isBare(mention)) return mention
    if (isPicked(figures, before, mention))
      return {
        ...mention,
        kind: before.kind,
        unit: before.unit,
        value: mention.value * unitOf(before),
      }
    if (before.kind === 'percent' && areOfParts(figures, before, mention))
      return { ...mention, kind: before.kind }
    const isPay = isHourly(before) && areOfTwo(figures, before, mention)
    return isPay ? { ...mention, kind: before.kind, per: before.per } : mention
  })
  return { ...figures, mentions }
}

/** Hours in the unit of a figure of time: "5 to 15 min" is kept in hours. */
const unitOf = ({ unit }: Mention) => (unit !== null && /^min|^m$/.test(unit) ? 1 / 60 : 1)
const PICKED = toWordSet('say average about typically usually mostly')

/** "5 to 15 min, say 8 on average": one figure of the range that was told before. */
function isPicked({ tokens }: Figures, before: Mention, { from, to, value }: Mention): boolean {
  const [low, high] = [before.low / unitOf(before), before.high / unitOf(before)]
  const words = tokens.slice(before.to, to + 3)
  const isNear = from - before.to <= 4 && words.some(({ norm }) => PICKED.has(norm))
  return before.kind === 'time' && low < high && value >= low && value <= high && isNear
}

const isHourly = ({ kind, noun, per }: Mention) =>
  per.week === WEEK_HOURS && noun === null && (kind === 'count' || kind === 'money')

const OTHER = toWordSet('other others another second')
const BESIDE_OTHER = toWordSet('the my one gets makes is at earns and , for about around')

/** "One makes 22 an hour, the other 24". */
function areOfTwo({ tokens }: Figures, before: Mention, { from }: Mention): boolean {
  const between = tokens.slice(before.to, from).map(({ norm }) => norm)
  return (
    between.some((norm) => OTHER.has(norm)) &&
    between.every((norm) => OTHER.has(norm) || BESIDE_OTHER.has(norm))
  )
}

/** "One makes 22 an hour, the other 24": neither is the pay of all, so the middle is asked back. */
function askAboutTwoPays(figures: Figures, verdicts: readonly Verdict[]): Verdict[] {
  const [first, second, ...others] = figures.mentions.filter(
    (mention, at) => isHourly(mention) || isSharedPay(figures, mention, figures.mentions[at + 1]),
  )
  const told = verdicts.find(({ derivation }) => derivation.slot === 'hourly_rate')
  const isTwo = first !== undefined && second !== undefined && others.length === 0
  if (!isTwo || first.value === second.value) return [...verdicts]
  const areApart = areOfGroups(figures, first, second)
  const isPair = areApart || areOfTwo(figures, first, second) || isSharedPay(figures, first, second)
  if (!isPair) return [...verdicts]
  if (told === undefined)
    return areApart || isAsked(figures, 'hourly_rate')
      ? [...verdicts, weighPays(figures, first, second) ?? askMiddle(figures, [first, second], '$')]
      : [...verdicts]
  const isOfBoth = ![first.value, second.value].includes(told.derivation.value)
  if (isOfBoth && !areApart) return [...verdicts]
  const asked = weighPays(figures, first, second) ?? askMiddle(figures, [first, second], '$')
  return verdicts.map((one) => (one === told ? asked : one))
}

const GROUP_REACH = 4

/** "Techs at 24, pharmacists at 68": each is the pay of other people. */
function areOfGroups({ tokens }: Figures, first: Mention, second: Mention): boolean {
  const findGroup = (start: number, { from }: Mention) =>
    tokens.slice(Math.max(start, from - GROUP_REACH), from).findLast(({ norm }) => isDoer(norm))
      ?.norm
  const [one, other] = [findGroup(0, first), findGroup(first.to, second)]
  return one !== undefined && other !== undefined && one !== other
}

const SELF = toWordSet('i me my one')
const ALL_OTHERS = toWordSet('others rest')

/** "I'm 50 an hour, the others 30" in a team of four: the pay on average. */
function weighPays(figures: Figures, first: Mention, second: Mention): Verdict | null {
  const { tokens } = figures
  const team = findKnown(figures, 'team_size') ?? 0
  const isOne = tokens
    .slice(Math.max(0, first.from - 3), first.from)
    .some(({ norm }) => SELF.has(norm))
  const isRest = tokens.slice(first.to, second.from).some(({ norm }) => ALL_OTHERS.has(norm))
  if (!isOne || !isRest || team <= 2) return null
  const uses = [first, second].map((one) => toUse(one, figures.mentions.indexOf(one), 'rate'))
  const value = (first.value + (team - 1) * second.value) / team
  const [low = 0, high = 0] = [first.value, second.value].toSorted((one, other) => one - other)
  return {
    derivation: derive('hourly_rate', value, uses, { low, high }),
    isAsked: true,
    workings: `($${first.value} + ${team - 1} × $${second.value}) ÷ ${team} people`,
  }
}

const PAY_RATIO_MAX = 3

/** "$22 and $24 an hour". */
const isSharedPay = ({ tokens }: Figures, first: Mention, second: Mention | undefined): boolean =>
  first.kind === 'money' &&
  second?.kind === 'money' &&
  isHourly(second) &&
  second.from === first.to + 1 &&
  tokens[first.to]?.norm === 'and' &&
  Math.max(first.value, second.value) <= PAY_RATIO_MAX * Math.min(first.value, second.value)

/** Two figures of one slot, asked back as their middle. */
function askMiddle(
  figures: Figures,
  [first, second]: readonly [Mention, Mention],
  sign: '$' | '%',
): Verdict {
  const [slot, as] =
    sign === '$' ? (['hourly_rate', 'rate'] as const) : (['error_rate', 'errors'] as const)
  const uses = [first, second].map((one) => toUse(one, figures.mentions.indexOf(one), as))
  const [low = 0, high = 0] = [first.value, second.value].toSorted((one, other) => one - other)
  const [one, other] = [first, second].map(({ value }) =>
    sign === '$' ? `$${value}` : `${value}%`,
  )
  const derivation = derive(slot, (first.value + second.value) / 2, uses, { low, high })
  return { derivation, isAsked: true, workings: `the middle of ${one} and ${other}` }
}

const isBare = ({ kind, noun, nounClass, per, value }: Mention) =>
  kind === 'count' && noun === null && nounClass === null && per.week === null && value <= 100

/** Both are followed by what they are a share in. */
const areOfParts = (figures: Figures, first: Mention, second: Mention): boolean =>
  follows(figures, first, second) &&
  [first, second].every(({ to }) => OF_PART.has(figures.tokens[to]?.norm ?? ''))

function follows({ tokens }: Figures, before: Mention, { from }: Mention): boolean {
  const between = tokens.slice(before.to, from)
  return (
    between.length <= ELLIPSIS_MAX_TOKENS &&
    between.some(({ norm }) => JOINTS.has(norm)) &&
    between.every(({ norm }) => norm !== '.' && norm !== ';')
  )
}

const OF_PART = toWordSet('in at for on from with')
const SHARES: ReadonlySet<Use['as']> = new Set(['errors', 'percent'])

/** Two figures of which neither holds for all: "6% in Columbus and 10% in Tulsa", "one makes $22, the other $24". */
export function askAboutTwo(figures: Figures, verdicts: readonly Verdict[]): Verdict[] {
  const asked = askAboutTwoPays(figures, verdicts)
  const [first, second, ...others] = figures.mentions.filter(({ kind }) => kind === 'percent')
  const told = asked.find(({ derivation }) => derivation.slot === 'error_rate')
  const isTwo = first !== undefined && second !== undefined && others.length === 0
  if (told === undefined || !isTwo || first.value === second.value) return asked
  const isShare = told.derivation.uses.every(({ as }) => SHARES.has(as))
  if (!isShare || !areOfParts(figures, first, second)) return asked
  return asked.map((one) => (one === told ? askMiddle(figures, [first, second], '%') : one))
}

/** "Like 1 in 100", later: a share of the work, and of nothing else that the worksheet holds. */
function readRatio({ mentions, tokens, asked, known }: Figures): Verdict | null {
  const [part, whole, ...others] = mentions
  const isKnown = known.some(([slot]) => slot === 'error_rate')
  if (part === undefined || whole === undefined || others.length > 0 || isKnown) return null
  const isRatio = tokens[part.to]?.norm === 'in' && whole.from === part.to + 1
  const isWhole = [10, 20, 50, 100, 1_000].includes(whole.value) && part.value < whole.value
  const beside = tokens.filter((_, at) => at < part.from || at >= whole.to)
  const isAlone = beside.every(({ norm }) => BESIDE_LONE.has(norm))
  if (!isRatio || !isWhole || !isAlone || asked.includes('error_rate')) return null
  const uses = [toUse(part, 0, 'errors'), toUse(whole, 1, 'whole')]
  return { derivation: derive('error_rate', (part.value / whole.value) * 100, uses), isAsked: true }
}

/** All that may stand beside a percentage that is an answer by itself. */
const BESIDE_LONE = toWordSet(`
about around roughly maybe approximately approx probably perhaps say like only just or so ish i i'd would id guess think it is
it's that's percent pct of them those ~ . , ! - (
`)
const LONE_MAX_WORDS = 6

/** "About 5%" alone, in answer to another question: no other row of the worksheet is told in percent, so it is asked back. */
export function findLonePercent(figures: Figures): Verdict[] {
  const { mentions, tokens, asked, known } = figures
  const [mention, ...others] = mentions
  const ratio = readRatio(figures)
  if (ratio !== null) return [ratio]
  const isLone =
    mention?.kind === 'percent' && others.length === 0 && tokens.length <= LONE_MAX_WORDS
  const isKnown = known.some(([slot]) => slot === 'error_rate')
  if (!isLone || asked.length === 0 || isAsked(figures, 'error_rate') || isKnown) return []
  const beside = tokens.filter((_, at) => at < mention.from || at >= mention.to)
  if (!beside.every(({ norm }) => BESIDE_LONE.has(norm))) return []
  const { value, low, high } = mention
  const uses = [toUse(mention, 0, 'errors')]
  return [{ derivation: derive('error_rate', value, uses, { low, high }), isAsked: true }]
}
