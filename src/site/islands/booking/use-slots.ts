import { useEffect, useEffectEvent, useState } from 'react'
import type { SlotsReply } from '#contract/bookings.ts'
import { listSlots } from '#site/lib/booking-api.ts'

export type Slots = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; reply: SlotsReply }

/** The slots of the embedded scheduler. `refresh` reads them again behind what is shown, `reload` in sight. */
export function useSlots() {
  const [slots, setSlots] = useState<Slots>({ kind: 'loading' })

  async function refresh() {
    const listed = await listSlots()
    if (listed.kind === 'ok') setSlots({ kind: 'loaded', reply: listed.value })
    // The times on show stay, with all that was typed beside them.
    else setSlots((shown) => (shown.kind === 'loaded' ? shown : { kind: 'failed' }))
  }

  function reload() {
    setSlots({ kind: 'loading' })
    void refresh()
  }

  const loadAtFirst = useEffectEvent(() => void refresh())
  useEffect(() => loadAtFirst(), [])

  return { slots, refresh, reload }
}
