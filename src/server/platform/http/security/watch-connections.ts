import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

const LOOK_MS = 4_000
/** Reading less than this between two looks, five times in a row, is not reading. Half a kilobyte a second will do. */
const MIN_READ_BYTES = 2 * 1024
const MAX_STALLED_LOOKS = 5
/** For a connection that has asked for nothing yet. Longer than Node gives a request to arrive. */
const MAX_SILENT_MS = 24_000
/**
 * How long an idle connection stays open, in milliseconds. Load balancers and HTTP clients keep theirs for 60 s; one that
 * we close sooner can lose the next request, and a balancer then answers 502.
 */
export const KEEP_ALIVE_MS = 65_000
/** For a connection that may be used again. Node ends most of them first; a client that trickles bytes restarts its timer. */
const MAX_IDLE_MS = KEEP_ALIVE_MS + 5_000
/** Above this, those that have been idle longest are closed. Leaves most of the 15,000 connections to active clients. */
const MAX_IDLE_CONNECTIONS = 5_000
/** Browsers wait for an answer before they ask again on a connection; proxies and measuring tools send a few ahead. */
const MAX_AHEAD = 32

/** `asked` are the answers under way, in their order, and perhaps some that were closed since the last look. */
type Watched = {
  asked: ServerResponse[]
  readBytes: number
  stalledLooks: number
  idleSinceMs: number
  hasAsked: boolean
}

type Options = {
  /** In milliseconds, from any start. */
  now?: () => number
  maxIdleConnections?: number
}

export type ConnectionWatch = {
  /** True when the request may be answered; false when its connection was ended. */
  admit(request: IncomingMessage, response: ServerResponse): boolean
  /** True when part of an answer may have gone out, so that no other can follow on this connection. */
  isAnswering(socket: Duplex): boolean
}

/**
 * Ends connections whose other side asks and does not read, or neither asks nor leaves. Node's idle timeouts are no
 * help: whatever trickles in starts them anew.
 */
export function watchConnections(server: Server, options: Options = {}): ConnectionWatch {
  const { now = () => performance.now(), maxIdleConnections = MAX_IDLE_CONNECTIONS } = options
  const watched = new Map<Socket, Watched>()

  server.on('connection', (socket: Socket) => {
    watched.set(socket, {
      asked: [],
      readBytes: 0,
      stalledLooks: 0,
      idleSinceMs: now(),
      hasAsked: false,
    })
    socket.once('close', () => watched.delete(socket))
  })
  const looking = setInterval(() => {
    for (const [socket, state] of watched) if (isOver(socket, state, now())) socket.destroy()
    for (const socket of listExcessIdle(watched, maxIdleConnections)) socket.destroy()
  }, LOOK_MS)
  looking.unref()
  server.once('close', () => clearInterval(looking))

  return {
    admit({ socket }, response) {
      const state = watched.get(socket)
      if (!state || socket.destroyed) return false
      dropClosed(state.asked)
      state.asked.push(response)
      state.hasAsked = true
      // One piece of 64 KB holds more than a thousand requests, and each would wait in memory.
      if (state.asked.length > MAX_AHEAD) socket.destroy()
      return !socket.destroyed
    },
    isAnswering(socket) {
      // Typed as a stream of any kind; of a server without TLS it is the connection's own socket.
      const state = watched.get(socket as Socket)
      if (state) dropClosed(state.asked)
      return state?.asked[0]?.headersSent ?? false
    },
  }
}

/** Looked for, not listened for: a listener on each answer takes a tenth of the time that a page does. */
function dropClosed(asked: ServerResponse[]): void {
  while (asked[0]?.closed) asked.shift()
}

/** The connections above `max` that have been idle longest. */
function listExcessIdle(watched: ReadonlyMap<Socket, Watched>, max: number): readonly Socket[] {
  const idle = [...watched].filter(([socket, { asked }]) => asked.length === 0 && !socket.destroyed)
  return idle
    .toSorted(([, first], [, second]) => first.idleSinceMs - second.idleSinceMs)
    .slice(0, Math.max(0, idle.length - max))
    .map(([socket]) => socket)
}

function isOver(socket: Socket, state: Watched, nowMs: number): boolean {
  if (socket.writableLength === 0) {
    state.stalledLooks = 0
    if (state.asked.length > 0) state.idleSinceMs = nowMs
    dropClosed(state.asked)
    const maxMs = state.hasAsked ? MAX_IDLE_MS : MAX_SILENT_MS
    return state.asked.length === 0 && nowMs - state.idleSinceMs > maxMs
  }
  // Bytes that are still queued have not gone out.
  const readBytes = socket.bytesWritten - socket.writableLength
  const isStalled = readBytes - state.readBytes < MIN_READ_BYTES
  state.readBytes = readBytes
  state.stalledLooks = isStalled ? state.stalledLooks + 1 : 0
  return state.stalledLooks >= MAX_STALLED_LOOKS
}

/**
 * How long a client may take to send. Node's defaults are 60 s for headers, 300 s for a request, checked every 30 s.
 * `headersTimeout` counts from the first byte of a request, so it may be shorter than `keepAliveTimeout`.
 * Idle connections and slow readers are ended above.
 */
export const CONNECTION_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  keepAliveTimeout: KEEP_ALIVE_MS,
} as const satisfies ServerOptions

/** Below the 20,000 files that systems commonly let one process open; the rest is for the database and for files. */
const MAX_CONNECTIONS = 15_000

export function limitConnections(server: Server): void {
  server.maxConnections = MAX_CONNECTIONS
}
