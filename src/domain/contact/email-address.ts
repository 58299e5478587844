import { cleanLine } from '#domain/contact/typed-text.ts'
import { toHost } from '#domain/contact/web-host.ts'

/**
 * RFC 5322 `dot-atom`, with the letters of all scripts that RFC 6531 adds. Left out are the "?" and the "=" that it
 * allows: no mailbox of a person has them, and "boss?bcc=other@example.com" is a header for a mail program.
 */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/^_`{|}~-]+)*$/u
/** RFC 5321, section 4.5.3.1, in octets; 254 is what a path of 256 leaves. */
const LOCAL_MAX_BYTES = 64
const ADDRESS_MAX_BYTES = 254

export const EMAIL_MAX_CHARS = 254

const countBytes = (text: string) => new TextEncoder().encode(text).length

/**
 * An email address in its one stored form: lower case, composed letters, a readable host. Null unless the whole text is
 * one address at a host of the public Internet.
 */
export function readEmail(text: string): string | null {
  const address = cleanLine(text).replaceAll(/[‘’ʼ]/gu, "'").replace('＠', '@')
  const at = address.lastIndexOf('@')
  const [local, host] = [address.slice(0, Math.max(0, at)).toLowerCase(), address.slice(at + 1)]
  if (!LOCAL.test(local) || countBytes(local) > LOCAL_MAX_BYTES) return null
  const known = toHost(host)
  if (known === null || countBytes(`${local}@${known}`) > ADDRESS_MAX_BYTES) return null
  return `${local}@${known}`
}
