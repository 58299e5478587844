import type { Crew } from '#agent/perception/crew.ts'
import { findCrews } from '#agent/perception/crews.ts'
import { findSentence, type MessageView } from '#agent/perception/message-view.ts'
import { PEOPLE_NOUN } from '#agent/perception/people-words.ts'
import { listSlips } from '#agent/perception/slips.ts'

const PERIOD_NOUN = '(?:day|week|month|year|morning|evening|quarter|shift|night)'
const EACH = new RegExp(
  `\\b(?:each|apiece|a piece|a head|a person|per (?:person|head|rep|employee|member|agent|clerk|fte|analyst|coordinator|team member|user|admin|staff|nose)|pp|p\\.p\\.|for (?:every|each) (?:clerk|person|girl|guy|agent|rep|nurse|driver|employee|member|colleague|one|head)|(?:every|each) one of (?:the|my|our|them|us)|(?:for|from|by) (?:each|every one) of (?:the|my|our|them|us|these|those)|individually|respectively|of (?:everyone|everybody|each (?:person|one))'?s (?:working )?(?=week|day|time))\\b(?!\\s(?:single |working |business |week|work)?${PERIOD_NOUN}\\b)`,
)
const EACH_BEFORE = new RegExp(
  `\\b(?:(?:they|we|us|them|who|people|${PEOPLE_NOUN}) (?:each|all each)\\b|(?:each|every(?: one)?|each one|each person|everyone) (?:of|one of|person|member|rep|agent|clerk|single one|${PEOPLE_NOUN}|about|around|roughly|spend\\w*|do(?:es|ing)?|los\\w+|put\\w*|tak\\w+|wast\\w+|use\\w*|work\\w*|with|at|for)\\b|(?:each|every) (?!(?:single |other |working )?${PERIOD_NOUN})(?:[a-z-]+ ){1,3}(?:spends?|does|loses?|puts?|takes?|uses?|wastes?|works?|needs?|burns?)\\b)(?! (?:day|week|month)\\b)|\\beach\\s*$|\\beach(?: one)?,? (?:giving|spending|putting|losing|doing|working|sits?|sitting|gives?|burns?|burning)\\b[^.;#]{0,14}$|\\bfor (?:each|every one|every person|every head)(?: of (?:us|them|these|those))?,?(?: (?:it|that|this|one|you))?(?: [a-z]+){0,2}\\s*$|\\b(?:each|every) (?:single )?(?:member|one|person) of [a-z #~'-]{2,30}$|\\b(?:individually|hours? per person)\\b[^.;#]{0,24}$|\\b(?:a|one|every|each|any) (?:${listSlips('person')}|clerk|girl|guy|nurse|agent|rep|driver|colleague|employee)(?: (?:here|alone|in [a-z ]{2,16}))?(?:, [^,.;]{2,24},)?\\s(?:does|spends|puts in|loses|uses|needs|takes)\\b[^,.;#]{0,16}$|\\b(?<!(?:across|for|from|of|all|counts?|counted|includes?|included|covers?|covering|combines?|combining|tally|total|totalling|between|together,?|${listSlips('between')}|with|including|counting|adding|adds|add|pool|pooling|take|taking|sum|over|putting) )(?:everyone|everybody|each of them|each of us)\\b(?!,? (?:(?:it|that|this) (?:is|comes|makes|adds)|it's|that's|we(?:'re| are)|together|combined|counted|included))(?:,?\\s(?!else)[a-z#~]+){0,8}?,?\\s*(?:about |around |roughly )?$|\\bper (?:head|person|employee|rep|agent|nose)\\b[^,.;]{0,24}$`,
)
/** "It takes 15 engineers 1 hour each day". */
const TAKES_PEOPLE_BEFORE = new RegExp(
  `\\btakes?\\s(?:about |around |roughly )?#~*(?:\\s[a-z-]+){0,2}?\\s${PEOPLE_NOUN}\\s(?:about |around |roughly )?$`,
)
/** Any counted plural that can spend hours each, such as "5 stores"; time, money and work are not. */
const COUNT_OF_ANYTHING =
  /#~*\s(?:[a-z-]+\s){0,2}?(?!hours|hrs|minutes|mins|days|weeks|months|years|times|dollars|bucks|euros|pounds|percent|tools|systems|apps|orders|invoices|items|claims|tickets|reports|calls|emails)[a-z]{3,}s(?![a-z])/g
/** "Half a day a week, 4 people each". */
const PEOPLE_EACH = new RegExp(
  `^[^.;#]{0,30}#~*\\s(?:[a-z-]+\\s){0,2}?${PEOPLE_NOUN}\\seach(?=\\s*(?:$|[.,;!]))`,
)
const REACH_CHARS = 160

