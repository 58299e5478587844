import type {
  BookSlotReply,
  BookSlotRequest,
  CancelRequest,
  ManagedBooking,
  RescheduleRequest,
  SlotsReply,
} from '#contract/bookings.ts'
import { api } from '#site/lib/api.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'

export function listSlots(): Promise<ApiResult<SlotsReply>> {
  return callApi((options) => api['booking-slots'].$get({}, options))
}

export function bookSlot(json: BookSlotRequest): Promise<ApiResult<BookSlotReply>> {
  return callApi((options) => api.bookings.$post({ json }, options))
}

/** The key travels as a header: in an address it would stand in logs. */
const authorize = (manageKey: string) => ({ headers: { Authorization: `Bearer ${manageKey}` } })

export function readManagedBooking(manageKey: string): Promise<ApiResult<ManagedBooking>> {
  return callApi((options) => api.booking.$get({}, { ...options, ...authorize(manageKey) }))
}

export function rescheduleBooking(
  manageKey: string,
  json: RescheduleRequest,
): Promise<ApiResult<ManagedBooking>> {
  return callApi((options) =>
    api.booking.reschedule.$post({ json }, { ...options, ...authorize(manageKey) }),
  )
}

export function cancelBooking(
  manageKey: string,
  json: CancelRequest,
): Promise<ApiResult<ManagedBooking>> {
  return callApi((options) =>
    api.booking.cancel.$post({ json }, { ...options, ...authorize(manageKey) }),
  )
}
