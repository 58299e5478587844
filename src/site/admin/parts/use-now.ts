import { useEffect, useState } from 'react'

const USUAL_STEP_MS = 20_000

/** The time, moving on by itself: for what counts down or grows old. */
export function useNow(stepMs = USUAL_STEP_MS): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), stepMs)
    return () => clearInterval(timer)
  }, [stepMs])
  return nowMs
}
