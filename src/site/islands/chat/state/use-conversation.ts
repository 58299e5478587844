import {
  type Dispatch,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react'
import { chatWords } from '#content/chat/page.ts'
import {
  callToOpen,
  callToResume,
  callToSend,
  describeFailure,
  describeUnopened,
} from '#site/islands/chat/api/calls.ts'
import type { AgentRequest } from '#site/islands/chat/api/follow-reply.ts'
import type { Reply, View } from '#site/islands/chat/api/reply.ts'
import { STOPPED } from '#site/islands/chat/api/wait-for-network.ts'
import { findUnsettledTurn } from '#site/islands/chat/state/chat-entry.ts'
import {
  type ChatAction,
  type ChatState,
  initialChatState,
  reduceChat,
} from '#site/islands/chat/state/chat-state.ts'
import {
  leaveResumeMarker,
  type ResumeMarker,
  readResumeMarker,
  removeResumeMarker,
} from '#site/islands/chat/state/resume-marker.ts'
import {
  composeResumeMarker,
  findFailedTurn,
  isFirstMessage,
} from '#site/islands/chat/state/select-from-chat.ts'
import { notify, prepareToaster } from '#site/islands/toaster/notify.ts'
import type { ApiResult } from '#site/lib/call-api.ts'
import { createUuid } from '#site/lib/create-uuid.ts'

type TurnTarget = {
  dispatch: Dispatch<ChatAction>
  inTurn: <Value>(call: () => Promise<Value>) => Promise<Value>
}

type Opened = Extract<ChatAction, { type: 'opened' | 'restored' }>

/** The server keeps its own history; these few lines only honour the shape of the call. */
const HISTORY_MESSAGES = 6

type Restored = Extract<ChatAction, { type: 'restored' }>

/** The conversation of this tab: its state, and what the visitor can do with it. */
export function useConversation(input: RefObject<HTMLTextAreaElement | null>) {
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
      void notify('error', chatWords.failure.noStart, true)
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
    void notify('error', chatWords.failure.noReply)
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

  // What was typed before scripts ran stands in the field alone.
  const openAtFirst = useEffectEvent(() => void open(input.current?.value ?? ''))
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

/** Keeps in this tab what a reload needs. Before paint, so that nothing seen is lost. */
function useResumeMarker(state: ChatState): void {
  useLayoutEffect(() => {
    const marker = composeResumeMarker(state)
    if (marker) leaveResumeMarker(marker)
  }, [state])
}

/** Takes up this tab's conversation after a reload, or begins one. */
async function openConversation(): Promise<ApiResult<Opened>> {
  const marker = readResumeMarker()
  if (marker === null) return beginConversation('')
  const resumed = await callToResume(marker.conversationId)
  if (resumed.kind === 'ok') {
    return { kind: 'ok', value: { type: 'restored', view: resumed.value, marker } }
  }
  const isGone = resumed.kind === 'refused' && (resumed.status === 404 || resumed.status === 400)
  if (!isGone) return resumed
  const begun = await beginConversation(listUnsentWords(marker))
  // Not before another is there: the marker has what the visitor typed.
  if (begun.kind === 'ok') removeResumeMarker()
  return begun
}

async function beginConversation(draft: string): Promise<ApiResult<Opened>> {
  const created = await callToOpen()
  if (created.kind !== 'ok') return created
  return { kind: 'ok', value: { type: 'opened', opening: created.value, draft } }
}

/** The conversation is gone; the visitor's words need not be. */
function listUnsentWords({ draft, pendingTurns }: ResumeMarker): string {
  return draft || (pendingTurns.at(-1)?.text ?? '')
}

/** One turn at a time: takes it, tells what comes of it, and lets the visitor stop it. */
function useTurn({ dispatch, inTurn }: TurnTarget) {
  const current = useRef({ turnId: '', controller: new AbortController() })

  async function takeTurn(request: AgentRequest): Promise<ApiResult<Reply>> {
    const { turnId } = request
    const controller = new AbortController()
    current.current = { turnId, controller }
    // Once all but the words is there, the conversation's other calls need not wait for those.
    const { reply } = await inTurn(
      () =>
        new Promise<{ reply: Promise<ApiResult<Reply>> }>((resolve) => {
          const reply = callToSend(request, {
            signal: controller.signal,
            onProgress(progress) {
              dispatch({ ...progress, turnId })
              if (progress.type === 'decided') resolve({ reply })
            },
          })
          void reply.then(() => resolve({ reply }))
        }),
    )
    return reply
  }

  function stop() {
    const { turnId, controller } = current.current
    controller.abort(STOPPED)
    dispatch({ type: 'stopped', turnId })
  }

  function leave() {
    current.current.controller.abort()
  }

  return { takeTurn, stop, leave }
}

/** The reply as the server had it stored, for when it cannot be asked what became of it. */
function composeStoredReply({ messages, knowledge }: View, messageId: string): Reply {
  const stored = messages.filter(({ id }) => id === messageId)
  return { userMessageId: null, messages: stored, knowledge, person: {} }
}
