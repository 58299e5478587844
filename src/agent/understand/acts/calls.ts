import {
  CALL_LISTS,
  CALL_PHRASES,
  OTHER_CALL_LISTS,
  OTHER_CALL_PHRASES,
} from '#agent/lexicon/call-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { type Act, type MoveAct, type Span, toMove } from '#agent/understand/message/act.ts'
import { compilePhrases, findPhrases, type PhraseMatch } from '#agent/understand/text/phrases.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const WISHES = compilePhrases(CALL_PHRASES, { lists: CALL_LISTS, hasSlips: true })
const OTHERS = compilePhrases(OTHER_CALL_PHRASES, { lists: OTHER_CALL_LISTS })

type CallMove = Exclude<Wish, 'put_off'>
type Wish = keyof typeof CALL_PHRASES
type Doubt = keyof typeof OTHER_CALL_PHRASES

/** What turns such words into talk of other calls. */
const DOUBTS: Readonly<Record<Wish, readonly Doubt[]>> = {
  book: ['foreign', 'conditional'],
  no_call: ['work'],
  decline_booking: ['work'],
  put_off: [],
  handoff: ['foreign'],
}
/** So many words before and after still belong to the same thing. */
const NEAR_BEFORE = 1
const NEAR_AFTER = 1

function isNear(
  tokens: readonly Token[],
  doubt: PhraseMatch,
  { first, last }: PhraseMatch,
): boolean {
  const between = tokens.slice(doubt.last - 1, first + 1)
  return (
    doubt.last >= first - NEAR_BEFORE &&
    doubt.first <= last + NEAR_AFTER &&
    !between.some(({ norm }) => SENTENCE_ENDS.has(norm))
  )
}

/** "I sign off with our CFO. Can we set up a call?": what ends before a wish does not doubt it. */
const SENTENCE_ENDS = toWordSet('. ? !')

/**
 * The visitor's wish for a call with us, for none, or for a person; the first of each kind. "Not now" is about a call
 * only where one was offered.
 */
export function findCallMoves(
  tokens: readonly Token[],
  text: string,
  { isCalendarOffered = false }: { isCalendarOffered?: boolean } = {},
): MoveAct[] {
  const found = findSaidMoves(tokens, text, isCalendarOffered)
  const person = found.find(({ kind }) => kind === 'handoff')
  // "Can somebody call us?" asks for one thing, and for no calendar.
  const isOfPerson = ({ kind, quote, span: [start, end] }: MoveAct) =>
    person !== undefined &&
    (kind === 'book' || kind === 'decline_booking') &&
    !BOOKS.test(quote) &&
    (kind !== 'book' || (SOMEBODY.test(quote) && start < person.span[1] && person.span[0] < end))
  const said = found
    .filter((one) => !isOfPerson(one))
    .map((one) => (one === person ? withWishedTime(one, text) : one))
  const day = isCalendarOffered ? findCallDay(text) : null
  const time = person === undefined ? (findCallTime(tokens, text) ?? day) : null
  if (time === null || said.some(({ kind }) => kind !== 'book')) return said
  return [time, ...said.filter(({ kind }) => kind !== 'book')]
}

function findSaidMoves(
  tokens: readonly Token[],
  text: string,
  isCalendarOffered: boolean,
): MoveAct[] {
  const wishes = findPhrases(WISHES, tokens)
  if (wishes.length === 0) return []
  const doubts = findPhrases(OTHERS, tokens)
  const meant = wishes.flatMap((wish): PhraseMatch<CallMove>[] => {
    const kind = wish.label === 'put_off' ? 'decline_booking' : wish.label
    const isDoubted = doubts.some(
      (doubt) => DOUBTS[wish.label].includes(doubt.label) && isNear(tokens, doubt, wish),
    )
    const isAnswer = wish.label !== 'put_off' || isCalendarOffered
    return isAnswer && !isDoubted ? [{ ...wish, label: kind }] : []
  })
  return meant
    .filter(({ label }, index) => meant.findIndex((other) => other.label === label) === index)
    .map((match) => toMove(match.label, match, { tokens, text }))
}

