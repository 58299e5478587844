import type { MessageView } from '#agent/perception/message-view.ts'
import { PEOPLE_NOUN } from '#agent/perception/people-words.ts'
import type { Quantity } from '#agent/perception/quantity.ts'
import { listSlips } from '#agent/perception/slips.ts'
import type { Span } from '#agent/understand/act.ts'

/** A share in percent, with the words it was read from. `isPlain` when nothing but the numbers says so: "5 in 100". */
export type Share = { value: number; low: number; high: number; span: Span; isPlain: boolean }

const OTHER_UNIT =
  '(?:hours?|hrs?|minutes?|mins?|days?|weeks?|wks?|months?|years?|times|dollars?|bucks|tools?|systems?|apps?|locations?|offices?|stores?|countries)'
const RATIO = new RegExp(
  `(#~*)((?:\\s(?!${OTHER_UNIT}\\b|${PEOPLE_NOUN}(?![a-z])|(?:in|per|of|out|from|and|or|to|each|an?)\\b)[a-z-]+){0,2}?)\\s?(?:in|out of|outta|out o'?|of(?: every)?|per|from|for (?:every|each))\\s(?:every |each |about |a )?(#~*)(?!\\s?${OTHER_UNIT}\\b|\\s${PEOPLE_NOUN}(?![a-z]))`,
  'g',
)
const NOT_COUNTED = `(?!~|\\s?${OTHER_UNIT}\\b|\\s${PEOPLE_NOUN}(?![a-z]))`
/** "Of 600 invoices 30 are wrong", "if I take 25 of them, one will be". */
const RATIO_BACKWARD = new RegExp(
  `\\b(?:(?:out )?of|for|in|from|on|per|with|(?:take|do|send|process|handle|pick|check|look at|make|ship|enter|issue|key|type|raise|produce|get|pull|grab)(?: in| out| up)?) (?:(?:${listSlips('every')}) |each |the |about |our |any |a batch of )?#~*${NOT_COUNTED}(?:,?\\s[a-z']+){0,8}?,?\\s(?:about |around |maybe |some |then |roughly |perhaps |say |at least |only |just |we (?:find|see|get|redo|fix) ){0,2}#~*${NOT_COUNTED}`,
  'g',
)
/** "One of 50"; the word alone is read as no number there. */
const ONE_OF = new RegExp(
  `\\bone (?:of|in|out of|from) (?:every |each |about |the |our )?(#~*)${NOT_COUNTED}`,
)
const ORDINALS =
  'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const TENS: Readonly<Record<string, number>> = {
  fifteenth: 15,
  twentieth: 20,
  'twenty-fifth': 25,
  thirtieth: 30,
  fortieth: 40,
  fiftieth: 50,
  hundredth: 100,
  thousandth: 1_000,
  other: 2,
}
/** "Every tenth one is wrong"; weeks and days come round by themselves. */
const EVERY_NTH =
  /\bevery (?:single )?(?:(\d+)(?:st|nd|rd|th)|(other|(?:twenty[ -])?[a-z]+(?:nd|rd|th)))\b(?! (?:day|week|month|year|quarter|hour|night|morning|mon|tues|wednes|thurs|fri|satur|sun))/
