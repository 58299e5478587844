import { findCrews } from '#agent/perception/crews.ts'
import { isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { findPeriod } from '#agent/perception/periods.ts'
import { toExact } from '#agent/perception/quantity.ts'
import { findSummedHours } from '#agent/perception/summed-hours.ts'
import type { Finding } from '#agent/understand/act.ts'

const UNIT = '(?:\\s?(?:hours?|hrs?|h))?'
const PART = `(?:[a-z][a-z'-]{0,20}\\s){1,4}?#~*${UNIT}`
/** "Anna 10, Ben 5", "I spend 5 and Jonas spends 9 hours a week": people and their hours, and nothing else. */
const PARTS = new RegExp(
  `^\\s*${PART}(?:\\s?(?:,|and|&|\\+|;|plus)\\s?(?:and |then )?${PART}){1,7}(\\s(?:a|per|each|every) [a-z]+|\\/ ?[a-z]+|\\sweekly)?\\s*(?:[.!]\\s*)?$`,
)
const NO_SUM =
  /\b(?:each|every(?:one|body)|apiece|all|team of|staff|crew|a (?:bit|little)|in total|total|altogether|so|or|not|instead|was|between|from|to|people|person)\b/
/** "Add 15 hours of entry to 9 hours of checks", "3 + 2 hours a week". */
const TWO_PARTS =
  /\badd(?:ing)? (#~*)\s?(?:hours?|hrs?|h)\b([^#.;]{0,30})\bto (#~*)\s?(?:hours?|hrs?|h)\b|(#~*)\s?(?:\+|plus)\s?#~*\s?(?:hours|hrs|h)\b([^#.;]{0,16})/
/** "4 hours a week of entry and 2 of reconciling", "6 hours a week, chasing people takes 3 on top". */
const AND_MORE =
  /(#~*)\s?(?:hours?|hrs?|h)\b([^#.]{0,50}?)(?:\b(?:and|plus|then)\b|[,;&+])\s(?:then |another |about )?(?!(?:we|we're|were|there|they|i have)\b)(?:(?:the |my |our )?(?:[a-z']+\s){0,4}?)(#~*)(?:\s(?:hours|hrs))?\s(?:more|further|extra|additional|on top|of (?!us\b|them\b|those\b|these\b)[a-z-]+|for (?:the )?[a-z]+|at (?:the|month) [a-z]+)\b/
const NOT_MORE =
  /\b(?:so|or|not|instead|was|between|from|each|apiece|in total|total|altogether|for (?:me|us|years))\b/
/** "The day shift spends 12 hours a week on it and the night shift 8." */
const AND_ANOTHER =
  /(#~*)\s?(?:hours?|hrs?|h)\b([^#.]{0,50})(?:\b(?:and|plus)|[,;])\s(?:then )?(?:the |my |our )?(?:(?!(?:so|or|about|maybe|roughly|around|not|up|over|were|we|we're|i|i'm|they|it|it's|that's|there|there's|are|is|have|has|me|all|busy|quiet|slow|bad|good|peak|high|low|other|some|max|in|on|at|for|a|team|headcount|staff|crew|errors?|rate|budget|wage)\b)[a-z]+\s){1,3}?(?:another |about |does |spends )?(#~*)\s*(?:$|[.!])/

function readParts(view: MessageView): Finding[] {
  const match = isAskedFor(view, 'manual_hours') ? PARTS.exec(view.shape) : null
  if (!match || NO_SUM.test(view.plain)) return []
  const values = [...view.quantities.values()].map(({ value }) => value)
  const perWeek = findPeriod(match[1] ?? '')?.perWeek ?? 1
  const value = toExact(values.reduce((sum, part) => sum + part, 0) * perWeek)
  const words = match[0].trimEnd()
  const start = words.length - words.trimStart().length
  const reading = { derivation: values.join(' + ') }
  return [{ slot: 'manual_hours', value, span: [start, words.length], reading }]
}

function readMore(view: MessageView): RegExpExecArray | null {
  const match = AND_MORE.exec(view.shape)
  return match && !NOT_MORE.test(match[0]) ? match : null
}

function readAndAnother(view: MessageView): Finding[] {
  const parts = TWO_PARTS.exec(view.shape) ?? readMore(view)
  const match = parts ?? AND_ANOTHER.exec(view.shape)
  if (!match || (!parts && NO_SUM.test(match[0]))) return []
  const first = view.quantities.get(match.index + match[0].indexOf('#'))?.value
  const second = view.quantities.get(match.index + match[0].lastIndexOf('#'))?.value
  if (first === undefined || second === undefined) return []
  const value = toExact(
    (first + second) * (findPeriod(`${match[2] ?? ''} ${match[5] ?? ''}`)?.perWeek ?? 1),
  )
  const span = [match.index, match.index + match[0].length] as const
  return [{ slot: 'manual_hours', value, span, reading: { derivation: `${first} + ${second}` } }]
}

const WEEKDAY =
  /\b(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?\s(?:about |is |it's )?(#~*)(?:\s?(?:hours?|hrs?|h))?(?![a-z])/g

/** "Monday 4 hours, Thursday 3." */
function readWeekdays(view: MessageView): Finding[] {
  const days = [...view.shape.matchAll(WEEKDAY)]
  const values = days.flatMap(
    (match) => view.quantities.get(match.index + match[0].indexOf('#'))?.value ?? [],
  )
  const [first, last] = [days[0], days.at(-1)]
  if (!isAskedFor(view, 'manual_hours') || values.length < 2 || !first || !last) return []
  const value = toExact(values.reduce((sum, hours) => sum + hours, 0))
  const span = [first.index, last.index + last[0].length] as const
  return [{ slot: 'manual_hours', value, span, reading: { derivation: values.join(' + ') } }]
}

const FOR_PART = `#~*${UNIT}\\s(?:for|on|in|at) (?:the |our |my )?(?=[a-z' -]{3})[a-z' -]{1,27}?[a-z'-]`
/** "10 for the intake forms and another 5 for chasing referrals." */
const FOR_PARTS = new RegExp(
  `^\\s*(?:about |maybe |roughly )?${FOR_PART}(?:(?:,|\\s?and|\\s?plus|\\s?&|\\s?\\+)\\s(?:and |another |about )?${FOR_PART}){1,5}\\s*(?:[.!]\\s*)?$`,
)

function readForParts(view: MessageView): Finding[] {
  const match = isAskedFor(view, 'manual_hours') ? FOR_PARTS.exec(view.shape) : null
  if (!match || NO_SUM.test(view.plain)) return []
  const values = [...view.quantities.values()].map(({ value }) => value)
  const value = toExact(values.reduce((sum, part) => sum + part, 0))
  return [
    {
      slot: 'manual_hours',
      value,
      span: [0, match[0].length],
      reading: { derivation: values.join(' + ') },
    },
  ]
}

/** "Total is 44. That's 20 in the warehouse …", "… so what's that, 26". */
const SAID_TOTAL =
  /\b(?:(?:the )?(?:grand )?total(?: is|:|'s| of| comes to)?|(?:adds? up|comes?|works out) to|so what's that,?|makes(?: it)?|altogether(?: it's| that's)?|equals)\s(?:about |around |roughly )?(#~*)(?!~*\s?(?:people|of us|ppl|staff|tools|%))/

const COUNTS_OTHERS = /^\s(?:others?|more|people|of us|persons?|(?:working |week)?days)\b/

function readSaidTotal(view: MessageView): Finding[] {
  const match = isAskedFor(view, 'manual_hours') ? SAID_TOTAL.exec(view.shape) : null
  const at = match ? match.index + match[0].indexOf('#') : -1
  const total = view.quantities.get(at)
  const parts = [...view.quantities.values()].filter(
    ({ start, end }) => start !== at && !COUNTS_OTHERS.test(view.shape.slice(end)),
  )
  const isLargest = parts.length > 1 && parts.every(({ value }) => value < (total?.value ?? 0))
  if (
    !total ||
    !isLargest ||
    findPeriod(view.shape.slice(total.end, total.end + 20))?.name === 'month'
  )
    return []
  return [{ slot: 'manual_hours', value: total.value, span: [total.start, total.end] }]
}

const BARE_EACH = /(#~*)\s(?:each|apiece|per (?:person|head))\b(?!\s(?:day|week|month))/

/** "Ten hours a week. Well, ten each, and there are four of us." */
function readBareEach(view: MessageView): Finding[] {
  const match = BARE_EACH.exec(view.shape)
  const each = match ? view.quantities.get(match.index) : undefined
  const isSaidTwice = [...view.quantities.values()].some(
    ({ start, value }) => start < (each?.start ?? 0) && value === each?.value,
  )
  if (!match || !each || !isSaidTwice) return []
  const people = findCrews(view)[0]?.count ?? view.context.teamSize
  if (people === null) return []
  const span = [match.index, match.index + match[0].length] as const
  const reading = { derivation: `${people} × ${each.value} hours` }
  return [{ slot: 'manual_hours', value: toExact(each.value * people), span, reading }]
}

/** Hours a week listed by person, by weekday or by kind of work. */
export function findListedHours(view: MessageView): Finding[] {
  for (const read of [
    readSaidTotal,
    readBareEach,
    readWeekdays,
    findSummedHours,
    readParts,
    readForParts,
    readAndAnother,
  ]) {
    const found = read(view)
    if (found.length > 0) return found
  }
  return []
}
