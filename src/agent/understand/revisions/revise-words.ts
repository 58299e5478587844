import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Finding, SlotValue } from '#agent/understand/message/act.ts'
import { countSlips, findTakenBack, locate } from '#agent/understand/revisions/named.ts'
import { isOrdinary } from '#agent/understand/slots/name-words.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

const ENDS = toWordSet('end ends ending digit digits last')

const LAST = toWordSet('last final')

const NOT = toWordSet('not than of')

const DIGITS_MAX = 5

const HOST = /[a-z0-9-]{2,63}(?:\.[a-z0-9-]{1,63}){1,3}/gi

const ENDING =
  /(\bnot )?(?:(?<=^|\s)\.|\bdot )(com|net|org|io|co|biz|info|eu|uk|us|ca|de|fr|nl|es|it|pl|ie|au|nz|in|ai|app|dev|fm)\b/gi

/** Else the words spell an address. */
const ABOUT_SITES = /\b(?:not|wrong|domain|website|site|url|ending)\b/i

const BEFORE_OLD = /\b(?:not|was|be|of|than) $/i

const cutEnding = (host: string) => host.slice(0, host.lastIndexOf('.'))

export type Known = Partial<Record<Slot, SlotValue>>

type Heard = { text: string; tokens: readonly Token[]; isCorrection: boolean }

/** What a message takes back or spells anew of names, tools, addresses, and the work that are known. */
export function reviseWords(
  text: string,
  {
    known,
    found,
    isCorrection,
  }: { known: Known; found: readonly Finding[]; isCorrection: boolean },
): Finding[] {
  const heard = { text, tokens: tokenize(text), isCorrection }
  const revised = [
    ...reviseName(heard, known, found, 'contact_name'),
    ...reviseName(heard, known, found, 'company_name'),
    ...reviseTools(heard, known, found),
    ...revisePain(heard, known, found),
    ...(found.some(({ slot }) => slot === 'phone') ? [] : revisePhone(heard.tokens, known.phone)),
    ...reviseHost(text, known.company_website),
    ...takeBackPay(text, known.hourly_rate, found),
    ...takeOutErrors(text, known.error_rate),
  ]
  if (revised.length === 0) return [...found]
  const isFree = ({ slot, value }: Finding) =>
    !revised.some((one) => one.slot === slot || (one.value === value && slot !== 'email'))
  return [...found.filter(isFree), ...revised]
}

