import { randomBytes, randomUUID } from 'node:crypto'
import type { PoolConfig } from 'pg'
import pino, { type Logger } from 'pino'
import { type AppType, createApp } from '#server/app.ts'
import type { Brain, Deps, ServerConfig } from '#server/deps.ts'
import { createTurnsUnderWay } from '#server/features/chat/conversations/turns-under-way.ts'
import { createAuth } from '#server/features/staff/auth/create-auth.ts'
import { createDatabase } from '#server/platform/db/client.ts'
import { parseEnv } from '#server/platform/env.ts'
import { createLive } from '#server/platform/events/listen.ts'
import { createMetrics } from '#server/platform/metrics/create-metrics.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { createTestBrain } from '#tests/support/test-brain.ts'

/** All of a test's browsers come from one address. Whoever tests a limit asks for `limitFactor: 1`. */
const GENEROUS = 1_000

type Options = {
  config?: Partial<ServerConfig>
  brain?: Brain
  clock?: () => Date
  /** Of another test app: both are then processes of one site. */
  connection?: PoolConfig
  logger?: Logger
}

/** The whole API on a database of its own. Close it in `afterAll`. */
export async function createTestApp({
  config,
  brain,
  clock,
  connection,
  logger: given,
}: Options = {}) {
  const database = connection
    ? { ...createDatabase(connection), connection }
    : await createTestDatabase()
  const logger = given ?? pino({ level: 'silent' })
  const live = createLive({ connection: database.pool.options, logger })
  const deps: Omit<Deps, 'auth'> = {
    db: database.db,
    clock: clock ?? (() => new Date()),
    createId: () => randomUUID(),
    createSecret: () => randomBytes(32).toString('base64url'),
    config: {
      ...parseEnv({}),
      limitFactor: GENEROUS,
      authSecret: 'a secret of thirty-two characters or more',
      ...config,
    },
    logger,
    brain: brain ?? createTestBrain(),
    jobs: { wake: async () => {} },
    live,
    turnsUnderWay: createTurnsUnderWay(),
    metrics: createMetrics({
      pool: database.pool,
      clock: clock ?? (() => new Date()),
      hasReader: false,
    }),
  }
  const withAuth: Deps = { ...deps, auth: createAuth(deps) }
  const { db } = database
  const close = async () => {
    await live.close()
    await database.close()
  }
  return { app: createApp(withAuth), deps: withAuth, db, close, connection: database.connection }
}

type Call = { method?: string; json?: unknown; headers?: Record<string, string>; body?: string }

/** A browser as far as the API sees it: it keeps cookies between calls. */
export function createTestBrowser(app: Pick<AppType, 'request'>, address = '127.0.0.1') {
  const cookies = new Map<string, string>()
  const connection = { incoming: { socket: { remoteAddress: address } } }
  return {
    cookies,
    async call(path: string, { json, headers, body, method }: Call = {}): Promise<Response> {
      const request = {
        method: method ?? (json === undefined && body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(cookies.size > 0 && { cookie: formatCookies(cookies) }),
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        body: json === undefined ? (body ?? null) : JSON.stringify(json),
      }
      const response = await app.request(path, request, connection)
      for (const cookie of response.headers.getSetCookie()) keepCookie(cookies, cookie)
      return response
    },
  }
}

export type TestBrowser = ReturnType<typeof createTestBrowser>

function formatCookies(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function keepCookie(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split('; ')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at)
  if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) cookies.delete(name)
  else cookies.set(name, pair.slice(at + 1))
}
