import { isOtherMoney, NOT_OURS } from '#agent/perception/budgets.ts'
import { findSentence, type MessageView } from '#agent/perception/message-view.ts'
import { oncePerText } from '#agent/perception/once-per-text.ts'
import { isNoTool, isOtherRate, isPronoun, keepPresent } from '#agent/perception/other-figures.ts'
import { PEOPLE_NOUN } from '#agent/perception/people-words.ts'
import { type Quantity, toExact } from '#agent/perception/quantity.ts'
import type { Finding, Span } from '#agent/understand/act.ts'
import type { Slot } from '#domain/fact.ts'

const KINDS: Readonly<Partial<Record<string, readonly Quantity['kind'][]>>> = {
  manual_hours: ['number'],
  team_size: ['number'],
  hourly_rate: ['number', 'money'],
  tool_count: ['number'],
  error_rate: ['number', 'percent'],
  budget: ['number', 'money'],
}
/** A budget named without a scale below this means thousands. */
const THOUSANDS_BELOW = 1_000
const YEARLY_FROM = 8_000
const HOURS_PER_YEAR = 2_080
/** Said to be for an hour, however large it is. */
const HOURLY = /\b(?:an|per|each|one) hour\b|\bhourly\b/

function scaleValue(slot: string, value: number, isHourly: boolean): number {
  if (slot === 'budget' && value > 0 && value < THOUSANDS_BELOW) return value * 1_000
  if (slot === 'hourly_rate' && value >= YEARLY_FROM && !isHourly)
    return toExact(value / HOURS_PER_YEAR)
  return slot === 'team_size' || slot === 'tool_count' ? Math.round(value) : value
}

