import { desc, eq } from 'drizzle-orm'
import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'
import { listPending } from '#agent/state/conversation-state.ts'
import type { Turn } from '#agent/state/turn.ts'
import type { Proposal } from '#agent/understand/proposals/proposal.ts'
import type { AgentReply, AgentRequest } from '#contract/conversations.ts'
import type { Deps } from '#server/deps.ts'
import {
  findEarlierTurn,
  hashRequest,
  hasTurn,
  type TurnName,
} from '#server/features/chat/conversations/find-earlier-turn.ts'
import { type LockedTurn, lockTurn } from '#server/features/chat/conversations/lock-turn.ts'
import { recordTurn } from '#server/features/chat/conversations/record-turn.ts'
import { settleTurn, type Words } from '#server/features/chat/conversations/settle-turn.ts'
import { replay, type TurnListener } from '#server/features/chat/conversations/turn-listener.ts'
import { findAnsweringPerson } from '#server/features/chat/takeover/find-answering-person.ts'
import { listenToMessage } from '#server/features/chat/takeover/listen-to-message.ts'
import {
  type Conversation,
  readOwnConversation,
} from '#server/features/conversations/conversation.ts'
import { readCompanyView } from '#server/features/enrichment/read-company-view.ts'
import type { Db, Transaction } from '#server/platform/db/client.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import type { LanguageModel, ModelContext, Speech } from '#server/platform/language-model.ts'

type Spoken = {
  context: ModelContext
  plan: WordingPlan
  /** As it was stored, in the rules' own words. */
  reply: AgentReply
  turnId: string
  model: LanguageModel
  listener: TurnListener
}

/** Enough for a reference to what was just said; a long talk costs no more than a short one. */
const EARLIER_MESSAGES = 6

const COMPANY_KINDS = ['name', 'description', 'industry']

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

/** What a model may know of a conversation: its last words, and what the company's own site says. */
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

/** Lets the model find the words of a turn that is stored already, and settles what stands. */
async function speakTurn(
  deps: Pick<TurnDeps, 'db'>,
  { context, plan, reply, turnId, model, listener }: Spoken,
): Promise<AgentReply> {
  let told = ''
  const release = (piece: string) => {
    told += piece
    listener.onWords(piece)
  }
  const speech = await model.speak({ ...context, plan }, { signal: listener.signal, release })
  const words = chooseWords(speech, reply, model)
  const { conversationId } = context
  const settled = await deps.db.transaction((transaction) =>
    settleTurn(transaction, { conversationId, turnId }, words),
  )
  const standing = settled ?? { ...reply, response: words.text, brain: words.brain }
  correctTold(told, standing.response, listener)
  return standing
}

function chooseWords(speech: Speech, reply: AgentReply, { name }: LanguageModel): Words {
  if (speech.kind === 'failed') {
    return { text: reply.response, brain: reply.brain, note: speech.reason }
  }
  const note = speech.kind === 'stopped' ? 'client_gone' : null
  if (speech.text === reply.response) return { text: speech.text, brain: reply.brain, note }
  return { text: speech.text, brain: name, note }
}

/** Whoever listened ends with exactly the text that stands. */
function correctTold(told: string, standing: string, listener: TurnListener): void {
  if (standing.startsWith(told)) {
    const rest = standing.slice(told.length)
    if (rest !== '') listener.onWords(rest)
    return
  }
  listener.onReset()
  listener.onWords(standing)
}

type TurnDeps = Pick<
  Deps,
  'db' | 'clock' | 'createId' | 'config' | 'brain' | 'jobs' | 'turnsUnderWay' | 'logger'
>
/** `addressKey` is the client's address as a keyed hash, for limits; null where none is known. */
type TurnRequest = AgentRequest & { secret: string | null; addressKey: string | null }

/** What stands after the transaction. `turn` is null when the request had its reply already. */
type DecidedTurn = { reply: AgentReply; turnId: string; turn: Turn | null }

/**
 * Understands the message in the light of what the server knows of the conversation, decides, and stores both sides
 * and the new state together, in the rules' own words. The same request gets the same reply.
 */
async function decideTurn(
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
function mayBeReworded({ brain }: Pick<Deps, 'brain'>, { wording }: Turn): boolean {
  return brain.model !== null && wording !== null
}

/** The slot that the conversation waits for. */
function findAsked({ agentState }: Conversation) {
  return listPending(agentState)[0] ?? null
}
