import { type Dispatch, useRef } from 'react'
import { chatWords } from '#content/chat/page.ts'
import {
  callToCorrect,
  callToJudge,
  describeFailure,
  describeUnsaved,
} from '#site/islands/chat/api/calls.ts'
import { CONFIRM, type CorrectFact } from '#site/islands/chat/api/message.ts'
import type { Verdict } from '#site/islands/chat/api/view.ts'
import type { ChatAction, ChatState } from '#site/islands/chat/state/chat-state.ts'
import { notify } from '#site/islands/toaster/notify.ts'
import type { ApiFailure } from '#site/lib/call-api.ts'
import { createUuid } from '#site/lib/create-uuid.ts'
import { choosePerson } from '#site/lib/person-api.ts'

type CorrectionTarget = {
  conversationId: string | null
  dispatch: Dispatch<ChatAction>
  inTurn: <Value>(call: () => Promise<Value>) => Promise<Value>
}

/** Sends a correction on the score card; it is stored once, however often it has to be sent. */
export function useCorrection({ conversationId, dispatch, inTurn }: CorrectionTarget): CorrectFact {
  const untold = useRef({ key: '', turnId: '' })

  return async function correct(slot, value) {
    if (conversationId === null) return chatWords.failure.noConversation
    const change = value === CONFIRM ? ({ confirm: true } as const) : { value }
    const key = JSON.stringify([conversationId, slot, change])
    const turnId = untold.current.key === key ? untold.current.turnId : createUuid()
    untold.current = { key, turnId }
    const result = await inTurn(() => callToCorrect({ conversationId, slot, ...change, turnId }))
    if (result.kind !== 'ok') return explain(result)
    untold.current = { key: '', turnId: '' }
    dispatch({ type: 'corrected', conversationId, reply: result.value })
    return null
  }
}

function explain(failed: ApiFailure): string {
  if (failed.kind === 'refused' && failed.fields.value) return failed.fields.value
  const { note, isFinal } = describeFailure(failed)
  return isFinal ? note : describeUnsaved(failed)
}

/** Tells what the visitor says of a finding. Says why it was not taken, or null when it was. */
export type JudgeFinding = (findingId: string, verdict: Verdict) => Promise<string | null>

type VerdictTarget = {
  conversationId: string | null
  dispatch: Dispatch<ChatAction>
  inTurn: <Value>(call: () => Promise<Value>) => Promise<Value>
}

/** A verdict reaches the server once, however often it has to be tried; facts that come of it are shown like a correction. */
export function useFindingVerdict({
  conversationId,
  dispatch,
  inTurn,
}: VerdictTarget): JudgeFinding {
  const untold = useRef(new Map<string, string>())

  return async function judge(findingId, verdict) {
    if (conversationId === null) return chatWords.failure.noConversation
    const key = `${conversationId} ${findingId} ${verdict}`
    const turnId = untold.current.get(key) ?? createUuid()
    untold.current.set(key, turnId)
    const result = await inTurn(() => callToJudge({ conversationId, findingId, verdict, turnId }))
    if (result.kind !== 'ok') return explainUnjudged(result)
    untold.current.delete(key)
    const { company, reply } = result.value
    dispatch({ type: 'company_judged', conversationId, company })
    if (reply) dispatch({ type: 'corrected', conversationId, reply })
    return null
  }
}

/**
 * Says why a claim could not be judged. "Gone": its website was corrected meanwhile, or the conversation was erased.
 */
function explainUnjudged(failed: ApiFailure): string {
  if (failed.kind === 'refused' && failed.status === 404) {
    return chatWords.failure.outdated
  }
  return describeUnsaved(failed)
}

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
    if (chosen.kind === 'ok')
      dispatch({ type: 'answerer_chosen', conversationId, person: chosen.value })
    else void notify('error', chatWords.failure.notDelivered)
  }
}
