import type { Duplex } from 'node:stream'
import type {
  ComposePlainHeaders,
  PlainAnswer,
} from '#server/platform/http/security/plain-answer.ts'

type Refusal = PlainAnswer & { reason: string }

type Surroundings = { composeHeaders: ComposePlainHeaders; isAnswering: boolean }

const TOO_SLOW: Refusal = {
  reason: 'Request Timeout',
  status: 408,
  text: 'The request took too long.\n',
}
const TOO_LARGE: Refusal = {
  reason: 'Request Header Fields Too Large',
  status: 431,
  text: 'The headers are too large.\n',
}
const UNREADABLE: Refusal = {
  reason: 'Bad Request',
  status: 400,
  text: 'This is not a valid request.\n',
}

const BY_CODE: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: TOO_LARGE,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    reason: 'Content Too Large',
    status: 413,
    text: 'The chunk extensions are too large.\n',
  },
}

/** Answers to requests that Node cannot parse or will not wait for, with our headers; Node's own have none. */
export function answerParseError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  { composeHeaders, isAnswering }: Surroundings,
): void {
  // An answer is under way, or nobody is there to read one.
  if (!socket.writable || error.code === 'ECONNRESET' || isAnswering) {
    socket.destroy()
    return
  }
  const answer = BY_CODE[error.code ?? ''] ?? UNREADABLE
  const headers = { ...composeHeaders(answer), Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const status = `HTTP/1.1 ${answer.status} ${answer.reason}\r\n`
  socket.end(`${status}${lines.join('')}\r\n${answer.text}`, () => socket.destroy())
}
