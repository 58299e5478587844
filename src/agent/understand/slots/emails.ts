import { MAIL_CUES, NO_MAILBOXES } from '#agent/lexicon/address-words.ts'
import type { Finding } from '#agent/understand/message/act.ts'
import type { Message } from '#agent/understand/message/message.ts'
import {
  joinDots,
  SAID_DOT,
  type SpelledText,
  spellText,
  toSpan,
} from '#agent/understand/slots/spelled-text.ts'
import { readEmail } from '#domain/contact/email-address.ts'
import { hasKnownEnding, readWebHost } from '#domain/contact/web-host.ts'

/** What cannot stand in an address that is written into a sentence, so that it begins and ends there. */
const EDGE = '\\s\ue000<>()\\[\\]{},;:"“”„«»'
/** A whole run of characters around one "@". */
const WRITTEN = new RegExp(
  `(?<![^${EDGE}])([^${EDGE}@]+)(@)([^${EDGE}@]+)(?!@)(?![^${EDGE}])`,
  'gu',
)
const LOCAL = "(?<![\\p{L}\\p{M}\\d._%+'@-])([\\p{L}\\p{M}\\d._%+'\\ue001-]{1,64})"
const LABEL = '[\\p{L}\\p{M}\\d-]'
const LABELS = `(?:[.\\ue001\\ue002]${LABEL}{1,63}){1,6}`
const SPELLED = new RegExp(
  `${LOCAL}( ?@ ?| at )(${LABEL}{1,63}(?: (?!at |@)${LABEL}{2,40}){0,2}${LABELS})`,
  'gu',
)
/** "Not a@b.com", "somebody wrote me from a@b.com" */
const DENIED = /(?:^| )(?:not|instead of|rather than|(?:me|us|mail|email|message|one) from) $/
/** Of two addresses offered as alternatives the first is as good. */
const OR = /^[ ,;]*(?:\/|(?:or|alternatively|and)\b)[ a-z]{0,20}$/

type Match = { local: string; sign: string; host: string; start: number; end: number }

/** E-mail addresses, also with "(at)" and "dot". One that is only half understood is told as unreadable. */
export function findEmails(message: Message): Finding[] {
  const spelled = spellText(message)
  const written = listMatches(message, spelled, WRITTEN)
  const found = written.length > 0 ? written : listMatches(message, spelled, SPELLED)
  const [first, second] = found
  const isChoice =
    first !== undefined &&
    second !== undefined &&
    OR.test(spelled.plain.slice(first.end, second.start))
  return (isChoice ? found.slice(0, 1) : found).map(({ value, start, end }) => {
    const span = toSpan(spelled, [start, end])
    const quote = message.text.slice(...span)
    return value === null
      ? { slot: 'email', value: quote, span, reading: { isUnreadable: true } }
      : { slot: 'email', value, span }
  })
}

function listMatches(message: Message, spelled: SpelledText, pattern: RegExp) {
  return [...spelled.plain.matchAll(pattern)].flatMap((found) => {
    const match = trimMatch(found)
    if (!isMeant(message, spelled, match)) return []
    const value = readAddress(match)
    // A word with an "@" in it may be anything; one that goes on with a host was meant to be an address.
    return value === null && !isHalfAddress(match) ? [] : [{ ...match, value }]
  })
}

/** Before an address without a space: a point of a list, a quote, dots. */
const SIGNS_BEFORE = /^[-–—*•.…!?'‘’`~#]*(?=.)/u

/** "mailto:", "email=", "acme.com/": what stands before an address without being part of it. */
function countLead(before: string): number {
  const cut =
    Math.max(before.lastIndexOf('/'), before.lastIndexOf('|'), before.lastIndexOf('=')) + 1
  const label = before.slice(0, Math.max(0, cut - 1))
  const isLabel = cut > 0 && (MAIL_CUES.has(label) || readWebHost(label) !== null)
  const lead = isLabel ? cut : 0
  return lead + (SIGNS_BEFORE.exec(before.slice(lead))?.[0].length ?? 0)
}

/** Behind an address: signs, or a path. The host is letters, digits, points, and hyphens. */
const HOST = /^[\p{L}\p{M}\d.\ue001\ue002 -]*[\p{L}\p{M}\d]/u

function trimMatch({
  0: whole,
  1: before = '',
  2: sign = '',
  3: behind = '',
  index,
}: RegExpExecArray): Match {
  const lead = sign === '@' ? countLead(before) : 0
  const host = HOST.exec(behind)?.[0] ?? behind
  return {
    local: before.slice(lead),
    sign,
    host,
    start: index + lead,
    end: index + whole.length - (behind.length - host.length),
  }
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

/** Letters of scripts that are written without spaces: where they touch Latin ones a sentence may, too. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
const ASCII_LETTER = /[a-z\d]/

function readAddress({ local, host }: Match): string | null {
  const name = joinDots(local).replace(/[.']+$/, '')
  if (UNSPACED.test(name) && ASCII_LETTER.test(name)) return null
  const email = readEmail(`${name}@${joinDots(host)}`)
  return email !== null && hasKnownEnding(email.slice(email.lastIndexOf('@') + 1)) ? email : null
}

/** "maya@acme", "ana@acme.c0m": somebody's name at some host, and not a handle or a rate ("2@50"). */
const isHalfAddress = ({ local, sign, host }: Match): boolean =>
  sign === '@' && !host.includes(' ') && /\p{L}.*\p{L}/u.test(local) && /\p{L}.*\p{L}/u.test(host)
