import { findCrews } from '#agent/perception/crews.ts'
import { isOfDeciding } from '#agent/perception/lone-workers.ts'
import { isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { PEOPLE_NOUN } from '#agent/perception/people-words.ts'
import type { Quantity } from '#agent/perception/quantity.ts'
import { SEASON } from '#agent/perception/split-crews.ts'
import type { Finding } from '#agent/understand/act.ts'

const HEDGE =
  '(?:(?:about|around|roughly|approximately|maybe|only|just|some|like|nearly|almost|over|currently|now|probably|of|is|are|has|have|at|=|:)\\s){0,3}'
/** As in a form, and in whole sentences: "people=5", "headcount on it is 6", "the number of people doing it is 44". */
const KEYED = new RegExp(
  `\\b(?:team|headcount|head count|crew|(?<!member of |members of )staff|people|persons|ppl|employees|workers|(?:number|amount|count) of (?:${PEOPLE_NOUN}))(?: (?:involved|size|count|(?:on|doing|who do|behind|working on|handling) (?:it|this|that)))?(?:\\s?[:=]|'s| is(?: now)?| are(?: now)?| should (?:be|read|say)| comes to| stands at)\\s?${HEDGE}(#~*)(?!~*\\s?(?:hours?|hrs?|%|percent|tools?|systems?|apps?|days?|weeks?|months?))`,
)
/** "We're a PR agency of 18." */
const OWN_FIRM =
  /\bwe(?:'re| are) an? (?:[a-z-]+ ){0,3}[a-z-]+ of (?:about |around |roughly |only )?(#~*)(?=\s*(?:$|[.,;!?)]|people\b|and\b))/
/** Best first: the team that was named, then those who do the work, then anyone counted. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:team|crew|department|group|squad|office|shop|practice|lab)(?: size| count)?(?:'s|:| -)?\\s(?:of |is |has |size |we have |we are |counts |numbers |comprises |consists of )?${HEDGE}(#~*)(?!\\s?(?:hours?|hrs?|tools?|systems?|apps?|days?|weeks?|months?|percent|k\\b))`,
  ),
  /(#~*)[ -](?:person|people|man|member|strong|head)[- ](?:[a-z]+ ){0,2}?(?:team|crew|group|department|squad|shop|unit)\b/,
  new RegExp(
    `(#~*)\\s(?:[a-z-]+\\s){0,2}?(?:${PEOPLE_NOUN}|of us)?\\s?(?:on|in) (?:the|our|my|that|this) (?:[a-z]+ ){0,2}(?:team|department|group|crew)\\b`,
  ),
  new RegExp(
    `(#~*)\\s(?:(?!(?:on|for|to|at|from|per|an?|the|our|my|your|with|by|in|chasing|calling|hours|hrs|minutes)\\b)[a-z-]+\\s){0,2}?${PEOPLE_NOUN}(?![a-z])(?!\\s(?:(?:full|part)[- ]time and|(?:have |already |just )?(?:quit|resigned|left us|walked out)\\b))`,
  ),
  /(#~*)\s(?:of us|(?:strong|full[- ]timers))\b/,
  /\b(?:all|there(?:'s| are| is)|we have|i have|with)\s(?:about |around |just |only )?(#~*) of them\b(?! (?:a|per|each|every) )/,
  new RegExp(
    `\\b(?:headcount|head count|staff|team size)(?: is|:| of)?\\s${HEDGE}(#~*)(?!\\s?(?:hours?|hrs?))`,
  ),
  /\b(?:we're|we are|there's|there are) (?:about |around |roughly |just |only )?(?:a team of )?(#~*)(?= (?:in|on|at|doing|working|all)\b|\s*[.,!;(]|\s-\s|\s*$)/,
  KEYED,
  /\b(?:we've|we have|we've got|we got|there's|there are) (?:about |just |only )?(#~*) in (?:the|our) (?:[a-z]+ )?(?:office|team|department|group|shop|back office)\b/,
  OWN_FIRM,
  /(#~*)-(?:person|people|man|employee)\b/,
]
const SOLO =
  /\b(?:(?:nobody|no one|noone) (?:but|except|other than) (?:me|myself)|i(?:'m| am)? (?:do|handle|run|doing|handling|manage) (?:it|this|that|everything|the whole thing|all of it)?\s?(?:all )?(?:alone|by myself|on my own|myself)|it's only (?:me|myself)|one[- ]person (?:job|show|band|shop|business|team)|just me|only me|it's me|solo|one[- ]man (?:band|show|shop)|me myself|by myself|on my own|i'm the only one)\b/
const NOT_ALONE = /^\s?(?:and|n|plus|&|\+|with(?! (?:this|that|it|these)\b)|who|that)\s/
/** "One full-time colleague is $4,500 a month" tells a price. */
const ONE_PRICED =
  /^\s?(?:[a-z-]+\s){0,3}?(?:is|costs?|makes?|earns?|takes? home|gets?|comes to|works out)\b[^.;]{0,24}[$#\ue000]/
const FOR_PRICED = /^\s(?:person|colleague|employee|clerk)?\s?for \ue000/
const MONEY_BEFORE = /[$€£]|\b(?:usd|dollars?|bucks?|euros?|pounds?|k)\b/i
const NOT_THE_TEAM =
  /\b(?:customers|clients|patients|suppliers|vendors|users|visitors|tenants|(?<!staff |team )members|hours|days|tools|systems|orders|invoices)$/

/** "18 dollars an hour for one person". */
const FOR_ONE_BEFORE = /\b(?:for|per|each|every|of)\s$/

function isOneOfMany({ shape, text }: MessageView, { start, end }: Quantity): boolean {
  const before = shape.slice(Math.max(0, start - 30), start)
  const isFor = FOR_ONE_BEFORE.test(before)
  return (
    ONE_PRICED.test(shape.slice(end)) ||
    FOR_PRICED.test(shape.slice(end)) ||
    (isFor && MONEY_BEFORE.test(text.slice(Math.max(0, start - 40), start)))
  )
}

function readPattern(view: MessageView, pattern: RegExp): Finding[] {
  const match = pattern.exec(view.shape)
  if (!match || NOT_THE_TEAM.test(match[0])) return []
  const mark = match.index + match[0].search(/#/)
  const quantity = view.quantities.get(mark)
  if (quantity?.kind !== 'number') return []
  if (quantity.value === 1 && isOneOfMany(view, quantity)) return []
  return [
    {
      slot: 'team_size',
      value: Math.round(quantity.value),
      span: [Math.min(match.index, mark), match.index + match[0].trimEnd().length],
      reading: { low: quantity.low, high: quantity.high },
      consumed: [[mark, quantity.end]],
    },
  ]
}

/** "Me and 3 others", "2 shifts of 5 people": people that have to be added up or multiplied. */
function readCrews(view: MessageView): Finding[] {
  const isOpen = !isAskedFor(view, 'authority')
  // "Just me and my wife" may tell who decides; figures count heads.
  const crew = findCrews(view).find(
    ({ isSum, start, end }) => isSum && (isOpen || view.shape.slice(start, end).includes('#')),
  )
  if (crew === undefined) return []
  const { count, start, end } = crew
  return [{ slot: 'team_size', value: count, span: [start, end] }]
}

/** "6 in Austin, 4 in Denver". */
const PLACE =
  "#~*\\s(?:people |of us )?(?:in|at|on|from|working (?:from|at|in)|remote(?:ly)?)(?: [a-z']+){0,3}?"
const BY_PLACE = new RegExp(
  `(?:^|[.;!]\\s|\\b(?:we have|we've(?: got)?|there are|it's|got|are)\\s)\\s*${PLACE}(?:(?:,| and|;| plus)\\s(?:and |another )?${PLACE}){1,5}\\s*(?:$|[.,;!])`,
)

function readByPlace(view: MessageView): Finding[] {
  const match = isAskedFor(view, 'team_size') ? BY_PLACE.exec(view.shape) : null
  if (!match || SEASON.test(view.shape)) return []
  const end = match.index + match[0].length
  const value = [...view.quantities.values()]
    .filter(({ start }) => start >= match.index && start < end)
    .reduce((sum, quantity) => sum + quantity.value, 0)
  return [{ slot: 'team_size', value, span: [match.index, end] }]
}

const VAGUE = /\b(?:a|only a|just a) (handful|few)\b/
const HANDFUL = 5
const A_FEW = 3

/** People in the team, from the most specific wording in the message. */
export function findTeamSizes(view: MessageView): Finding[] {
  const sum = [...readByPlace(view), ...readCrews(view)].slice(0, 1)
  if (sum.length > 0) return sum
  for (const pattern of PATTERNS) {
    const found = readPattern(view, pattern)
    if (found.length > 0) return found
  }
  const vague = isAskedFor(view, 'team_size') ? VAGUE.exec(view.plain) : null
  if (vague) {
    const value = vague[1] === 'handful' ? HANDFUL : A_FEW
    const span = [vague.index, vague.index + vague[0].length] as const
    return [
      { slot: 'team_size', value, span, reading: { derivation: `${vague[0]}, read as ${value}` } },
    ]
  }
  const solo = SOLO.exec(view.plain)
  // "Just me" in answer to "who decides" counts nobody.
  if (
    isAskedFor(view, 'authority') ||
    !solo ||
    isOfDeciding(view, solo.index) ||
    NOT_ALONE.test(view.plain.slice(solo.index + solo[0].length))
  )
    return []
  return [{ slot: 'team_size', value: 1, span: [solo.index, solo.index + solo[0].length] }]
}
