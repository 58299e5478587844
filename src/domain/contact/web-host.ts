import punycode from 'punycode.js'
import { parse } from 'tldts'
import { cleanLine } from '#domain/contact/typed-text.ts'

const SCHEME = /^https?:\/\//i
const CREDENTIALS = /^[^/?#]*@/
const AFTER_HOST = /[/?#:].*$/su
const WWW = /^w{1,3}\./
/** Letters that look like Latin ones: "аcme.com" with a Cyrillic а. */
const LOOK_ALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
const LATIN = /\p{Script=Latin}/u

/** RFC 1123, in ASCII: labels of 63 letters, digits, and hyphens, and an ending of letters. */
const HOST =
  /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/

/**
 * A host name in its one stored form: lower case, readable letters for `xn--` labels (IDNA, RFC 5891). It keeps `xn--`
 * where letters of an alphabet that looks like Latin are mixed with Latin ones, as browsers do. Null for what is no host
 * of the public Internet: an IP address, a name without an ending. The ending may be unknown (`hasKnownEnding`).
 */
export function toHost(text: string): string | null {
  const ascii = toAscii(text.replace(/\.$/, ''))
  if (ascii === null || !HOST.test(ascii)) return null
  const readable = punycode.toUnicode(ascii)
  return LOOK_ALIKE.test(readable) && LATIN.test(readable) ? ascii : readable
}

/** True when the ending is on the public suffix list. Without it "done.Then" in running text would be a host. */
export function hasKnownEnding(host: string): boolean {
  const { domain, isIcann } = parse(host)
  return domain !== null && isIcann === true
}

/** The host of a web address, with or without `https://` and a path, and without `www.`. Null for what is none. */
export function readWebHost(text: string): string | null {
  const address = cleanLine(text).replace(SCHEME, '')
  if (/\s/.test(address) || CREDENTIALS.test(address)) return null
  return toHost(address.replace(AFTER_HOST, '').replace(WWW, ''))
}

/** Null where the URL standard finds a forbidden character. */
function toAscii(host: string): string | null {
  if (host === '' || /[\s/?#@:%\\]/u.test(host)) return null
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return null
  }
}