const NO_PAY =
  /\b(?:that|thats|that['’]s|it|its|it['’]s|this)(?: is| was)?(?: not|n['’]?t|isn['’]?t) (?:my|our|their|the|what i (?:make|earn)|anyone['’]?s)(?: hourly)? ?(?:pay|wages?|salary|rate|income|paycheck)?\b/i
const PAY_NAMED = /\b(?:pay|wages?|salary|rate|income|paycheck|make|earn)\b/i

/** "That's not my pay": what was taken for the cost of an hour is none. */
function takeBackPay(
  text: string,
  known: SlotValue | undefined,
  found: readonly Finding[],
): Finding[] {
  const told = NO_PAY.exec(text)
  const isTold = found.some(({ slot }) => slot === 'hourly_rate')
  if (told === null || typeof known !== 'number' || isTold || !PAY_NAMED.test(told[0])) return []
  const span = [told.index, told.index + told[0].length] as const
  return [{ slot: 'hourly_rate', value: known, span, reading: { isTakenBack: true } }]
}

const SHARE = String.raw`(?:the |those |that |my )?(?:errors?|mistakes?|error (?:rate|share)|rework|\d+(?:\.\d+)? ?(?:%|percent))`
const OUT = new RegExp(
  [
    String.raw`\b(?:drop|remove|strip|ignore) (?:it|that|this|${SHARE})(?=\W|$)`,
    String.raw`\b(?:take|leave|cut) (?:it|that|this|${SHARE}) (?:out|off|away)\b`,
    String.raw`\b(?:take|leave|cut) out ${SHARE}(?=\W|$)`,
    String.raw`\b(?:forget|scrap) ${SHARE}(?=\W|$)`,
  ].join('|'),
  'i',
)
const OF_ERRORS = /\b(?:errors?|mistakes?|rework)\b/i

/** "20% is wrong too, please take it out", "leave the errors out": the share is named, and left out. */
function takeOutErrors(text: string, known: SlotValue | undefined): Finding[] {
  const told = OUT.exec(text)
  const figures = [...text.matchAll(/\d+(?:\.\d+)?(?= ?(?:%|percent))/gi)].map(Number)
  if (told === null || typeof known !== 'number' || figures.some((one) => one !== known)) return []
  if (figures.length === 0 && !OF_ERRORS.test(told[0])) return []
  const span = [told.index, told.index + told[0].length] as const
  return [{ slot: 'error_rate', value: known, span, reading: { isTakenBack: true } }]
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Around the new name, where it stands beside the old one. */
const LEADS = toWordSet(`
it is i am we are my our name mine that the called meant mean should be a an in with not no and but instead of rather than
spelled spelt correct correction please sorry actually me us was s 's
`)
const NAME_WORDS_MAX = 4
const REACH = 7

const canBeName = (token: Token | undefined): token is Token =>
  token !== undefined &&
  token.kind === 'word' &&
  !LEADS.has(token.norm) &&
  token.norm.length > 1 &&
  (token.isCapital || !isOrdinary(token))

/** "Deepa, not Deep", "not Dan but Dani": the words that stand in the place of the old name. */
function findBeside(
  { text, tokens }: Heard,
  { from, to }: { from: number; to: number },
): Finding['span'] | null {
  for (let at = from - 1; at >= Math.max(0, from - REACH); at -= 1) {
    if (!canBeName(tokens[at])) continue
    let first = at
    while (first > 0 && at - first < NAME_WORDS_MAX - 1 && canBeName(tokens[first - 1])) first -= 1
    return toSpan(tokens, first, at + 1)
  }
  for (let at = to; at < Math.min(tokens.length, to + REACH); at += 1) {
    if (!canBeName(tokens[at])) continue
    let last = at + 1
    while (last - at < NAME_WORDS_MAX && canBeName(tokens[last])) last += 1
    return toSpan(tokens, at, last)
  }
  return text === '' ? [0, 0] : null
}

const toSpan = (tokens: readonly Token[], from: number, to: number): Finding['span'] => [
  tokens[from]?.start ?? 0,
  tokens[to - 1]?.end ?? 0,
]

function reviseName(
  heard: Heard,
  known: Known,
  found: readonly Finding[],
  slot: 'contact_name' | 'company_name',
): Finding[] {
  const old = known[slot]
  if (!isText(old)) return []
  const { text, tokens, isCorrection } = heard
  const [taken] = findTakenBack(tokens, locateName(text, tokens, old))
  const told = found.find((one) => one.slot === slot && one.value !== old)
  const reading = { isCorrection: true }
  if (told !== undefined && isText(told.value)) {
    const isMeant = taken !== undefined || isCorrection
    return isMeant ? [{ ...told, value: mendName(old, told.value), reading }] : []
  }
  const span = taken === undefined ? null : findBeside(heard, taken)
  if (span !== null) return [{ slot, value: writeName(text.slice(...span)), span, reading }]
  if (!isCorrection) return []
  const slip = tokens.findIndex(
    (token) => canBeName(token) && mendName(old, token.norm) !== token.norm && !isIn(old, token),
  )
  if (slip < 0) return []
  const at = toSpan(tokens, slip, slip + 1)
  return [{ slot, value: mendName(old, writeName(text.slice(...at))), span: at, reading }]
}

const NAME_PART_CHARS = 3

/** Where a message names the whole of a name, or else one word of it. */
function locateName(text: string, tokens: readonly Token[], name: string) {
  const whole = locate(text, tokens, name)
  if (whole.length > 0) return whole
  const parts = name.split(/\s+/).filter((word) => word.length > NAME_PART_CHARS)
  return parts.flatMap((word) => locate(text, tokens, word))
}

const isIn = (name: string, { norm }: Token) => name.toLowerCase().split(/\s+/).includes(norm)

const writeName = (said: string) =>
  said === said.toLowerCase() ? said.replaceAll(/(^|\s)\p{L}/gu, (one) => one.toUpperCase()) : said

/** A word that is nearly one of the known name stands in its place: "Brandvold" in "Theodore Brandwold". */
function mendName(old: string, said: string): string {
  const words = old.split(/\s+/)
  if (/\s/.test(said)) return said
  const slips = words.map((word) => countSlips(word.toLowerCase(), said.toLowerCase()))
  const least = Math.min(...slips)
  const at = slips.indexOf(least)
  const isNear = least > 0 && least <= ((words[at]?.length ?? 0) > 4 ? 2 : 1)
  return isNear && words.length > 1 ? words.with(at, said).join(' ') : isNear ? `${said}` : said
}

function reviseTools({ text, tokens }: Heard, known: Known, found: readonly Finding[]): Finding[] {
  const names = Array.isArray(known.tools) ? known.tools : []
  const named = names.flatMap((name) =>
    listSpellings(name).flatMap((one) =>
      locate(text, tokens, one).map((range) => ({ ...range, name })),
    ),
  )
  const taken = findTakenBack(tokens, named)
  const gone = named.filter((one) => taken.includes(one)).map(({ name }) => name)
  const [first] = taken
  if (first === undefined) return []
  const told = found.find(({ slot }) => slot === 'tools')
  const value = Array.isArray(told?.value)
    ? told.value.filter((name) => !gone.some((one) => isAlike(one, name)))
    : []
  const dropped = [...new Set([...gone, ...(told?.reading?.dropped ?? [])])]
  const span = told?.span ?? toSpan(tokens, first.from, first.to)
  return [{ slot: 'tools', value, span, reading: { dropped } }]
}

const MAKERS = /^(?:microsoft|google|adobe|oracle) /i
/** "Operations Center" of "John Deere Operations Center". */
const cutTail = (name: string) => name.split(' ').slice(-2).join(' ')
const listSpellings = (name: string) => [
  ...new Set([name, name.replace(MAKERS, ''), cutTail(name)]),
]
const isAlike = (one: string, other: string) =>
  one.replace(MAKERS, '').toLowerCase() === other.replace(MAKERS, '').toLowerCase()

/** "Filing is the least of it, what hurts is indexing": the known work is named, and another told. */
function revisePain(
  { text, tokens, isCorrection }: Heard,
  known: Known,
  found: readonly Finding[],
): Finding[] {
  const told = found.find(({ slot }) => slot === 'pain')
  const old = known.pain
  if (!isText(old)) return []
  const written = readWritten(text, tokens, old)
  if (written !== null) return [written]
  if (told === undefined) return []
  const named = old
    .split(/\s+/)
    .flatMap((word) => (word.length > 3 ? locate(text, tokens, word) : []))
  const isNamed = isCorrection ? named.length > 0 : findTakenBack(tokens, named).length > 0
  return isNamed ? [{ ...told, reading: { isCorrection: true } }] : []
}

const SAYS =
  /\b(?:work)?(?:sheet|page|form|screen|you|it) (?:says?|has|have|shows?|reads?|put|wrote|lists?)\b/i
const IS_RATHER =
  /^\W*((?:(?:but|and|its?|it['’]s|thats?|that['’]s|actually|really|should|be|say|read|is|not|rather|no|when)\W+){1,8})([^.!?\n;,]{3,80})/i

/** "The worksheet says invoices, it's actually matching vendor bills to jobs". */
function readWritten(text: string, tokens: readonly Token[], old: string): Finding | null {
  const says = SAYS.exec(text)
  if (says === null) return null
  const from = says.index + says[0].length
  const parts = [old, ...old.split(/\s+/).filter((word) => word.length > 3)]
  const named = parts
    .flatMap((one) => locate(text, tokens, one))
    .map(({ to }) => tokens[to - 1]?.end ?? 0)
  const end = Math.max(...named.filter((one) => one > from), 0)
  const [whole = '', , value = ''] = IS_RATHER.exec(text.slice(end)) ?? []
  if (end === 0 || value === '') return null
  const start = end + whole.length - value.length
  const said = value.trim()
  return {
    slot: 'pain',
    value: said,
    span: [start, start + said.length],
    reading: { isCorrection: true },
  }
}

/** "The last digit is 2, not 1", "it ends in 77". */
function revisePhone(tokens: readonly Token[], known: SlotValue | undefined): Finding[] {
  if (typeof known !== 'string' || !tokens.some(({ norm }) => ENDS.has(norm))) return []
  const start = tokens.findIndex(({ norm }) => ENDS.has(norm))
  for (const [at, { norm, start: from, end: to }] of tokens.entries()) {
    const before = tokens[at - 1]?.norm ?? ''
    const said = SMALL_NUMBERS[norm]
    const digits = /^\d+$/.test(norm) ? norm : said !== undefined && said < 10 ? String(said) : ''
    const isCount = LAST.has(before) || tokens[at + 1]?.norm.startsWith('digit') === true
    const isOut = at < start || digits === '' || digits.length > DIGITS_MAX
    if (isOut || isCount || NOT.has(before) || known.endsWith(digits)) continue
    const value = known.slice(0, -digits.length) + digits
    return [{ slot: 'phone', value, span: [from, to], reading: { isCorrection: true } }]
  }
  return []
}

/** "It's .org, not com", "pinegate.io": the known host with another ending. */
function reviseHost(text: string, known: SlotValue | undefined): Finding[] {
  if (typeof known !== 'string' || !known.includes('.')) return []
  const reading = { isCorrection: true }
  const isKnownNamed = text.toLowerCase().includes(known)
  for (const { 0: written, index } of text.matchAll(HOST)) {
    const value = written.toLowerCase().replace(/^www\./, '')
    const isMail = text[index - 1] === '@' || text[index + written.length] === '@'
    const isOld = value === known || BEFORE_OLD.test(text.slice(0, index))
    const isNear = cutEnding(value) === cutEnding(known) || isKnownNamed
    if (isMail || isOld || !isNear || !/\.[a-z]{2,}$/.test(value)) continue
    return [{ slot: 'company_website', value, span: [index, index + written.length], reading }]
  }
  const ending = [...text.matchAll(ENDING)].find((match) => match[1] === undefined)
  if (ending === undefined || isKnownNamed || !ABOUT_SITES.test(text)) return []
  const value = `${cutEnding(known)}.${ending[2]?.toLowerCase()}`
  const span = [ending.index, ending.index + ending[0].length] as const
  return value === known ? [] : [{ slot: 'company_website', value, span, reading }]
}
