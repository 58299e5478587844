import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import {
  type ChatAction,
  type ChatState,
  initialChatState,
  reduceChat,
} from '#site/islands/chat/chat-state.ts'
import { describeFailure, describeUnopened } from '#site/islands/chat/describe-failure.ts'
import { openConversation } from '#site/islands/chat/open-conversation.ts'
import { composeStoredReply } from '#site/islands/chat/replies/compose-stored-reply.ts'
import { findUnsettledTurn } from '#site/islands/chat/restore-entries.ts'
import { removeResumeMarker } from '#site/islands/chat/resume-marker.ts'
import { findFailedTurn, isFirstMessage } from '#site/islands/chat/select-from-chat.ts'
import { useResumeMarker } from '#site/islands/chat/use-resume-marker.ts'
import { useTurn } from '#site/islands/chat/use-turn.ts'
import { notify, prepareToaster } from '#site/islands/toaster/notify.ts'
import { createUuid } from '#site/lib/create-uuid.ts'

/** The server keeps its own history; these few lines only honour the shape of the call. */
const HISTORY_MESSAGES = 6

type Restored = Extract<ChatAction, { type: 'restored' }>

/** The conversation of this tab: its state, and what the visitor can do with it. */
export function useConversation() {
  const [state, dispatch] = useReducer(reduceChat, initialChatState)
  /** Counts openings, so that answers to an abandoned conversation are dropped. */
  const opening = useRef(0)
  // State is seen too late by a second Enter in the same moment.
  const isSending = useRef(false)
  // One after the other, so that the newest answer is also the newest state.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const { takeTurn, stop, leave } = useTurn({ dispatch, inTurn })
  useResumeMarker(state)

  async function open(keptDraft: string) {
    leave()
    opening.current += 1
    isSending.current = false
    const current = opening.current
    dispatch({ type: 'opening', keptDraft })
    const opened = await openConversation()
    if (current !== opening.current) return
    if (opened.kind === 'ok') {
      dispatch(opened.value)
      if (opened.value.type === 'restored') void takeUp(opened.value)
    } else {
      dispatch({ type: 'opening_failed', failure: describeUnopened(opened) })
      void notify('error', 'Failed to initialize chat')
    }
  }

  /** A reply that was being written when the page was left. */
  async function takeUp({ view, marker }: Restored) {
    const unsettled = findUnsettledTurn(view, marker)
    if (unsettled === null) return
    isSending.current = true
    const current = opening.current
    const { turnId, text, messageId } = unsettled
    const { conversationId } = view
    const request = { conversationId, message: text, messageHistory: [], turnId }
    const replied = await takeTurn({ ...request, triggerEnrichment: false })
    if (current !== opening.current) return
    isSending.current = false
    const reply = replied.kind === 'ok' ? replied.value : composeStoredReply(view, messageId)
    dispatch({ type: 'replied', turnId, reply })
  }

  async function send(written: string) {
    const text = written.trim()
    if (text === '' || state.phase !== 'ready' || state.conversationId === null) return
    if (isSending.current) return
    isSending.current = true
    void prepareToaster()
    const current = opening.current
    const turnId = findFailedTurn(state, text) ?? createUuid()
    dispatch({ type: 'sent', turnId, text, timestamp: new Date().toISOString() })
    const request = {
      conversationId: state.conversationId,
      message: text,
      messageHistory: listHistory(state),
      triggerEnrichment: isFirstMessage(state),
      turnId,
    }
    const replied = await takeTurn(request)
    if (current !== opening.current) return
    isSending.current = false
    if (replied.kind === 'ok') return dispatch({ type: 'replied', turnId, reply: replied.value })
    const timestamp = new Date().toISOString()
    dispatch({ type: 'reply_failed', turnId, timestamp, failure: describeFailure(replied) })
    void notify('error', 'Failed to get response. Please try again.')
  }

  function inTurn<Value>(call: () => Promise<Value>): Promise<Value> {
    const answer = queue.current.then(call)
    queue.current = answer
    return answer
  }

  function startOver(keptDraft = '') {
    removeResumeMarker()
    void open(keptDraft)
  }

  const openAtFirst = useEffectEvent(() => void open(''))
  const leaveAtLast = useEffectEvent(leave)

  useEffect(() => {
    openAtFirst()
    return () => {
      opening.current += 1
      leaveAtLast()
    }
  }, [])

  return { state, dispatch, send, stop, startOver, open, inTurn }
}

function listHistory(state: ChatState) {
  return state.entries
    .filter((entry) => entry.delivery === 'done')
    .slice(-HISTORY_MESSAGES)
    .map(({ role, content }) => ({ role, content }))
}
