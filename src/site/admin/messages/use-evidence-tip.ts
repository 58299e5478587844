import { useEffect, useEffectEvent, useRef, useState } from 'react'

export const EVIDENCE_TIP_ID = 'evidence-tip'
/** Long enough to move the pointer onto what it says. */
const LINGER_MS = 150
/** px */
const GAP = 6
const TIP_WIDTH = 288
const EDGE = 12
/** Below this much room it stands above the words. */
const ROOM_BELOW = 140

export type EvidenceTip = {
  /** Of the words that it belongs to. */
  key: string
  labels: readonly string[]
  /** From the edges of the window; only one of top and bottom is set. */
  place: { left: number; top?: number; bottom?: number }
}
export type EvidenceTipControl = ReturnType<typeof useEvidenceTip>

/** What rests on the words that are pointed at or focused. Escape takes it away, and scrolling does unless they have the focus. */
export function useEvidenceTip() {
  const [tip, setTip] = useState<EvidenceTip | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shownFor = useRef<Element>(null)
  const keep = () => clearTimeout(timer.current)
  const hide = () => {
    keep()
    setTip(null)
  }
  const hideByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || tip === null) return
    event.preventDefault()
    hide()
  })
  useEffect(() => {
    const follow = () => {
      const words = shownFor.current
      const isFocused = words !== null && words === document.activeElement
      setTip((shown) => (shown && isFocused ? { ...shown, place: placeBeside(words) } : null))
    }
    const handleKey = (event: KeyboardEvent) => hideByKey(event)
    document.addEventListener('keydown', handleKey, { capture: true })
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', handleKey, { capture: true })
      document.removeEventListener('scroll', follow, { capture: true })
    }
  }, [])
  return {
    tip,
    keep,
    hide,
    isShownFor: (key: string) => tip?.key === key,
    show: (told: Pick<EvidenceTip, 'key' | 'labels'>, words: Element, pointerY?: number) => {
      keep()
      shownFor.current = words
      setTip({ ...told, place: placeBeside(words, pointerY) })
    },
    hideSoon: () => {
      keep()
      timer.current = setTimeout(() => setTip(null), LINGER_MS)
    },
  }
}

/** Beside the line that is pointed at: marked words may run over several. */
function placeBeside(words: Element, pointerY?: number): EvidenceTip['place'] {
  const lines = [...words.getClientRects()]
  const isPointedAt = ({ top, bottom }: DOMRect) =>
    pointerY !== undefined && top <= pointerY && pointerY <= bottom
  const line = lines.find(isPointedAt) ?? lines[0] ?? words.getBoundingClientRect()
  const left = Math.max(EDGE, Math.min(line.left, innerWidth - TIP_WIDTH - EDGE))
  if (innerHeight - line.bottom < ROOM_BELOW) return { left, bottom: innerHeight - line.top + GAP }
  return { left, top: line.bottom + GAP }
}
