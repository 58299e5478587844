import type { AgentReply } from '#contract/conversations.ts'
import {
  decideTurn,
  findAsked,
  mayBeReworded,
  type TurnDeps,
  type TurnRequest,
} from '#server/features/chat/conversations/decide-turn.ts'
import { hashRequest, hasTurn } from '#server/features/chat/conversations/find-earlier-turn.ts'
import { readModelContext } from '#server/features/chat/conversations/read-model-context.ts'
import { speakTurn } from '#server/features/chat/conversations/speak-turn.ts'
import { replay, type TurnListener } from '#server/features/chat/conversations/turn-listener.ts'
import { findAnsweringPerson } from '#server/features/chat/takeover/find-answering-person.ts'
import {
  type Conversation,
  readOwnConversation,
} from '#server/features/conversations/conversation.ts'
import type { LanguageModel } from '#server/platform/language-model.ts'

/**
 * Takes one turn. Rules understand, decide and answer, in one transaction; where a model is configured it may propose
 * beforehand what else was said, and find other words afterwards. The same request gets the same reply.
 */
export async function answerMessage(
  deps: TurnDeps,
  request: TurnRequest,
  listener: TurnListener,
): Promise<AgentReply> {
  const { model } = deps.brain
  if (model === null) return replay((await decideTurn(deps, request, [])).reply, listener)
  const conversation = await readOwnConversation(deps.db, request)
  const { turnId } = request
  const { messageHash } = hashRequest(request)
  const name = { conversationId: conversation.id, turnId, messageHash }
  const joined = deps.turnsUnderWay.find(name)
  if (joined) return replay(await joined, listener)
  return deps.turnsUnderWay.run(name, () =>
    answerWithModel(deps, { request, conversation, model, listener }),
  )
}

type Modelled = {
  request: TurnRequest
  conversation: Conversation
  model: LanguageModel
  listener: TurnListener
}

async function answerWithModel(
  deps: TurnDeps,
  { request, conversation, model, listener }: Modelled,
): Promise<AgentReply> {
  const isSilent = findAnsweringPerson(conversation) !== null
  const isRetry = await hasTurn(deps.db, {
    conversationId: conversation.id,
    turnId: request.turnId,
  })
  if (isSilent || isRetry) return replay((await decideTurn(deps, request, [])).reply, listener)
  const context = await readModelContext(deps.db, { conversation, message: request.message })
  const asking = findAsked(conversation)
  const signal = AbortSignal.any([listener.signal, deps.turnsUnderWay.stopping])
  const proposals = await model.propose({ ...context, asking }, signal)
  const { reply, turnId, turn } = await decideTurn(deps, request, proposals)
  model.noteRefused(turn?.refusedProposals ?? 0)
  if (turn === null || turn.wording === null || !mayBeReworded(deps, turn)) {
    return replay(reply, listener)
  }
  listener.onDecided(reply)
  const spoken = { context, plan: turn.wording, reply, turnId, model }
  return speakTurn(deps, { ...spoken, listener: { ...listener, signal } })
}
