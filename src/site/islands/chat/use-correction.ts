import { type Dispatch, useRef } from 'react'
import type { Slot } from '#domain/fact.ts'
import type { ChatAction } from '#site/islands/chat/chat-state.ts'
import { describeFailure, describeUnsaved } from '#site/islands/chat/parts/describe-failure.ts'
import { callToCorrect } from '#site/islands/chat/replies/conversation-calls.ts'
import type { ApiFailure } from '#site/lib/call-api.ts'
import { createUuid } from '#site/lib/create-uuid.ts'

/** Agrees to the figure that is shown. */
export const CONFIRM = Symbol('confirm')
/** Corrects one fact, or forgets it when nothing is given. Says why it was not taken, or null when it was. */
export type CorrectFact = (
  slot: Slot,
  typed: string | typeof CONFIRM | null,
) => Promise<string | null>

type CorrectionTarget = {
  conversationId: string | null
  dispatch: Dispatch<ChatAction>
  inTurn: <Value>(call: () => Promise<Value>) => Promise<Value>
}

/** What the visitor does on the score card reaches the server once, however often it has to be tried. */
export function useCorrection({ conversationId, dispatch, inTurn }: CorrectionTarget): CorrectFact {
  const untold = useRef({ key: '', turnId: '' })

  return async function correct(slot, value) {
    if (conversationId === null) return 'There is no conversation yet.'
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
