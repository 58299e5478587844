import { GROUP_JOINTS, PEOPLE_NOUNS, SELF_WORDS, TOOL_NOUNS } from '#agent/lexicon/nouns.ts'
import { WEEK_HOURS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { formatDollars, formatNumber, sayExchangeRate, sayTold } from '#agent/state/format.ts'
import { bindUnits } from '#agent/understand/judge/bind-units.ts'
import { takeOurs, takeParts } from '#agent/understand/judge/bound-figures.ts'
import { judgeFigures } from '#agent/understand/judge/judge-figures.ts'
import { askAboutTwo, findLonePercent, shareUnits } from '#agent/understand/judge/pairs.ts'
import { isPay } from '#agent/understand/judge/pay.ts'
import { toSingular, type Verdict } from '#agent/understand/judge/two-readings.ts'
import type { Finding, ItemsAct, PlacesAct, Reading, Span } from '#agent/understand/message/act.ts'
import { cutView, type MessageView, withoutNames } from '#agent/understand/message/message-view.ts'
import {
  type Derivation,
  derive,
  FIGURE_SLOTS,
  type Figures,
  isRestated,
  sayWorkings,
  type Use,
} from '#agent/understand/quantities/derivation.ts'
import { viewFigures } from '#agent/understand/quantities/derive-figures.ts'
import {
  comesBack,
  findFailures,
  findNoErrors,
  findOutOf,
} from '#agent/understand/quantities/errors-and-tools.ts'
import { findItems } from '#agent/understand/quantities/item-work.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import {
  findMeantWorkers,
  findWorkers,
  isCountOfPeople,
} from '#agent/understand/quantities/read-workers.ts'
import { readSum } from '#agent/understand/quantities/told-sums.ts'
import { placeTeam, readTeam } from '#agent/understand/quantities/told-team.ts'
import { rankFigures } from '#agent/understand/readers/rank-figures.ts'
import { findNamed, isSame } from '#agent/understand/revisions/figure-fit.ts'
import { findClauseOf } from '#agent/understand/text/clauses.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { OriginalMoney, Slot } from '#domain/fact.ts'
import { toExact } from '#domain/to-exact.ts'

const PERIODS = toWordSet('day week month')

/** "5 hours in day", "25 document in day", as a second language has it: a day. */
const withPeriods = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    // "In week 12" is a date.
    const isIn = token.norm === 'in' && tokens[at + 2]?.kind !== 'number'
    const isCounted = tokens.slice(Math.max(0, at - 2), at).some(({ kind }) => kind === 'number')
    const isPeriod = PERIODS.has(tokens[at + 1]?.norm ?? '')
    return isIn && isCounted && isPeriod ? { ...token, norm: 'a' } : token
  })

const cutFigures = (view: MessageView): readonly Token[] =>
  withPeriods(cutView(withoutNames(view), []).tokens)

/** Hours, people, cost of an hour, errors, and number of tools that a message tells. */
export function findFigures(view: MessageView): Finding[] {
  const { context } = view
  const tokens = cutFigures(view)
  // In a message that gives orders, a bare number answers no question.
  const asked = context.isLiteral ? [] : listAsked(context)
  const figuresKnown = context.figures ?? []
  // Who does other work is not the team of the first.
  const isOfMore = tokens.some(({ norm }) => norm === 'separate')
  const known = isOfMore ? figuresKnown.filter(([slot]) => slot !== 'team_size') : figuresKnown
  const { itemWork } = context
  const look = (slots: readonly Slot[]) =>
    withoutThings(nameFigures(viewFigures(tokens, { asked: slots, known })))
  const see = (slots: readonly Slot[]) => withoutNoise({ ...look(slots), itemWork })
  const seen = see(asked)
  const named = nameSlot(shareUnits(seen))
  const told = named === null ? seen : see([named])
  const whole = withoutPerPerson(takeParts(shareUnits(told)))
  const isWritten = readSum(whole) !== null
  const ofItems = findItems(whole).uses
  const again = isWritten
    ? undefined
    : whole.mentions.find(
        (one) =>
          (isRestated(whole, one) || isConcluded(whole, one, view.text)) &&
          !ofItems.some((use) => holds(use, one)),
      )
  const mentions = whole.mentions.filter((mention) => mention !== again)
  const ours = takeOurs({ ...whole, mentions })
  const written = look(asked)
  const figures = {
    ...whole,
    mentions: ours,
    places: context.places ?? [],
    team: placeTeam(readTeam(written), ours),
  }
  if (figures.mentions.length + figures.workers.length === 0 && asked.length === 0) return []
  const weighed = judgeFigures(figures, rankFigures(figures))
  const judged = withNoErrors(figures, weighed, findOutOf(written))
  const paired = askAboutTwo(figures, withHourlyPay(figures, judged))
  const verdicts = paired.length > 0 ? paired : findLonePercent(figures)
  const all = again === undefined ? figures : { ...figures, mentions: [...ours, again] }
  return restate(verdicts, again, ours.length).map((one) =>
    toFinding(all, { ...one, isAsked: one.isAsked || overworks(figures, one.derivation) }),
  )
}

