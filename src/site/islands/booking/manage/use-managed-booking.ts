import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { schedulerTexts } from '#content/pages/booking.ts'
import type { ManagedBooking } from '#contract/bookings.ts'
import { isTimeGone } from '#site/islands/booking/use-scheduler.ts'
import { addReference } from '#site/lib/add-reference.ts'
import { cancelBooking, readManagedBooking, rescheduleBooking } from '#site/lib/booking-api.ts'
import type { ApiFailure, ApiResult } from '#site/lib/call-api.ts'

/** The latest change to the appointment on show, for a message to the visitor. */
export type News = 'none' | 'moved' | 'cancelled' | 'changed_elsewhere'

export type Appointment =
  | { kind: 'loading' }
  | { kind: 'no_key' }
  | { kind: 'unknown' }
  | { kind: 'failed' }
  | { kind: 'shown'; booking: ManagedBooking; news: News }

/** `settled`: what is on show is how it stands now. */
export type ChangeOutcome =
  | { kind: 'settled' }
  | { kind: 'time_gone'; message: string }
  | { kind: 'failed'; message: string }

/** The appointment that the address's key opens, and what can be done to it. */
export function useManagedBooking() {
  const [appointment, setAppointment] = useState<Appointment>({ kind: 'loading' })
  const isUnderWay = useRef(false)

  async function load(news: News = 'none') {
    const key = readManageKey(location.hash)
    if (key === '') return setAppointment({ kind: 'no_key' })
    const read = await readManagedBooking(key)
    // The address was changed meanwhile, and another key's answer is on its way.
    if (key !== readManageKey(location.hash)) return
    if (read.kind === 'ok') setAppointment({ kind: 'shown', booking: read.value, news })
    else setAppointment({ kind: isUnknown(read) ? 'unknown' : 'failed' })
  }

  function reload() {
    setAppointment({ kind: 'loading' })
    void load()
  }

  async function change(
    call: (key: string) => Promise<ApiResult<ManagedBooking>>,
    news: News,
  ): Promise<ChangeOutcome | null> {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    const changed = await call(readManageKey(location.hash))
    isUnderWay.current = false
    if (changed.kind === 'ok') {
      setAppointment({ kind: 'shown', booking: changed.value, news })
      return { kind: 'settled' }
    }
    if (isTimeGone(changed)) {
      return { kind: 'time_gone', message: schedulerTexts.failures.taken }
    }
    if (!isUnknown(changed) && !isConflict(changed)) {
      return { kind: 'failed', message: describeFailure(changed) }
    }
    await load('changed_elsewhere')
    return { kind: 'settled' }
  }

  const move = (startsAt: string, timeZone: string) =>
    change((key) => rescheduleBooking(key, { startsAt, timeZone }), 'moved')
  const cancel = (reason: string) => change((key) => cancelBooking(key, { reason }), 'cancelled')

  const loadAnew = useEffectEvent(reload)
  useEffect(() => {
    const listen = () => loadAnew()
    listen()
    window.addEventListener('hashchange', listen)
    return () => window.removeEventListener('hashchange', listen)
  }, [])

  return { appointment, reload, move, cancel }
}

function isUnknown(failed: ApiFailure): boolean {
  return failed.kind === 'refused' && (failed.status === 404 || failed.status === 401)
}

/** Canceled, begun or moved by somebody else while this page stood open. */
function isConflict(failed: ApiFailure): boolean {
  return failed.kind === 'refused' && failed.code === 'conflict'
}

function describeFailure(failed: ApiFailure): string {
  if (failed.kind === 'unreachable') {
    return schedulerTexts.failures.changeNoAnswer
  }
  const fallback = schedulerTexts.failures.change
  return failed.status < 500 ? failed.message || fallback : addReference(fallback, failed)
}

/** "<id>.<token>" from the address's fragment, which browsers send to nobody. Empty when there is none. */
function readManageKey(hash: string): string {
  const key = hash.replace(/^#/, '')
  return /^[\w-]+\.[\w-]+$/.test(key) ? key : ''
}
