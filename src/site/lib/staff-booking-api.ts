import type {
  AdminBookingReply,
  AdminBookingsReply,
  AdminBrief,
  AdminOutboxReply,
  OutcomeRequest,
} from '#contract/admin-bookings.ts'
import { api } from '#site/lib/api.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'

export function listBookings(): Promise<ApiResult<AdminBookingsReply>> {
  return callApi((options) => api.admin.bookings.$get({}, options))
}

export function readBrief(bookingId: string): Promise<ApiResult<AdminBrief>> {
  const param = { id: bookingId }
  return callApi((options) => api.admin.bookings[':id'].brief.$get({ param }, options))
}

export function recordOutcome(
  bookingId: string,
  json: OutcomeRequest,
): Promise<ApiResult<AdminBookingReply>> {
  const param = { id: bookingId }
  return callApi((options) => api.admin.bookings[':id'].outcome.$post({ param, json }, options))
}

export function listOutbox(): Promise<ApiResult<AdminOutboxReply>> {
  return callApi((options) => api.admin.outbox.$get({}, options))
}

/** A message that was given up on waits to be sent once more. */
export function sendAgain(messageId: string): Promise<ApiResult<null>> {
  const param = { id: messageId }
  return callApi(async (options) => {
    const answer = await api.admin.outbox[':id']['send-again'].$post({ param }, options)
    return { ok: answer.ok, status: answer.status, json: () => readBody(answer) }
  })
}

/** The answer to a good request is empty; a refusal says why. */
async function readBody(answer: { ok: boolean; json: () => Promise<unknown> }): Promise<null> {
  return answer.ok ? null : ((await answer.json()) as null)
}
