import { expect } from 'vitest'
import { BookSlotReply, ManagedBooking, SlotsReply } from '#contract/bookings.ts'
import { ErrorReply } from '#contract/error-reply.ts'
import type { AppType } from '#server/app.ts'
import { createTestBrowser } from '#tests/support/test-app.ts'

/** A visitor who books with the embedded scheduler and comes back with the key. */
export function createBookingVisitor(app: Pick<AppType, 'request'>) {
  const call = (path: string, key: string | null, json?: unknown) =>
    createTestBrowser(app).call(path, {
      ...(json !== undefined && { json }),
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
    })

  async function listFreeTimes(key: string | null = null): Promise<string[]> {
    const reply = SlotsReply.parse(await (await call('/api/booking-slots', key)).json())
    const slots = reply.days.flatMap((day) => day.slots)
    return slots.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt)
  }

  async function bookFirstFree() {
    const [startsAt = ''] = await listFreeTimes()
    const person = { name: 'Dana', email: 'dana@harbor.example', company: 'Harbor' }
    const response = await call('/api/bookings', null, { startsAt, ...person })
    expect(response.status).toBe(201)
    const reply = BookSlotReply.parse(await response.json())
    return { ...reply, startsAt, id: reply.manageKey.split('.')[0] ?? '' }
  }

  const move = (key: string, startsAt: string, timeZone = '') =>
    call('/api/booking/reschedule', key, { startsAt, timeZone })
  const cancel = (key: string, reason = '') => call('/api/booking/cancel', key, { reason })
  return { call, listFreeTimes, bookFirstFree, move, cancel }
}

export async function readManaged(response: Response): Promise<ManagedBooking> {
  expect(response.status).toBe(200)
  return ManagedBooking.parse(await response.json())
}

export async function readRefusal(response: Response) {
  const { error } = ErrorReply.parse(await response.json())
  return { status: response.status, code: error.code, message: error.message }
}