const TEAMS = toWordSet('team crew staff')
/** Short names of jobs that the learned roles do not know. */
const STAFF = toWordSet('csr csrs cpa cpas cna cnas bdr bdrs paras')

/** "A team of 8 processing claims", and no "team of 3 nurses", whose noun is known. */
const isOfTeam = (tokens: readonly Token[], { from, kind, nounClass }: Mention): boolean =>
  kind === 'count' &&
  tokens[from - 1]?.norm === 'of' &&
  TEAMS.has(tokens[from - 2]?.norm ?? '') &&
  (nounClass === null || nounClass === 'item')

/** "W-9", "I-140": the number of a form. */
function isOfForm(tokens: readonly Token[], { from }: Mention): boolean {
  const [letter, hyphen, number] = tokens.slice(Math.max(0, from - 2), from + 1)
  const isLetter = letter?.kind === 'word' && letter.norm.length === 1 && letter.norm !== 'x'
  return isLetter && hyphen?.norm === '-' && hyphen.isGlued && number?.isGlued === true
}

/** Beside the figures by which the roles were learned: how many are in a team, and no numbers of forms. */
function nameFigures(figures: Figures): Figures {
  const { tokens } = figures
  const mentions = figures.mentions.flatMap((one): Mention[] => {
    if (isOfForm(tokens, one)) return []
    if (one.kind === 'count' && STAFF.has(one.noun ?? '')) return [{ ...one, nounClass: 'person' }]
    return isOfTeam(tokens, one)
      ? [{ ...one, to: one.from + 1, noun: 'people', nounClass: 'person' }]
      : [one]
  })
  const isSame = mentions.every((one, at) => one === figures.mentions[at])
  if (isSame && mentions.length === figures.mentions.length) return figures
  const workers = findWorkers(tokens, mentions.filter(isCountOfPeople))
  return { ...figures, mentions, workers }
}