const DAYS = toWordSet(`
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun tomorrow today
  montag dienstag mittwoch donnerstag freitag morgen heute
`)
const CALL_VERBS = toWordSet('call talk speak phone ring chat meet telefonieren sprechen anrufen')
const HALVES = toWordSet("am pm a.m p.m o'clock oclock uhr")
const NOONS = toWordSet('noon midday')
const BEFORE_CLOCK = toWordSet('at @ um around')
/** What else is said where somebody names a time for a call. A word beside these tells of something else: "we ship at 3pm". */
const BESIDE_TIMES = toWordSet(`
  can could may might would will shall should let we you i us me do does have make say set up put pencil it that this there in on at @ um
  for around about how what next coming the my your our time zone timezone local please pls thanks works work works fine good ok
  okay great best suit suits free available book schedule calendar diary then be is yes sure or and but so with a an to maybe
  instead slot meeting demo appointment morning afternoon evening prefer possible like est edt et cst cdt ct mst mdt mt pst pdt
  pt gmt utc bst cet cest eastern central pacific london berlin new york konnen wir ich mir passt geht ginge bitte uns st nd rd th
  get said meant not january february march april june july august september october november december ' - . : " ( ) / ! m
`)
const ENDS = toWordSet(', . ; ? !')
const QUOTED = toWordSet('next this coming on my your our local time zone at @ um around')

/** "Can we do next Tuesday 3pm?", "Thursday 10am my time", "um 15 Uhr telefonieren": a wish for a call, with its time. */
function findCallTime(tokens: readonly Token[], text: string): MoveAct | null {
  const clocks = [...tokens.keys()].filter((at) => isClock(tokens, at))
  const [clock] = clocks
  if (clock === undefined || clocks.length > 1) return null
  const from = tokens.findLastIndex(({ norm }, at) => at < clock && ENDS.has(norm)) + 1
  const end = tokens.findIndex(({ norm }, at) => at > clock && ENDS.has(norm))
  const to = end < 0 ? tokens.length : end
  const said = tokens.slice(from, to)
  const day = said.findIndex(({ norm }) => DAYS.has(norm))
  const isCall = said.some(({ norm }) => CALL_VERBS.has(norm))
  const isAsked = tokens.some(({ norm }) => norm === '?')
  const isTold = ['we', 'i'].includes(said[0]?.norm ?? '') && !isCall && !isAsked
  if ((day < 0 && !isCall) || isTold || !said.every((_, at) => isOfTime(said, at))) return null
  const last = Math.max(findTimeEnd(tokens, clock), from + day + 1)
  let first = day < 0 ? clock : Math.min(clock, from + day)
  while (first > from && QUOTED.has(tokens[first - 1]?.norm ?? '')) first -= 1
  const move = toMove('book', { first, last: Math.min(last, to) }, { tokens, text })
  return { ...move, time: move.quote }
}

