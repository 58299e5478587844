import type { MessageView } from '#agent/perception/message-view.ts'
import { ONE_PERSON, PEOPLE_NOUN } from '#agent/perception/people-words.ts'

/** Some people that a message counts. `isSum` when it had to be added up or multiplied. */
export type Crew = { count: number; start: number; end: number; isSum: boolean }

const COUNTED = `(?:my |our |the |his |their )?#~*(?:\\s[a-z-]+){0,2}?\\s(?:${PEOPLE_NOUN}|${ONE_PERSON}s?|others?|more|of us)(?![a-z])`
/** Beside the visitor any counted plural is people: "2 trainers and me". */
const ANYONE =
  '#~*\\s(?:[a-z]+\\s)?(?!hours|hrs|minutes|mins|days|weeks|months|years|times|dollars|bucks|euros|tools|systems|apps|orders|invoices|sheets|things|percent)[a-z]{3,}s(?![a-z])'
const SINGLE = `(?:my|our|the|a|an|his|her|their)\\s(?:[a-z]+\\s)?${ONE_PERSON}(?![a-z])`
const AND = '\\s?(?:,\\s?(?:and |plus )?|&\\s?|\\+\\s?|\\s(?:and|plus|n|with|&)\\s)(?:also )?'
/** After a comma, "I" starts a sentence of its own: "four of us, I think". */
const SELF = "(?:me|myself|(?<!,\\s?)i)(?![a-z'])"
const MEMBER = `(?:${COUNTED}|${SINGLE}|${SELF}|${ANYONE})`
/** "Me and 3 other girls", "my wife and our two dispatchers", "my sister and me". */
const GROUP = new RegExp(`(?<![a-z'])${MEMBER}(?:${AND}${MEMBER}){1,4}`, 'g')
const ONLY_PEOPLE = new RegExp(`^${COUNTED}(?:${AND}${COUNTED})*$`)
const EACH_MEMBER = new RegExp(MEMBER, 'g')
/** "I do it with my foreman". */
const TOGETHER = new RegExp(`(?<![a-z'])(?:i|me)\\s(?:[a-z]+\\s){0,3}with\\s${SINGLE}`, 'g')
/** "My husband and I started it in 1984" tells of the firm and not of the work. */
const FOUNDING =
  /^\s(?:started|founded|own|opened|launched|bought|decide|are (?:looking|interested))\b/
const UNIT_OF_PEOPLE =
  '(?:shifts?|teams?|crews?|locations?|offices?|stores?|sites?|branches|departments?|shops?|clinics?|warehouses?|plants?|hubs?|squads?)'
/** "2 shifts, 5 people per shift" and "three shifts of 4 people". */
const PRODUCT = new RegExp(
  `#~*\\s(?:[a-z]+\\s)?${UNIT_OF_PEOPLE}(?:\\s(?:of|with)\\s(?:about )?#~*(?:\\s${PEOPLE_NOUN})?|[,\\s]{1,2}(?:with |of )?#~*\\s(?:[a-z]+\\s)?(?:${PEOPLE_NOUN}\\s)?(?:per|in each|on each|at each|an?|each)\\b(?:\\s${UNIT_OF_PEOPLE})?)`,
  'g',
)
const COUNT = new RegExp(
  `#~*(?:\\s[a-z-]+){0,3}?\\s(?:${PEOPLE_NOUN}|of us|of them|of em|of my|of our)(?![a-z])`,
  'g',
)
const TEAM_OF =
  /\b(?:team|staff|crew|group|department|office|company|shop|firm|practice|family|outfit|unit|squad|lab|clinic) of (?:about |around |roughly |only )?#~*/g

function getCounts(view: MessageView, start: number, end: number): number[] {
  return [...view.quantities.values()].flatMap((quantity) =>
    quantity.start >= start && quantity.start < end && view.shape.charAt(quantity.start) === '#'
      ? [quantity.value]
      : [],
  )
}

function readGroups(view: MessageView): Crew[] {
  const groups = [...view.shape.matchAll(GROUP), ...view.shape.matchAll(TOGETHER)]
  return groups.flatMap((match) => {
    const start = match.index
    const end = start + match[0].length
    if (FOUNDING.test(view.shape.slice(end, end + 24))) return []
    const members = [...match[0].matchAll(EACH_MEMBER)]
    const isListOfCounts = members.every((member) => member[0].includes('#'))
    if (isListOfCounts && (match[0].includes(',') || !ONLY_PEOPLE.test(match[0]))) return []
    const singles = members.filter((member) => !member[0].includes('#')).length
    const count = getCounts(view, start, end).reduce((sum, value) => sum + value, singles)
    return Number.isInteger(count) ? [{ count, start, end, isSum: true }] : []
  })
}

function readProducts(view: MessageView): Crew[] {
  return [...view.shape.matchAll(PRODUCT)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const [units, people] = getCounts(view, start, end)
    if (units === undefined || people === undefined) return []
    return [{ count: units * people, start, end, isSum: true }]
  })
}

function readCounts(view: MessageView): Crew[] {
  return [...view.shape.matchAll(COUNT), ...view.shape.matchAll(TEAM_OF)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const count = getCounts(view, start, end)[0]
    return count !== undefined && Number.isInteger(count)
      ? [{ count, start, end, isSum: false }]
      : []
  })
}

/** Everyone counted in a message, in order; a sum or product stands for the counts inside it. */
export function findCrews(view: MessageView): Crew[] {
  const crews: Crew[] = []
  for (const crew of [...readProducts(view), ...readGroups(view), ...readCounts(view)]) {
    const isInside = crews.some((other) => other.start < crew.end && other.end > crew.start)
    if (!isInside) crews.push(crew)
  }
  return crews.toSorted((left, right) => left.start - right.start)
}
