import { keepSilent } from '#agent/keep-silent.ts'
import { CorrectFactReply, type CorrectFactRequest } from '#contract/conversations.ts'
import { ROW_SLOTS, type Slot } from '#domain/fact.ts'
import type { Deps } from '#server/deps.ts'
import {
  findEarlierTurn,
  hashRequest,
  lockTurn,
} from '#server/features/chat/conversations/lock-turn.ts'
import { recordTurn } from '#server/features/chat/conversations/record-turn.ts'
import { findAnsweringPerson } from '#server/features/chat/takeover/find-answering-person.ts'
import type { Key } from '#server/features/conversations/conversation.ts'
import { AppError } from '#server/platform/errors.ts'

type CorrectionDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'brain' | 'jobs'>

type Correction = Omit<CorrectFactRequest, 'conversationId'>

/** A row of the worksheet is the fact that it shows. */
function readSlot({ slot, row }: Correction): Slot {
  const named = slot ?? (row && ROW_SLOTS[row])
  if (named === undefined) throw new Error('A correction names a slot or a row.')
  return named
}

/**
 * Confirms, corrects, or forgets one fact that the visitor sees on the score card, and recomputes all that rests on it. It is a
 * turn of the conversation like any other: stored with both its sides, once per turn id.
 */
export async function correctFact(
  deps: CorrectionDeps,
  request: Correction & Key & { addressKey: string | null },
): Promise<CorrectFactReply> {
  const { value = null, turnId, addressKey, confirm } = request
  const slot = readSlot(request)
  const corrected = await deps.db.transaction(async (transaction) => {
    const message = JSON.stringify(['correct-fact', slot, confirm ? 'confirm' : value])
    const hashes = hashRequest({ message, messageHistory: [] })
    const name = { ...hashes, turnId }
    const locked = await lockTurn(transaction, request, name)
    const { conversation, leadEmail, turns, requestedHosts } = locked
    const now = deps.clock()
    const earlier = findEarlierTurn(turns, conversation, { ...name, now })
    if (earlier) return { reply: earlier.reply, wantsEnrichment: false }
    const userMessageId = deps.createId()
    const correction = { slot, value, isConfirmed: confirm === true, messageId: userMessageId }
    const result = await deps.brain.correctFact(conversation.agentState, correction)
    if (result.kind === 'refused') {
      throw new AppError('invalid_request', result.sentence, { value: result.sentence })
    }
    const answeredBy = findAnsweringPerson(conversation)
    return recordTurn(deps, transaction, {
      conversation,
      leadEmail,
      turn: answeredBy === null ? result.turn : keepSilent(conversation.agentState, result.turn),
      id: turnId,
      hashes,
      userMessageId,
      text: result.text,
      correction: slot,
      brain: deps.brain.name,
      isSettled: true,
      answeredBy,
      enrichment: { isTriggered: false, addressKey, requestedHosts },
      now,
    })
  })
  if (corrected.wantsEnrichment) await deps.jobs.wake('enrichment')
  return CorrectFactReply.parse(corrected.reply)
}
