import { GROUP_JOINTS, SELF_WORDS } from '#agent/lexicon/nouns.ts'
import { REVISION_LISTS, REVISION_PHRASES } from '#agent/lexicon/revision-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { bindUnits } from '#agent/understand/judge/bind-units.ts'
import { isOfRatio } from '#agent/understand/judge/bound-figures.ts'
import type { Finding, MoveAct } from '#agent/understand/message/act.ts'
import {
  cutView,
  listAsked,
  type MessageView,
  withoutNames,
} from '#agent/understand/message/message-view.ts'
import {
  type Figures,
  isRestated,
  type KnownFigure,
} from '#agent/understand/quantities/derivation.ts'
import { viewFigures } from '#agent/understand/quantities/derive-figures.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { readSum } from '#agent/understand/quantities/told-sums.ts'
import { readTeam } from '#agent/understand/quantities/told-team.ts'
import { tellsOtherWork } from '#agent/understand/revisions/adjust-hours.ts'
import {
  addSteps,
  listSteps,
  multiply,
  ON_COSTS,
  readAgain,
  readLastAgain,
  takeShares,
} from '#agent/understand/revisions/change-figures.ts'
import {
  findNamed,
  findTold,
  isSame,
  saysOtherPeriod,
  toValue,
} from '#agent/understand/revisions/figure-fit.ts'
import {
  findTarget,
  fitIn,
  isMeant,
  pick,
  type Revision,
  type Scene,
} from '#agent/understand/revisions/revision.ts'
import { findClauseOf } from '#agent/understand/text/clauses.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import { findSentenceOf, type Range } from '#agent/understand/text/sentences.ts'
import type { Slot } from '#domain/fact.ts'
import { toExact } from '#domain/to-exact.ts'

const PHRASES = compilePhrases(REVISION_PHRASES, { lists: REVISION_LISTS })

/**
 * What a message makes of figures that are known: another figure in their place, more or less of them, a multiple, the
 * same in another period or for each person.
 */
export const reviseFigures =
  (moves: readonly MoveAct[]) =>
  (view: MessageView): Finding[] => {
    const { context } = view
    const known = context.figures ?? []
    if (known.length === 0 || context.isLiteral || tellsOtherWork(view.plain)) return []
    const { tokens } = cutView(withoutNames(view), [])
    const said = viewFigures(tokens, { asked: listAsked(context), known })
    const seen = bindUnits(said)
    const ofTeam = findOpenTeam(said)
    const mentions = seen.mentions.filter(
      (mention) =>
        !isRestated(seen, mention) &&
        !isOfRatio(seen, mention) &&
        !isDenied(seen, mention) &&
        !isBesideSelf(seen, mention) &&
        !isTeamAgain(seen, mention) &&
        !ofTeam.some(({ from }) => from === mention.from) &&
        !isOfItems(seen, mention, context.itemWork?.volume?.told),
    )
    const figures = { ...seen, mentions }
    const phrases = findPhrases(PHRASES, figures.tokens)
    const isCorrection =
      saysOtherPeriod(figures.tokens) ||
      moves.some(({ kind }) => kind === 'correct' || kind === 'deny')
    const alone = loadPay(figures, known) ?? retell(figures, isCorrection)
    if (alone !== null) return [toFinding(figures, alone)]
    if (phrases.length === 0 && !isCorrection) return []
    const people = findTold(figures) ?? known.find(([slot]) => slot === 'team_size')?.[1] ?? null
    const scene = { figures, known, phrases, people, isCorrection, marked: [], old: [] }
    const written = readSum(figures)?.derivation.uses ?? []
    return revise(markOld(scene))
      .filter(({ at }) => !at.some((one) => isInside(one, written)))
      .map((revision) => toFinding(figures, revision))
  }

/** "Another six part time", where the team is being told for the first time: nothing is added to another figure. */
const findOpenTeam = (said: Figures) =>
  said.known.some(([slot]) => slot === 'team_size') ? [] : (readTeam(said)?.uses ?? [])

/** "300 returns, not 300 hours", and "4 people, not 3" where 4 is known: what was never told is not taken back for another. */
function isDenied({ tokens, mentions, known }: Figures, { from, value }: Mention): boolean {
  const isTold = (one: number) => known.some(([, told]) => isSame(told, one))
  const before = mentions.filter((one) => one.from < from)
  return (
    tokens[from - 1]?.norm === 'not' &&
    before.some((one) => one.value === value || isTold(one.value)) &&
    !isTold(value)
  )
}

