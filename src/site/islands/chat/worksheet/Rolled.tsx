import { useEffect, useRef, useState } from 'react'

type RolledProps = { value: number; say: (value: number) => string }

const ROLL_MS = 300

/** A figure that runs from its old value to its new one. It is read out at its new value alone. */
export function Rolled({ value, say }: RolledProps) {
  const shown = useRolled(value)
  const isRolling = shown !== value
  return (
    <>
      <span aria-hidden={isRolling || undefined}>{say(shown)}</span>
      {isRolling && <span className="sr-only">{say(value)}</span>}
    </>
  )
}

function useRolled(value: number): number {
  const [shown, setShown] = useState(value)
  const last = useRef(value)

  useEffect(() => {
    function show(next: number) {
      last.current = next
      setShown(next)
    }

    const from = last.current
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    // Out of sight no frame is drawn.
    if (from === value || isStill || document.hidden) return show(value)
    const beganMs = performance.now()
    let frame = requestAnimationFrame(function roll(nowMs) {
      const done = Math.min(1, Math.max(0, (nowMs - beganMs) / ROLL_MS))
      show(done === 1 ? value : value - (value - from) * (1 - done) ** 3)
      if (done < 1) frame = requestAnimationFrame(roll)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])

  return shown
}
