import { parse } from 'tldts'
import { MAIL_CUES, NO_MAILBOXES } from '#agent/lexicon/address-words.ts'
import type { Finding } from '#agent/understand/act.ts'
import type { Message } from '#agent/understand/message.ts'
import {
  joinDots,
  SAID_DOT,
  type SpelledText,
  spellText,
  toSpan,
} from '#agent/understand/slots/spelled-text.ts'

const LOCAL = "(?<![a-z0-9._%+'@-])([a-z0-9][a-z0-9._%+'\\ue001-]{0,63})"
const LABELS = '(?:[.\\ue001\\ue002][a-z0-9-]{1,63}){1,6}'
const WRITTEN = new RegExp(`${LOCAL}(@)([a-z0-9-]{1,63}${LABELS})`, 'g')
const SPELLED = new RegExp(
  `${LOCAL}( ?@ ?| at )([a-z0-9-]{1,63}(?: (?!at |@)[a-z0-9-]{2,40}){0,2}${LABELS})`,
  'g',
)
/** "Not a@b.com", "somebody wrote me from a@b.com" */
const DENIED = /(?:^| )(?:not|instead of|rather than|(?:me|us|mail|email|message|one) from) $/
/** Of two addresses offered as alternatives the first is as good. */
const OR = /^[ ,;]*(?:\/|(?:or|alternatively|and)\b)[ a-z]{0,20}$/

type Match = { local: string; sign: string; host: string; start: number; end: number }

/** E-mail addresses, also with "(at)" and "dot". */
export function findEmails(message: Message): Finding[] {
  const spelled = spellText(message)
  const written = listMatches(message, spelled, WRITTEN)
  const found = written.length > 0 ? written : listMatches(message, spelled, SPELLED)
  const [first, second] = found
  const isChoice =
    first !== undefined &&
    second !== undefined &&
    OR.test(spelled.plain.slice(first.end, second.start))
  return (isChoice ? found.slice(0, 1) : found).map(({ value, start, end }) => ({
    slot: 'email',
    value,
    span: toSpan(spelled, [start, end]),
  }))
}

function listMatches(message: Message, spelled: SpelledText, pattern: RegExp) {
  return [...spelled.plain.matchAll(pattern)].flatMap((match) => {
    const [whole, local = '', sign = '', host = ''] = match
    const read = { local, sign, host, start: match.index, end: match.index + whole.length }
    const value = isMeant(message, spelled, read) ? readAddress(read) : null
    return value === null ? [] : [{ ...read, value }]
  })
}

/** "maya @ acme.com" is an address where addresses are spoken of; "RevOps @ acme.com" says where somebody works. */
function isMeant({ asked }: Message, { plain }: SpelledText, match: Match): boolean {
  const { local, sign, host, start, end } = match
  if (DENIED.test(plain.slice(0, start))) return false
  const hasSpacedHost = host.includes(' ')
  if (sign === '@' && !hasSpacedHost) return true
  if (NO_MAILBOXES.has(local.replaceAll("'", ''))) return false
  if (host.includes(SAID_DOT) && !hasSpacedHost) return true
  const isAsked = asked.includes('email')
  if (sign === ' at ') return isAsked || (host.includes(SAID_DOT) && isAboutMail(plain))
  return isAsked || end - start >= plain.trim().length - 2 || isAboutMail(plain)
}

const isAboutMail = (plain: string) => plain.split(/[^a-z-]+/).some((word) => MAIL_CUES.has(word))

function readAddress({ local, host }: Match): string | null {
  const name = joinDots(local)
    .replace(/^mailto:/, '')
    .replace(/(?<![.'])[.']+$/, '')
  const parsed = parse(joinDots(host))
  const isValid = parsed.domain !== null && parsed.isIcann === true && !name.includes('..')
  return isValid ? `${name}@${parsed.hostname}` : null
}