const CONCLUDES =
  /\bso,?(?: (?:maybe|perhaps|probably|more like|closer to|about|around|say|call it|really|its|it's))+ ~?$/i
const CONCLUDES_REACH = 40

/** "About 15 get denied, but mostly it's the doctors' notes, so maybe 5": it takes the place of the one figure before it. */
function isConcluded({ tokens, mentions }: Figures, mention: Mention, text: string): boolean {
  const { from, to, kind, noun } = mention
  const [before, last, ...others] = mentions
  const start = tokens[from]?.start ?? 0
  return (
    last === mention &&
    others.length === 0 &&
    (kind === 'count' || kind === 'percent') &&
    (noun === null || to === from + 1) &&
    (before?.kind === 'count' || before?.kind === 'percent') &&
    CONCLUDES.test(text.slice(Math.max(0, start - CONCLUDES_REACH), start))
  )
}

const holds = (outer: Pick<Use, 'from' | 'to'>, { from, to }: Mention) =>
  from >= outer.from && to <= outer.to

const NOT = toWordSet('not never')
const SAID = toWordSet('said say says just really the a about told wrote')
const DENIED_REACH = 2

/** "Not one person all day, it's 3 girls", "I never said 4": what is denied up to the pause tells nothing. */
function withoutDenied(figures: Figures): Figures {
  const { tokens, mentions, workers } = figures
  const denied = tokens.flatMap(({ norm }, at) => {
    if (!NOT.has(norm)) return []
    let from = at + 1
    while (from <= at + DENIED_REACH && SAID.has(tokens[from]?.norm ?? '')) from += 1
    if (!mentions.some((one) => one.from === from)) return []
    const end = tokens.findIndex(({ kind }, place) => place > from && kind === 'sign')
    return end < 0 ? [] : [{ from, to: end }]
  })
  const isDenied = ({ from }: { from: number }) =>
    denied.some((one) => from >= one.from && from < one.to)
  const left = mentions.filter((one) => !isDenied(one))
  if (left.length === mentions.length || left.length === 0) return figures
  return { ...figures, mentions: left, workers: workers.filter((one) => !isDenied(one)) }
}

/** "28 pls", "27 plus benefits": after a number these count nothing. */
const NO_NOUNS = toWordSet('plus pls please plz thx thanks tho though lol')

const withoutFiller = (mention: Mention): Mention =>
  NO_NOUNS.has(mention.noun ?? '')
    ? { ...mention, noun: null, nounClass: null, to: mention.to - 1 }
    : mention

const THEM_REACH = 8
const THINGS = toWordSet('site sites website websites portal portals form forms carrier carriers')

/** "I retype it in the carriers' sites, got like 5 of them": what was named before is counted, and no people. */
function isOfThings({ tokens }: Figures, { noun, from }: Mention): boolean {
  const before = tokens.slice(Math.max(0, from - THEM_REACH), from)
  return (
    noun === 'them' &&
    before.some(({ norm }) => THINGS.has(norm) || TOOL_NOUNS.has(norm)) &&
    !before.some(({ norm }) => PEOPLE_NOUNS.has(norm))
  )
}

const withoutThings = (figures: Figures): Figures => ({
  ...figures,
  mentions: figures.mentions.filter((one) => !isOfThings(figures, one)),
})

const VEHICLES = toWordSet('truck trucks vehicle vehicles')
const EACH = toWordSet('per each every')

/** "40 trucks. My guys spend all day" and "I have a shop, I answer" multiply nothing. */
function withoutNoise(seen: Figures): Figures {
  const people = seen.mentions.filter(isCountOfPeople)
  const meant = { ...seen, workers: findMeantWorkers(seen.tokens, people) }
  const figures = withoutListed(bindUnits(withoutDenied(meant)))
  const { tokens, workers } = figures
  const mentions = figures.mentions.map(withoutFiller)
  const isOfEach = tokens.some(({ norm }) => EACH.has(norm))
  const isSelf = ({ from, to }: Figures['workers'][number]) =>
    to === from + 1 && tokens[from]?.norm === 'i'
  const self = workers.find(isSelf)
  return {
    ...figures,
    mentions: isOfEach ? mentions : mentions.filter(({ noun }) => !VEHICLES.has(noun ?? '')),
    workers: workers.filter((one) => (one === self || !isSelf(one)) && !isSaying(tokens, one)),
  }
}

/** "Three of us, me + 2 juniors": those who are listed were counted before. */
function withoutListed(figures: Figures): Figures {
  const { tokens, mentions, workers } = figures
  const norm = (at: number) => tokens[at]?.norm ?? ''
  const listed = mentions.find(
    (one, at) =>
      isCountOfPeople(one) &&
      GROUP_JOINTS.has(norm(one.from - 1)) &&
      SELF_WORDS.has(norm(one.from - 2)) &&
      mentions.slice(0, at).some((all) => isCountOfPeople(all) && all.value === one.value + 1),
  )
  if (listed === undefined) return figures
  return {
    ...figures,
    mentions: mentions.filter((one) => one !== listed),
    workers: workers.filter(({ from, to }) => to <= listed.from - 2 || from >= listed.to),
  }
}

const SAYS = toWordSet('said told wrote mentioned')

/** "Like i said, one person": who says it is not one more. */
const isSaying = (tokens: readonly Token[], { from, to }: { from: number; to: number }) =>
  tokens[from]?.norm === 'i' && SAYS.has(tokens[to]?.norm ?? '')

const PER = toWordSet('per each every')

/** "Half a day per person" names nobody who does the work. */
function withoutPerPerson(figures: Figures): Figures {
  const isNamed = ({ from, to }: Figures['workers'][number]) =>
    !figures.tokens.slice(from, to).some(({ norm }) => PER.has(norm))
  return { ...figures, workers: figures.workers.filter(isNamed) }
}

/** No places: "three shifts", "two lines". */
const OF_WORK = toWordSet(
  'shift shifts line lines unit units crew crews desk desks counter counters',
)
const PLACES_MAX = 10_000

/** "We have 5 clinics", "only 2 of the 5 shops do it": how many places the work may be done at. */
export function findPlaces(view: MessageView): PlacesAct[] {
  const figures = takeParts(viewFigures(cutFigures(view), { asked: [], known: [] }))
  return figures.mentions.flatMap((mention): PlacesAct[] => {
    const { kind, noun, nounClass, value, per, low, high, from } = mention
    const isSite = kind === 'count' && nounClass === 'site' && noun !== null && !OF_WORK.has(noun)
    const isWhole = Number.isInteger(value) && low === high && value > 1 && value <= PLACES_MAX
    const clause = findClauseOf(figures.clauses, from)
    const isTold = clause?.owner === 'us' && clause.time === 'now' && !clause.isSupposed
    if (!isSite || !isWhole || per.week !== null || !isTold) return []
    const span = toSpan(figures, { ...mention, index: null, as: 'sites' })
    const quote = view.text.slice(...span)
    return [{ kind: 'places', noun: toSingular(noun), value, quote, span }]
  })
}

/** What a message tells of the number of items and the time of one, to be joined with what another tells. */
export function findItemWork(view: MessageView): ItemsAct[] {
  const { context, text } = view
  const asked = context.isLiteral ? [] : listAsked(context)
  const known = context.figures ?? []
  const { itemWork } = context
  const seen = bindUnits({ ...viewFigures(cutFigures(view), { asked, known }), itemWork })
  const { volume, each, uses } = findItems(seen)
  const [first] = uses
  const clause = findClauseOf(seen.clauses, first?.from ?? 0)
  if (first === undefined || clause?.owner !== 'us' || clause.isSupposed) return []
  const spans = uses.map((use) => toSpan(seen, use))
  const span: Span = [
    Math.min(...spans.map(([start]) => start)),
    Math.max(...spans.map(([, end]) => end)),
  ]
  return [
    {
      kind: 'items',
      ...(volume && { volume }),
      ...(each && { each }),
      quote: text.slice(...span),
      span,
    },
  ]
}

function withNoErrors(
  figures: Figures,
  told: readonly Verdict[],
  outOf: Derivation | null,
): Verdict[] {
  const ofErrors = told.find(({ derivation }) => derivation.slot === 'error_rate')
  const isKept = outOf === null && (ofErrors === undefined || !isTurned(figures, ofErrors))
  const verdicts = told.filter((one) => isKept || one !== ofErrors)
  if (outOf !== null) return [...verdicts, { derivation: outOf, isAsked: false }]
  const derivation = findNoErrors(figures) ?? findFailures(figures)
  return derivation === null || (isKept && ofErrors !== undefined)
    ? verdicts
    : [...verdicts, { derivation, isAsked: derivation.value > 0 }]
}

/** "80% come back incomplete" is read as 80, and not as the 20 that do not. */
const isTurned = (figures: Figures, { derivation: { marks, uses } }: Verdict): boolean =>
  marks[0] === 'rest' &&
  uses.some(({ index }) => {
    const share = figures.mentions[index ?? -1]
    return share !== undefined && comesBack(figures, share)
  })

const PAYS = toWordSet('on at makes make gets get earns earn paid pay pays')
const PAY_REACH = 3

/** "The lads are on 15.50 an hour" beside other answers: what is told by the hour, of those who are paid, is pay. */
function withHourlyPay(figures: Figures, verdicts: readonly Verdict[]): Verdict[] {
  const { mentions, tokens, known, clauses } = figures
  const hourly = mentions.filter(
    ({ kind, noun, per }) => kind === 'count' && noun === null && per.week === WEEK_HOURS,
  )
  const [pay, ...others] = hourly
  const isTold =
    known.some(([slot]) => slot === 'hourly_rate') ||
    verdicts.some(({ derivation }) => derivation.slot === 'hourly_rate')
  if (pay === undefined || others.length > 0 || isTold) return [...verdicts]
  const { value, low, high, from } = pay
  const paid = mentions.filter(
    (one) =>
      one.kind === 'count' &&
      one.noun === null &&
      tokens.slice(Math.max(0, one.from - PAY_REACH), one.from).some(({ norm }) => PAYS.has(norm)),
  )
  const isPaid = paid.length === 1 && paid[0] === pay
  const clause = findClauseOf(clauses, from)
  const isOurs = clause?.owner === 'us' && clause.time === 'now' && !clause.isSupposed
  if (!isPaid || !isOurs) return [...verdicts]
  const use = { index: mentions.indexOf(pay), from, to: pay.to, as: 'rate' } as const
  return [
    ...verdicts,
    { derivation: derive('hourly_rate', value, [use], { low, high }), isAsked: false },
  ]
}

/** "$26 an hour plus benefits, so call it 33": the last figure before it takes the value. */
function restate(
  verdicts: readonly Verdict[],
  again: Mention | undefined,
  index: number,
): Verdict[] {
  if (again === undefined) return [...verdicts]
  const { value, low, high, from, to } = again
  const endOf = ({ derivation: { uses } }: Verdict) => Math.max(...uses.map((use) => use.to))
  const before = verdicts.filter((one) => endOf(one) <= from)
  const last = before.toSorted((one, other) => endOf(other) - endOf(one))[0]
  return verdicts.map((one) => {
    if (one !== last) return one
    const uses = [...one.derivation.uses, { index, from, to, as: 'rate' } as const]
    return {
      ...one,
      derivation: { ...one.derivation, value, low, high, uses, factors: [], marks: [] },
    }
  })
}

/** "The rate is 45" and "paralegals at 38" answer the question about the rate, whatever was asked. */
function nameSlot({ mentions, tokens, asked, known }: Figures): Slot | null {
  const [figure, ...others] = mentions
  const isBare = figure?.kind === 'count' && figure.noun === null && others.length === 0
  if (figure === undefined || !isBare) return null
  const named =
    isPay(tokens, figure.from) || isPutForPay(tokens, figure.from)
      ? 'hourly_rate'
      : findNamed(tokens.slice(0, figure.to + countBehind(tokens, figure)), figure, isNamed)
  // Where nothing was asked, only a figure that is known is told anew.
  return asked.length > 0 || known.some(([slot]) => slot === named) ? named : null
}

const PUTS = toWordSet('say use put call')
const OF_PAY = toWordSet('paid pay salary wage wages')

/** "I don't get paid, it's my shop. Say 20": a figure that stands in for pay. */
const isPutForPay = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.kind !== 'word' &&
  tokens.slice(Math.max(0, at - 2), at).some(({ norm }) => PUTS.has(norm)) &&
  tokens.slice(0, at).some(({ norm }) => OF_PAY.has(norm))

const NAMED: ReadonlySet<Slot> = new Set(FIGURE_SLOTS)
const isNamed = (slot: Slot) => NAMED.has(slot)
const FOR = toWordSet('for as')

/** "Use 33 for the rate": the words behind a figure that say what it is. */
const countBehind = (tokens: readonly Token[], { to }: Mention) =>
  FOR.has(tokens[to]?.norm ?? '') && tokens[to + 1]?.norm === 'the' ? 3 : 0

function listAsked({ asking, alsoAsking }: MessageView['context']): Slot[] {
  return [asking, alsoAsking].flatMap((slot) => slot ?? [])
}

function toFinding(
  figures: Figures,
  { derivation, isAsked, isWritten = false, other, workings: told }: Verdict,
): Finding {
  const { slot, value, low, high, isPerPerson, factors, uses } = derivation
  const isCorrection = isWritten || namesKnown(figures, derivation)
  const isSum = factors.length > 1 || (factors[0]?.length ?? 0) > 1
  const spans = uses.map((use) => toSpan(figures, use))
  const foreign = slot === 'hourly_rate' ? readForeign(figures, derivation, isSum) : {}
  const workings = told ?? (isSum ? sayWorkings(factors) : null)
  return {
    slot,
    value: slot === 'hourly_rate' && foreign.original ? toCents(value) : toExact(value),
    span: [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))],
    consumed: spans,
    reading: {
      // A number of tools that has its ends was told, and not counted from their names.
      ...(low === high && slot !== 'tool_count' ? {} : { low: toExact(low), high: toExact(high) }),
      ...(workings === null ? {} : { derivation: workings }),
      ...foreign,
      ...(isPerPerson ? { isPerPerson } : {}),
      ...(isAsked ? { isDoubtful: true } : {}),
      ...(isCorrection ? { isCorrection } : {}),
      ...(other === undefined ? {} : { other }),
    },
  }
}

