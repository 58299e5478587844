import { findCrews } from '#agent/perception/crews.ts'
import { type Finding, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { findPeriod } from '#agent/perception/periods.ts'
import { toExact } from '#agent/perception/quantity.ts'

const UNIT = '(?:\\s?(?:hours?|hrs?|h))?'
const PART = `(?:[a-z][a-z'-]{0,20}\\s){1,4}?#~*${UNIT}`
/** "Anna 10, Ben 5", "I spend 5 and Jonas spends 9 hours a week": people and their hours, and nothing else. */
const PARTS = new RegExp(
  `^\\s*${PART}(?:\\s?(?:,|and|&|\\+|;|plus)\\s?(?:and |then )?${PART}){1,7}(\\s(?:a|per|each|every) [a-z]+|\\/ ?[a-z]+|\\sweekly)?\\s*[.!]?\\s*$`,
)
const NO_SUM =
  /\b(?:each|every(?:one|body)|apiece|all|team of|staff|crew|a (?:bit|little)|in total|total|altogether|so|or|not|instead|was|between|from|to|people|person)\b/
/** "The day shift spends 12 hours a week on it and the night shift 8." */
const AND_ANOTHER =
  /(#~*)\s?(?:hours?|hrs?|h)\b([^#.]{0,50})\b(?:and|plus)\s(?:then )?(?:the |my |our )?(?:[a-z]+\s){1,3}?(?:another |about |does |spends )?(#~*)\s*(?:$|[.!])/
/** "10 in a quiet week and 20 in a busy one". */
const QUIET_AND_BUSY =
  /(#~*)(?:\s?(?:hours|hrs|h))?\s(?:in|on|during) (?:a|the) (?:quiet|slow|good|normal|light|easy|calm)\s(?:week|one)s?\b[^#]{1,20}(#~*)(?:\s?(?:hours|hrs|h))?\s(?:in|on|during|when it's|at) (?:a |the )?(?:busy|bad|peak|heavy|hectic|crazy)\b(?:\s(?:week|one)s?)?/

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

function readQuietAndBusy(view: MessageView): Finding[] {
  const match = QUIET_AND_BUSY.exec(view.shape)
  if (!match) return []
  const low = view.quantities.get(match.index)?.value
  const high = view.quantities.get(match.index + match[0].lastIndexOf('#'))?.value
  if (low === undefined || high === undefined || high <= low) return []
  const span = [match.index, match.index + match[0].length] as const
  return [{ slot: 'manual_hours', value: toExact((low + high) / 2), span, reading: { low, high } }]
}

/** "Not less than 7 hours a week, not more than 9." */
const BOUNDS =
  /\b(?:not less|no less|not fewer|no fewer|at least|a minimum of|minimum)\s(?:than )?(#~*)([^#.;]{0,40})(?:not more|no more|at most|a maximum of|maximum|up to)\s(?:than )?(#~*)([^#.;]{0,24})/

function readBounds(view: MessageView): Finding[] {
  const match = BOUNDS.exec(view.shape)
  const isHours = /\b(?:hours?|hrs?|h)\b/.test(match?.[0] ?? '') || isAskedFor(view, 'manual_hours')
  if (!match || !isHours) return []
  const least = view.quantities.get(match.index + match[0].indexOf('#'))?.value
  const most = view.quantities.get(match.index + match[0].lastIndexOf('#'))?.value
  if (least === undefined || most === undefined || most < least) return []
  const perWeek = findPeriod(`${match[2]} ${match[4]}`)?.perWeek ?? 1
  const [low, high] = [toExact(least * perWeek), toExact(most * perWeek)]
  const span = [match.index, match.index + match[0].trimEnd().length] as const
  return [{ slot: 'manual_hours', value: toExact((low + high) / 2), span, reading: { low, high } }]
}

function readAndAnother(view: MessageView): Finding[] {
  const match = AND_ANOTHER.exec(view.shape)
  if (!match || NO_SUM.test(match[0])) return []
  const first = view.quantities.get(match.index)?.value
  const second = view.quantities.get(match.index + match[0].lastIndexOf('#'))?.value
  if (first === undefined || second === undefined) return []
  const value = toExact((first + second) * (findPeriod(match[2] ?? '')?.perWeek ?? 1))
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

const FOR_PART = `#~*${UNIT}\\s(?:for|on|in|at) (?:the |our |my )?[a-z' -]{3,28}?`
/** "10 for the intake forms and another 5 for chasing referrals." */
const FOR_PARTS = new RegExp(
  `^\\s*(?:about |maybe |roughly )?${FOR_PART}(?:(?:,|\\s?and|\\s?plus|\\s?&|\\s?\\+)\\s(?:and |another |about )?${FOR_PART}){1,5}\\s*[.!]?\\s*$`,
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

function readSaidTotal(view: MessageView): Finding[] {
  const match = isAskedFor(view, 'manual_hours') ? SAID_TOTAL.exec(view.shape) : null
  const at = match ? match.index + match[0].indexOf('#') : -1
  const total = view.quantities.get(at)
  const parts = [...view.quantities.values()].filter(({ start }) => start !== at)
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
  const people = findCrews(view)[0]?.count ?? view.context.teamSize
  if (!match || !each || !isSaidTwice || people === null) return []
  const span = [match.index, match.index + match[0].length] as const
  const reading = { derivation: `${people} × ${each.value} hours` }
  return [{ slot: 'manual_hours', value: toExact(each.value * people), span, reading }]
}

/** Hours a week listed by person, or for a quiet and a busy week. */
export function findListedHours(view: MessageView): Finding[] {
  for (const read of [
    readSaidTotal,
    readBareEach,
    readBounds,
    readWeekdays,
    readParts,
    readForParts,
    readAndAnother,
    readQuietAndBusy,
  ]) {
    const found = read(view)
    if (found.length > 0) return found
  }
  return []
}