/** "1/20"; a date or "24/7" has a small second number or a third one. */
const FRACTION = /(?<![\d/.])(\d{1,3})\s?\/\s?(\d{2,4})(?![\d/])/g
const SMALLEST_WHOLE = 8
const VAGUE =
  /\b(?:a )?(handful|few)(?:\sof)?(?:\s[a-z]+){0,2}?\s(?:in|out of|per|of every)\s(?:every |each |a )?(#~*)/
const VAGUE_COUNTS: Readonly<Record<string, number>> = { handful: 5, few: 3 }

function toShare(part: Quantity, whole: Quantity, span: Span, isPlain: boolean): Share[] {
  if (part.kind !== 'number' || whole.value <= part.value || whole.value === 0) return []
  const share = (count: number) => (100 * count) / whole.value
  return [{ value: share(part.value), low: share(part.low), high: share(part.high), span, isPlain }]
}

function readForward(view: MessageView): Share[] {
  return [...view.shape.matchAll(RATIO)].flatMap((match) => {
    const part = view.quantities.get(match.index)
    const whole = view.quantities.get(match.index + match[0].lastIndexOf('#'))
    if (!part || !whole) return []
    const span: Span = [match.index, match.index + match[0].length]
    const isPlain =
      match[2] === '' && whole.value >= SMALLEST_WHOLE && / (?:in|out of|outta) /.test(match[0])
    return toShare(part, whole, span, isPlain)
  })
}

/** "Out of 600 invoices 30 are wrong". */
function readBackward(view: MessageView): Share[] {
  return [...view.shape.matchAll(RATIO_BACKWARD)].flatMap((match) => {
    const whole = view.quantities.get(match.index + match[0].indexOf('#'))
    const part = view.quantities.get(match.index + match[0].lastIndexOf('#'))
    const span: Span = [match.index, match.index + match[0].length]
    return part && whole ? toShare(part, whole, span, false) : []
  })
}

function readOneOf(view: MessageView): Share[] {
  const match = ONE_OF.exec(view.shape)
  const whole = match ? view.quantities.get(match.index + match[0].indexOf('#')) : undefined
  if (!match || !whole || whole.value < 2) return []
  return [toPlainShare(100 / whole.value, match)]
}

function readEveryNth({ plain }: MessageView): Share[] {
  const match = EVERY_NTH.exec(plain)
  if (!match) return []
  const word = match[2]?.replace(' ', '-') ?? ''
  const place = ORDINALS.indexOf(word)
  const count = Number(match[1] ?? (place < 0 ? TENS[word] : place + 2))
  return count >= 2 ? [toPlainShare(100 / count, match)] : []
}

function toPlainShare(value: number, match: RegExpExecArray): Share {
  const span: Span = [match.index, match.index + match[0].length]
  return { value, low: value, high: value, span, isPlain: false }
}

const PARTS: Readonly<Record<string, number>> = {
  half: 50,
  third: 100 / 3,
  quarter: 25,
  fifth: 20,
  tenth: 10,
  twentieth: 5,
  hundredth: 1,
}
/** "A tenth of them need redoing." */
const NAMED_PART =
  /\b(?:(?:an?|one)[\s-](third|quarter|fifth|tenth|twentieth|hundredth)|(?<!\b(?:first|second|other|last|better|latter|next|top) )(half))(?: of (?:them|the|our|all|those|these|orders|invoices|claims|entries|forms)\b| (?:are|is|come|go|goes|need|needs|has|have|get|gets)\b|\W*$)/

function readNamedParts(view: MessageView): Share[] {
  const match = NAMED_PART.exec(view.plain)
  const value = PARTS[match?.[1] ?? match?.[2] ?? '']
  return match && value !== undefined ? [toPlainShare(value, match)] : []
}

/** "9 wrong last week out of 450." */
const FAR_RATIO = /(#~*)\s(?:[a-z]+\s){1,6}?out of (?:every |about |the |our )?(#~*)/g

function readFar(view: MessageView): Share[] {
  return [...view.shape.matchAll(FAR_RATIO)].flatMap((match) => {
    const part = view.quantities.get(match.index)
    const whole = view.quantities.get(match.index + match[0].lastIndexOf('#'))
    const span: Span = [match.index, match.index + match[0].length]
    return part && whole ? toShare(part, whole, span, false) : []
  })
}

function readFractions(view: MessageView): Share[] {
  return [...view.plain.matchAll(FRACTION)].flatMap((match) => {
    const [part, whole] = [Number(match[1]), Number(match[2])]
    if (part >= whole || whole < SMALLEST_WHOLE) return []
    const value = (100 * part) / whole
    const span: Span = [match.index, match.index + match[0].length]
    return [{ value, low: value, high: value, span, isPlain: false }]
  })
}

function readVague(view: MessageView): Share[] {
  const match = VAGUE.exec(view.shape)
  const count = VAGUE_COUNTS[match?.[1] ?? '']
  const whole = match ? view.quantities.get(match.index + match[0].indexOf('#')) : undefined
  if (!match || count === undefined || !whole || whole.value <= count) return []
  const value = (100 * count) / whole.value
  const span: Span = [match.index, match.index + match[0].length]
  return [{ value, low: value, high: value, span, isPlain: false }]
}

/** Shares given as a count of a whole: "one order in fifty", "4 errors per hundred", "1/20", "a handful in every hundred". */
export function findShares(view: MessageView): Share[] {
  const near = [...readForward(view), ...readBackward(view)]
  const exact =
    near.length > 0
      ? near
      : [...readFar(view), ...readOneOf(view), ...readEveryNth(view), ...readNamedParts(view)]
  const found = exact.length > 0 ? exact : readFractions(view)
  return found.length > 0 ? found : readVague(view)
}
