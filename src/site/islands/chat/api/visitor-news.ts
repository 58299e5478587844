import {
  type Dispatch,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { chatWords } from '#content/chat/page.ts'
import type { VisitorNews } from '#contract/live.ts'
import { callToResume } from '#site/islands/chat/api/calls.ts'
import type { ChatEntry } from '#site/islands/chat/state/chat-entry.ts'
import type { ChatAction, ChatState } from '#site/islands/chat/state/chat-state.ts'
import { getLiveAddress } from '#site/lib/person-api.ts'

type NewsTarget = {
  state: Pick<ChatState, 'conversationId' | 'entries' | 'person'>
  dispatch: Dispatch<ChatAction>
  inTurn: <Value>(call: () => Promise<Value>) => Promise<Value>
}

/**
 * Brings in what a person writes, and who comes and goes. It listens once the visitor has written, while the page is
 * looked at or a person is awaited: a browser has few connections to share among its tabs. @returns whether the person is
 * typing.
 */
export function useVisitorNews({ state, dispatch, inTurn }: NewsTarget): boolean {
  const { conversationId, entries, person } = state
  const isSeen = useSyncExternalStore(watchVisibility, isPageSeen, () => false)
  const hasSpoken = entries.some(({ role, delivery }) => role === 'user' && delivery === 'done')
  const isAwaited = person.joinedBy !== null || person.isWanted
  const isListening = hasSpoken && (isSeen || isAwaited)
  const [typingAt, setTypingAt] = useState(0)
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
    return openVisitorNews(
      getLiveAddress(conversationId),
      () => void catchUp(conversationId),
      () => setTypingAt(Date.now()),
    )
  }, [conversationId, isListening])

  const newestId = entries.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed has come with the newest entry.
  useEffect(() => setTypingAt(0), [newestId])
  useEffect(() => {
    if (typingAt === 0) return
    const timer = setTimeout(() => setTypingAt(0), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typingAt])
  return typingAt > 0
}

/** Whoever types says so every three seconds; one call may be lost. */
const TYPING_MS = 6_000

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function isPageSeen(): boolean {
  return document.visibilityState !== 'hidden'
}

const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 60_000

/**
 * Says whenever something may be new in a conversation, for as long as it is open: by the server's stream and, while
 * that is down, by the clock, ever more slowly. Returns how to close it.
 */
export function openVisitorNews(
  address: string,
  onNews: () => void,
  onTyping?: () => void,
): () => void {
  let source: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function connect() {
    if (typeof EventSource === 'undefined') return waitAndAsk()
    source = new EventSource(address)
    source.addEventListener('open', () => {
      failures = 0
    })
    source.addEventListener('news', ({ data }) => {
      const news: VisitorNews | null = data ? JSON.parse(data) : null
      if (news?.what === 'typing') onTyping?.()
      else onNews()
    })
    source.addEventListener('resync', onNews)
    source.addEventListener('error', waitAndAsk)
  }

  function waitAndAsk() {
    source?.close()
    source = null
    clearTimeout(retry)
    retry = setTimeout(askAndConnect, Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS))
    failures += 1
  }

  function askAndConnect() {
    onNews()
    connect()
  }

  connect()
  return () => {
    source?.close()
    clearTimeout(retry)
  }
}

/** While the page is out of sight, its title says who has written; looking at it takes that back. */
export function useUnreadTitle(entries: readonly ChatEntry[]): void {
  const newest = entries.at(-1)

  useEffect(() => {
    if (!newest || newest.authorName === null || newest.isRestored) return
    if (document.visibilityState !== 'hidden') return
    const plainTitle = document.title
    document.title = `${chatWords.hasWritten(newest.authorName)} · ${plainTitle}`
    const restoreTitle = () => {
      document.title = plainTitle
    }
    document.addEventListener('visibilitychange', restoreTitle, { once: true })
    return () => {
      document.removeEventListener('visibilitychange', restoreTitle)
      restoreTitle()
    }
  }, [newest])
}
