import { type Crew, getCounts } from '#agent/perception/crew.ts'
import { findSummedCrews, readTotals } from '#agent/perception/crew-sums.ts'
import type { MessageView } from '#agent/perception/message-view.ts'
import { ONE_PERSON, PEOPLE_NOUN } from '#agent/perception/people-words.ts'

const COUNTED = `(?:my |our |the |his |their |another |some )?#~*(?:\\s[a-z-]+){0,2}?\\s(?:${PEOPLE_NOUN}|(?!${PEOPLE_NOUN}(?![a-z]))${ONE_PERSON}s?|others?|more|of us)(?![a-z])`
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
const ONLY_PEOPLE = new RegExp(`^${COUNTED}(?:${AND}${COUNTED}){0,4}$`)
/** "One person, me." */
const ONE_IS_SELF = /^#~*\s(?:person|guy|girl|man|woman|head|employee),\s?(?:me|myself)$/
const EACH_MEMBER = new RegExp(MEMBER, 'g')
/** "I do it with my foreman". */
const TOGETHER = new RegExp(
  `(?<![a-z'])(?:i|me)\\s(?:(?!check|ask|talk|speak|agree|confirm|discuss|consult|clear|verify)[a-z]+\\s){0,3}with\\s${SINGLE}`,
  'g',
)
/** "My husband and I started it in 1984" tells of the firm and not of the work. */
const FOUNDING =
  /^\s(?:started|founded|own|opened|launched|bought|decide|are (?:looking|interested))\b/
/** "5 people, me included." */
const COUNTED_ALREADY = /^,? (?:also |too )?(?:included|counted|inclusive|among them|being one)\b/
/** "38 of us, a clerk here makes 144,000": after the comma one is told about who was counted before. */
const NEW_SENTENCE = new RegExp(
  `,\\s(?:an?|the|one) (?:[a-z]+ )?${ONE_PERSON}(?: here| there)?\\s(?:makes?|costs?|earns?|is|gets?|does|spends?|has|takes?)\\b`,
)
const COUNT = new RegExp(
  `#~*(?:\\s(?!(?:on|for|to|at|from|per|an?|in|with|by|doing|chasing|calling|hours|hrs)\\b)[a-z-]+){0,3}?\\s(?:${PEOPLE_NOUN}|of us|of them|of em|of my|of our)(?![a-z])`,
  'g',
)
/** "Team: 4", "the number of people doing it is 3", "headcount is twelve". */
const TEAM_KEYED =
  /\b(?:team|headcount|head count|crew|staff|people(?: involved)?|(?:number|amount) of (?:people|ppl|pepole|staff|persons|heads)(?: [a-z]+){0,3}?)(?: size)?(?:\s?[:=]|'s|\s(?:is|are|comes to))\s(?:about |around )?#~*(?!\s?(?:hours?|hrs?|%|percent|tools?))/g
const TEAM_OF =
  /\b(?:team|staff|crew|group|department|office|company|shop|firm|practice|family|outfit|unit|squad|lab|clinic|agency|business|charity|school|nursery|garage|studio|kitchen|restaurant|branch|depot|bakery|bureau|practice|surgery|workshop|consultancy) of (?:about |around |roughly |only )?#~*/g
/** "We're 19, and each of us", "our group counts 15 members", "there are 8 of them on it". */
const WE_ARE =
  /\b(?:we're|we are|we were|there's|there are|(?:team|group|crew|department|office) (?:counts|numbers|has|is|comprises|consists of)|we (?:count|number)) (?:about |around |roughly |just |only |now )?#~*(?= (?:in|on|at|doing|working|all|altogether|now|right now|at the moment|members|heads|strong|people)\b|\s*(?:[.,;!(-]|$))/g

function readGroups(view: MessageView): Crew[] {
  const groups = [...view.shape.matchAll(GROUP), ...view.shape.matchAll(TOGETHER)]
  return groups.flatMap((match) => {
    const start = match.index
    const end = start + match[0].length
    if (FOUNDING.test(view.shape.slice(end, end + 24))) return []
    if (COUNTED_ALREADY.test(view.shape.slice(end, end + 24))) return []
    if (NEW_SENTENCE.test(view.shape.slice(start, end + 24))) return []
    const members = [...match[0].matchAll(EACH_MEMBER)]
    const isListOfCounts = members.every((member) => member[0].includes('#'))
    if (isListOfCounts && (match[0].includes(',') || !ONLY_PEOPLE.test(match[0]))) return []
    if (ONE_IS_SELF.test(match[0])) return [{ count: 1, start, end, isSum: true }]
    const singles = members.filter((member) => !member[0].includes('#')).length
    const count = getCounts(view, start, end).reduce((sum, value) => sum + value, singles)
    return Number.isInteger(count) ? [{ count, start, end, isSum: true }] : []
  })
}

/** "The 3 on the team." */
const ON_TEAM = /#~* (?:on|in) (?:the|our|my|this) (?:[a-z]+ )?(?:team|crew|group|department)\b/g
/** "Our 2-person team." */
const PERSON_TEAM =
  /#~*[ -](?:person|people|man|member|head|strong)[- ](?:[a-z]+ ){0,2}?(?:team|crew|group|department|squad|shop|unit|office)\b/g

function readCounts(view: MessageView): Crew[] {
  if (!view.shape.includes('#')) return []
  return [
    ...view.shape.matchAll(COUNT),
    ...view.shape.matchAll(TEAM_OF),
    ...view.shape.matchAll(TEAM_KEYED),
    ...view.shape.matchAll(ON_TEAM),
    ...view.shape.matchAll(PERSON_TEAM),
    ...view.shape.matchAll(WE_ARE),
  ].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const count = getCounts(view, start, end)[0]
    return count !== undefined && Number.isInteger(count)
      ? [{ count, start, end, isSum: false }]
      : []
  })
}

/** Everyone counted in a message, in order; a sum or product stands for the counts inside it. */
export function findCrews(view: MessageView): Crew[] {
  const totals = readTotals(view)
  if (totals.length > 0) return totals
  const crews: Crew[] = []
  for (const crew of [...findSummedCrews(view), ...readGroups(view), ...readCounts(view)]) {
    const isInside = crews.some((other) => other.start < crew.end && other.end > crew.start)
    if (!isInside) crews.push(crew)
  }
  return crews.toSorted((left, right) => left.start - right.start)
}