/** Nobody works longer in a week. */
const HOURS_OF_ONE_MAX = 70

/** "6 people, 72 hours each": more than each can work is said back. */
function overworks({ mentions }: Figures, { slot, value, uses }: Derivation): boolean {
  const people = uses.flatMap(({ as, index }) =>
    as === 'people' ? [mentions[index ?? -1]?.value ?? 1] : [],
  )
  const count = people.reduce((sum, one) => sum + one, 0)
  return slot === 'manual_hours' && count > 0 && value / count > HOURS_OF_ONE_MAX
}

/** A known figure or its slot is named beside another value, or added to: the other value is to replace it. */
function namesKnown(
  { mentions, tokens, known }: Figures,
  { slot, value, uses }: Derivation,
): boolean {
  const old = known.find(([name]) => name === slot)?.[1]
  const [use] = uses
  if (old === undefined || use === undefined) return false
  // "2%" names no team of 2.
  const kind = mentions[use.index ?? -1]?.kind
  const isOld = ({ value: told, kind: other }: Mention) =>
    (kind !== 'count' || other === kind) &&
    (isSame(told, old) || isSame(value, old + told) || isSame(value, old - told))
  return mentions.some(isOld) || findNamed(tokens, use, (name) => name === slot) !== null
}

const PAID: readonly Use['as'][] = ['rate', 'salary']

