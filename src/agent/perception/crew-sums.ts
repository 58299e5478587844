import { type Crew, getCounts } from '#agent/perception/crew.ts'
import { readOnlyMe } from '#agent/perception/lone-workers.ts'
import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import { isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { PEOPLE_NOUN } from '#agent/perception/people-words.ts'
import { readSplits } from '#agent/perception/split-crews.ts'

const UNIT_OF_PEOPLE =
  '(?:shifts?|teams?|crews?|locations?|offices?|stores?|sites?|branches|departments?|shops?|clinics?|warehouses?|plants?|hubs?|squads?)'
/** "2 shifts, 5 people per shift" and "three shifts of 4 people". */
const PRODUCT = new RegExp(
  `#~*\\s(?:[a-z]+\\s)?${UNIT_OF_PEOPLE}(?:\\s(?:of|with)\\s(?:about )?#~*(?:\\s${PEOPLE_NOUN})?|[,\\s]{1,2}(?:with |of )?#~*\\s(?:[a-z]+\\s)?(?:${PEOPLE_NOUN}\\s)?(?:per|in each|on each|at each|an?|each)\\b(?:\\s${UNIT_OF_PEOPLE})?)`,
  'g',
)
function readProducts(view: MessageView): Crew[] {
  return [...view.shape.matchAll(PRODUCT)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const [units, people] = getCounts(view, start, end)
    if (units === undefined || people === undefined) return []
    return [{ count: units * people, start, end, isSum: true }]
  })
}

/** "It's me, and I have two people besides me": one more than the others. */
const BESIDE =
  '(?:besides|apart from|aside from|other than|in addition to|on top of|next to|excluding|not counting|without counting)'
const BESIDES = new RegExp(
  `#~*\\s(?:[a-z]+\\s)?(?:colleagues?|co-?workers?|team ?mates?|people|folks|others)\\s[^.;!?#,]{0,28}?\\b(?:with|w\\/|alongside|beside) me\\b|(?:i(?:'ve| have)(?: got)? |and |plus |with )?#~*\\s(?:other |more )?(?:[a-z]+\\s){0,2}?${BESIDE} (?:me|myself)\\b|\\b${BESIDE} (?:me|myself),?\\s(?:(?:there (?:are|is)|there's|we have|i have|it'?s|they'?re|another|about|only|just|some|and)\\s){0,3}#~*(?!~*\\s?(?:hours?|hrs?|%|tools?|days?))`,
  'g',
)

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
/** "9 in total, 6 of them part-time", in answer to how many there are. */
const BARE_IN_ALL =
  /(#~*)(?: people| persons| heads| staff)? (?:in all|in total|all told|altogether|total)\b/g

export function readTotals(view: MessageView): Crew[] {
  const bare = isAskedFor(view, 'team_size') ? [...view.shape.matchAll(BARE_IN_ALL)] : []
  return [...view.shape.matchAll(IN_ALL), ...bare].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const count = getCounts(view, start, end)[0]
    return count === undefined ? [] : [{ count, start, end, isSum: true }]
  })
}

/** "Me plus 3", "there is me, and there are 10 others", "I work with two other people". */
const ME_AND =
  /(?<![a-z'])(?:me|myself|i|yours truly)\s?(?:,\s?)?(?:and |plus |\+ ?|& ?|with |w\/ )(?:then |th+ere (?:are|is) |i have |i've got |another )?#~*(?=\s(?:oth[a-z]{2,4}|more|people|folks|colleagues|co-?workers|team ?mates|helpers|assistants|employees|staff|of them)\b|\s*(?:$|[.,;!?]|-\s|on\b))|\bi (?:work|do (?:it|this|that)|share (?:it|this))(?: together)? (?:with|w\/) (?:my )?#~* (?:[a-z]+ )?(?:other|more|colleagues?|co-?workers|team ?mates|people|others)\b/g

function readMeAnd(view: MessageView): Crew[] {
  return [...view.shape.matchAll(ME_AND)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const others = getCounts(view, start, end)[0]
    return others === undefined ? [] : [{ count: others + 1, start, end, isSum: true }]
  })
}

/** "3 reporting to me, plus myself", "I have 2 people under me, and I do it too". */
const AND_I_TOO = new RegExp(
  `#~*\\s(?:(?:${PEOPLE_NOUN}|others)\\s)?(?:who )?(?:under|below|reports? to|reporting to|work(?:ing)? (?:for|under)|assisting|helping|help) me\\b[^.;!?#]{0,12}(?:\\b(?:and|plus)|&|\\+)\\s?(?:also )?(?:i (?:also )?(?:do|work|help|pitch|join|handle|am)|me\\b|myself)`,
  'g',
)

/** "Three clerks, and then there's me", "2 people, so add me", "7 on my team, plus I do it too". */
const PLUS_SELF = loosenApostrophes(
  new RegExp(
    `#~*\\s(?:(?:[a-z-]+\\s){0,2}?(?:${PEOPLE_NOUN}|others)(?![a-z])|(?:on|in|under|below|for) (?:my|me|the|our)\\b)[^.;!?#]{0,32}?(?:,\\s?(?=(?:and|plus|so|then|also|add|with) )|\\band\\b|\\bplus\\b|\\bso\\b|&|\\+)\\s?(?:(?:and|plus|then|so|also|of course|there's|there is|add|with|it's|that's)\\s){0,4}(?:me(?= *(?:$|[.,;!?(]|too\\b|as well|on top))|myself\\b|yours truly|(?:i )?(?:also )?(?:do|work|help|pitch|join|handle|share|take|am|sit) (?:[a-z]+ ){0,5}?(?:too|as well|myself|alongside|beside|with them)\\b)`,
    'g',
  ),
)
const SELF_COUNTED =
  /\b(?:includ\w+|count(?:ed|ing)|one of (?:them|us|whom|these)|together|of us)\b/

function readPlusSelf(view: MessageView): Crew[] {
  return [...view.shape.matchAll(PLUS_SELF)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const others = getCounts(view, start, end)[0]
    if (others === undefined || SELF_COUNTED.test(view.shape.slice(start, end + 24))) return []
    return [{ count: others + 1, start, end, isSum: true }]
  })
}

function readAndMe(view: MessageView): Crew[] {
  return [...view.shape.matchAll(AND_I_TOO)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const others = getCounts(view, start, end)[0]
    return others === undefined ? [] : [{ count: others + 1, start, end, isSum: true }]
  })
}

/** People that have to be added up or multiplied, best told first; one who does it alone is such a sum. */
export function findSummedCrews(view: MessageView): Crew[] {
  const alone = readOnlyMe(view)
  if (!view.shape.includes('#')) return alone
  return [
    ...alone,
    ...readProducts(view),
    ...readAndMe(view),
    ...readPlusSelf(view),
    ...readBesides(view),
    ...readMeAnd(view),
    ...readSplits(view),
  ]
}
