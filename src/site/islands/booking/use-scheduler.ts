import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { reportBookingToParent } from '#site/islands/booking/report-booking.ts'
import { type BookSlotRequest, bookSlot, listSlots, type SlotsReply } from '#site/lib/api.ts'
import type { ApiRefusal } from '#site/lib/call-api.ts'

export type Slots = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; reply: SlotsReply }

export type BookingAttempt =
  | { kind: 'open' }
  | { kind: 'busy' }
  | { kind: 'failed'; message: string; fields: Record<string, string> }
  | { kind: 'booked'; startsAt: string; email: string }

/** The slots of the embedded scheduler, and the one booking made from them. */
export function useScheduler() {
  const [slots, setSlots] = useState<Slots>({ kind: 'loading' })
  const [attempt, setAttempt] = useState<BookingAttempt>({ kind: 'open' })
  const isUnderWay = useRef(false)

  async function load() {
    const listed = await listSlots()
    setSlots(listed.kind === 'ok' ? { kind: 'loaded', reply: listed.value } : { kind: 'failed' })
  }

  function reload() {
    setSlots({ kind: 'loading' })
    void load()
  }

  async function book(request: BookSlotRequest) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setAttempt({ kind: 'busy' })
    const booked = await bookSlot(request)
    isUnderWay.current = false
    if (booked.kind === 'ok') {
      setAttempt({ kind: 'booked', startsAt: request.startsAt, email: request.email })
      return reportBookingToParent(booked.value)
    }
    if (booked.kind === 'refused' && booked.code === 'slot_taken') void load()
    setAttempt({ kind: 'failed', ...describeBookingFailure(booked) })
  }

  const loadAtFirst = useEffectEvent(() => void load())
  useEffect(() => loadAtFirst(), [])

  return { slots, attempt, reload, book }
}

function describeBookingFailure(failed: ApiRefusal | { kind: 'unreachable' }) {
  if (failed.kind === 'unreachable') {
    return { message: 'No connection to the server. Nothing was booked; try again.', fields: {} }
  }
  if (failed.code === 'slot_taken') {
    return { message: 'That time was just taken. Pick another one.', fields: {} }
  }
  const fallback = 'The booking did not go through. Try again in a minute.'
  return {
    message: failed.status < 500 ? failed.message || fallback : fallback,
    fields: failed.fields,
  }
}
