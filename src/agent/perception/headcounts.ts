import { findSentence, type MessageView } from '#agent/perception/message-view.ts'
import { PEOPLE_NOUN } from '#agent/perception/people-words.ts'

const EACH =
  /\b(?:each|apiece|a piece|a head|a person|per (?:person|head|rep|employee|member|agent|clerk|fte|analyst|coordinator|team member|user|admin|staff)|(?:every|each) one of (?:them|us)|individually|respectively)\b(?!\s(?:single )?(?:day|week|month|year|morning|evening|quarter)\b)/
const EACH_BEFORE = new RegExp(
  `\\b(?:(?:they|we|us|them|who|people|${PEOPLE_NOUN}) (?:each|all each)\\b|(?:each|every(?: one)?|each one|each person|everyone) (?:of|one of|person|member|rep|agent|clerk|single one|${PEOPLE_NOUN}|about|around|roughly|spend\\w*|do(?:es|ing)?|los\\w+|put\\w*|tak\\w+|wast\\w+|work\\w*|with|at|for)\\b)(?! (?:day|week|month)\\b)|\\beach\\s*$`,
)
/** A headcount beside the hours: before them in the sentence, else behind. */
const COUNT_OF_PEOPLE = new RegExp(
  `#~*(?:\\s[a-z-]+){0,3}?\\s(?:${PEOPLE_NOUN}|of us|of them|of my|of our)(?![a-z])`,
  'g',
)
const TEAM_OF = /\b(?:team|staff|crew|group|department) of (?:about |around |roughly )?(#~*)/g

function findHeadcount(view: MessageView, start: number, end: number): number | null {
  const [from] = findSentence(view.shape, start)
  const windowStart = Math.max(from, start - 160)
  const before = view.shape.slice(windowStart, start)
  const counts = [...before.matchAll(COUNT_OF_PEOPLE), ...before.matchAll(TEAM_OF)]
  const last = counts.toSorted((left, right) => left.index - right.index).at(-1)
  const after = view.shape.slice(end, end + 70)
  const next = [...after.matchAll(COUNT_OF_PEOPLE)][0]
  const [base, match] = last ? [windowStart, last] : [end, next]
  if (!match) return null
  const quantity = view.quantities.get(base + match.index + match[0].search(/#/))
  return quantity && Number.isInteger(quantity.value) ? quantity.value : null
}

function findAnyHeadcount(view: MessageView): number | null {
  const match = [...view.shape.matchAll(COUNT_OF_PEOPLE), ...view.shape.matchAll(TEAM_OF)][0]
  if (!match) return null
  return view.quantities.get(match.index + match[0].search(/#/))?.value ?? null
}

/** "…, so 48 hours a week in total" is no longer about each. */
const TOTAL_AFTER = /^[^.;]{0,24}\b(?:in total|total|altogether|all together|combined|overall)\b/
const TIMES_BEFORE = new RegExp(`(#~*)(?:\\s(?:${PEOPLE_NOUN}|of us))?\\s?[x×*@]\\s?$`)
const TIMES_AFTER = new RegExp(
  `^[\\s,]{0,2}[x×*]\\s?(#~*)(?:\\s(?:${PEOPLE_NOUN})|\\s*(?:$|[.,;]))`,
)

/** "3 people x 15 hours", "15 hours x 3 people". */
function findFactor(
  view: MessageView,
  start: number,
  end: number,
): { count: number; end: number } | null {
  const windowStart = Math.max(0, start - 40)
  const before = TIMES_BEFORE.exec(view.shape.slice(windowStart, start))
  const first = before && view.quantities.get(windowStart + before.index)
  if (first) return { count: first.value, end }
  const rest = view.shape.slice(end, end + 50)
  const after = TIMES_AFTER.exec(rest)
  const second = after && view.quantities.get(end + rest.search(/#/))
  return after && second ? { count: second.value, end: end + after[0].trimEnd().length } : null
}

export type Crew = { count: number | null; isPerPerson: boolean; end: number }

/** Whether hours are for one person, and for how many people they count. */
export function readPeople(
  view: MessageView,
  claim: { start: number; end: number; around: { before: string; after: string } },
): Crew {
  const { start, end, around } = claim
  const factor = findFactor(view, start, end)
  if (factor) return { count: factor.count, isPerPerson: true, end: factor.end }
  const each = EACH.exec(around.after)
  const isEachBefore = EACH_BEFORE.test(around.before) && !TOTAL_AFTER.test(around.after)
  if (each === null && !isEachBefore) return { count: null, isPerPerson: false, end }
  return {
    count: findHeadcount(view, start, end) ?? findAnyHeadcount(view) ?? view.context.teamSize,
    isPerPerson: true,
    end: each === null ? end : end + each.index + each[0].length,
  }
}
