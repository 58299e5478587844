import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { type ChatState, initialChatState, reduceChat } from '#site/islands/chat/chat-state.ts'
import { describeFailure } from '#site/islands/chat/describe-failure.ts'
import { openConversation } from '#site/islands/chat/open-conversation.ts'
import { callAgent } from '#site/islands/chat/replies/conversation-calls.ts'
import { removeResumeMarker } from '#site/islands/chat/resume-marker.ts'
import { findFailedTurn, isFirstMessage } from '#site/islands/chat/select-from-chat.ts'
import { useResumeMarker } from '#site/islands/chat/use-resume-marker.ts'
import { notify, prepareToaster } from '#site/islands/toaster/notify.ts'
import { createUuid } from '#site/lib/create-uuid.ts'

/** The server keeps its own history; these few lines only honour the shape of the call. */
const HISTORY_MESSAGES = 6

/** The conversation of this tab: its state, and what the visitor can do with it. */
export function useConversation() {
  const [state, dispatch] = useReducer(reduceChat, initialChatState)
  /** Counts openings, so that answers to an abandoned conversation are dropped. */
  const opening = useRef(0)
  // State is seen too late by a second Enter in the same moment.
  const isSending = useRef(false)
  // One after the other, so that the newest answer is also the newest state.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  useResumeMarker(state)

  async function open(keptDraft: string) {
    opening.current += 1
    isSending.current = false
    const current = opening.current
    dispatch({ type: 'opening', keptDraft })
    const opened = await openConversation()
    if (current !== opening.current) return
    if (opened.kind === 'ok') dispatch(opened.value)
    else {
      dispatch({ type: 'opening_failed' })
      void notify('error', 'Failed to initialize chat')
    }
    void prepareToaster()
  }

  async function send(written: string) {
    const text = written.trim()
    if (text === '' || state.phase !== 'ready' || state.conversationId === null) return
    if (isSending.current) return
    isSending.current = true
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
    const replied = await inTurn(() => callAgent(request))
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

  useEffect(() => {
    openAtFirst()
    return () => {
      opening.current += 1
    }
  }, [])

  return { state, dispatch, send, startOver, open, inTurn }
}

function listHistory(state: ChatState) {
  return state.entries
    .filter((entry) => entry.delivery === 'done')
    .slice(-HISTORY_MESSAGES)
    .map(({ role, content }) => ({ role, content }))
}
