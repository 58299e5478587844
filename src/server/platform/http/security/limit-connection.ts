import type { Server, ServerOptions } from 'node:http'

/**
 * How long an idle connection stays open, in milliseconds. Load balancers and HTTP clients keep theirs for 60 s; one that
 * we close sooner can lose the next request, and a balancer then answers 502.
 */
export const KEEP_ALIVE_MS = 65_000

/**
 * How long a client may take to send. Node's defaults are 60 s for headers, 300 s for a request, checked every 30 s.
 * `headersTimeout` counts from the first byte of a request, so it may be shorter than `keepAliveTimeout`.
 * Idle connections and slow readers are ended in watch-connections.ts.
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
