import { useEffect, useRef, useState } from 'react'

const SETTLES_AFTER_MS = 900

/** The text once it has stopped changing, for live regions; empty until it first differs from what was there at the start. */
export function useSettledText(text: string, isReady: boolean): string {
  const start = useRef<string>(undefined)
  const [settled, setSettled] = useState('')

  useEffect(() => {
    if (!isReady) return
    if (start.current === undefined) {
      start.current = text
      return
    }
    const timer = setTimeout(() => setSettled(text), SETTLES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, isReady])

  return settled
}