const CALL_DAY =
  /^(?:[\p{L}'’]+ ){0,6}?(?<time>(?:next |this |on )?(?:(?:mon|tues|wednes|thurs|fri)day)(?: (?:morning|afternoon|evening|am|pm))?(?:,? (?:at |after |before )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?)?)\b(?! ?(?:is|are|was) (?:our|the|when|busy))/iu
const NOT_THEN =
  /\b(?:not?|don['’]?t|can['’]?t|won['’]?t|doesn['’]?t|isn['’]?t|our|we (?:do|get|have|need))\b/i
const DAY_WORDS_MAX = 12

/** "Thursday afternoon if you have it", "no Thursday there, can you do Friday?", beside a calendar that is shown. */
function findCallDay(text: string): MoveAct | null {
  for (const clause of text.split(/[.!?\n]|(?<!day),/).slice(0, 4)) {
    const said = clause.trim()
    const isShort = said.split(/\s+/).length <= DAY_WORDS_MAX
    const time = isShort && !NOT_THEN.test(said) ? CALL_DAY.exec(said)?.groups?.time : undefined
    if (time === undefined) continue
    const start = text.lastIndexOf(time)
    return { kind: 'book', quote: time, span: [start, start + time.length], time }
  }
  return null
}

/** "For a call, not hours". */
function isOfTime(said: readonly Token[], at: number): boolean {
  const { kind = 'sign', norm = '' } = said[at] ?? {}
  const isDenied = norm === 'hours' && said[at - 1]?.norm === 'not'
  return kind === 'number' || isDenied || TIME_WORDS.some((words) => words.has(norm))
}

const TIME_WORDS = [DAYS, CALL_VERBS, HALVES, NOONS, BESIDE_TIMES]

/** "3pm", "10:30", "15 Uhr", "noon", "at 2". */
function isClock(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token === undefined) return false
  if (NOONS.has(token.norm)) return true
  const hour = Number(token.norm)
  if (token.kind !== 'number' || !(hour >= 0 && hour < 24)) return false
  if (before?.norm === ':' && token.isGlued) return false
  const isHalved = next !== undefined && HALVES.has(next.norm)
  const isMinuted = next?.norm === ':' && next.isGlued && tokens[at + 2]?.kind === 'number'
  return isHalved || isMinuted || BEFORE_CLOCK.has(before?.norm ?? '')
}

/** Behind the hour, its minutes, its half of the day, and the zone. */
function findTimeEnd(tokens: readonly Token[], clock: number): number {
  let end = clock + 1
  while (isTimePart(tokens[end])) end += 1
  return end
}

const ZONES = toWordSet(`
  est edt et cst cdt ct mst mdt mt pst pdt pt gmt utc bst cet cest eastern central pacific london berlin my your our local time zone
`)
const isTimePart = (token: Token | undefined) =>
  token !== undefined &&
  (HALVES.has(token.norm) ||
    ZONES.has(token.norm) ||
    (token.norm === ':' && token.isGlued) ||
    (token.kind === 'number' && token.isGlued))

const CLOCK_TIME = String.raw`\d{1,2}(?![\d%-])(?::\d\d)?(?: ?[ap]\.?m\b\.?)?`
const OF_CLOCK = String.raw`(?:(?:after|before|around|at|from|until) ${CLOCK_TIME}|between ${CLOCK_TIME} and ${CLOCK_TIME}|\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?)(?: (?:eastern|central|mountain|pacific|[ecmp][sd]?t)\b)?`
const OF_DAY = `(?:next |this |on )?(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?: (?:morning|afternoon|evening)s?)?`
/** "Thursday afternoon", "tomorrow after 4", "after 4 central". */
const WISHED_TIME = new RegExp(
  String.raw`\b(?:${OF_DAY}(?:,? ${OF_CLOCK})?|(?:(?:in the |this )?(?:morning|afternoon|evening)s?)|${OF_CLOCK})`,
  'i',
)
/** "Mornings are bad, after 2 is best". */
const UNWANTED =
  /\b(?:not |no |never )(?:in the |on )?(?:mornings?|afternoons?|evenings?|\p{L}+days?)|\b(?:mornings?|afternoons?|evenings?|\p{L}+days?) (?:is|are|'s) (?:bad|no good|out|not good|difficult|hard|impossible|terrible|rough|busy)\b/giu
const SOMEBODY = /\b(?:some|any)(?:one|body)\b|\ba person\b/i
/** So far behind the wish a time belongs to it. */
const TIME_REACH = 60

/** A wish for a person with the time that is named behind it. */
function withWishedTime(act: MoveAct, text: string): MoveAct {
  const from = Math.max(0, act.span[0] - TIME_REACH)
  const behind = text.slice(act.span[0], act.span[1] + TIME_REACH).split(/[?!\n]|\.\s/)[0] ?? ''
  const before =
    text
      .slice(from, act.span[0])
      .split(/[.?!\n]/)
      .at(-1) ?? ''
  const wished = (told: string) => WISHED_TIME.exec(told.replace(UNWANTED, ''))?.[0]
  const time = wished(behind) ?? wished(before)
  return time === undefined ? act : { ...act, time: time.trim() }
}

const RINGS = /\b(?:call|ring|phone) (?:me|us)\b|\bphone call\b/i
const OF_NUMBER = /\bmy (?:phone |cell |mobile )?(?:number|phone|cell|mobile)\b/i

const BOOKS = /\b(?:book|schedul|calend|slot)/i
/** What is said to whoever will call: "ask them that", "afternoons are better", "any time after 3". */
const DAY_PARTS = 'mornings?|afternoons?|evenings?|(?:mon|tues|wednes|thurs|fri)days?|any ?time'
const CLOCK = String.raw`(?:after|before|around) \d{1,2}(?::\d\d)?(?: ?[ap]m)?`
const SUITS = 'better|best|works?|fine|good|preferred|easiest'
const FOR_CALLER = new RegExp(
  [
    String.raw`(?:^|[.,;!?]\s*|\b(?:also|please|just|then|you|and) )(?:(?:ask|tell|remind) (?:them|him|her)|let (?:them|him|her) know|pass (?:that|this|it) (?:on|along))\b`,
    String.raw`\b(?:${DAY_PARTS}|${CLOCK})(?: \p{L}+){0,4} (?:${SUITS})\b`,
    String.raw`(?:^|,\s*|\bor )${CLOCK}\s*\.?$`,
    String.raw`\b(?:eastern|central|mountain|pacific) time\b`,
    String.raw`\b(?:explain|tell|discuss|go over|talk)(?: \p{L}+){0,3} (?:on|over) the (?:phone|call)\b`,
    String.raw`\b(?:is|are|will|would|does) (?:someone|somebody|anyone|they|he|she|a person)(?: \p{L}+){0,2} call(?:ing)? (?:me|us)\b`,
  ].join('|'),
  'iu',
)

/** "Tell him it's a lumber yard". */
const NOTE = /\b(?:tell|let|remind|ask) (?:them|him|her)(?: know)?(?: that)? ([^.?!\n]{3,80})/i
/** "Can he text me instead?", said of the person who follows up. */
const BY_TEXT =
  /\b(?:text|txt|sms|whatsapp)(?:s|ing)? (?:me|us|instead|rather|message)\b|\b(?:they|he|she|someone|somebody|(?:your|the) (?:guy|person|people|team)) (?:can |could |just )?(?:text|txt)\b|\b(?:prefer|rather|want)(?: have| get)? (?:an? )?(?:texts?|txt|sms)\b/i
/** "Just use the phone number I gave you", "how long til they call?" */
const REACHED = new RegExp(
  [
    String.raw`\buse (?:the|my|that) (?:phone |cell )?(?:number|phone)\b`,
    String.raw`\b(?:the|that) (?:phone )?number (?:i|we) (?:gave|left|sent|told)\b`,
    String.raw`\b(?:when (?:will|would|do|does|can|should)|how (?:long|soon|fast)|what time|til+)\b[^.?!]{0,30}\b(?:they|he|she|someone|somebody|you|(?:your|the) (?:guy|person))(?: guys)?(?: (?:will|would|can|gonna|going to))? (?:call|text|ring|phone|reach out|get back|get in touch)`,
  ].join('|'),
  'i',
)

/** `isWanted`: a person was asked for before. `hasPhone`: they have a number to ring. */
type Waiting = { isWanted: boolean; hasPhone: boolean }

/**
 * "Can someone ring me at 512 555 0148?" asks for a person, who has the number, and for no calendar; so does a number
 * that is left after a person was asked for, and a time for the call that the person is to make.
 */
export function hearCalled(
  acts: readonly Act[],
  text: string,
  { isWanted, hasPhone }: Waiting,
): readonly Act[] {
  const phone = acts.find((act) => act.kind === 'inform' && act.slot === 'phone')
  if (phone === undefined) return isWanted ? hearForCaller(acts, text, hasPhone) : acts
  const isRing = ({ kind, quote }: Act) => kind === 'book' && RINGS.test(quote)
  if (!isWanted && !acts.some((act) => act.kind === 'handoff' || isRing(act))) return acts
  const others = acts.filter(
    ({ kind, quote }) =>
      kind !== 'book' && kind !== 'handoff' && !(kind === 'ask_faq' && OF_NUMBER.test(quote)),
  )
  const called: MoveAct = { kind: 'handoff', quote: phone.quote, span: phone.span }
  const timed = acts.find((act) => act.kind === 'handoff')
  const time = timed?.kind === 'handoff' ? timed.time : undefined
  return [...others, time === undefined ? withWishedTime(called, text) : { ...called, time }]
}

/** After a person was asked for, what is meant for them is noted, and a wish for a call is the one they have. */
function hearForCaller(acts: readonly Act[], text: string, hasPhone: boolean): readonly Act[] {
  const isCall = (act: Act) => act.kind === 'book' && hasPhone && !BOOKS.test(act.quote)
  const byText = hasPhone ? BY_TEXT.exec(text) : null
  const reached = byText ?? (hasPhone ? REACHED.exec(text) : null)
  const meant = reached ?? FOR_CALLER.exec(text)
  const told = acts.map((act) => (isCall(act) ? toMoveOf(act) : act))
  const isElse = told.some(({ kind }) => kind === 'handoff' || kind === 'book')
  if (meant === null || (isElse && reached === null)) return told
  const span: Span = [meant.index, meant.index + meant[0].length]
  const note = NOTE.exec(text)?.[1]?.trim()
  const wish: MoveAct = {
    kind: 'handoff',
    quote: meant[0],
    span,
    ...(byText !== null && { isByText: true }),
    ...(note !== undefined && { note }),
  }
  const timed = withWishedTime(wish, text)
  const time = timed.time ?? FOR_CALLER.exec(text)?.[0].match(WISHED_TIME)?.[0].trim()
  const others = reached === null ? told : told.filter((act) => !isOfWaiting(act, wish))
  return [...others, time === undefined ? wish : { ...wish, time }]
}

/** What is asked of the call is answered with it. */
const isOfWaiting = ({ kind, span: [start, end] }: Act, { span, isByText }: MoveAct): boolean =>
  OF_WAITING.includes(kind) ||
  (kind === 'ask_faq' && (isByText === true || (start < span[1] && span[0] < end)))

const OF_WAITING: readonly Act['kind'][] = [
  'handoff',
  'book',
  'no_call',
  'refuse',
  'ask_sent',
  'complaint',
]

const toMoveOf = ({ quote, span }: Act): Act => ({ kind: 'handoff', quote, span })
