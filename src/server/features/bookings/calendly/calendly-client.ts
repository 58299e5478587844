import { z } from 'zod'
import type { ServerConfig } from '#server/deps.ts'
import {
  type InviteeIds,
  InviteeResource,
  readInviteeIds,
  ScheduledEvent,
} from '#server/features/bookings/calendly/invitee-resource.ts'
import { readBoundedText } from '#server/platform/http/clean-text.ts'

const TIMEOUT_MS = 10_000
const ANSWER_MAX_BYTES = 256 * 1024
const RETRY_AFTER_DEFAULT_SECONDS = 60
const RETRY_AFTER_MAX_SECONDS = 3_600

export type CalendlyAnswer<Resource> =
  | { kind: 'found'; resource: Resource }
  /** There is no such invitee or event, or it is somebody else's. */
  | { kind: 'missing' }
  /** Too many questions; none should follow for so long. */
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'failed'; problem: string }

/** Ids that cannot be, invitees of other firms, and ones that do not exist. Anybody can name them in a claim. */
const NOT_OURS = new Set([400, 403, 404, 410])

type ClientConfig = Pick<ServerConfig, 'calendlyApiUrl'> & {
  calendlyToken: string
  /** For one request. */
  timeoutMs?: number
}
const Answer = z.object({ resource: z.unknown() })

/**
 * Asks Calendly's API about one invitee and its event. Only the configured API is ever asked: an address that
 * came from outside lends its two ids and nothing else.
 */
export async function readInvitee(
  config: ClientConfig,
  inviteeUri: string,
): Promise<CalendlyAnswer<InviteeResource>> {
  const ids = readInviteeIds(inviteeUri)
  if (!ids) return { kind: 'missing' }
  const invitee = await readResource(config, composeInviteePath(ids), InviteeResource)
  if (invitee.kind !== 'found') return invitee
  if (invitee.resource.uri !== inviteeUri) return fail('It answered with another invitee.')
  const event = await readResource(config, composeEventPath(ids), ScheduledEvent)
  if (event.kind !== 'found') return event
  const isCancelled = [invitee.resource.status, event.resource.status].includes('canceled')
  const status = isCancelled ? 'canceled' : invitee.resource.status
  const resource = { ...invitee.resource, status, scheduled_event: event.resource }
  return { kind: 'found', resource }
}

function composeEventPath({ eventId }: InviteeIds): string {
  return `/scheduled_events/${eventId}`
}

function composeInviteePath(ids: InviteeIds): string {
  return `${composeEventPath(ids)}/invitees/${ids.inviteeId}`
}

async function readResource<Schema extends z.ZodType>(
  { calendlyApiUrl, calendlyToken, timeoutMs = TIMEOUT_MS }: ClientConfig,
  path: string,
  schema: Schema,
): Promise<CalendlyAnswer<z.output<Schema>>> {
  try {
    const response = await fetch(calendlyApiUrl + path, {
      headers: { authorization: `Bearer ${calendlyToken}`, accept: 'application/json' },
      // A redirect would send the token to another server.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return await readAnswer(response, schema)
  } catch (error) {
    return fail(describeFailure(error))
  }
}

async function readAnswer<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): Promise<CalendlyAnswer<z.output<Schema>>> {
  if (!response.ok) {
    await response.body?.cancel()
    return readRefusal(response)
  }
  const answer = Answer.safeParse(JSON.parse(await readBoundedText(response, ANSWER_MAX_BYTES)))
  const parsed = schema.safeParse(answer.data?.resource)
  if (parsed.success) return { kind: 'found', resource: parsed.data }
  return fail('It answered with something else than was asked for.')
}

function readRefusal({ status, headers }: Response): CalendlyAnswer<never> {
  if (NOT_OURS.has(status)) return { kind: 'missing' }
  if (status !== 429) return fail(`It answered with status ${status}.`)
  const asked = Number(headers.get('retry-after') ?? Number.NaN)
  const seconds = asked > 0 ? Math.ceil(asked) : RETRY_AFTER_DEFAULT_SECONDS
  return { kind: 'limited', retryAfterSeconds: Math.min(seconds, RETRY_AFTER_MAX_SECONDS) }
}

function fail(problem: string): CalendlyAnswer<never> {
  return { kind: 'failed', problem }
}

const PROBLEM_MAX_CHARS = 500

/** The innermost cause: what wraps it repeats the whole query with everybody's names and addresses. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is not an error was thrown.'
  if (error.cause instanceof Error) return describeFailure(error.cause)
  return `${error.name}: ${error.message}`.slice(0, PROBLEM_MAX_CHARS)
}
