import { useEffect, useState } from 'react'

/** True until so many seconds have passed. */
export function useWait(seconds: number): boolean {
  const [isOver, setIsOver] = useState(seconds === 0)
  useEffect(() => {
    if (isOver) return
    const waiting = setTimeout(() => setIsOver(true), seconds * 1_000)
    return () => clearTimeout(waiting)
  }, [isOver, seconds])
  return !isOver
}