/** A unit, or the second half of a ratio, says that a number answers something else than what was asked. */
const OTHER_UNIT =
  /^\s?(?:hours?|hrs?|h\b|minutes?|mins?|years?|months?|weeks?|wks?|days?|quarters?|degrees|°|miles|kilomet(?:er|re)s|km|customers|clients|invoices|orders|tickets|claims|%|(?:in|out of|outta|of|per)\s(?:every |each |a )?[#$%])/

const COUNTED_THING = new RegExp(
  `^\\s(?!${PEOPLE_NOUN}(?![a-z])|perhaps|sometimes|as\\b|us\\b|this|plus)[a-z]{3,}s\\b`,
)
function listBare(view: MessageView, slot: Slot): Quantity[] {
  const kinds = KINDS[slot] ?? []
  return [...view.quantities.values()].filter(
    (quantity) =>
      /[#$%]/.test(view.shape.charAt(quantity.start)) &&
      kinds.includes(quantity.kind) &&
      !OTHER_UNIT.test(view.shape.slice(quantity.end)) &&
      isInAnswer(view, slot, quantity) &&
      !isOfSomethingElse(view, slot, quantity),
  )
}

/** "3 offices" are no people, and "your competitor quoted 30k" is no budget. */
function isOfSomethingElse(view: MessageView, slot: Slot, quantity: Quantity): boolean {
  if (slot === 'team_size') return COUNTED_THING.test(view.shape.slice(quantity.end))
  if (isPronoun(view, quantity)) return true
  if (slot === 'tool_count') return isNoTool(view, quantity)
  if (slot === 'hourly_rate') return isOtherRate(view, quantity)
  const before = view.plain.slice(Math.max(0, quantity.start - 60), quantity.start)
  if (slot === 'budget' && view.plain.slice(quantity.start, quantity.end) === 'one') return true
  return slot === 'budget' && (NOT_OURS.test(before) || isOtherMoney(view, quantity))
}

/** An answer in a bare number is part of a message no longer than this. */
const MESSAGE_WORDS_MAX = 60
/** More bare numbers than this contradict one another. */
const NUMBERS_MAX = 2
const TOTAL = /\b(?:total|altogether|in all|combined|overall|sum)\b/
/** What a number belongs to that is no answer to any question of ours. */
const NOT_AN_ANSWER =
  /\b(?:scor\w+|points?|rules?|override|multipl\w+|formula|audit|conversation|tickets? (?:no|number)|ref(?:erence)?|version|v\d|model|level|step|test|case|phase|chapter|article|section|page|password|passcode|pin|code|port|weights?|coverage|price|discount|number(?= ?[#$])|line|row|id(?! (?:guess|say|think|reckon|put|estimate|go))|grep|echo)\b/
const ABOUT_THE_SCORE = /\bscor(?:e|ing)\b/
/** Words that hedge, count or carry a number without saying anything of it. */
const CARRIERS = new Set(
  "about around roughly approx approximately maybe probably perhaps nearly almost over under just only like say call make it it's its that's thats that is are was were be been we're we we've have has got i i'd i'm i've guess think reckon believe suppose would should could might well so um uh hm hmm er erm ah oh ok okay yes yeah yep yup no not sure honestly tbh lol haha sorry actually now then total totally altogether in all overall combined of us them they me myself including incl include plus and or to the a an our my their his her for on at per each every ish more less than least most max min up down somewhere between from something speaking give take range people heads person folks employees staff team ppl guys dollars bucks usd percent tools systems apps programs hours hour week weeks year weekly this these there there's here out currently today usually typically normally average avg counting count with without everyone everybody if you also too even moment right depending budget though but as mean meant correction instead fix wait rather really quite pretty good full time part total doing do does it'd they're cost costs costing worth comes come works put let let's see he she you'd when one two".split(
    ' ',
  ),
)
/** An answer says little more than its number. */
const CONTENT_WORDS_MAX = 2
const CLAUSE_ENDS = ',.;:!?\n()|'

/** The words around a number up to the next mark, without those that only carry it. */
function countContentWords(shape: string, { start, end }: Quantity): number {
  let from = start
  while (from > 0 && !CLAUSE_ENDS.includes(shape.charAt(from - 1))) from--
  let to = end
  while (to < shape.length && !CLAUSE_ENDS.includes(shape.charAt(to))) to++
  const words = `${shape.slice(from, start)} ${shape.slice(end, to)}`.match(/[\p{L}'’]+/gu) ?? []
  return words.filter((word) => !CARRIERS.has(word)).length
}

/** "6 grand" and "10k" count no people. */
const SCALED = /[a-z]/

/** Whether a message as a whole is one that a bare number can answer. */
const canAnswer = oncePerText(
  (plain) =>
    (plain.match(/\S+/g)?.length ?? 0) <= MESSAGE_WORDS_MAX && !ABOUT_THE_SCORE.test(plain),
)

/** Whether the message, and the words around the number, are short and plain enough to be an answer. */
function isInAnswer({ plain, shape }: MessageView, slot: Slot, quantity: Quantity): boolean {
  const written = plain.slice(quantity.start, quantity.end)
  const isScaled = /\d/.test(written)
    ? SCALED.test(written)
    : /thousand|million|grand/.test(written)
  if (isScaled && (slot === 'team_size' || slot === 'tool_count')) return false
  return (
    canAnswer(plain) &&
    countContentWords(shape, quantity) <= CONTENT_WORDS_MAX &&
    !NOT_AN_ANSWER.test(shape.slice(...findSentence(shape, quantity.start)))
  )
}

function toFinding(view: MessageView, slot: Slot, quantity: Quantity): Finding {
  const { value, low, high, start, end } = quantity
  const isHourly = HOURLY.test(view.plain.slice(...findSentence(view.plain, start)))
  return {
    slot,
    value: scaleValue(slot, value, isHourly),
    span: [start, end],
    reading: { low: scaleValue(slot, low, isHourly), high: scaleValue(slot, high, isHourly) },
  }
}

/** A number that nothing is counted by, so that it can answer the second half of a question. */
const UNCOUNTED_AFTER =
  /^\s*(?:$|[.,;!?)]|or so|ish\b|max\b|at most|tops|probably|roughly|i (?:think|guess)|maybe)/

const HEDGED =
  /\b(?:maybe|perhaps|say|around|about|roughly|guess|probably|approx\w*|could be|somewhere|think|reckon|at a push|ish)\b[^.;!?]{0,20}$/

/** "No idea. We have 3 offices": after the question was declined, a counted number of another sentence is no answer. */
function isAfterwards(view: MessageView, declined: Span | null, quantity: Quantity): boolean {
  if (declined === null || quantity.start < declined[1]) return false
  const [from] = findSentence(view.shape, quantity.start)
  if (from < declined[1] || HEDGED.test(view.plain.slice(from, quantity.start))) return false
  return !UNCOUNTED_AFTER.test(view.shape.slice(quantity.end))
}

const toCounted = (slot: Slot): Slot => (slot === 'tools' ? 'tool_count' : slot)

/**
 * Numbers without a unit ("80", "around 20") read as the answer to the question that was asked: the last one,
 * as people correct themselves forward, or, where two things were asked and are open, one for each in order.
 */
export function findBareAnswers(
  view: MessageView,
  open: readonly Slot[],
  declined: Span | null = null,
): Finding[] {
  const [slot, second] = open.map(toCounted)
  if (slot === undefined) return []
  const bare = listBare(view, slot).filter((quantity) => !isAfterwards(view, declined, quantity))
  const left = keepPresent(view, bare)
  if (left.length > NUMBERS_MAX && !TOTAL.test(view.plain)) return []
  if (second === undefined) return left.slice(-1).map((quantity) => toFinding(view, slot, quantity))
  const first = left[0]
  const after = listBare(view, second).filter(
    ({ start, end, kind }) =>
      start !== first?.start && (kind !== 'number' || UNCOUNTED_AFTER.test(view.shape.slice(end))),
  )
  return [
    ...(first ? [toFinding(view, slot, first)] : []),
    ...after.slice(0, 1).map((quantity) => toFinding(view, second, quantity)),
  ]
}
