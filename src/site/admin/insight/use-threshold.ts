import { useEffect, useState } from 'react'
import { chooseThreshold } from '#site/admin/insight/insight-address.ts'

/** A slider passes many values on its way to the one that is meant. */
const SETTLED_MS = 150

/** What the slider shows at once, and a moment later the address, from which the replay is asked. */
export function useThreshold(initial: number) {
  const [shown, setShown] = useState(initial)
  useEffect(() => {
    if (shown === initial) return
    const timer = setTimeout(() => chooseThreshold(shown), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [shown, initial])
  return [shown, setShown] as const
}
