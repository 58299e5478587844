import { listPending } from '#agent/state/conversation-state.ts'
import type { Turn } from '#agent/state/turn.ts'
import type { Proposal } from '#agent/understand/proposals/proposal.ts'
import type { AgentReply, AgentRequest } from '#contract/conversations.ts'
import type { Deps } from '#server/deps.ts'
import {
  findEarlierTurn,
  hashRequest,
  type TurnName,
} from '#server/features/chat/conversations/find-earlier-turn.ts'
import { type LockedTurn, lockTurn } from '#server/features/chat/conversations/lock-turn.ts'
import { recordTurn } from '#server/features/chat/conversations/record-turn.ts'
import { settleTurn } from '#server/features/chat/conversations/settle-turn.ts'
import { findAnsweringPerson } from '#server/features/chat/takeover/find-answering-person.ts'
import { listenToMessage } from '#server/features/chat/takeover/listen-to-message.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'

export type TurnDeps = Pick<
  Deps,
  'db' | 'clock' | 'createId' | 'config' | 'brain' | 'jobs' | 'turnsUnderWay' | 'logger'
>
/** `addressKey` is the client's address as a keyed hash, for limits; null where none is known. */
export type TurnRequest = AgentRequest & { secret: string | null; addressKey: string | null }

/** What stands after the transaction. `turn` is null when the request had its reply already. */
export type DecidedTurn = { reply: AgentReply; turnId: string; turn: Turn | null }

/**
 * Understands the message in the light of what the server knows of the conversation, decides, and stores both sides
 * and the new state together, in the rules' own words. The same request gets the same reply.
 */
export async function decideTurn(
  deps: TurnDeps,
  request: TurnRequest,
  proposals: readonly Proposal[],
): Promise<DecidedTurn> {
  const { wantsEnrichment, ...decided } = await deps.db.transaction(async (transaction) => {
    const name = { ...hashRequest(request), turnId: request.turnId }
    const locked = await lockTurn(transaction, request, name)
    const asked = { ...locked, name, now: deps.clock() }
    const earlier = await repeatTurn(transaction, asked)
    return earlier ?? takeNewTurn(deps, transaction, { ...asked, request, proposals })
  })
  if (wantsEnrichment) await deps.jobs.wake('enrichment')
  return decided
}

type Stored = DecidedTurn & { wantsEnrichment: boolean }
type Asked = LockedTurn & { name: TurnName; now: Date }

/** A retry ends the search for words: what it is answered is what stands. */
async function repeatTurn(
  transaction: Transaction,
  { conversation, turns, name, now }: Asked,
): Promise<Stored | null> {
  const earlier = findEarlierTurn(turns, conversation, { ...name, now })
  if (earlier === null) return null
  const { id: turnId, isSettled, reply } = earlier
  const standing = isSettled
    ? reply
    : await settleTurn(
        transaction,
        { conversationId: conversation.id, turnId },
        { text: reply.response, brain: reply.brain, note: 'superseded' },
      )
  return { reply: standing ?? reply, turnId, turn: null, wantsEnrichment: false }
}

type NewTurn = Asked & { request: TurnRequest; proposals: readonly Proposal[] }

async function takeNewTurn(
  deps: TurnDeps,
  transaction: Transaction,
  { conversation, requestedHosts, leadEmail, request, proposals, name, now }: NewTurn,
): Promise<Stored> {
  const { messageHash, historyHash } = name
  const userMessageId = deps.createId()
  const message = { id: userMessageId, text: request.message }
  const answeredBy = findAnsweringPerson(conversation)
  const turn = await (answeredBy === null
    ? deps.brain.takeTurn(conversation.agentState, message, proposals)
    : listenToMessage(deps, transaction, { conversation, message }))
  const turnId = request.turnId ?? deps.createId()
  const { reply, wantsEnrichment } = await recordTurn(deps, transaction, {
    conversation,
    leadEmail,
    turn,
    id: turnId,
    hashes: { messageHash, historyHash },
    userMessageId,
    text: request.message,
    brain: deps.brain.name,
    isSettled: !mayBeReworded(deps, turn),
    answeredBy,
    enrichment: {
      isTriggered: request.triggerEnrichment,
      addressKey: request.addressKey,
      requestedHosts,
    },
    now,
  })
  return { reply, turnId, turn, wantsEnrichment }
}

/** Whether a model is to look for other words. */
export function mayBeReworded({ brain }: Pick<Deps, 'brain'>, { wording }: Turn): boolean {
  return brain.model !== null && wording !== null
}

/** The slot that the conversation waits for. */
export function findAsked({ agentState }: Conversation) {
  return listPending(agentState)[0] ?? null
}
