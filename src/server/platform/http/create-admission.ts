import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { errorBody } from '#server/platform/http/answer-error.ts'
import { composeDataHeaders } from '#server/platform/http/security/data-headers.ts'

/** Kinds of requests, each counted apart, so that a crowd of one kind keeps no other out. */
type Lane = 'visitors' | 'sign-in' | 'staff'

/** Called once the request is done; more often does no harm. */
export type Leave = () => void

export type Admission = {
  /** `hasArrived`: whether the body is here. @returns null where there is no room. */
  enter(path: string, hasArrived: () => boolean): Leave | null
}

type Options = {
  /** A clock in milliseconds, from any start. */
  now?: () => number
  places?: Record<Lane, number>
}

/**
 * Requests that a process works on at once. A turn takes some 10 ms of processor time, so that the last of them waits
 * about two seconds; most of that time they wait for the database or a model.
 */
const PLACES: Record<Lane, number> = { visitors: 256, 'sign-in': 128, staff: 128 }

/** Asked by machines, which would take a refusal for a process that is to be replaced. */
const ALWAYS_ADMITTED = /^\/api\/(?:health|ready|metrics)(?:\?|$)/
const SIGN_IN = /^\/api\/(?:auth|join)(?:[/?]|$)/
export const STAFF = /^\/api\/admin(?:[/?]|$)/

/** Time between two looks at the event loop and at bodies, while there are requests. */
const LOOK_MS = 50
/** Pages wait behind whatever makes the event loop late. */
const LATE_MS = 100
/** Of the places, while it is late: what is under way is to end. */
const SHARE_WHEN_LATE = 1 / 8
/** A body that arrives more slowly than this takes no place: a few such clients would keep out everybody. */
const ARRIVAL_MS = 250

type Visit = { hasArrived: () => boolean; sinceMs: number }

/**
 * Decides whether one more request to the API is worked on. What is beyond is refused in less than a millisecond, and
 * pages are served meanwhile, instead of everything becoming slow together.
 */
export function createAdmission({
  now = () => performance.now(),
  places = PLACES,
}: Options = {}): Admission {
  const lanes: Record<Lane, Set<Visit>> = {
    visitors: new Set(),
    'sign-in': new Set(),
    staff: new Set(),
  }
  const loop = watchLoop(now, dropSlowBodies)

  function dropSlowBodies() {
    for (const visits of Object.values(lanes)) {
      for (const visit of visits) {
        if (now() - visit.sinceMs > ARRIVAL_MS && !visit.hasArrived()) visits.delete(visit)
      }
    }
    restWhenEmpty()
  }

  function restWhenEmpty() {
    if (Object.values(lanes).every(({ size }) => size === 0)) loop.rest()
  }

  return {
    enter(path, hasArrived) {
      if (ALWAYS_ADMITTED.test(path)) return () => {}
      const lane = chooseLane(path)
      const visits = lanes[lane]
      const room = loop.readDelayMs() > LATE_MS ? places[lane] * SHARE_WHEN_LATE : places[lane]
      if (visits.size >= room) return null
      const visit = { hasArrived, sinceMs: now() }
      visits.add(visit)
      loop.look()
      return () => {
        visits.delete(visit)
        restWhenEmpty()
      }
    },
  }
}

function chooseLane(path: string): Lane {
  if (STAFF.test(path)) return 'staff'
  return SIGN_IN.test(path) ? 'sign-in' : 'visitors'
}

/** Measures how late the event loop is, in ms: how long after its time a look comes. Runs only while there is work. */
function watchLoop(now: () => number, onLook: () => void) {
  let timer: NodeJS.Timeout | undefined
  let dueAtMs = 0
  let lastDelayMs = 0
  return {
    look() {
      if (timer !== undefined) return
      dueAtMs = now() + LOOK_MS
      timer = setInterval(() => {
        lastDelayMs = now() - dueAtMs
        dueAtMs = now() + LOOK_MS
        onLook()
      }, LOOK_MS).unref()
    },
    rest() {
      clearInterval(timer)
      timer = undefined
      lastDelayMs = 0
    },
    readDelayMs: () => (timer === undefined ? 0 : Math.max(lastDelayMs, now() - dueAtMs)),
  }
}

/** Given in turn, so that clients refused at the same moment do not all come back at the same moment. */
const RETRY_AFTER_SECONDS = [2, 3, 4, 5] as const

const MESSAGE = 'We’re very busy right now. Try again in a few seconds.'

/** One line holds what was refused in this time. */
const TELL_MS = 1_000

type Surroundings = { siteUrl: string; logger?: Pick<Logger, 'warn'> | undefined }

/** Says that there is no room, before anything of the request is read. */
export function createOverloadRefusal({ siteUrl, logger }: Surroundings) {
  const headers = {
    ...composeDataHeaders({ siteUrl }),
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
  }
  let total = 0
  let untold = 0

  function tell() {
    logger?.warn({ refused: untold }, 'more requests came than this process can work on')
    untold = 0
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const seconds = RETRY_AFTER_SECONDS[total % RETRY_AFTER_SECONDS.length]
    total += 1
    if (untold === 0) setTimeout(tell, TELL_MS).unref()
    untold += 1
    const requestId = randomUUID()
    const body = JSON.stringify(errorBody('unavailable', MESSAGE, requestId))
    const answer = () =>
      response
        .writeHead(503, {
          ...headers,
          'Content-Length': String(Buffer.byteLength(body)),
          'Retry-After': String(seconds),
          'X-Request-Id': requestId,
        })
        .end(body)
    // A connection that is closed before its body is here is reset, and the answer may be lost with it.
    request.once('end', answer).resume()
  }
}
