import type { MessageView } from '#agent/perception/message-view.ts'
import { ONE_PERSON, PEOPLE_NOUN } from '#agent/perception/people-words.ts'

/** Some people that a message counts. `isSum` when it had to be added up or multiplied. */
export type Crew = { count: number; start: number; end: number; isSum: boolean }

const COUNTED = `(?:my |our |the |his |their |another |some )?#~*(?:\\s[a-z-]+){0,2}?\\s(?:${PEOPLE_NOUN}|${ONE_PERSON}s?|others?|more|of us)(?![a-z])`
/** Beside the visitor any counted plural is people: "2 trainers and me". */
const ANYONE =
  '#~*\\s(?:[a-z]+\\s)?(?!hours|hrs|minutes|mins|days|weeks|months|years|times|dollars|bucks|euros|tools|systems|apps|orders|invoices|sheets|things|percent)[a-z]{3,}s(?![a-z])'
const SINGLE = `(?:my|our|the|a|an|his|her|their)\\s(?:[a-z]+\\s)?${ONE_PERSON}(?![a-z])`
const AND = '\\s?(?:,\\s?(?:and |plus )?|&\\s?|\\+\\s?|\\s(?:and|plus|n|with|&)\\s)(?:also )?'
/** After a comma, "I" starts a sentence of its own: "four of us, I think". */
const SELF = "(?<![a-z'])(?:me|myself|(?<!,\\s?)i)(?![a-z'])"
const MEMBER = `(?:${COUNTED}|${SINGLE}|${SELF}|${ANYONE})`
/** "Me and 3 other girls", "my wife and our two dispatchers", "my sister and me". */
const GROUP = new RegExp(`(?<![a-z'])${MEMBER}(?:${AND}${MEMBER}){1,4}`, 'g')
const ONLY_PEOPLE = new RegExp(`^${COUNTED}(?:${AND}${COUNTED})*$`)
/** "One person, me." */
const ONE_IS_SELF = /^#~*\s(?:person|guy|girl|man|woman|head|employee),\s?(?:me|myself)$/
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
  `#~*(?:\\s(?!(?:on|for|to|at|from|per|an?|in|with|by|doing|chasing|calling|hours|hrs)\\b)[a-z-]+){0,3}?\\s(?:${PEOPLE_NOUN}|of us|of them|of em|of my|of our)(?![a-z])`,
  'g',
)
/** "Team: 4", "the number of people doing it is 3", "headcount is twelve". */
const TEAM_KEYED =
  /\b(?:team|headcount|head count|crew|staff|people(?: involved)?|(?:number|amount) of (?:people|ppl|pepole|staff|persons|heads)(?: [a-z]+){0,3}?)(?: size)?(?:\s?[:=]|'s|\s(?:is|are|comes to))\s(?:about |around )?#~*(?!\s?(?:hours?|hrs?|%|percent|tools?))/g
const TEAM_OF =
  /\b(?:team|staff|crew|group|department|office|company|shop|firm|practice|family|outfit|unit|squad|lab|clinic|agency|business|charity|school|nursery|garage|studio|kitchen|restaurant|branch|depot) of (?:about |around |roughly |only )?#~*/g

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
    if (ONE_IS_SELF.test(match[0])) return [{ count: 1, start, end, isSum: true }]
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
  return [
    ...view.shape.matchAll(COUNT),
    ...view.shape.matchAll(TEAM_OF),
    ...view.shape.matchAll(TEAM_KEYED),
  ].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const count = getCounts(view, start, end)[0]
    return count !== undefined && Number.isInteger(count)
      ? [{ count, start, end, isSum: false }]
      : []
  })
}

