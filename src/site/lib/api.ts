import type { hc } from 'hono/client'
import type { AdminSession } from '#contract/admin.ts'
import type { AuditRequest, AuditRequestReply } from '#contract/audit-requests.ts'
import type { SignInReply, SignInRequest } from '#contract/auth.ts'
import type {
  BookingOpenedRequest,
  CalendlyBookingReply,
  CalendlyBookingRequest,
} from '#contract/bookings.ts'
import type {
  ConversationView,
  CorrectFactReply,
  CorrectFactRequest,
  CreateConversationReply,
  MESSAGE_MAX_CHARS,
  VisitorEnrichment,
} from '#contract/conversations.ts'
import type { AppType } from '#server/app.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'
import { readNothing } from '#site/lib/read-nothing.ts'

/** Restated because the schema file would bring Zod to the browser; the type keeps both equal. */
export const messageMaxChars: typeof MESSAGE_MAX_CHARS = 2_000

/** The scheduler's calls stand in booking-api.ts; those of the staff area in staff-booking-api.ts, inbox-api.ts, lead-api.ts. */
export const { api } = createClient([]) as ReturnType<typeof hc<AppType>>

type Sent = {
  param?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  json?: unknown
}
type RequestOptions = { init?: RequestInit; headers?: Record<string, string> }

/** Hono's client as far as this site uses it, with Hono's types: its own weighs 1.3 KB more on every page that calls. */
function createClient(path: readonly string[]): unknown {
  return new Proxy(() => {}, {
    get: (_, name) => createClient([...path, String(name)]),
    apply: (_, __, [sent, options]) => request(path, sent, options),
  })
}

/** `path` ends with the method: "api", "conversations", ":id", "$get". */
function request(
  path: readonly string[],
  { param = {}, query = {}, json }: Sent = {},
  { init, headers }: RequestOptions = {},
): Promise<Response> {
  const steps = path
    .slice(0, -1)
    .map((step) => (step.startsWith(':') ? encodeURIComponent(param[step.slice(1)] ?? '') : step))
  const told = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const search = told.length > 0 ? `?${new URLSearchParams(told)}` : ''
  const body = json === undefined ? {} : { body: JSON.stringify(json) }
  return fetch(`/${steps.join('/')}${search}`, {
    ...body,
    method: path.at(-1)?.slice(1).toUpperCase(),
    headers: { ...(json !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...init,
  })
}

export function createConversation(
  visitor: VisitorEnrichment,
): Promise<ApiResult<CreateConversationReply>> {
  const json = { enrichmentData: { visitor } }
  return callApi((options) => api['create-conversation'].$post({ json }, options))
}

export function readConversation(conversationId: string): Promise<ApiResult<ConversationView>> {
  const param = { id: conversationId }
  return callApi((options) => api.conversations[':id'].$get({ param }, options))
}

/** Sending the same `turnId` again is harmless: the server answers with the reply it already gave. */
export function correctFact(json: CorrectFactRequest): Promise<ApiResult<CorrectFactReply>> {
  return callApi((options) => api['correct-fact'].$post({ json }, options))
}

export function recordBooking(
  json: CalendlyBookingRequest,
): Promise<ApiResult<CalendlyBookingReply>> {
  return callApi((options) => api['handle-calendly-booking'].$post({ json }, options))
}

/** The calendar was drawn. Telling it twice is harmless. */
export function noteCalendarOpened(json: BookingOpenedRequest): Promise<ApiResult<null>> {
  return callApi(async (options) => readNothing(await api.bookings.opened.$post({ json }, options)))
}

export function sendAuditRequest(json: AuditRequest): Promise<ApiResult<AuditRequestReply>> {
  return callApi((options) => api['audit-requests'].$post({ json }, options))
}

export function signIn(json: SignInRequest): Promise<ApiResult<SignInReply>> {
  return callApi((options) => api.auth['sign-in'].email.$post({ json }, options))
}

export function signOut(): Promise<ApiResult<null>> {
  return callApi(async (options) => readNothing(await api.auth['sign-out'].$post({}, options)))
}

export function readSession(): Promise<ApiResult<AdminSession>> {
  return callApi((options) => api.admin.me.$get({}, options))
}
