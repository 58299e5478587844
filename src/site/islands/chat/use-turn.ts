import { type Dispatch, useRef } from 'react'
import type { ChatAction } from '#site/islands/chat/chat-state.ts'
import { type AgentRequest, callAgent } from '#site/islands/chat/replies/call-agent.ts'
import type { Reply } from '#site/islands/chat/replies/read-agent-reply.ts'
import type { ApiResult } from '#site/lib/call-api.ts'

type TurnTarget = {
  dispatch: Dispatch<ChatAction>
  inTurn: <Value>(call: () => Promise<Value>) => Promise<Value>
}

/** One turn at a time: takes it, tells what comes of it, and lets the visitor stop it. */
export function useTurn({ dispatch, inTurn }: TurnTarget) {
  const current = useRef({
    turnId: '',
    stop: new AbortController(),
    leave: new AbortController(),
  })

  async function takeTurn(request: AgentRequest): Promise<ApiResult<Reply>> {
    const { turnId } = request
    const turn = { turnId, stop: new AbortController(), leave: new AbortController() }
    current.current = turn
    // Once all but the words is there, the conversation's other calls need not wait for those.
    const { reply } = await inTurn(
      () =>
        new Promise<{ reply: Promise<ApiResult<Reply>> }>((resolve) => {
          const reply = callAgent(request, {
            stop: turn.stop.signal,
            leave: turn.leave.signal,
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
    current.current.stop.abort()
    dispatch({ type: 'stopped', turnId: current.current.turnId })
  }

  function leave() {
    current.current.leave.abort()
  }

  return { takeTurn, stop, leave }
}
