import type { Server, ServerOptions } from 'node:http'

/** Node's own. Named, because answers that are composed beforehand say it. */
export const KEEP_ALIVE_MS = 5_000

/**
 * What one connection may hold on to. Node's own: 60 s for headers, 300 s for a request, looked after every 30 s,
 * and no limit to connections. Readers are watched in watch-connections.ts.
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
