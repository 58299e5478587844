import type { Dispatch } from 'react'
import type { ChatAction, ChatState } from '#site/islands/chat/chat-state.ts'
import { readPresence } from '#site/islands/chat/replies/presence.ts'
import { notify } from '#site/islands/toaster/notify.ts'
import { choosePerson } from '#site/lib/person-api.ts'

export type ChooseAnswerer = (prefers: 'agent' | 'person') => Promise<void>

type ChoiceTarget = {
  state: Pick<ChatState, 'conversationId'>
  dispatch: Dispatch<ChatAction>
  inTurn: <Value>(call: () => Promise<Value>) => Promise<Value>
}

/** Has the server answer as the visitor likes: by the assistant, or by a person. */
export function useAnswererChoice({ state, dispatch, inTurn }: ChoiceTarget): ChooseAnswerer {
  const { conversationId } = state
  return async function choose(prefers) {
    if (conversationId === null) return
    const chosen = await inTurn(() => choosePerson(conversationId, prefers))
    const person = chosen.kind === 'ok' ? readPresence(chosen.value) : null
    if (person) dispatch({ type: 'answerer_chosen', conversationId, person })
    else void notify('error', 'That did not reach the server. Try again.')
  }
}
