import { useEffect, useRef, useState } from 'react'
import type { Slot } from '#domain/fact.ts'

export const BADGE_ID = 'score-badge'

export function getCorrectButtonId(slot: Slot): string {
  return `correct-${slot}`
}

/**
 * Which fact's form is open. When it closes, the focus returns to the control that opened it, to the same control
 * drawn anew, or to the badge when the fact is gone.
 */
export function useEditing() {
  const [editing, setEditing] = useState<Slot | null>(null)
  const opener = useRef<Element | null>(null)
  const before = useRef<Slot | null>(null)

  useEffect(() => {
    const closed = before.current
    before.current = editing
    if (closed === null || editing !== null) return
    // Whoever has moved on stays there.
    if (document.activeElement !== document.body) return
    const candidates = [
      opener.current?.isConnected ? opener.current : null,
      document.getElementById(getCorrectButtonId(closed)),
      document.getElementById(BADGE_ID),
    ]
    const target = candidates.find((candidate) => candidate instanceof HTMLElement)
    target?.focus()
  }, [editing])

  function edit(slot: Slot | null) {
    if (slot !== null) opener.current = document.activeElement
    setEditing(slot)
  }

  return { editing, edit }
}
