import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { AppError } from '#server/platform/errors.ts'
import { answerError } from '#server/platform/http/answer-error.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { secureApiHeaders, setRequestId } from '#server/platform/http/request-headers.ts'

type WaitingLimits = { waitMs: number; places: number }

/** Whatever answers a request to the API. */
export type Api = { fetch: (request: Request, env?: object) => Response | Promise<Response> }

/** The longest wait for a start, and how many requests may wait at once. */
const LIMITS: WaitingLimits = { waitMs: 10_000, places: 256 }
const RETRY_AFTER_SECONDS = 2
/** Monitors ask these for the present state, so they are answered at once and not held until the start is over. */
const ANSWERED_AT_ONCE = new Set(['/api/health', '/api/ready'])

type Surroundings = { siteUrl: string; logger: Pick<Logger, 'error'>; limits?: WaitingLimits }

/**
 * Stands before the API from the moment the process listens. Requests that come before the API is open are held until
 * it is; those that would wait too long are told when to come back.
 */
export function createFront({ siteUrl, logger, limits = LIMITS }: Surroundings) {
  const standIn = createStandIn({ siteUrl, logger })
  const room = createWaitingRoom(limits)
  let api: Api | null = null

  const answer: Api['fetch'] = async (request, env) => {
    const isPatient = !ANSWERED_AT_ONCE.has(new URL(request.url).pathname)
    if (isPatient) await room.wait()
    return (api ?? standIn).fetch(request, env)
  }
  return {
    // Once open, nothing stands between a request and the API.
    fetch: ((request, env) =>
      api ? api.fetch(request, env) : answer(request, env)) as Api['fetch'],
    open(opened: Api) {
      api = opened
      room.close()
    },
    /** Nobody waits any longer: the start has failed, or a stop came first. */
    giveUp: () => room.close(),
  }
}

function createStandIn({ siteUrl, logger }: Omit<Surroundings, 'limits'>) {
  const app = new Hono<AppEnv>()
  app.onError(answerError({ logger: logger as Logger }))
  app.use(setRequestId({ createId: () => randomUUID() }), secureApiHeaders({ siteUrl }))
  app.get('/api/health', (c) => c.json({ status: 'ok' as const }, 200))
  app.all('*', () => {
    const refusal = new AppError('unavailable', 'This process is starting.')
    refusal.retryAfterSeconds = RETRY_AFTER_SECONDS
    throw refusal
  })
  return app
}

/** Where requests wait for something that comes once, each for a limited time; who finds no place goes on at once. */
function createWaitingRoom({ waitMs, places }: WaitingLimits) {
  const waiting = new Set<() => void>()
  let isClosed = false
  return {
    wait: () =>
      new Promise<void>((resolve) => {
        if (isClosed || waiting.size >= places) return resolve()
        const leave = () => {
          clearTimeout(timer)
          waiting.delete(leave)
          resolve()
        }
        const timer = setTimeout(leave, waitMs)
        waiting.add(leave)
      }),
    /** Answers all waiting requests and lets later ones through. */
    close() {
      isClosed = true
      for (const leave of waiting) leave()
    },
  }
}
