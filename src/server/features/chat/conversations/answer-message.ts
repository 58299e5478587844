import { desc, eq } from 'drizzle-orm'
import { listPending } from '#agent/state/conversation-state.ts'
import type { Turn } from '#agent/state/turn.ts'
import type { ModelReading } from '#agent/understand/message/act.ts'
import type { AgentReply, AgentRequest } from '#contract/conversations.ts'
import type { Deps } from '#server/deps.ts'
import {
  findEarlierTurn,
  hashRequest,
  hasTurn,
  type LockedTurn,
  lockTurn,
  type TurnName,
} from '#server/features/chat/conversations/lock-turn.ts'
import { recordTurn } from '#server/features/chat/conversations/record-turn.ts'
import { say, settleTurn, speakTurn } from '#server/features/chat/conversations/speak-turn.ts'
import type { TurnEvent, TurnEvents } from '#server/features/chat/conversations/turns-under-way.ts'
import { findAnsweringPerson } from '#server/features/chat/takeover/find-answering-person.ts'
import { listenToMessage } from '#server/features/chat/takeover/read-takeover.ts'
import {
  type Conversation,
  readOwnConversation,
} from '#server/features/conversations/conversation.ts'
import { readCompanyView } from '#server/features/enrichment/read-company-view.ts'
import type { Db, Transaction } from '#server/platform/db/client.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { extendDeadline } from '#server/platform/deadline.ts'
import type { LanguageModel, ModelContext } from '#server/platform/language-model.ts'

/** Enough for a reference to what was just said; a long talk costs no more than a short one. */
const EARLIER_MESSAGES = 6

const COMPANY_KINDS = ['name', 'description', 'industry']

type TurnDeps = Pick<
  Deps,
  'db' | 'clock' | 'createId' | 'config' | 'brain' | 'jobs' | 'turnsUnderWay' | 'logger'
>
/** `addressKey` is the client's address as a keyed hash, for limits; null where none is known. */
type TurnRequest = AgentRequest & { secret: string | null; addressKey: string | null }

/**
 * Takes one turn. Rules understand, decide and answer, in one transaction; where a model is configured it may read the
 * message beforehand as a second reader, and find other words afterwards. The same request gets the same reply.
 *
 * It is to be followed to its end, also for a listener who `left`: then no more words are sought, and what stands is stored.
 */
export async function* answerMessage(
  deps: TurnDeps,
  request: TurnRequest,
  left: AbortSignal,
): TurnEvents {
  const { model } = deps.brain
  if (model === null) return yield* tell(await decideTurn(deps, request))
  const conversation = await readOwnConversation(deps.db, request)
  const { id: conversationId } = conversation
  const { turnId } = request
  const name = { conversationId, turnId, messageHash: hashRequest(request).messageHash }
  const joined = deps.turnsUnderWay.find(name)
  if (joined) return yield* tell({ reply: await joined })
  const signal = AbortSignal.any([left, deps.turnsUnderWay.stopping])
  const { readingTimeoutMs = 0, replyTimeoutMs = 0 } = deps.config.llm ?? {}
  extendDeadline(readingTimeoutMs + replyTimeoutMs)
  const modelled = { request, conversation, model, signal }
  return yield* deps.turnsUnderWay.follow(name, answerWithModel(deps, modelled))
}

/** Of a turn whose words stand. */
async function* tell({ reply }: Pick<DecidedTurn, 'reply'>): TurnEvents {
  yield decided(reply)
  yield say(reply.response)
  return reply
}

const decided = ({ response: _, ...data }: AgentReply): TurnEvent => ({ name: 'data', data })

type Modelled = {
  request: TurnRequest
  conversation: Conversation
  model: LanguageModel
  signal: AbortSignal
}

async function* answerWithModel(
  deps: TurnDeps,
  { request, conversation, model, signal }: Modelled,
): TurnEvents {
  const isSilent = findAnsweringPerson(conversation) !== null
  const key = { conversationId: conversation.id, turnId: request.turnId }
  if (isSilent || (await hasTurn(deps.db, key))) return yield* tell(await decideTurn(deps, request))
  const context = await readModelContext(deps.db, { conversation, message: request.message })
  const asking = listPending(conversation.agentState)[0] ?? null
  const reading = await model.read({ ...context, asking }, signal)
  const { reply, turnId, turn } = await decideTurn(deps, request, reading)
  model.noteRefused(turn?.refusedProposals ?? 0)
  const plan = turn?.wording ?? null
  if (plan === null) return yield* tell({ reply })
  yield decided(reply)
  return yield* speakTurn(deps, { speaking: { ...context, plan }, reply, turnId, model, signal })
}

/** A model's view of a conversation: its last messages, and statements of the company's own site. */
async function readModelContext(
  db: Db,
  { conversation, message }: { conversation: Conversation; message: string },
): Promise<ModelContext> {
  const [newest, company] = await Promise.all([
    db
      .select({ role: diagnosticMessages.role, content: diagnosticMessages.content })
      .from(diagnosticMessages)
      .where(eq(diagnosticMessages.conversationId, conversation.id))
      .orderBy(desc(diagnosticMessages.position))
      .limit(EARLIER_MESSAGES),
    readCompanyView(db, conversation.id),
  ])
  const findings = company?.findings ?? []
  return {
    conversationId: conversation.id,
    earlier: newest.reverse(),
    message,
    company: findings
      .filter(({ kind, verdict }) => verdict !== 'wrong' && COMPANY_KINDS.includes(kind))
      .map(({ kind, value }) => `${kind}: ${value}`),
  }
}

/** The outcome of the transaction. `turn` is null when the request had its reply already. */
type DecidedTurn = { reply: AgentReply; turnId: string; turn: Turn | null }

/**
 * Understands the message in the light of what the server knows of the conversation, decides, and stores both sides
 * and the new state together, in the rules' own words. The same request gets the same reply.
 */
async function decideTurn(
  deps: TurnDeps,
  request: TurnRequest,
  reading: ModelReading | null = null,
): Promise<DecidedTurn> {
  const { wantsEnrichment, ...decided } = await deps.db.transaction(async (transaction) => {
    const name = { ...hashRequest(request), turnId: request.turnId }
    const locked = await lockTurn(transaction, request, name)
    const asked = { ...locked, name, now: deps.clock() }
    const earlier = await repeatTurn(transaction, asked)
    return earlier ?? takeNewTurn(deps, transaction, { ...asked, request, reading })
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

type NewTurn = Asked & { request: TurnRequest; reading: ModelReading | null }

async function takeNewTurn(
  deps: TurnDeps,
  transaction: Transaction,
  { conversation, requestedHosts, leadEmail, request, reading, name, now }: NewTurn,
): Promise<Stored> {
  const { messageHash, historyHash } = name
  const userMessageId = deps.createId()
  const message = { id: userMessageId, text: request.message }
  const answeredBy = findAnsweringPerson(conversation)
  const turn = await (answeredBy === null
    ? deps.brain.takeTurn(conversation.agentState, message, reading)
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
    isSettled: deps.brain.model === null || turn.wording === null,
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
