import {
  findEarlierReply,
  hashRequest,
  type TurnHashes,
} from '#server/conversations/find-earlier-turn.ts'
import { type Conversation, lockOwnConversation } from '#server/conversations/owner.ts'
import { recordTurn } from '#server/conversations/record-turn.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { AgentReply, AgentRequest } from '#server/routes/conversations.schema.ts'
import { findAnsweringPerson } from '#server/takeover/find-answering-person.ts'
import { listenToMessage } from '#server/takeover/listen-to-message.ts'

type TurnDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'brain'>
type Request = AgentRequest & { secret: string | null }

/**
 * Takes one turn: understands the message in the light of what the server knows of the conversation,
 * stores both sides and the new state together, and returns the reply. The same request gets the same reply.
 */
export function answerMessage(deps: TurnDeps, request: Request): Promise<AgentReply> {
  return deps.db.transaction(async (transaction) => {
    const conversation = await lockOwnConversation(transaction, request)
    const hashes = hashRequest(request)
    const now = deps.clock()
    const identity = { ...hashes, turnId: request.turnId, now }
    const earlier = await findEarlierReply(transaction, conversation, identity)
    return earlier ?? takeNewTurn(deps, transaction, { conversation, request, hashes, now })
  })
}

type NewTurn = { conversation: Conversation; request: Request; hashes: TurnHashes; now: Date }

async function takeNewTurn(
  deps: TurnDeps,
  transaction: Transaction,
  { conversation, request, hashes, now }: NewTurn,
): Promise<AgentReply> {
  const userMessageId = deps.createId()
  const text = request.message
  const message = { id: userMessageId, text }
  const answeredBy = findAnsweringPerson(conversation)
  const turn = await (answeredBy === null
    ? deps.brain.takeTurn(conversation.agentState, message)
    : listenToMessage(deps, transaction, { conversation, message }))
  const id = request.turnId ?? deps.createId()
  const brain = deps.brain.name
  return recordTurn(deps, transaction, {
    conversation,
    turn,
    id,
    hashes,
    userMessageId,
    text,
    brain,
    answeredBy,
    now,
  })
}
