import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const LOOK_MS = 4_000
/** Reading less than this between two looks, five times in a row, is not reading. Half a kilobyte a second will do. */
const MIN_READ_BYTES = 2 * 1024
const MAX_STALLED_LOOKS = 5
/** Longer than Node gives a request to arrive, and an idle connection to be used again. */
const MAX_IDLE_MS = 24_000
/** Browsers wait for an answer before they ask again on a connection; proxies and measuring tools send a few ahead. */
const MAX_AHEAD = 32

/** `asked` are the answers under way, in their order, and perhaps some that were closed since the last look. */
type Watched = {
  asked: ServerResponse[]
  readBytes: number
  stalledLooks: number
  idleSinceMs: number
}

export type ConnectionWatch = {
  /** Whether a request may be answered; else its connection has been ended. */
  admit(request: IncomingMessage, response: ServerResponse): boolean
}

/**
 * Ends connections whose other side asks and does not read, or neither asks nor leaves. Node's idle timeouts are no
 * help: whatever trickles in starts them anew.
 */
export function watchConnections(server: Server, now = () => performance.now()): ConnectionWatch {
  const watched = new Map<Socket, Watched>()

  server.on('connection', (socket: Socket) => {
    watched.set(socket, { asked: [], readBytes: 0, stalledLooks: 0, idleSinceMs: now() })
    socket.once('close', () => watched.delete(socket))
  })
  const looking = setInterval(() => {
    for (const [socket, state] of watched) if (isOver(socket, state, now())) socket.destroy()
  }, LOOK_MS)
  looking.unref()
  server.once('close', () => clearInterval(looking))

  return {
    admit({ socket }, response) {
      const state = watched.get(socket)
      if (!state || socket.destroyed) return false
      dropClosed(state.asked)
      state.asked.push(response)
      // One piece of 64 KB holds more than a thousand requests, and each would wait in memory.
      if (state.asked.length > MAX_AHEAD) socket.destroy()
      return !socket.destroyed
    },
  }
}

/** Looked for, not listened for: a listener on each answer takes a tenth of the time that a page does. */
function dropClosed(asked: ServerResponse[]): void {
  while (asked[0]?.closed) asked.shift()
}

function isOver(socket: Socket, state: Watched, nowMs: number): boolean {
  if (socket.writableLength === 0) {
    state.stalledLooks = 0
    if (state.asked.length > 0) state.idleSinceMs = nowMs
    dropClosed(state.asked)
    return state.asked.length === 0 && nowMs - state.idleSinceMs > MAX_IDLE_MS
  }
  const readBytes = countRead(socket)
  const isStalled = readBytes - state.readBytes < MIN_READ_BYTES
  state.readBytes = readBytes
  state.stalledLooks = isStalled ? state.stalledLooks + 1 : 0
  return state.stalledLooks >= MAX_STALLED_LOOKS
}

type Handle = { bytesWritten: number; writeQueueSize: number }

/** What the system has taken from us for the other side. A large piece counts as it goes, not only when it is gone. */
function countRead(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null }
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0
}
