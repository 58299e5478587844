import { parse } from 'tldts'
import {
  COUNTRY_ENDINGS,
  HOST_CUES,
  LEAD_IN_WORDS,
  UNLIKELY_ENDINGS,
} from '#agent/lexicon/address-words.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Finding } from '#agent/understand/message/act.ts'
import type { Message } from '#agent/understand/message/message.ts'
import {
  joinDots,
  type SpelledText,
  spellText,
  toSpan,
} from '#agent/understand/slots/spelled-text.ts'
import { findTool, isToolHost } from '#agent/understand/text/known-tools.ts'
import { site } from '#content/site.ts'
import { toHost } from '#domain/contact/web-host.ts'

/** Mail hosts that say nothing of the company behind an address. */
export const FREE_MAIL_HOSTS = toWordSet(`
gmail.com googlemail.com yahoo.com yahoo.co.uk ymail.com hotmail.com hotmail.co.uk outlook.com live.com msn.com icloud.com
me.com mac.com aol.com proton.me protonmail.com pm.me gmx.com gmx.de gmx.net web.de t-online.de mail.com zoho.com
fastmail.com hey.com yandex.com qq.com 163.com orange.fr free.fr uol.com.br
`)

/** Sites that millions share: a page there is not a company's own host. */
const SHARED_HOSTS = toWordSet(`
amazon.com amazon.co.uk bing.com ebay.com etsy.com facebook.com google.com indeed.com instagram.com linkedin.com
pinterest.com reddit.com tiktok.com twitter.com walmart.com whatsapp.com wikipedia.org x.com yelp.com youtube.com
`)

const HOST =
  /(?<![\p{L}\p{M}\d@._-])(https?:\/\/)?((?:[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.){1,5}(?:xn--[a-z\d-]{2,40}|\p{L}[\p{L}\p{M}]{1,23}))(?![\p{L}\p{M}\d@-])(?:\/[^\s,;)]{0,200})?/gu
