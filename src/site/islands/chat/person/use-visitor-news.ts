import { type Dispatch, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { ChatAction, ChatState } from '#site/islands/chat/chat-state.ts'
import { openVisitorNews } from '#site/islands/chat/person/open-visitor-news.ts'
import { callToResume } from '#site/islands/chat/replies/conversation-calls.ts'
import { getLiveAddress } from '#site/lib/person-api.ts'

type NewsTarget = {
  state: Pick<ChatState, 'conversationId' | 'entries' | 'person'>
  dispatch: Dispatch<ChatAction>
  inTurn: <Value>(call: () => Promise<Value>) => Promise<Value>
}

/**
 * Brings in what a person writes, and who comes and goes. It listens once the visitor has written, while the page is
 * looked at or a person is awaited: a browser has few connections to share among its tabs.
 */
export function useVisitorNews({ state, dispatch, inTurn }: NewsTarget): void {
  const { conversationId, entries, person } = state
  const isSeen = useSyncExternalStore(watchVisibility, isPageSeen, () => false)
  const hasSpoken = entries.some(({ role, delivery }) => role === 'user' && delivery === 'done')
  const isAwaited = person.joinedBy !== null || person.isWanted
  const isListening = hasSpoken && (isSeen || isAwaited)
  const asking = useRef({ isUnderWay: false, isDueAgain: false })

  const catchUp = useEffectEvent(async (id: string) => {
    const { current } = asking
    current.isDueAgain = current.isUnderWay
    if (current.isUnderWay) return
    current.isUnderWay = true
    const resumed = await inTurn(() => callToResume(id))
    current.isUnderWay = false
    if (resumed.kind === 'ok') dispatch({ type: 'caught_up', view: resumed.value })
    if (current.isDueAgain) void catchUp(id)
  })

  useEffect(() => {
    if (conversationId === null || !isListening) return
    return openVisitorNews(getLiveAddress(conversationId), () => void catchUp(conversationId))
  }, [conversationId, isListening])
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function isPageSeen(): boolean {
  return document.visibilityState !== 'hidden'
}