/** "It's me, and I have two people besides me": one more than the others. */
const BESIDES =
  /(?:i(?:'ve| have)(?: got)? |and |plus |with )?#~*\s(?:other |more )?(?:[a-z]+\s){0,2}?(?:besides|apart from|aside from|other than|in addition to|on top of|next to|excluding|not counting|without counting) (?:me|myself)\b/g

function readBesides(view: MessageView): Crew[] {
  return [...view.shape.matchAll(BESIDES)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const others = getCounts(view, start, end)[0]
    return others === undefined ? [] : [{ count: others + 1, start, end, isSum: true }]
  })
}

/** "The girls on the desk and me, six of us in all": the total that was said outright. */
const IN_ALL =
  /(#~*) of us(?:,)? (?:in all|in total|all told|altogether|all together|total)\b|\b(?:in all|in total|all told|altogether),? (?:we(?:'re| are)|there are|it's|that's|that makes) (#~*)/g

function readTotals(view: MessageView): Crew[] {
  return [...view.shape.matchAll(IN_ALL)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const count = getCounts(view, start, end)[0]
    return count === undefined ? [] : [{ count, start, end, isSum: true }]
  })
}

/** "Me plus 3", "there is me, and there are 10 others", "I work with two other people". */
const ME_AND =
  /(?<![a-z'])(?:me|myself|i|yours truly)\s?(?:,\s?)?(?:and |plus |\+ ?|& ?|with )(?:there (?:are|is) |i have |i've got |another )?#~*(?=\s(?:other|others|more|people|folks|colleagues|of them)\b|\s*(?:$|[.,;!?]|-\s|on\b))|\bi (?:work|do (?:it|this|that)|share (?:it|this))(?: together)? with (?:my )?#~* (?:[a-z]+ )?(?:other|more|colleagues?|co-?workers|team ?mates|people|others)\b/g

function readMeAnd(view: MessageView): Crew[] {
  return [...view.shape.matchAll(ME_AND)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const others = getCounts(view, start, end)[0]
    return others === undefined ? [] : [{ count: others + 1, start, end, isSum: true }]
  })
}

/** "Me, myself and I." */
const ONLY_ME =
  /\bme,? myself,? and i\b|\ba single person\b[^.;]{0,20}\bmyself\b|\bi(?:'m| am) the (?:whole|entire) (?:team|department|office|crew)\b|\bonly yours truly\b|\b(?:it(?:'s| is) )?(?:just |only )?me alone\b/g

function readOnlyMe(view: MessageView): Crew[] {
  return [...view.shape.matchAll(ONLY_ME)].map((match) => ({
    count: 1,
    start: match.index,
    end: match.index + match[0].length,
    isSum: true,
  }))
}

/** "46 people on the day shift and 10 on nights", "8 people here, 4 at the other site", "four full time, 2 part time". */
const SPLIT = new RegExp(
  `#~*\\s(?:${PEOPLE_NOUN}\\s)?(?:on|at|in|here|there|full[- ]time|working)\\b[^#.;!?]{0,28}?(?:,|\\band\\b|\\bplus\\b|&|\\+)\\s?(?:another |with )?#~*\\s(?:(?:agency |temp |contract )?${PEOPLE_NOUN}\\s)?(?:on|at|in|here|there|part[- ]time|working)\\b`,
  'g',
)
export const SEASON =
  /\b(?:winter|summer|spring|autumn|fall|season|peak|quiet|busy|at most|at least)\b/

function readSplits(view: MessageView): Crew[] {
  return [...view.shape.matchAll(SPLIT)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const [first, second] = getCounts(view, start, end)
    const isPeople = new RegExp(`${PEOPLE_NOUN}(?![a-z])|full[- ]time`).test(match[0])
    if (first === undefined || second === undefined || !isPeople) return []
    const isSeason = SEASON.test(view.shape.slice(start, end + 16))
    const count = isSeason ? Math.round((first + second) / 2) : first + second
    return [{ count, start, end, isSum: true }]
  })
}

/** Everyone counted in a message, in order; a sum or product stands for the counts inside it. */
export function findCrews(view: MessageView): Crew[] {
  const totals = readTotals(view)
  if (totals.length > 0) return totals
  const crews: Crew[] = []
  for (const crew of [
    ...readOnlyMe(view),
    ...readProducts(view),
    ...readBesides(view),
    ...readMeAnd(view),
    ...readSplits(view),
    ...readGroups(view),
    ...readCounts(view),
  ]) {
    const isInside = crews.some((other) => other.start < crew.end && other.end > crew.start)
    if (!isInside) crews.push(crew)
  }
  return crews.toSorted((left, right) => left.start - right.start)
}