/** "It's six who do the chasing", where that is known: no hours. */
const isTeamAgain = ({ tokens, known }: Figures, { to, value }: Mention): boolean =>
  tokens[to]?.norm === 'who' && known.some(([slot, told]) => slot === 'team_size' && told === value)

/** "Three, I said. Me and 2": the others, beside the one who writes. */
const isBesideSelf = ({ tokens }: Figures, { from, kind }: Mention): boolean =>
  kind === 'count' &&
  GROUP_JOINTS.has(tokens[from - 1]?.norm ?? '') &&
  SELF_WORDS.has(tokens[from - 2]?.norm ?? '')

const MINUTES = /^min/

/** "900 a week, 8 minutes each": a number of items, and no hours. */
const isOfItems = (
  { mentions }: Figures,
  { kind, noun, per, value }: Mention,
  told: number | undefined,
): boolean =>
  kind === 'count' &&
  noun === null &&
  per.week !== null &&
  (value === told || mentions.some(({ unit }) => MINUTES.test(unit ?? '')))

const TAKES_BACK = toWordSet('no wait sorry oops scratch correction actually hold hang')
const BESIDE_AGAIN = toWordSet(`
no wait sorry oops scratch that correction actually hold hang on i mean meant make it its is make more like about , . - ! : … an hour
please pls rather hmm um no, sec
`)
/** A figure that is taken back is told again as one near it. */
const NEAR = 1.6

/** "No wait 27" after "25/hr": a bare number alone takes the place of the one that is near it. */
function retell(
  { tokens, mentions, known, asked }: Figures,
  isCorrection: boolean,
): Revision | null {
  const [only, ...others] = mentions
  if (!isCorrection && !TAKES_BACK.has(tokens[0]?.norm ?? '')) return null
  if (only === undefined || others.length > 0 || only.kind !== 'count') return null
  const { from, to, noun, per, value } = only
  const isAlone = tokens.every(({ norm }, at) => (at >= from && at < to) || BESIDE_AGAIN.has(norm))
  if (!isAlone || (noun !== null && !BESIDE_AGAIN.has(noun)) || per.week !== null) return null
  const far = ([, told]: KnownFigure) => Math.abs(Math.log(value / told))
  const [nearest, next] = known
    .filter((figure) => figure[1] !== value && far(figure) < Math.log(NEAR))
    .toSorted((one, other) => far(one) - far(other))
  if (nearest === undefined) return null
  const [slot] = nearest
  // Beside the question about pay it may be the answer.
  const isAnswer = asked.includes('hourly_rate') && slot !== 'hourly_rate'
  const isSure = (next === undefined || far(next) > 2 * far(nearest)) && !isAnswer
  return { slot, value, at: [only], isSure }
}

const MOST_LOADED = 2.5
const LOADED_REACH = 12

/** "With tax it's more like 28": the known pay with what comes on top of it. */
function loadPay(figures: Figures, known: readonly KnownFigure[]): Revision | null {
  const pay = known.find(([slot]) => slot === 'hourly_rate')?.[1]
  const at = figures.tokens.findIndex(({ norm }) => ON_COSTS.has(norm))
  const { from, to } = findSentenceOf(figures.sentences, Math.max(0, at))
  const tokens = figures.tokens.slice(from, to)
  const [only, ...others] = figures.mentions.filter((one) => one.from >= from && one.from < to)
  const isLoaded = at >= 0
  if (pay === undefined || only === undefined || others.length > 0 || !isLoaded) return null
  const isBare = (only.kind === 'count' || only.kind === 'money') && only.noun === null
  const isMore = only.value > pay && only.value <= pay * MOST_LOADED
  if (!isBare || !isMore || tokens.length > LOADED_REACH) return null
  return { slot: 'hourly_rate', value: only.value, at: [only], isSure: true }
}

/** The figures of a sum that is written out are read together. */
const isInside = ({ from }: Range, uses: readonly Range[]) =>
  uses.some((use) => from >= use.from && from < use.to)

