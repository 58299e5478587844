import { type Crew, getCounts } from '#agent/perception/crew.ts'
import type { MessageView } from '#agent/perception/message-view.ts'
import { PEOPLE_NOUN } from '#agent/perception/people-words.ts'

const KIND =
  '(?:permanent|perm|temporary|temp|agency|contract|freelance|full[- ]?time|part[- ]?time|casual|seasonal|regular|fixed|core|junior|senior|remote|office|field|paid|unpaid|salaried|hourly|ft|pt)'
const PART = `(?:(?:${KIND}\\s){0,2}(?:ones?|${PEOPLE_NOUN}|perms|temps|casuals|juniors|seniors|full[- ]?time(?:rs?|s)|part[- ]?time(?:rs?|s))|${KIND}|of (?:our|my) own|on (?:the |our )?(?:payroll|books|staff)|in[- ]house|here)(?![a-z])`
/** "48 permanent people and on top of that 4 temporary ones", "30 here and 2 more at our second site". */
const KINDS = new RegExp(
  `(?:#~*)\\s(?:of us (?:are |is )?|are |working |who (?:are|work) )?${PART}[^#.;!?]{0,20}?(?:,|\\bw\\/|\\bwith\\b|\\bwe have\\b|\\band\\b|\\bplus\\b|&|\\+)\\s?(?:(?:on top of (?:that|them|those)|on top|in addition|additionally|(?:another|a further|a) group of|another|a further|also|then|with|some|about|we have|there are|i have),?\\s){0,3}#~*\\s(?:of us (?:are )?|are |working |who (?:are|work) )?(?:${PART}|(?:more|others?|extra|additional|further)\\b)`,
  'g',
)
/** Two counts are parts of one team where a kind, a place or an addition tells them apart. */
const PARTS_OF_A_TEAM = new RegExp(
  `\\b${KIND}(?:s|rs|ers)?\\b|\\b(?:perms|temps|freelancers?|interns?|apprentices?|volunteers?|here|on top|own|payroll|books)\\b|${PEOPLE_NOUN}(?![a-z])`,
)
/** "46 people on the day shift and 10 on nights", "8 people here, 4 at the other site", "four full time, 2 part time". */
const SPLIT = new RegExp(
  `#~*\\s(?:${PEOPLE_NOUN}\\s)?(?:on|at|in|here|there|full[- ]time|working)\\b[^#.;!?]{0,28}?(?:,|\\band\\b|\\bplus\\b|&|\\+)\\s?(?:another |with )?#~*\\s(?:${PEOPLE_NOUN}\\s)?(?:on|at|in|here|there|part[- ]time|working)\\b`,
  'g',
)
/** "Full time 9, part time 3": the kind before its count. */
const KEYED_KINDS = new RegExp(
  `\\b${KIND}(?:s|rs|ers)?(?: (?:${PEOPLE_NOUN}|ones))?(?:\\s?[:=-]|\\s(?:is|are|we have|we are|we're|there are))?\\s#~*[^#.;!?]{0,12}?(?:,|\\band\\b|\\bplus\\b|&|\\+)?\\s${KIND}(?:s|rs|ers)?(?: (?:${PEOPLE_NOUN}|ones))?(?:\\s?[:=-]|\\s(?:is|are|we have|we are|we're|there are))?\\s#~*(?!~*\\s?(?:hours?|hrs?|h|%|[a-z]+ (?:a|per) ))`,
  'g',
)
/** "Six work the whole week, 2 only some days." */
const SCHEDULES =
  /#~*\s(?:of (?:us|them) )?(?:works?|are here|come in|do it|are on it|are in)\s[^#.;!?]{2,30}(?:,|\band\b|\bplus\b|;)\s?(?:the other )?#~*\s(?:of (?:us|them) )?(?:only|just|some|part|half|come|work)\b/g
export const SEASON =
  /\b(?:winter|summer|spring|autumn|fall|season|peak|quiet|busy|at most|at least)\b/

export function readSplits(view: MessageView): Crew[] {
  // Every pattern holds two counts.
  if (view.shape.indexOf('#') === view.shape.lastIndexOf('#')) return []
  const kinds = [KINDS, KEYED_KINDS, SPLIT].flatMap((parts) => [...view.shape.matchAll(parts)])
  const schedules = [...view.shape.matchAll(SCHEDULES)].map((match) => match.index)
  return [...kinds, ...view.shape.matchAll(SCHEDULES)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const [first, second] = getCounts(view, start, end)
    const isPeople = PARTS_OF_A_TEAM.test(match[0]) || schedules.includes(match.index)
    if (first === undefined || second === undefined || !isPeople) return []
    const isSeason = SEASON.test(view.shape.slice(start, end + 16))
    const count = isSeason ? Math.round((first + second) / 2) : first + second
    return [{ count, start, end, isSum: true }]
  })
}
