import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Finding, SlotValue } from '#agent/understand/act.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const ENDS = toWordSet('end ends ending digit digits last')
const LAST = toWordSet('last final')
const NOT = toWordSet('not than of')
const DIGITS_MAX = 5

/** "The last digit is 2, not 1", "it ends in 77". */
export function revisePhone(tokens: readonly Token[], known: SlotValue | undefined): Finding[] {
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

const HOST = /[a-z0-9-]{2,63}(?:\.[a-z0-9-]{1,63}){1,3}/gi
const ENDING =
  /(\bnot )?(?:(?<=^|\s)\.|\bdot )(com|net|org|io|co|biz|info|eu|uk|us|ca|de|fr|nl|es|it|pl|ie|au|nz|in|ai|app|dev|fm)\b/gi
/** Else the words spell an address. */
const ABOUT_SITES = /\b(?:not|wrong|domain|website|site|url|ending)\b/i
const BEFORE_OLD = /\b(?:not|was|be|of|than) $/i

const cutEnding = (host: string) => host.slice(0, host.lastIndexOf('.'))

/** "It's .org, not com", "pinegate.io": the known host with another ending. */
export function reviseHost(text: string, known: SlotValue | undefined): Finding[] {
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