function markOld(scene: Scene): Scene {
  const { tokens } = scene.figures
  // "Make that five, I counted one twice": the comma ends what is said of the figure.
  const before = pick(scene, 'oldFirst', 'first').filter(({ to }) => tokens[to]?.norm !== ',')
  const marked = [...pick(scene, 'oldLast', 'last'), ...before]
  const old = scene.known.flatMap((figure) => {
    const isOne = (one: Mention) =>
      fitIn(scene, one, figure[0]) !== null && isSame(toValue(one, figure, scene.people), figure[1])
    return marked.some(isOne) ? [figure[0]] : []
  })
  return { ...scene, marked, old }
}

/** The first that tells of a slot stands. */
function revise(scene: Scene): Revision[] {
  const found = [
    ...scene.known.flatMap((figure) => keepStanding(scene, figure)),
    ...scene.known.flatMap((figure) => replaceNamed(scene, figure)),
    ...scene.known.flatMap((figure) => replaceFrom(scene, figure)),
    ...pick(scene, 'total', 'last').flatMap((mention) => replaceBy(scene, mention)),
    ...addSteps(scene),
    ...takeShares(scene),
    ...multiply(scene),
    ...replaceUnnamed(scene),
  ]
  return found.filter(({ slot }, at) => found.findIndex((one) => one.slot === slot) === at)
}

/** "Still 5 people", "20 is right", "the hours are as I said". */
function keepStanding(scene: Scene, figure: KnownFigure): Revision[] {
  const { figures, phrases } = scene
  const [slot, value] = figure
  if (scene.old.includes(slot)) return []
  const at = phrases.flatMap(({ label, first, last }) => {
    if (label !== 'stands') return []
    const inside = figures.mentions.filter(({ from, to }) => from < last && to > first)
    const start = findClauseOf(figures.clauses, first)?.sentence.from ?? first
    const end = { from: last - start, to: last - start }
    const isNamed =
      inside.length === 0 &&
      findNamed(figures.tokens.slice(start, last), end, (one) => one === slot) !== null
    const isTold = inside.some(
      (one) => fitIn(scene, one, slot) !== null && isSame(one.value, value),
    )
    return isNamed || isTold ? [{ from: first, to: last }] : []
  })
  return at.length > 0 ? [{ slot, value, at, isSure: true }] : []
}

/** "12, not 10", "you wrote 120 hours a week, it's 120 a month", "that 20 was each": the known figure is named. */
function replaceNamed(scene: Scene, figure: KnownFigure): Revision[] {
  const { figures, people, isCorrection, marked } = scene
  const [slot, known] = figure
  const fitting = figures.mentions.filter((one) => fitIn(scene, one, slot) !== null)
  const named = fitting.filter((one) => isSame(toValue(one, figure, people), known))
  const isOld = scene.old.includes(slot)
  const others = fitting.filter(
    (one) => !named.includes(one) && !MINUTES.test(one.unit ?? '') && isMeant(scene, one, isOld),
  )
  const reread = others.filter(({ value }) => isSame(value, known))
  const [first] = [...named.filter((one) => marked.includes(one)), ...named, ...reread]
  if (first === undefined || !(isOld || isCorrection)) return []
  const steps = listSteps(scene).map(({ mention }) => mention)
  const fresh = others.filter((one) => {
    if (steps.includes(one) || isLoneOne(figures, one)) return false
    const isPlain = fitIn(scene, one, slot) === 'unit' && isNow(scene, one)
    return isOld || reread.includes(one) || isPlain
  })
  const differences = others.filter(
    (one) => steps.includes(one) || figures.tokens[one.from - 1]?.norm === 'by',
  )
  const far = (one: Mention) =>
    Math.abs(one.from - first.from) +
    (fitIn(scene, one, slot) === 'unit' ? 0 : 10) +
    (marked.includes(one) ? 100 : 0)
  const best =
    fresh.find((one) => isSumOf(one, known, differences)) ??
    fresh.toSorted((one, other) => far(one) - far(other))[0]
  const isAlone = fitting.every((one) => named.includes(one) || one.to <= first.from)
  const again = named.length > 0 && isAlone ? readAgain(scene, figure, named) : []
  const isBefore =
    best !== undefined &&
    again.length > 0 &&
    best.to <= first.from &&
    fitIn(scene, best, slot) === 'bare'
  if (best === undefined || isBefore) return again
  return [{ slot, value: toValue(best, figure, people), at: [...named, best], isSure: true }]
}

