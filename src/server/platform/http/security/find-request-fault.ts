import type { IncomingMessage } from 'node:http'
import type { PlainAnswer } from '#server/platform/http/security/plain-answer.ts'

/** A name or an address in brackets, and a port: nothing that ends a host early or starts another (RFC 9112, 3.2). */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const BAD_REQUEST = { status: 400, headers: { Connection: 'close' } }

/**
 * Why a request that Node could parse is answered by no one: it may mean one thing to a proxy in front and another to
 * us. No browser sends one.
 */
export function findRequestFault(request: IncomingMessage): PlainAnswer | null {
  const { url = '', httpVersion, rawHeaders } = request
  if (!url.startsWith('/')) {
    return { ...BAD_REQUEST, text: 'Ask for a path that begins with a slash.\n' }
  }
  const hosts = listValues(rawHeaders, 'host')
  const isHostMissing = hosts.length === 0 && httpVersion === '1.1'
  if (isHostMissing || hosts.length > 1 || !hosts.every((host) => HOST.test(host))) {
    return { ...BAD_REQUEST, text: 'Send one valid Host header.\n' }
  }
  if (httpVersion !== '1.1' && listValues(rawHeaders, 'transfer-encoding').length > 0) {
    return { ...BAD_REQUEST, text: 'Only HTTP/1.1 has Transfer-Encoding.\n' }
  }
  return null
}

/** The values of one header, read from the raw list: to parse all headers costs more than to send a page. */
function listValues(rawHeaders: readonly string[], name: string): string[] {
  const values: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const found = rawHeaders[at] ?? ''
    if (found.length === name.length && found.toLowerCase() === name) {
      values.push(rawHeaders[at + 1] ?? '')
    }
  }
  return values
}
