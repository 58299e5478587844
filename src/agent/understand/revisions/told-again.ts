import { FRACTIONS, SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { formatNumber } from '#agent/state/format.ts'
import type { Act, InformAct, Span } from '#agent/understand/message/act.ts'
import type { Context } from '#agent/understand/message/message-view.ts'
import type { Slot } from '#domain/fact.ts'

/** In dollars an hour: less is no wage. */
export const HOURLY_MIN = 7
/** In dollars: more than this an hour is a salary. */
export const HOURLY_MAX = 400
const RATE = String.raw`\$? ?(\d{1,3}(?:\.\d{1,2})?)(?![\d%])(?: ?(?:\/ ?(?:hr|h|hour)|an hour|per hour|dollars|bucks))?`

export const isOf =
  (...slots: readonly Slot[]) =>
  (act: Act): boolean =>
    'slot' in act && act.slot !== undefined && slots.includes(act.slot)

const without = (acts: readonly Act[], ...slots: readonly Slot[]) =>
  acts.filter((act) => !isOf(...slots)(act))

function correct(
  slot: Slot,
  value: number,
  text: string,
  span: Span,
  derivation?: string,
): InformAct {
  const reading = { isCorrection: true, ...(derivation === undefined ? {} : { derivation }) }
  return { kind: 'inform', slot, value, quote: text.slice(...span), span, reading }
}

const spanOf = ({ index, 0: { length } }: RegExpExecArray): Span => [index, index + length]

const WAGES =
  'wages?|base|before benefits|what we pay(?: them)?|without benefits|take[ -]?home|bare'
const LOADED = '(?:fully )?loaded|all[ -]?in|with (?:everything|benefits|overhead|taxes)'
const BASE_AND_LOADED = new RegExp(
  String.raw`${RATE} (?:is|was|are)(?: just| only| really)? (?:the )?(?:${WAGES})(?: only| alone| pay)?\b[^.?!\d]{0,30}\b(?:${LOADED})\b(?: (?:it['’]?s|its|it is|is|would be|more|like|about|around|closer|to|maybe)){0,5} ${RATE}`,
  'i',
)

/** "42 is wages only, loaded would be 55": the second is what an hour costs. */
function readLoaded(acts: readonly Act[], text: string): Act[] | null {
  const found = BASE_AND_LOADED.exec(text)
  const value = Number(found?.[2])
  if (found === null || value < HOURLY_MIN || value > HOURLY_MAX) return null
  return [
    ...without(acts, 'hourly_rate', 'manual_hours'),
    correct('hourly_rate', value, text, spanOf(found)),
  ]
}

const SHARE = String.raw`(?:(\d{1,2}) ?(?:%|percent)|(?:a |an |another )?(quarter|third|fifth|half))`
const COSTS =
  '(?:for |in |of )?(?:the )?(?:benefits|overhead|burden|taxes|payroll tax(?:es)?|insurance|fringe)'
const RATE_PLUS = new RegExp(
  String.raw`${RATE} ?(?:plus|\+|and then|and|with|,? add)(?: (?:about|maybe|around|roughly|like|another|say)){0,2} ${SHARE} ${COSTS}`,
  'i',
)
const BEFORE_BENEFITS = new RegExp(
  `${RATE} (?:is|was) (?:just |only )?(?:the )?(?:${WAGES})(?: only| alone)?,? (?:so |and |but )?(?:you )?(?:add|plus|tack on) (?:about |around |another )?${SHARE}`,
  'i',
)

/** "21 plus maybe 25% benefits", "42 is before benefits, add a quarter" */
function readOnCosts(acts: readonly Act[], text: string): Act[] | null {
  const found = RATE_PLUS.exec(text) ?? BEFORE_BENEFITS.exec(text)
  const [, told = '', percent, part = ''] = found ?? []
  const base = Number(told)
  if (found === null || base < HOURLY_MIN || base > HOURLY_MAX) return null
  const share = percent === undefined ? FRACTIONS[part.toLowerCase()] : Number(percent) / 100
  const read = acts.find((act) => act.kind === 'inform' && act.slot === 'hourly_rate')
  const isOther = read !== undefined && 'value' in read && read.value !== base
  // In another currency it is worked out already.
  if (share === undefined || isOther) return null
  const workings = `$${formatNumber(base)} + ${formatNumber(share * 100)}%`
  return [
    ...without(acts, 'hourly_rate', 'manual_hours', 'error_rate'),
    correct('hourly_rate', base * (1 + share), text, spanOf(found), workings),
  ]
}

export const asksPay = ({ asking, alsoAsking }: Context) =>
  asking === 'hourly_rate' || alsoAsking === 'hourly_rate'
const PAID = new RegExp(
  String.raw`\b(?:costs?(?: us)?|pay(?: them| him| her| em)?|makes?|earns?|runs?(?: us)?|i said|id say|i['’]d say|comes? to)(?: (?:about|around|maybe|like|roughly|probably))? ${RATE}(?: ?(?:-|–|to) ?\$? ?(\d{1,3})\b)?(?! ?(?:hours|hrs|people|a (?:week|month|year)|k\b|grand|thousand))`,
  'i',
)

/** "Paralegals cost us maybe 45 w benefits", "I said 45": what an hour costs was asked for. */
function readPaid(acts: readonly Act[], text: string, context: Context): Act[] | null {
  const found = PAID.exec(text)
  const [low, high] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])]
  const value = (low + high) / 2
  const isOpen = asksPay(context) || /\bloaded\b|\ball[ -]in\b/i.test(text)
  if (found === null || !isOpen || value < HOURLY_MIN || value > HOURLY_MAX) return null
  if (acts.some(isOf('hourly_rate')) || (context.knownSlots.has('hourly_rate') && !isOpen))
    return null
  const span = spanOf(found)
  const rest = acts.filter(
    (act) =>
      !('slot' in act && act.kind !== 'unsure' && act.span[0] >= span[0] && act.span[1] <= span[1]),
  )
  return [
    ...rest,
    { ...correct('hourly_rate', value, text, span), reading: low < high ? { low, high } : {} },
  ]
}