const SAID_HOST =
  /(?<![a-z0-9@._'-])([a-z0-9'-]{1,40}(?: [a-z0-9'-]{1,40}){0,6})\ue001([a-z]{2,10})(?:\ue001([a-z]{2,3}))?(?![a-z0-9])/g
/** "fenni-more . com" and nothing else. */
const SPACED_HOST = /^[a-z0-9-]{1,63}(?:[.\ue002][a-z0-9-]{1,63}){0,4}\ue002[a-z]{2,24}$/
/** Letters of other alphabets, their dots, and characters without a shape, right beside a host: another site altogether. */
const GLUED_BEFORE = /(?:[^\P{L}a-z][\p{M}.-]*|[\u200b-\u200f\u2060\ufeff\u00ad。．｡])$/u
const GLUED_AFTER = /^[.-]*(?:[^\P{L}a-z]|[\u200b-\u200f\u2060\ufeff\u00ad。．｡])/u
const CORRECTION = /(?:^| )(?:sorry|correction|actually|typo|i meant|i mean|not)(?: |,|$)/
const NEIGHBORS_MAX_CHARS = 20

type Known = { hasWebsite: boolean }
type Match = { host: string; isMarked: boolean; start: number; end: number }

/** The company's host, written or spelled; mail hosts and tools' own sites are left out. */
export function findWebsites(message: Message, known: Known): Finding[] {
  const spelled = spellText(message)
  for (const read of [listWritten, listSaid, listSpaced]) {
    const found = read(spelled, message).flatMap((match): Finding[] => {
      const { start, end } = match
      const host = toHost(match.host)
      if (host === null || isDisguised(match.host, host) || isCutOut(spelled, match)) return []
      if (!isLikelyHost(message, { spelled, known, match: { ...match, host } })) return []
      return [{ slot: 'company_website', value: host, span: toSpan(spelled, [start, end]) }]
    })
    if (found.length > 0) return chooseOne(found, spelled)
  }
  return []
}

/** Of several the first is the firm's, unless it is corrected. The others are nothing else either. */
function chooseOne(found: readonly Finding[], { plain }: SpelledText): Finding[] {
  const one = CORRECTION.test(plain) ? found.at(-1) : found[0]
  return one === undefined ? [] : [{ ...one, consumed: found.map(({ span }) => span) }]
}

/** Letters of two alphabets that look alike: `toHost` leaves those encoded. */
const isDisguised = (written: string, host: string) =>
  host.includes('xn--') && !written.includes('xn--')

const withoutWww = (host: string) => host.replace(/^w{1,3}\./, '')

function listWritten({ plain }: SpelledText): Match[] {
  return [...plain.matchAll(HOST)].map((match) => {
    const written = match[0].replace(/(?<![.,!?])[.,!?]+$/, '')
    const host = match[2] ?? ''
    const isMarked = match[1] !== undefined || host.startsWith('www.')
    return {
      host: withoutWww(host),
      isMarked,
      start: match.index,
      end: match.index + written.length,
    }
  })
}

/** "Our site is greenfield dental dot com": the words behind those that lead to it. */
function listSaid({ plain }: SpelledText): Match[] {
  return [...plain.matchAll(SAID_HOST)].flatMap(
    ({ 0: whole, 1: said = '', 2: ending, 3: second, index }) => {
      const words = said.split(' ')
      const lead = words.slice(0, -1).findLastIndex((word) => LEAD_IN_WORDS.has(word)) + 1
      const name = words.slice(lead).join('').replaceAll("'", '')
      const start = index + words.slice(0, lead).join(' ').length + (lead > 0 ? 1 : 0)
      const host = [name, ending, second].filter((part) => part !== undefined).join('.')
      const isOurs = name.includes('you') || name.includes(site.spokenName)
      return isOurs
        ? []
        : [{ host: withoutWww(host), isMarked: true, start, end: index + whole.length }]
    },
  )
}

function listSpaced({ plain }: SpelledText, { asked }: Message): Match[] {
  const trimmed = plain.trim()
  if (!asked.includes('company_website') || !SPACED_HOST.test(trimmed)) return []
  const start = plain.indexOf(trimmed)
  const host = withoutWww(joinDots(trimmed))
  return [{ host, isMarked: false, start, end: start + trimmed.length }]
}

function isCutOut({ plain }: SpelledText, { start, end }: Match): boolean {
  const before = plain.slice(Math.max(0, start - NEIGHBORS_MAX_CHARS), start)
  return GLUED_BEFORE.test(before) || GLUED_AFTER.test(plain.slice(end, end + NEIGHBORS_MAX_CHARS))
}

type Scene = { spelled: SpelledText; known: Known; match: Match }

function isLikelyHost({ asked }: Message, { spelled: { plain }, known, match }: Scene): boolean {
  const { domain, isIcann, domainWithoutSuffix } = parse(match.host)
  if (domain === null || isIcann !== true) return false
  if (FREE_MAIL_HOSTS.has(domain) || SHARED_HOSTS.has(domain) || isToolHost(domain)) return false
  const isAsked = asked.includes('company_website') || asked.includes('contact_name')
  const tool = findTool(domainWithoutSuffix ?? '')
  if (tool?.certainty === 'sure' && !isAsked) return false
  const isSpokenOf = plain.split(/[^a-z]+/).some((word) => HOST_CUES.has(word))
  if (match.isMarked || isSpokenOf) return true
  if (isAsked) return true
  // A second host is a tool's or a customer's, unless the first is corrected.
  if (known.hasWebsite && !CORRECTION.test(plain)) return false
  return !isWordEnding(match, plain)
}

/** Endings that are file names or words more often than addresses: "done.it", "data.csv". */
function isWordEnding({ host, end }: Match, plain: string): boolean {
  const [name = '', ending = ''] = host.split('.').slice(-2)
  if (!UNLIKELY_ENDINGS.has(ending) && !COUNTRY_ENDINGS.has(ending)) return false
  const isLast = /^ ?(?:$|[,;)\n]|\. ?$)/.test(plain.slice(end, end + 8))
  return !(COUNTRY_ENDINGS.has(ending) && name.length >= 6 && isLast)
}

/** A work e-mail's host is proposed as the website when none was given. */
export function inferWebsite(email: Finding): Finding[] {
  const { domain } = parse(String(email.value).split('@')[1] ?? '')
  if (domain === null || FREE_MAIL_HOSTS.has(domain)) return []
  return [
    { slot: 'company_website', value: domain, span: email.span, reading: { isInferred: true } },
  ]
}