/** The people beside the hours: before them in the sentence, else behind, else anywhere. */
function findHeadcount(view: MessageView, start: number, end: number): number | null {
  const crews = findCrews(view)
  const [from] = findSentence(view.shape, start)
  const isNear = (crew: Crew) =>
    crew.end <= start && crew.start >= Math.max(from, start - REACH_CHARS)
  const isBehind = (crew: Crew) => crew.start >= end && crew.start < end + REACH_CHARS
  const crew = crews.findLast(isNear) ?? crews.find(isBehind) ?? crews[0]
  if (crew !== undefined) return crew.count
  const before = view.shape.slice(Math.max(from, start - REACH_CHARS), start)
  const thing = [...before.matchAll(COUNT_OF_ANYTHING)].at(-1)
  const at = thing ? Math.max(from, start - REACH_CHARS) + thing.index : -1
  const quantity = view.quantities.get(at)
  return quantity && Number.isInteger(quantity.value) ? quantity.value : null
}

/** "…, so 48 hours a week in total" is no longer about each. */
const TOTAL_AFTER =
  /^[^.;]{0,24}\b(?:in total|total|altogether|all together|combined|overall|as a team|between (?:us|them))\b/
const TIMES_BEFORE = new RegExp(
  `(#~*)(?:\\s(?:[a-z]+\\s)?(?:${PEOPLE_NOUN}|of us))?(?:\\s?[x×*@]|\\s(?:${listSlips('times')})|\\sat)\\s?$`,
)
const PERIOD = `(?:\\s?(?:\\/ ?|an? |per |each |every )${PERIOD_NOUN}|\\s?\\/ ?wk|\\s(?:daily|weekly|monthly))?`
/** "15 hours x 3 people", "3 hours a week, times 4", "multiply 3 hours a week by four people". */
const TIMES_AFTER = new RegExp(
  `^${PERIOD}(?:\\s(?:each|apiece|per head|per person))?[\\s,]{0,2}(?:[x×*]\\s?|times\\s|multiplied by\\s|by\\s(?!#~*[.,;\\s]*$))(?:the |our |all )?(#~*)(?:\\s(?:[a-z]+\\s)?(?:${PEOPLE_NOUN}|of us|of them)(?![a-z])|\\s*(?:$|[.,;!]))`,
)

function findFactor(
  view: MessageView,
  start: number,
  end: number,
): { count: number; end: number } | null {
  const windowStart = Math.max(0, start - 40)
  const before = TIMES_BEFORE.exec(view.shape.slice(windowStart, start))
  const first = before && view.quantities.get(windowStart + before.index)
  if (first) return { count: first.value, end }
  const rest = view.shape.slice(end, end + 64)
  const after = TIMES_AFTER.exec(rest)
  const second = after && view.quantities.get(end + rest.search(/#/))
  return after && second ? { count: second.value, end: end + after[0].trimEnd().length } : null
}

export type Headcount = { count: number | null; isPerPerson: boolean; end: number }
type Surroundings = { before: string; after: string }

/** "All seven of them spend half an hour a day", "3 of us lose 2 hours each morning": so little a day is said of each. */
const ALL_BEFORE =
  /(?:\ball #~*(?: of (?:them|us|these))?|#~* of (?:them|us))(?: all)?(?: [a-z]+){0,2}? (?:spend|lose|do|put|waste|burn|need|sit)\b[^,.;]{0,12}$/
const A_DAY_AFTER =
  /^\s(?:a|per|every|each) (?:single |working )?(?:day|morning|evening|afternoon|night)\b/

function isEachBefore({ before, after }: Surroundings): boolean {
  if (ALL_BEFORE.test(before) && A_DAY_AFTER.test(after)) return true
  return (EACH_BEFORE.test(before) || TAKES_PEOPLE_BEFORE.test(before)) && !TOTAL_AFTER.test(after)
}

/** Whether hours are for one person, and for how many people they count. */
export function readPeople(
  view: MessageView,
  claim: { start: number; end: number; around: Surroundings },
): Headcount {
  const { start, end, around } = claim
  const factor = findFactor(view, start, end)
  if (factor) return { count: factor.count, isPerPerson: true, end: factor.end }
  const each = EACH.exec(around.after)
  const isEach = isEachBefore(around) || PEOPLE_EACH.test(view.shape.slice(end, end + 70))
  if (each === null && !isEach) return { count: null, isPerPerson: false, end }
  return {
    count: findHeadcount(view, start, end) ?? view.context.teamSize,
    isPerPerson: true,
    end: each === null ? end : end + each.index + each[0].length,
  }
}