export const COUNT = `(\\d{1,3}|${Object.keys(SMALL_NUMBERS).slice(1).join('|')})`
export const toCount = (told: string) => SMALL_NUMBERS[told.toLowerCase()] ?? Number(told)
const PLUS_ONE = new RegExp(
  String.raw`\b(?:it['’]?s|its|we['’]?re|we are|there['’]?s|make (?:that|it)) (?:really |actually |only |just )?${COUNT} (?:plus|and|\+) (?:a|one|my|me|another)\b`,
  'i',
)
const ONLY_US = new RegExp(
  String.raw`\b(?:we['’]?re|we are|there['’]?s|there are) (?:really |actually |now )?(?:only|just) ${COUNT}\b(?! ?(?:%|percent|hours|hrs|k\b|years|a (?:day|week)))`,
  'i',
)

/** "The 7 was wrong, it's 5 plus a temp", "actually we're only 3": another number of people. */
function readFewer(acts: readonly Act[], text: string, { known }: Context): Act[] | null {
  if (typeof known?.team_size !== 'number') return null
  const [more, only] = [PLUS_ONE.exec(text), ONLY_US.exec(text)]
  const found = more ?? only
  if (found === null || acts.some(isOf('team_size'))) return null
  const value = toCount(found[1] ?? '') + (more === null ? 0 : 1)
  return [...without(acts, 'manual_hours'), correct('team_size', value, text, spanOf(found))]
}

const OFF_BY =
  /\b(?:on|with|about) the (?:hours|hrs)\b[^.?!\d]{0,30}\b(?:call it|say|make it|more like) (\d{1,4}(?:\.\d)?)\b(?! ?(?:%|percent|people|dollars|bucks))/i
/** "We're off by 10 percent on the hours, call it 200" */
function readCalledHours(acts: readonly Act[], text: string, { known }: Context): Act[] | null {
  const found = OFF_BY.exec(text)
  if (found === null || typeof known?.manual_hours !== 'number') return null
  return [
    ...without(acts, 'manual_hours', 'error_rate'),
    correct('manual_hours', Number(found[1]), text, spanOf(found)),
  ]
}

const SIGNS =
  /\b(?:sign(?:s|ed)?(?:[ -]?off)?|approv\w+|authoriz\w+|decide|okay|ok|green ?light)\b(?: (?:it|that|things|anything|on|off|for|myself|purchases|alone)){0,3} (?:up to|under|below|less than|over|above|beyond) (?:about )?\$? ?\d[\d,.]* ?(?:k|grand|thousand)?\b|\b(?:approval|sign(?:ing|[ -]?off)?|authori[sz]ation) (?:limit|threshold)\b|\b(?:me|myself|i),? up to \$? ?\d[\d,.]* ?(?:k|grand|thousand)?,? (?:then|above|over|after|beyond)\b|\bwhat (?:i|we) (?:can|may) (?:sign|approve)\b|\blimit (?:where|above|over|at which|before)\b/i

