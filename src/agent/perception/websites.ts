import { parse } from 'tldts'
import { isFreeMailHost, isSharedHost } from '#agent/perception/free-mail-hosts.ts'
import type { MessageView } from '#agent/perception/message-view.ts'
import { isToolHost } from '#agent/perception/tool-entries.ts'
import type { Finding } from '#agent/understand/act.ts'

const HOST =
  /(?<![a-z0-9@._-])(?:https?:\/\/)?((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}[a-z]{2,24})(?![a-z0-9@-])(?:\/[^\s,;)]{0,200})?/g
const SPELLED_DOT = '(?:\\s{1,2}dot\\s{1,2}|\\s?[\\[({]\\s?(?:dot|\\.)\\s?[\\])}]\\s?)'
const SPELLED_HOST = new RegExp(
  `(?<![a-z0-9@._-])((?:(?!dot\\s)[a-z0-9'-]{1,40}\\s){0,6}(?!dot\\s)[a-z0-9-]{2,40})${SPELLED_DOT}([a-z]{2,10})(?:${SPELLED_DOT}([a-z]{2,3}))?\\b`,
  'g',
)
/** "fenni-more . com" and nothing else. */
const SPACED_HOST = /^\s*((?:[a-z0-9-]{1,63}\s?\.\s?){1,4}[a-z]{2,24})\s*$/
/** Endings that are file names or abbreviations far more often than addresses. */
const UNLIKELY_SUFFIX =
  /\.(?:py|md|rs|sh|pl|zip|mov|js|ts|pdf|csv|xls|xlsx|doc|docx|so|as|is|it|in|at|be|me|my|no|am|to|us|so|do|we|if|of|on|he|hi)$/
/** Of these the ones that are a country's and no file's. */
const COUNTRY_SUFFIX = /(?<![a-z0-9-])[a-z0-9-]{6,}\.(?:is|it|in|at|be|me|no|am|us|so|do|my|to|as)$/
/** Letters of other alphabets, and the dots and the characters without a shape that may stand between. */
const GLUED_BEFORE =
  /(?:[^\P{L}a-zA-Z]\p{M}*[\u200b-\u200f\u2060\ufeff\u00ad]*|[\p{L}\p{N}][\u200b-\u200f\u2060\ufeff\u00ad]+|[。．｡])$/u
const GLUED_AFTER = /^[.。．｡\u200b-\u200f\u2060\ufeff\u00ad-]*[^\P{L}a-zA-Z]/u
const NEIGHBOURS_MAX_CHARS = 20
const ADDRESS_CUE = /\b(?:website|site|web|url|domain|page|online|www)\b/
const LEAD_IN_WORDS =
  /^(?:.*\s)?(?:at|is|its|it's|site|website|our|ours|we're|we|are|visit|the|on|see|url|from|with|and|of|web|my|that's|thats|that|be|sure|yes|ok|address|page|homepage|to|or|try|check|google|open|type|find|use|browse|under|look|in|im|i'm|com|has|have|w)\s/
/** A second host is a tool or a customer, unless the visitor corrects the first. */
const CORRECTION = /\b(?:sorry|correction|actually|i meant|not)\b/
const SOMEONE_ELSE = /\b(?:you|your|loopwright)\b/

function isLikelyHost(host: string, written: string, view: MessageView): boolean {
  const parsed = parse(host)
  if (parsed.domain === null || parsed.isIcann !== true) return false
  if (isSharedHost(parsed.domain) || isToolHost(parsed.domain)) return false
  if (/^(?:https?:|www\.)/.test(written) || ADDRESS_CUE.test(view.plain)) return true
  if (view.context.asking === 'company_website' || view.context.asking === 'contact_name')
    return true
  if (view.context.knownSlots.has('company_website') && !CORRECTION.test(view.plain)) return false
  return !UNLIKELY_SUFFIX.test(host) || (COUNTRY_SUFFIX.test(host) && isLast(view, written))
}

/** Behind "in" or "it" a sentence goes on; an address may stand at the end. */
function isLast({ plain }: MessageView, written: string): boolean {
  const end = plain.indexOf(written) + written.length
  return /^\s*(?:$|[,;)\n]|\.\s*$)/.test(plain.slice(end, end + 8))
}

/** Whether a host is a part of a longer one, whose other letters are not of ASCII: another site altogether. */
function isCutOut({ text }: MessageView, [start, end]: readonly [number, number]): boolean {
  const before = text.slice(Math.max(0, start - NEIGHBOURS_MAX_CHARS), start)
  return GLUED_BEFORE.test(before) || GLUED_AFTER.test(text.slice(end, end + NEIGHBOURS_MAX_CHARS))
}

function normalizeHost(host: string): string {
  return host.replace(/^www\./, '')
}

function readWritten(view: MessageView): Finding[] {
  return [...view.plain.matchAll(HOST)].flatMap((match) => {
    const host = normalizeHost(match[1] ?? '')
    const hostStart = match.index + match[0].indexOf(match[1] ?? '')
    const isCut = isCutOut(view, [hostStart, hostStart + (match[1] ?? '').length])
    if (isCut || !isLikelyHost(host, match[0], view)) return []
    const written = match[0].replace(/(?<![.,!?])[.,!?]+$/, '')
    return [
      {
        slot: 'company_website',
        value: host,
        span: [match.index, match.index + written.length],
      } as const,
    ]
  })
}

function readSpelled(view: MessageView): Finding[] {
  return [...view.plain.matchAll(SPELLED_HOST)].flatMap((match) => {
    const words = match[1] ?? ''
    const leadIn = LEAD_IN_WORDS.exec(words)?.[0].length ?? 0
    const name = words
      .slice(leadIn)
      .replaceAll(/\s(?:hyphen|dash|minus)\s/g, '-')
      .replaceAll(/[\s']/g, '')
    const host = [name, match[2], match[3]].filter((part) => part !== undefined).join('.')
    if (!isLikelyHost(host, `www.${host}`, view) || SOMEONE_ELSE.test(name)) return []
    const start = match.index + leadIn
    if (isCutOut(view, [start, match.index + match[0].length])) return []
    return [
      {
        slot: 'company_website',
        value: host,
        span: [start, match.index + match[0].length],
      } as const,
    ]
  })
}

function readSpaced(view: MessageView): Finding[] {
  const match = view.context.asking === 'company_website' ? SPACED_HOST.exec(view.plain) : null
  const host = normalizeHost((match?.[1] ?? '').replaceAll(' ', ''))
  if (!match || !isLikelyHost(host, match[0], view)) return []
  const start = match.index + match[0].indexOf(match[1] ?? '')
  return [{ slot: 'company_website', value: host, span: [start, start + (match[1] ?? '').length] }]
}

/** The company's host, written or spelled ("greenfield dental dot com"); mail hosts and tools' own sites are left out. */
export function findWebsites(view: MessageView): Finding[] {
  for (const read of [readWritten, readSpelled, readSpaced]) {
    const found = read(view)
    if (found.length > 0) return found
  }
  return []
}

/** A work e-mail's host is proposed as the website when none was given. */
export function inferWebsite(email: Finding): Finding[] {
  const host = String(email.value).split('@')[1] ?? ''
  const domain = parse(host).domain
  if (domain === null || isFreeMailHost(domain)) return []
  return [
    { slot: 'company_website', value: domain, span: email.span, reading: { isInferred: true } },
  ]
}
