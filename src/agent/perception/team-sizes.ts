import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import { PEOPLE_NOUN } from '#agent/perception/people-words.ts'

const HEDGE =
  '(?:(?:about|around|roughly|approximately|maybe|only|just|some|like|nearly|almost|over|currently|now|probably|of|is|are|has|have|at|=|:)\\s){0,3}'
/** Best first: the team that was named, then those who do the work, then anyone counted. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:team|crew|department|group|squad)(?: size| count)?(?:'s|:| -)?\\s(?:of |is |has |size |we have |we are )?${HEDGE}(#~*)(?!\\s?(?:hours?|hrs?|tools?|systems?|apps?|days?|weeks?|months?|percent|k\\b))`,
  ),
  /(#~*)[ -](?:person|people|man|member|strong|head)[- ](?:[a-z]+ ){0,2}?(?:team|crew|group|department|squad|shop|unit)\b/,
  new RegExp(
    `(#~*)\\s(?:[a-z-]+\\s){0,2}?(?:${PEOPLE_NOUN}|of us)?\\s?(?:on|in) (?:the|our|my|that|this) (?:[a-z]+ ){0,2}(?:team|department|group|crew)\\b`,
  ),
  new RegExp(`(#~*)\\s(?:[a-z-]+\\s){0,2}?${PEOPLE_NOUN}(?![a-z])(?!\\s(?:full|part)[- ]time and)`),
  /(#~*)\s(?:of (?:us|them)|(?:strong|full[- ]timers))\b/,
  new RegExp(
    `\\b(?:headcount|head count|staff|team size)(?: is|:| of)?\\s${HEDGE}(#~*)(?!\\s?(?:hours?|hrs?))`,
  ),
  /\b(?:we're|we are|there's|there are|it's) (?:about |around |roughly |just |only )?(?:a team of )?(#~*)(?= (?:in|on|at|doing|working|all)\b|\s*[.,!;]|\s*$)/,
  /(#~*)-(?:person|people|man|employee)\b/,
]
const SOLO =
  /\b(?:just me|only me|it's me|solo|one[- ]man (?:band|show|shop)|me myself|by myself|on my own|i'm the only one)\b/
const NOT_THE_TEAM =
  /\b(?:customers|clients|patients|suppliers|vendors|users|visitors|tenants|(?<!staff |team )members)$/

function readPattern(view: MessageView, pattern: RegExp): Finding[] {
  const match = pattern.exec(view.shape)
  if (!match || NOT_THE_TEAM.test(match[0])) return []
  const mark = match.index + match[0].search(/#/)
  const quantity = view.quantities.get(mark)
  if (quantity?.kind !== 'number') return []
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

/** People in the team, from the most specific wording in the message. */
export function findTeamSizes(view: MessageView): Finding[] {
  for (const pattern of PATTERNS) {
    const found = readPattern(view, pattern)
    if (found.length > 0) return found
  }
  const solo = SOLO.exec(view.plain)
  if (!solo) return []
  return [{ slot: 'team_size', value: 1, span: [solo.index, solo.index + solo[0].length] }]
}