/** "50k isn't the budget" */
const NO_BUDGET =
  /\$? ?\d[\d,.]* ?(?:k|grand|thousand)? (?:is not|isn['’]?t|was not|wasn['’]?t) (?:the|my|our|a) budget\b|\bnot (?:the|my|our|a) budget\b/i
/** "I can sign up to 50k, above that the owner": what somebody may sign is no budget. */
function dropLimits(acts: readonly Act[], text: string): Act[] | null {
  const denied = NO_BUDGET.exec(text)
  const found = denied ?? SIGNS.exec(text)
  if (found === null || (denied === null && /\bbudget (?:is|of|would be)\b/i.test(text)))
    return null
  const isLimit = (act: Act) =>
    act.kind === 'inform' &&
    act.slot === 'budget' &&
    act.value !== null &&
    act.span[0] >= found.index
  return acts.some(isLimit) ? acts.filter((act) => !isLimit(act)) : null
}

const PART_OF_TEAM = new RegExp(String.raw`\b${COUNT} of (?:the|our|my) ${COUNT}\b`, 'i')
/** A known figure, said once more. */
const SAID_AGAIN = /\bi (?:already )?(?:said|told you|wrote) (?:\$ ?)?(\d{1,4}(?:\.\d{1,2})?)\b/i
const TOOLS_ONLY = /\bnone,? (?:just|only|except|besides|but)\b/i
const NO_MORE = /\bno (?:more|other|further)\b/i

/** "Two of the 7 leave" counts no tools, "none, just Word" tells of no errors, and "set me up a call" of no decider. */
function dropStray(acts: readonly Act[], text: string, { known }: Context): Act[] | null {
  const part = PART_OF_TEAM.exec(text)
  const isTeam = part !== null && toCount(part[2] ?? '') === known?.team_size
  const calls = acts.filter(({ kind }) => kind === 'book' || kind === 'handoff')
  const said = Number(SAID_AGAIN.exec(text)?.[1])
  const isKnownFigure = Object.values(known ?? {}).includes(said)
  const isStray = (act: Act) =>
    (isKnownFigure && isOf('manual_hours')(act) && act.kind === 'confirm' && act.value === said) ||
    (isOf('authority')(act) &&
      calls.some(({ span }) => span[0] <= act.span[0] && act.span[1] <= span[1])) ||
    (isTeam && isOf('tool_count')(act)) ||
    ((TOOLS_ONLY.test(text) || NO_MORE.test(text)) &&
      act.kind === 'confirm' &&
      act.slot === 'error_rate' &&
      act.value === 0)
  return acts.some(isStray) ? acts.filter((act) => !isStray(act)) : null
}

const RARE =
  /\b(?:hardly|barely|almost|nearly|practically) (?:anything|any|ever|none|nothing|never)\b[^.?!,]{0,20}\b(?:comes? back|redo|redone|wrong|kicked back|sent back|fix(?:ed|ing)?)\b/i
/** Said back as “hardly any errors”. */
const FEW = 0

/** "Hardly anything comes back" */
function readRare(
  acts: readonly Act[],
  text: string,
  { asking, alsoAsking }: Context,
): Act[] | null {
  const found = RARE.exec(text)
  const isAsked = asking === 'error_rate' || alsoAsking === 'error_rate'
  if (found === null || !isAsked || acts.some(isOf('error_rate'))) return null
  return [...acts, { ...correct('error_rate', FEW, text, spanOf(found)), reading: {} }]
}

