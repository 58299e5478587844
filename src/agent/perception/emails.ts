import { parse } from 'tldts'
import type { MessageView } from '#agent/perception/message-view.ts'
import type { Finding } from '#agent/understand/act.ts'

const LOCAL = "[a-z0-9][a-z0-9._%+'-]{0,63}"
const PLAIN_EMAIL = new RegExp(
  `(?<![a-z0-9._%+-])${LOCAL}@[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){1,6}`,
  'g',
)
const DOT = '(?:\\s{0,2}[([{]\\s?(?:dot|\\.)\\s?[)\\]}]\\s{0,2}|\\s{1,2}dot\\s{1,2}|\\s\\.\\s|\\.)'
const SIGN =
  '(?:\\s{0,2}[([{]\\s?(?:dot|\\.)\\s?[)\\]}]\\s{0,2}|\\s{1,2}(?:dot|underscore|dash|hyphen|plus)\\s{1,2})'
const AT = '\\s{0,2}(?:[([{]\\s?at\\s?[)\\]}]|@|(?<=\\s)at(?=\\s))\\s{0,2}'
/** "A line at maya at acme dot com": the first of the two leads to the address. */
const LEADS_TO =
  '(?:line|note|me|us|mail|e-?mail|reach|write|contact|address|look|check|is|are|available|here|there|answer)'
const SPELLED_LOCAL = `(?<![a-z0-9._%+'-])(?!${LEADS_TO}\\s(?:at|@)\\s)([a-z0-9][a-z0-9._%+-]{0,63}(?:${SIGN}[a-z0-9_%+-]{1,40}){0,3})`
/** "maya (at) harbor (dot) com" and "maya at harbor dot com"; the spelled dot is what tells it from a sentence. */
const SPELLED_EMAIL = new RegExp(
  `${SPELLED_LOCAL}${AT}([a-z0-9-]{1,63}(?:\\s(?!(?:dot|at)\\s)[a-z0-9-]{2,40}){0,2}(?:${DOT}[a-z0-9-]{2,63}){1,3})`,
  'g',
)
const SPELLED_DOT = new RegExp(DOT, 'g')
const SPELLED_SIGNS: Readonly<Record<string, string>> = {
  dot: '.',
  underscore: '_',
  dash: '-',
  hyphen: '-',
  plus: '+',
}

/** "j dot whitaker" is "j.whitaker". */
function joinSpelled(local: string): string {
  return local.replaceAll(
    /\s{0,2}[([{]?\s?\b(dot|underscore|dash|hyphen|plus)\b\s?[)\]}]?\s{0,2}/g,
    (_, sign: string) => SPELLED_SIGNS[sign] ?? '',
  )
}

function readAddress(local: string, host: string): string | null {
  const name = local.replace(/^mailto:/, '').replace(/(?<![.'])[.']+$/, '')
  const parsed = parse(host)
  const isValid = parsed.domain !== null && parsed.isIcann === true && !name.includes('..')
  return isValid ? `${name}@${parsed.hostname}` : null
}

function readPlain(view: MessageView): Finding[] {
  return [...view.plain.matchAll(PLAIN_EMAIL)].flatMap((match) => {
    const [local = '', host = ''] = match[0].split('@')
    const isDenied = /\b(?:not|instead of|rather than)\s$/.test(view.plain.slice(0, match.index))
    const value = isDenied ? null : readAddress(local, host)
    return value === null
      ? []
      : [{ slot: 'email', value, span: [match.index, match.index + match[0].length] } as const]
  })
}

const ADDRESS_CUE = /\b(?:e-?mail|mail|reach|write|contact|address)\b/

/** Words before "at" that say where somebody is or can be found. */
const NOT_A_MAILBOX =
  /^(?:a|am|are|is|be|us|me|we|you|it|im|i|he|she|they|find|look|looking|works?|working|online|live|here|there|out|them|everything|all|address|page|site|website|internet|web|net|url|homepage|available|reach|e-?mail|mail|write|based|stay|people|meet|met|not|that|this|only|contact|located|account|over|ops manager|manager|owner|was|were|joined)$/

/** Whether a message is about an address, so that "maya at acme.com" is one and says not where somebody works. */
function isAboutMail(view: MessageView, match: RegExpExecArray): boolean {
  const isWhole = match[0].length >= view.plain.trim().length - 2
  return isWhole || view.context.asking === 'email' || ADDRESS_CUE.test(view.plain)
}

/** "maya @ acme.com" is an address; "RevOps @ acme.com" says where someone works, and "we are at acme.com" too. */
function isAddress(view: MessageView, match: RegExpExecArray): boolean {
  const [whole, local = '', host = ''] = match
  if (/[([{]/.test(whole)) return true
  if (NOT_A_MAILBOX.test(local)) return false
  const isDotSpelled = /\sdot\s/.test(host)
  if (isDotSpelled && !/\s/.test(host.split(/\sdot\s/)[0] ?? '')) return true
  const isSigned = /\s@|@\s|\sdot\s/.test(whole)
  if (isSigned) return isAboutMail(view, match)
  return /\sat\s/.test(whole) && view.context.asking === 'email'
}

function toFinding(match: RegExpExecArray, value: string | null): Finding[] {
  if (value === null) return []
  return [{ slot: 'email', value, span: [match.index, match.index + match[0].length] }]
}

function readSpelled(view: MessageView): Finding[] {
  return [...view.plain.matchAll(SPELLED_EMAIL)].flatMap((match) => {
    if (!isAddress(view, match)) return []
    const host = (match[2] ?? '').replaceAll(SPELLED_DOT, '.').replaceAll(/\s/g, '')
    return toFinding(match, readAddress(joinSpelled(match[1] ?? ''), host))
  })
}

/** Of two addresses offered as alternatives the first is as good. */
const OR = /^[\s,;/]*(?:\/|(?:or|alternatively|and)\b)[\sa-z]{0,20}$/

/** E-mail addresses, also with "(at)" and "(dot)". */
export function findEmails(view: MessageView): Finding[] {
  const plain = readPlain(view)
  const found = plain.length > 0 ? plain : readSpelled(view)
  const [first, second] = found
  if (first === undefined || second === undefined) return found
  const between = view.plain.slice(first.span[1], second.span[0])
  return OR.test(between) ? [first] : found
}
