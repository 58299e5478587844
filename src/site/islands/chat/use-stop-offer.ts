import { useEffect, useState } from 'react'
import type { ChatState } from '#site/islands/chat/chat-state.ts'
import { findAnswerer } from '#site/islands/chat/replies/presence.ts'

/** Before that a wait is no wait. */
const OFFER_AFTER_MS = 600

/** Whether there is a reply to stop: one that is being written, or one that a model makes wait. */
export function useStopOffer({ underWay, keeping, person }: ChatState): boolean {
  const [longAwaited, setLongAwaited] = useState<string | null>(null)
  const isModelAwaited = Boolean(keeping?.model) && findAnswerer(person) === null
  const awaited = isModelAwaited ? (underWay?.turnId ?? null) : null

  useEffect(() => {
    if (awaited === null) return
    const timer = setTimeout(() => setLongAwaited(awaited), OFFER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [awaited])

  if (underWay === null) return false
  return underWay.messageId !== null || underWay.turnId === longAwaited
}