const BUDGET_KEPT =
  /\bbudget(?:['’]?s| is)? ?(?:isn['’]?t|not) (?:mine|my|something)\b|\bnot (?:discussing|going into|talking about|sharing|getting into) (?:the |our |any )?budget\b|\b(?:i )?(?:don['’]?t|do not|dont) know (?:the|our|what the|about the) budget\b|\bno idea (?:on|about|of) (?:the )?budget\b/i

/** "The budget isn't mine to talk about", "no idea on budget": it is not asked for again. */
function keepBudget(acts: readonly Act[], text: string): Act[] | null {
  const found = BUDGET_KEPT.exec(text)
  if (found === null || acts.some(isOf('budget'))) return null
  return [...acts, { kind: 'refuse', slot: 'budget', quote: found[0], span: spanOf(found) }]
}

const AGREES =
  /\b(?:yes|yeah|yep|ya|that['’]?s right|thats right|sounds right|about right|correct)\b/i

/** "They work 8 to 5 with lunch so 40, yeah that's right": a factor of the sum, and no other sum. */
function readAgreed(acts: readonly Act[], text: string, { workings }: Context): Act[] | null {
  if (workings?.isPending !== true || !AGREES.test(text)) return null
  const factors: readonly string[] = workings.text.match(/\d+(?:\.\d+)?/g) ?? []
  const again = acts.find(
    (act) =>
      act.kind === 'inform' && act.slot === 'manual_hours' && factors.includes(String(act.value)),
  )
  if (again === undefined) return null
  const rest = acts.filter((act) => act !== again)
  const isYes = rest.some(({ kind }) => kind === 'affirm')
  return isYes ? rest : [...rest, { kind: 'affirm', quote: text, span: [0, text.length] }]
}

const PEOPLE_BY_HOURS = /^(\d+) ([\p{L} -]+) × (\d+(?:\.\d+)?) hours$/u
const ONE_IS =
  /\b(?:one|1)(?: of (?:them|em|us|those))? (?:is|works|does|only|just)(?: only| just| at)* (\d{1,2}(?:\.\d)?) ?(?:hours?|hrs?|h)\b/i
/** "One is only 32 hours a week": of those whose hours were multiplied. */
function readOneOfThem(acts: readonly Act[], text: string, { workings }: Context): Act[] | null {
  const [, count = '', noun = '', each = ''] = PEOPLE_BY_HOURS.exec(workings?.text ?? '') ?? []
  const found = ONE_IS.exec(text)
  if (found === null || Number(count) < 2) return null
  const rest = Number(count) - 1
  const own = Number(found[1])
  const sum = `${rest} ${noun} × ${each} hours + 1 × ${formatNumber(own)} hours`
  const span = spanOf(found)
  return [
    ...without(acts, 'manual_hours', 'team_size').filter(({ kind }) => kind !== 'affirm'),
    {
      kind: 'confirm',
      slot: 'manual_hours',
      value: rest * Number(each) + own,
      workings: sum,
      quote: text.slice(...span),
      span,
      reading: { derivation: sum },
    },
  ]
}

const MORE_LIKE =
  /\b(?:no|nope|nah|actually)\b[^.?!\d]{0,12}\b(?:more like|closer to|it['’]?s|its) (\d{1,4}(?:\.\d)?)\b(?!(?: ?(?:h|hrs?|hours?|min|minutes?))? ?(?:each|apiece|a day|per day)\b| ?(?:%|percent|people|of (?:us|them)|dollars|an hour|k\b|min))/i
const SO_PLUS =
  /\bso (\d{1,4}),? (?:plus|and|\+) (?:her|his|my|the|another|about|their)? ?(\d{1,3})\b(?! ?(?:%|percent|people))/i
/** "No, more like 60, the other 20 are calls", "the 2 are full time so 80, plus her 20": a pending sum is put right. */
function readRight(acts: readonly Act[], text: string, { workings }: Context): Act[] | null {
  if (workings?.isPending !== true) return null
  const [sum, like] = [SO_PLUS.exec(text), MORE_LIKE.exec(text)]
  const found = sum ?? like
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? []
  if (found === null || (sum === null && numbers.length < 2)) return null
  const parts = [found[1], sum?.[2]].flatMap((told) => (told === undefined ? [] : [Number(told)]))
  const value = parts.reduce((all, one) => all + one, 0)
  const derivation = parts.length > 1 ? parts.map((one) => `${one} hours`).join(' + ') : undefined
  return [
    ...without(acts, 'manual_hours', 'team_size').filter(({ kind }) => kind !== 'deny'),
    correct('manual_hours', value, text, spanOf(found), derivation),
  ]
}

const NO_MORE_QUESTIONS =
  /^(?:(?:ok|okay|thanks|thank you|great|cool|nope|no|alright|all right|got it|good)[,. !]*){1,4}(?:i have )?no (?:more|other|further) questions?(?: (?:then|thanks|from me|for now))?\W*$/i

/** "Ok thanks, no more questions" takes leave, and complains of none of ours. */
function dropComplaint(acts: readonly Act[], text: string): Act[] | null {
  if (!NO_MORE_QUESTIONS.test(text)) return null
  return acts.filter(({ kind }) => kind !== 'complaint' && kind !== 'ask_faq')
}

const READERS = [
  dropComplaint,
  keepBudget,
  readAgreed,
  readOneOfThem,
  readRight,
  readLoaded,
  readOnCosts,
  readPaid,
  readFewer,
  readCalledHours,
  dropLimits,
  dropStray,
  readRare,
]

/** Figures that take the place of known ones, or of which the words beside them say that they are none. */
export function withToldAgain(acts: readonly Act[], text: string, context: Context): Act[] {
  return READERS.reduce<readonly Act[]>(
    (read, one) => one(read, text, context) ?? read,
    acts,
  ) as Act[]
}
