import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Words of a message, from `start` up to `end`, and what rests on them. */
export type EvidenceSpan = { start: number; end: number; label: string }
type EvidenceSegment = { text: string; start: number; labels: readonly string[] }

/** Cuts a message into plain stretches, without labels, and those that something rests on. Overlapping ones become one. */
export function cutEvidence(text: string, spans: readonly EvidenceSpan[]): EvidenceSegment[] {
  const segments: EvidenceSegment[] = []
  let position = 0
  for (const { start, end, labels } of mergeSpans(text, spans)) {
    if (start > position) {
      segments.push({ text: text.slice(position, start), start: position, labels: [] })
    }
    segments.push({ text: text.slice(start, end), start, labels })
    position = end
  }
  if (position < text.length) {
    segments.push({ text: text.slice(position), start: position, labels: [] })
  }
  return segments
}

function mergeSpans(text: string, spans: readonly EvidenceSpan[]) {
  const merged: { start: number; end: number; labels: string[] }[] = []
  const usable = spans.filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
  for (const { start, end, label } of usable.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last === undefined || start >= last.end) merged.push({ start, end, labels: [label] })
    else {
      last.end = Math.max(last.end, end)
      if (!last.labels.includes(label)) last.labels.push(label)
    }
  }
  return merged
}

export const EVIDENCE_TIP_ID = 'evidence-tip'
/** Long enough to move the pointer onto what it says. */
const LINGER_MS = 150
/** px */
const GAP = 6
const TIP_WIDTH = 288
const EDGE = 12
/** Below this much room it stands above the words. */
const ROOM_BELOW = 140

type EvidenceTip = {
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
