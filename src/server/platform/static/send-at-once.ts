import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { KEEP_ALIVE_MS } from '#server/platform/http/security/limit-connection.ts'
import type { Encoded } from '#server/platform/static/static-file.ts'

/** What Node keeps of an answer: the text of its head, and whether that has gone out. Not documented, hence checked. */
type Inner = ServerResponse & { _header: string | null; _headerSent: boolean }
type Connection = Socket & { _httpMessage?: unknown }
type Composed = { head: string; whole: Buffer }

/** Above that, sending takes so long that composing does not count, and copies would take memory. */
const MAX_BYTES = 64 * 1024
const LAST_LINES = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(KEEP_ALIVE_MS / 1_000)}\r\n\r\n`

/** Answers of this second; the next has another date. */
const composed = new Map<Encoded, Composed>()
let composedSecond = 0

/**
 * Sends a file as one piece that is made once a second: composing and checking fifteen headers anew takes as long as
 * all else that is done for a page, and head and body by themselves take Node's slower way to the socket.
 * @returns false where this is not possible, and nothing has been sent
 */
export function sendAtOnce(response: ServerResponse, encoded: Encoded): boolean {
  const inner = response as Inner
  const isUsual = response.req.method === 'GET' && response.shouldKeepAlive
  if (!isUsual || encoded.body.length > MAX_BYTES) return false
  if (inner._header !== null || inner._headerSent !== false) return false
  // An answer whose turn has not come has no socket yet.
  const socket: Connection | null = response.socket
  if (socket?._httpMessage !== response || !socket.writable) return false
  const { head, whole } = compose(encoded)
  inner._header = head
  inner._headerSent = true
  // Handed to `end` it would be corked, and sent together with an empty text the slow way.
  socket.write(whole)
  response.end()
  return true
}

function compose(encoded: Encoded): Composed {
  const now = Date.now()
  const second = Math.floor(now / 1_000)
  if (second !== composedSecond) composed.clear()
  composedSecond = second
  const known = composed.get(encoded)
  if (known) return known
  const lines = Object.entries(encoded.headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const date = `Date: ${new Date(now).toUTCString()}\r\n`
  const head = `HTTP/1.1 200 OK\r\n${lines.join('')}${date}${LAST_LINES}`
  const made = { head, whole: Buffer.concat([Buffer.from(head, 'latin1'), encoded.body]) }
  composed.set(encoded, made)
  return made
}
