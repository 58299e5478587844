import { parse } from 'tldts'
import type { Finding, MessageView } from '#agent/perception/message-view.ts'

const LOCAL = "[a-z0-9][a-z0-9._%+'-]{0,63}"
const PLAIN_EMAIL = new RegExp(
  `(?<![a-z0-9._%+-])${LOCAL}@[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){1,6}`,
  'g',
)
/** "maya (at) harbor (dot) com" and "maya at harbor dot com"; the spelled dot is what tells it from a sentence. */
const SPELLED_EMAIL =
  /(?<![a-z0-9._%+-])([a-z0-9][a-z0-9._%+-]{0,63})\s{0,2}(?:[([{]\s?at\s?[)\]}]|@|\bat\b)\s{0,2}([a-z0-9-]{1,63}(?:\s{0,2}(?:[([{]\s?(?:dot|\.)\s?[)\]}]|\bdot\b|\.)\s{0,2}[a-z0-9-]{2,63}){1,3})/g
const SPELLED_DOT = /\s{0,2}(?:[([{]\s?(?:dot|\.)\s?[)\]}]|\bdot\b)\s{0,2}/g

function readAddress(local: string, host: string): string | null {
  const name = local.replace(/^mailto:/, '').replace(/[.']+$/, '')
  const parsed = parse(host)
  const isValid = parsed.domain !== null && parsed.isIcann === true && !name.includes('..')
  return isValid ? `${name}@${parsed.hostname}` : null
}

function readPlain(view: MessageView): Finding[] {
  return [...view.plain.matchAll(PLAIN_EMAIL)].flatMap((match) => {
    const [local = '', host = ''] = match[0].split('@')
    const value = readAddress(local, host)
    return value === null
      ? []
      : [{ slot: 'email', value, span: [match.index, match.index + match[0].length] } as const]
  })
}

const ADDRESS_CUE = /\b(?:e-?mail|mail|reach|write|contact|address)\b/

/** "maya @ acme.com" is an address; "RevOps @ acme.com" says where someone works. */
function isSpaced(view: MessageView, match: RegExpExecArray): boolean {
  if (!/\s@|@\s/.test(match[0])) return false
  const isWhole = match[0].length >= view.plain.trim().length - 2
  return isWhole || view.context.asking === 'email' || ADDRESS_CUE.test(view.plain)
}

function readSpelled(view: MessageView): Finding[] {
  return [...view.plain.matchAll(SPELLED_EMAIL)].flatMap((match) => {
    const isSpelled = /[([{]|\bdot\b/.test(match[0]) || isSpaced(view, match)
    const host = (match[2] ?? '').replaceAll(SPELLED_DOT, '.').replaceAll(/\s/g, '')
    const value = isSpelled ? readAddress(match[1] ?? '', host) : null
    return value === null
      ? []
      : [{ slot: 'email', value, span: [match.index, match.index + match[0].length] } as const]
  })
}

/** E-mail addresses, also with "(at)" and "(dot)". */
export function findEmails(view: MessageView): Finding[] {
  const plain = readPlain(view)
  return plain.length > 0 ? plain : readSpelled(view)
}