/** "Change it from 25 to 31" is no range. */
function replaceFrom(scene: Scene, figure: KnownFigure): Revision[] {
  const { figures, people, isCorrection } = scene
  const [slot, known] = figure
  return figures.mentions.flatMap((one) => {
    const ends = [one.low, one.high].map((value) => toValue({ ...one, value }, figure, people))
    const value = ends.find((end) => !isSame(end, known))
    const isFrom = figures.tokens.slice(one.from - 1, one.to).some(({ norm }) => norm === 'from')
    const isMoved = isCorrection && isFrom && ends.some((end) => isSame(end, known))
    const isRange = one.low !== one.high && fitIn(scene, one, slot) !== null
    if (!isMoved || !isRange || value === undefined) return []
    return [{ slot, value, at: [one], isSure: true }]
  })
}

const isNow = ({ figures: { clauses } }: Scene, { from }: Mention) =>
  findClauseOf(clauses, from)?.time === 'now'

/** "Not for one", "that one". */
const isLoneOne = ({ tokens }: Figures, { from, to }: Mention) =>
  to === from + 1 && tokens[from]?.norm === 'one'

/** "25 is too low by 10, so 35": what the known figure and another one come to. */
const isSumOf = ({ value }: Mention, known: number, others: readonly Mention[]) =>
  others.some((one) => isSame(value, known + one.value) || isSame(value, known - one.value))

/** "Make that 30", "the rate should be 45", "actually $45 an hour", "less than that. 18.", "the hours are 180". */
function replaceUnnamed(scene: Scene): Revision[] {
  const { figures, known, isCorrection, people, marked } = scene
  const isOther = marked.some((one) =>
    known.every((figure) => !isSame(toValue(one, figure, people), figure[1])),
  )
  const told = [...pick(scene, 'newLast', 'last'), ...pick(scene, 'newFirst', 'first')]
  const isNamed = (one: Mention) =>
    findNamed(figures.tokens, one, (slot) => known.some(([name]) => name === slot)) !== null
  const [only, ...others] = figures.mentions
  const isByUnit =
    only !== undefined &&
    others.length === 0 &&
    known.some(([slot]) => fitIn(scene, only, slot) === 'unit')
  const said = isCorrection
    ? [
        ...pick(scene, 'slotIs', 'last'),
        ...pick(scene, 'itIs', 'last').filter(isNamed),
        ...(isByUnit ? [only] : []),
      ]
    : []
  return [
    ...(isOther ? [] : told.filter((one) => !marked.includes(one))).flatMap((one) =>
      replaceBy(scene, one),
    ),
    ...said.flatMap((one) => replaceBy(scene, one)).filter(({ isSure }) => isSure),
    ...readLastAgain(scene),
    ...takeAway(scene),
  ]
}

const NOTHING = toWordSet('none nothing zilch zero nil')

/** "I take back the 8k: nothing", "ignore the budget, this year there's none". */
function takeAway({ figures: { tokens }, known, old, isCorrection }: Scene): Revision[] {
  const at = tokens.findIndex(({ norm }) => NOTHING.has(norm))
  const isNamed =
    old.includes('budget') || (isCorrection && tokens.some(({ norm }) => norm === 'budget'))
  const isKnown = known.some(([slot]) => slot === 'budget')
  return at >= 0 && isNamed && isKnown
    ? [{ slot: 'budget', value: 0, at: [{ from: at, to: at + 1 }], isSure: true }]
    : []
}

/** What was asked for and is not known yet is told first. */
function isAnswer(scene: Scene, mention: Mention): boolean {
  const { figures, known, isCorrection } = scene
  const open = figures.asked.filter((slot) => known.every(([one]) => one !== slot))
  return !isCorrection && open.some((slot) => fitIn(scene, mention, slot) === 'unit')
}

function replaceBy(scene: Scene, mention: Mention): Revision[] {
  const target = findTarget(scene, mention, mention)
  if (target === null || !isMeant(scene, mention) || isAnswer(scene, mention)) return []
  const { figure, isSure } = target
  const slot: Slot = figure[0]
  return [{ slot, value: toValue(mention, figure, scene.people), at: [mention], isSure }]
}

function toFinding({ tokens }: Figures, { slot, value, at, isSure }: Revision): Finding {
  const spans = at.map(
    ({ from, to }) => [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0] as const,
  )
  return {
    slot,
    value: toExact(value),
    span: [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))],
    consumed: spans,
    reading: {
      ...(slot === 'tool_count' ? { low: value, high: value } : {}),
      isCorrection: true,
      ...(isSure ? {} : { isDoubtful: true }),
    },
  }
}
