import { FILLERS } from '#agent/lexicon/nouns.ts'
import { WEEK_HOURS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { isOccasion, isOfHire } from '#agent/understand/judge/bind-units.ts'
import { isBound } from '#agent/understand/judge/bound-figures.ts'
import { isCostOf, isPriceOfHours } from '#agent/understand/judge/pay.ts'
import { readTwoWays, type Verdict } from '#agent/understand/judge/two-readings.ts'
import type { OtherReading } from '#agent/understand/message/act.ts'
import {
  type Derivation,
  FIGURE_SLOTS,
  type FigureSlot,
  type Figures,
  findKnown,
  isAsked,
} from '#agent/understand/quantities/derivation.ts'
import {
  deriveItemHours,
  findItems,
  joinsItems,
  restsOnItems,
} from '#agent/understand/quantities/item-work.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { readSum } from '#agent/understand/quantities/told-sums.ts'
import type { WrittenSum } from '#agent/understand/quantities/written-sums.ts'
import type { Ranked } from '#agent/understand/readers/rank-figures.ts'
import { findClauseOf } from '#agent/understand/text/clauses.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** From these chances on a value is stored; an answer to the question needs less. */
const STORED = 0.65
const STORED_WHEN_ASKED = 0.45
/** Hours that nobody asked for alone are stored from here on, as they can be said back. */
const STORED_HOURS = 0.7
/** Hours that are added up in answer to the question about them are stored from here on. */
const SURE_SUM = 0.85
/** Hours that are too unsure to store are worth a question from here on. */
const WORTH_ASKING = 0.15

/**
 * Stores what is likely, and says hours back that were worked out or are in doubt, since the estimate rests on them.
 * Another slot is then left open.
 */
export function judgeFigures(figures: Figures, ranked: Record<FigureSlot, Ranked[]>): Verdict[] {
  const sum = readSum(figures)
  const written = sum === null ? null : judgeWritten(sum)
  const team = sum?.team ?? figures.team ?? null
  const sharers = team && toSharers(team)
  const verdicts = FIGURE_SLOTS.flatMap((slot) => {
    const own = slot === 'manual_hours' ? written : slot === 'team_size' ? sharers : null
    if (own !== null) return own
    const judged = judgeSlot(
      figures,
      slot,
      slot === 'manual_hours' ? ofSites(ranked) : ranked[slot],
    )
    return (slot === 'manual_hours' ? judgeByItems(figures, judged) : judged) ?? []
  })
  const told = [...verdicts, ...findTeam(figures, verdicts, ranked)].filter(
    (verdict) =>
      isTold(figures, verdict) &&
      !(written !== null && isOneOf(verdict.derivation)) &&
      !(sum?.team === null && isOfSpenders(verdict.derivation)) &&
      !(sum !== null && countsHours(verdict.derivation, sum.derivation)),
  )
  return dropContradicted(told.filter((one) => !isPricedHour(figures, one, told)))
}

/** "2 people at each of our 6 clinics, 8 hours a day": the hours are of all the people that the team is. */
function ofSites({ manual_hours, team_size }: Record<FigureSlot, Ranked[]>): Ranked[] {
  const hasSites = ({ derivation: { uses } }: Ranked) => uses.some(({ as }) => as === 'sites')
  const [hours] = manual_hours
  const [team] = team_size
  if (hours === undefined || team === undefined || !hasSites(team) || hasSites(hours))
    return manual_hours
  const isOfTeam = ({ derivation: { uses } }: Ranked) =>
    team.derivation.uses.every(({ from }) => uses.some((use) => use.from === from)) &&
    hours.derivation.uses.every(({ from }) => uses.some((use) => use.from === from))
  const whole = hours.derivation.uses.some(({ as }) => as === 'people')
    ? manual_hours.find(isOfTeam)
    : undefined
  return whole === undefined ? manual_hours : [{ ...whole, chance: hours.chance }, ...manual_hours]
}

function judgeSlot(figures: Figures, slot: FigureSlot, ranked: readonly Ranked[]): Judged | null {
  const best = findBest(figures, ranked)
  if (best === undefined) return null
  const isDue = isAsked(figures, slot) || isWhole(figures, best.derivation)
  const unasked = slot === 'manual_hours' ? STORED_HOURS : STORED
  const isPaid =
    slot === 'hourly_rate' &&
    best.derivation.uses.every(
      ({ from }) => isPriceOfHours(figures.tokens, from) || isCostOf(figures.tokens, from),
    )
  const isSure =
    isPaid ||
    (isDue && isAnHour(figures, best.derivation)) ||
    best.chance >= (isDue ? STORED_WHEN_ASKED : unasked)
  const stored = isSure ? toStored(best) : (askUnsurePay(figures, best) ?? askUnsure(figures, best))
  const verdict =
    slot === 'manual_hours'
      ? (readTwoWays(figures, best, ranked) ??
        judgeHours(best, {
          isSure:
            (isSure || isOfCounted(figures, best.derivation)) &&
            !isWholeDayOfSeveral(figures, best),
          isDue,
        }))
      : stored
  return verdict && { ...verdict, chance: best.chance }
}

const ASKED_BACK: readonly FigureSlot[] = ['error_rate', 'team_size', 'hourly_rate']
/** A value of an answer that is likelier than this is said back where it is too unsure to store. */
const LIKELY = 0.3

/** "Take 50 of them and you'll find 3 wrong", where that was asked for: a doubtful answer is no lost one. */
const askUnsure = (figures: Figures, { derivation, chance }: Ranked): Verdict | null =>
  ASKED_BACK.includes(derivation.slot) &&
  isAsked(figures, derivation.slot) &&
  findKnown(figures, derivation.slot) === null &&
  chance >= LIKELY
    ? { derivation, isAsked: true }
    : null

/** Money by the hour. */
const isAnHour = ({ mentions }: Figures, { slot, uses }: Derivation): boolean =>
  slot === 'hourly_rate' &&
  uses.every(({ index }) => {
    const { kind, per } = mentions[index ?? -1] ?? {}
    return kind === 'money' && per?.week === WEEK_HOURS
  })

/** "VAs are $9/hr": an amount an hour is pay and nothing else; where the words leave doubt, it is said back. */
function askUnsurePay(figures: Figures, { derivation, chance }: Ranked): Verdict | null {
  const { known } = figures
  const { slot } = derivation
  const isSame = ([name, value]: (typeof known)[number]) =>
    name === slot && Math.abs(value - derivation.value) < 0.01
  const isOpen = slot === 'hourly_rate' && !known.some(isSame)
  // One figure is said back at a time: beside the pay of a temp it is their hours.
  return isOpen && isAnHour(figures, derivation) && chance >= WORTH_ASKING
    ? { derivation, isAsked: !isOfHire(figures) }
    : null
}

/** No wish, and no question about what is unreal or known already. */
function isTold(figures: Figures, { derivation, isAsked, isWritten }: Judged): boolean {
  if (tellsWish(figures, derivation) || isOccasion(figures, derivation)) return false
  if (!isAsked) return true
  return !isUnreal(figures, derivation) && (isWritten === true || !isSettled(figures, derivation))
}

/** Hours rest on a number of items and the time of one together, or on neither. */
function judgeByItems(figures: Figures, judged: Judged | null): Judged | null {
  const told = findItems(figures)
  const isOfOthers = judged !== null && !restsOnItems(judged.derivation, told)
  const derivation = deriveItemHours(figures, told)
  if (isOfOthers) return judged
  if (judged !== null && joinsItems(figures, judged.derivation, told))
    // The items have the name that was told before them: "orders: 200 a day".
    return derivation?.value === judged.derivation.value ? { ...judged, derivation } : judged
  return derivation && { derivation, isAsked: true, isWritten: true, chance: 1 }
}

/** A sum that is written out wins over any other reading of the message. */
function judgeWritten({ derivation, isAsked, stated }: WrittenSum): Judged {
  const other: OtherReading | null =
    stated === null ? null : { value: stated, derivation: null, by: 'result' }
  return { derivation, isAsked, isWritten: true, chance: 1, ...(other === null ? {} : { other }) }
}

/** "3 hours a day, 4 on Mondays": hours of a sum are no people. */
const countsHours = ({ slot, uses }: Derivation, hours: Derivation) =>
  slot === 'team_size' &&
  uses.some(
    ({ as, from }) =>
      as === 'people' && hours.uses.some((use) => use.from === from && use.as === 'hours'),
  )

/** One person for each amount, though one may have several. */
const isOfSpenders = ({ marks }: Derivation) => marks.some((mark) => mark.startsWith('spenders'))

const toSharers = (derivation: Derivation): Judged => ({ derivation, isAsked: false, chance: 1 })

/** "54 is for one person only, total is 8 x 54": nobody works alone there. */
const isOneOf = ({ slot, value }: Derivation) => slot === 'team_size' && value === 1

/** "Just me.", "eleven receptionists": a message of nothing else answers something. */
const isWhole = ({ tokens }: Figures, { uses }: Derivation): boolean =>
  tokens.every(
    ({ kind, norm }, at) =>
      (kind !== 'word' && kind !== 'number') ||
      FILLERS.has(norm) ||
      uses.some(({ from, to }) => from <= at && at < to),
  )

/** The likeliest value that can be meant; the chance of those that cannot is shared out among the others. */
function findBest(figures: Figures, ranked: readonly Ranked[]): Ranked | undefined {
  const isCounted = ranked.some(({ derivation }) => isOfCounted(figures, derivation))
  const meant = ranked.filter(
    ({ derivation }) =>
      !(isCounted && derivation.marks.includes('by known people')) &&
      !isAddedFromAfar(figures, derivation) &&
      !(
        derivation.slot === 'manual_hours' &&
        derivation.uses.some(({ from }) => isPriceOfHours(figures.tokens, from))
      ),
  )
  const sum = (values: readonly Ranked[]) => values.reduce((total, { chance }) => total + chance, 0)
  const left = 1 - (sum(ranked) - sum(meant))
  const bound = meant.filter(({ derivation }) => isBound(figures, derivation))
  const best = bound.find((one) => isSaidAgain(figures, one, bound[0])) ?? bound[0]
  return best && { ...best, chance: best.chance / left }
}

/** "8 paralegals at 6 hours each": both are told, so that neither is taken from what is known. */
const isOfCounted = ({ mentions, clauses }: Figures, { slot, uses }: Derivation): boolean => {
  const [each, people, ...others] = uses.map(({ index }) => mentions[index ?? -1])
  const clause = findClauseOf(clauses, each?.from ?? 0)
  return (
    slot === 'manual_hours' &&
    others.length === 0 &&
    each?.kind === 'time' &&
    each.per.person &&
    people?.nounClass === 'person' &&
    clause?.time === 'now' &&
    !clause.isSupposed
  )
}

/** Half as likely as the likeliest value, the known one is meant: "an hour" after "an hour a week". */
const SAID_AGAIN = 0.5

const isSaidAgain = ({ known }: Figures, { derivation, chance }: Ranked, best?: Ranked): boolean =>
  derivation.slot === 'manual_hours' &&
  derivation.uses.length === 1 &&
  chance >= (best?.chance ?? 1) * SAID_AGAIN &&
  known.some(([slot, value]) => slot === 'manual_hours' && value === derivation.value)

const ON_TOP =
  toWordSet(`plus top add adds added extra additional overhead overheads benefits burden load loading taxes
  tax insurance pension social`)

/** "They're on $32 an hour. Our accuracy is 98%": in another sentence only words for it put a figure on top of pay. */
function isAddedFromAfar({ tokens, sentences }: Figures, { uses }: Derivation): boolean {
  const [pay] = uses
  return uses.some(({ as, from }) => {
    const own = sentences.find((sentence) => from >= sentence.from && from < sentence.to)
    if (as !== 'extra' || own === undefined || pay === undefined) return false
    const isNear = pay.from >= own.from && pay.from < own.to
    return !isNear && !tokens.slice(own.from, own.to).some(({ norm }) => ON_TOP.has(norm))
  })
}

/** "6 people × 12 hours": who spends the hours is the team, so that it is not asked for again. */
function findTeam(
  { mentions }: Figures,
  verdicts: readonly Judged[],
  ranked: Record<FigureSlot, Ranked[]>,
): Judged[] {
  const hours = verdicts.find(({ derivation }) => derivation.slot === 'manual_hours')
  if (hours === undefined || verdicts.some(({ derivation }) => derivation.slot === 'team_size'))
    return []
  // "3 hours each, 12 a month": twelve of what is counted.
  const isOfPeriod = (one: Mention | undefined) =>
    one?.noun === null && one.nounClass === null && one.per.week !== null
  const people = hours.derivation.uses.filter(
    ({ as, index }) => as === 'people' && !isOfPeriod(mentions[index ?? -1]),
  )
  const team = ranked.team_size.find(
    ({ derivation: { uses } }) =>
      uses.length === people.length &&
      uses.length > 0 &&
      uses.every((use) => people.some(({ from }) => from === use.from)),
  )
  return team === undefined || hours.isAsked ? [] : [{ ...toStored(team), chance: hours.chance }]
}

/** "Such an hour costs us $42": the hour is what the money is for. */
function isPricedHour(
  { mentions, clauses }: Figures,
  { derivation }: Verdict,
  all: readonly Verdict[],
): boolean {
  const [use] = derivation.uses
  const hour = use?.index == null ? undefined : mentions[use.index]
  if (derivation.slot !== 'manual_hours' || derivation.uses.length > 1 || hour === undefined)
    return false
  const isHour = hour.kind === 'time' && hour.value === 1 && hour.per.week === null
  const clause = findClauseOf(clauses, hour.from)
  const rate = all.find((one) => one.derivation.slot === 'hourly_rate')?.derivation.uses[0]
  return isHour && rate !== undefined && findClauseOf(clauses, rate.from) === clause
}

/** "I wish we lost 80 hours a week", "I want it to be 5": nothing is told, whatever was asked. */
export const isWished = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens.slice(start, end).some(({ norm }, at, all) => {
    const after = all.slice(at + 1, at + 4).map((token) => token.norm)
    return norm === 'wish' || (norm === 'want' && after.includes('to') && after.includes('be'))
  })

const tellsWish = ({ tokens, clauses }: Figures, { uses }: Derivation): boolean =>
  uses.some(({ from }) =>
    isWished(tokens, findClauseOf(clauses, from)?.sentence.from ?? from, from),
  )

/** "Next year we might lose 300 hours a week" is not worth a question. */
const isUnreal = (figures: Figures, { uses, slot }: Derivation): boolean =>
  // What a temp would cost is told of the work as it is.
  !isOfHire(figures) &&
  // "My estimate would be 30 hours" answers the question for them.
  !(isAsked(figures, slot) && figures.tokens.some(({ norm }) => ESTIMATES.has(norm))) &&
  uses.some(({ from }) => {
    const clause = findClauseOf(figures.clauses, from)
    return clause?.time === 'planned' || clause?.isSupposed === true
  })

/** They tell of other work than that whose hours are known. */
const OF_MORE = toWordSet('also another separate')

const ESTIMATES = toWordSet('estimate guess guesstimate reckon figure')

/** Known hours are not asked for again over a figure in passing: "$176 a day, that's 8 hours". */
const isSettled = (figures: Figures, { slot, uses, value }: Derivation): boolean =>
  slot !== 'hourly_rate' &&
  figures.known.some(([known]) => known === slot) &&
  // "200 orders a day, 4.5 minutes each" is a sum told in full.
  !(uses.some(({ as }) => as === 'items') && findKnown(figures, slot) !== value) &&
  !figures.tokens.some(
    ({ norm }, at, all) => OF_MORE.has(norm) || (norm === 'about' && all[at - 1]?.norm === 'what'),
  ) &&
  !isAsked(figures, slot) &&
  !uses.some(({ from }) => findClauseOf(figures.clauses, from)?.isCorrection)

const toStored = ({ derivation }: Ranked): Verdict => ({ derivation, isAsked: false })

/** "Me and 2 girls all day" may be a way of speaking: what it comes to is said back. */
const isWholeDayOfSeveral = ({ mentions }: Figures, { derivation: { uses } }: Ranked): boolean =>
  uses.some(({ as }) => as === 'people') &&
  uses.some(({ index }) => mentions[index ?? -1]?.unit === 'whole day')

function judgeHours(
  best: Ranked,
  { isSure, isDue }: { isSure: boolean; isDue: boolean },
): Verdict | null {
  const { derivation, chance } = best
  if (isSure && (derivation.isPerPerson || isPlain(derivation))) return toStored(best)
  if (isSure && isDue && chance >= SURE_SUM && isAddedUp(derivation)) return toStored(best)
  return chance >= WORTH_ASKING && !derivation.isPerPerson ? { derivation, isAsked: true } : null
}

const PLAIN: ReadonlySet<string> = new Set(['hours', 'hours each', 'people', 'period'])

/** Hours, how often, and how many people spend them each. */
function isPlain({ uses, factors }: Derivation): boolean {
  const isShare = uses.length === 1 && uses[0]?.as === 'share'
  return factors.length <= 1 && (isShare || uses.every(({ as }) => PLAIN.has(as)))
}

const isAddedUp = ({ uses }: Derivation) => uses.every(({ as }) => PLAIN.has(as))

type Judged = Verdict & { chance: number }

/** Uses of one figure that can hold together: the people of a sum are the team. */
const ALIKE: readonly (readonly string[])[] = [
  ['people', 'sites', 'hours each', 'hours', 'minus', 'share'],
  ['items', 'whole'],
  ['rate', 'salary'],
]

/** A figure that tells one slot does not tell another in another sense; the likelier value stands. */
function dropContradicted(verdicts: readonly Judged[]): Verdict[] {
  const ordered = verdicts.toSorted((one, other) => other.chance - one.chance)
  return ordered.filter(
    ({ derivation }, at) =>
      !ordered.slice(0, at).some((one) => isAgainst(one.derivation, derivation)),
  )
}

/** "10" answers one question, and not the next as well. */
const isBareCount = (as: string) => as === 'hours' || as === 'people'

const isAgainst = (one: Derivation, other: Derivation): boolean =>
  one.uses.some((use) =>
    other.uses.some(
      ({ from, as }) =>
        from === use.from &&
        as !== use.as &&
        ((one.uses.length + other.uses.length === 2 && isBareCount(as) && isBareCount(use.as)) ||
          !ALIKE.some((alike) => alike.includes(as) && alike.includes(use.as))),
    ),
  )