/** "34 euro at 1.08": pay in another currency, as it was told, with the rate that it was converted at. */
function readForeign(
  { mentions }: Figures,
  { uses, factors, marks, value }: Derivation,
  isSum: boolean,
): Reading {
  const told = uses.flatMap((use) => {
    const mention = mentions[use.index ?? -1]
    return mention?.original ? [{ ...use, mention, original: mention.original }] : []
  })
  const [first] = told
  if (first === undefined) return {}
  const { currency, isUnknown } = first.original
  if (isUnknown) return { original: toMoney(first.original), isUnconverted: true }
  const paid = told.filter((use) => PAID.includes(use.as) && use.original.currency === currency)
  // What was told again, with taxes, stands for all of it.
  const again = paid.filter(({ mention }) => isSame(mention.value, value))
  const pays = again.length > 0 ? again : paid
  const amount = pays.reduce((sum, { original }) => sum + original.amount, 0) / pays.length
  const said = isSum
    ? sayWorkings(factors)
    : sayPays(mentions, { uses: again.length > 0 ? again : uses, marks })
  return {
    original: { amount: toExact(amount), currency },
    derivation: `${said} ${sayExchangeRate(currency)}`,
  }
}

/** "34 euro", "31 euro plus 30%", "the middle of 18.5 euro and 23.5 euro". */
function sayPays(
  mentions: Figures['mentions'],
  { uses, marks }: Pick<Derivation, 'uses' | 'marks'>,
) {
  const parts = uses.flatMap(({ index }) => {
    const mention = mentions[index ?? -1]
    if (mention === undefined) return []
    if (mention.original) return sayTold(mention, mention.original.currency)
    if (mention.kind === 'money') return formatDollars(mention.value)
    const isShare = mention.kind === 'fraction'
    return `${formatNumber(isShare ? mention.value * 100 : mention.value)}%`
  })
  return marks[0] === 'mean' ? `the middle of ${parts.join(' and ')}` : parts.join(' plus ')
}

const toCents = (value: number) => Math.round(value * 100) / 100

const toMoney = ({ amount, currency }: OriginalMoney): OriginalMoney => ({ amount, currency })

function toSpan({ tokens }: Figures, { from, to }: Use): Span {
  return [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
}
