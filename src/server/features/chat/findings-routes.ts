import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { CorrectFactReply } from '#contract/conversations.ts'
import { JudgeFindingRequest } from '#contract/findings.ts'
import { JudgeFindingReply } from '#contract/findings-reply.ts'
import type { Slot } from '#domain/fact.ts'
import type { Finding, FindingKind } from '#domain/finding.ts'
import type { Deps } from '#server/deps.ts'
import { correctFact } from '#server/features/chat/conversations/correct-fact.ts'
import {
  type Conversation,
  type Key,
  lockOwnConversation,
} from '#server/features/conversations/conversation.ts'
import {
  listShownFindings,
  readCompanyView,
  readNamedHost,
} from '#server/features/enrichment/read-company-view.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import {
  type ConversationFinding,
  conversationFindings,
} from '#server/platform/db/schema/enrichment.ts'
import { diagnosticTurns } from '#server/platform/db/schema/turns.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import { readVisitorSecret } from '#server/platform/http/request-identity.ts'
import { valid } from '#server/platform/http/valid.ts'

export const findingRoutes = (deps: Deps) =>
  new Hono<AppEnv>().post(
    '/judge-finding',
    describe({
      summary: 'Say whether something found of the company is right; what is right becomes a fact',
      tag: 'Conversation',
      reply: { status: 200, description: 'All findings, and the turn', schema: JudgeFindingReply },
      refusals: ['body', 'owner', 'too_many_requests'],
    }),
    limitRate(deps, ['judge-finding']),
    valid('json', JudgeFindingRequest),
    async (c) => {
      const secret = readVisitorSecret(c, deps.config)
      return c.json(await judgeFinding(deps, { ...c.req.valid('json'), secret }), 200)
    },
  )

type JudgingDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'brain' | 'jobs'>
type Request = JudgeFindingRequest & Pick<Key, 'secret'>

/**
 * Keeps what the visitor says of a finding. A name, an industry or a tool that is right becomes a fact, by the way
 * that a correction on the score card takes; one that turns out wrong later is corrected there.
 */
function judgeFinding(deps: JudgingDeps, request: Request): Promise<JudgeFindingReply> {
  return deps.db.transaction(async (transaction) => {
    const conversation = await lockOwnConversation(transaction, request)
    const finding = await findShown(transaction, conversation, request.findingId)
    const reply =
      request.verdict === 'right'
        ? await takeOver(deps, transaction, { conversation, finding, request })
        : null
    await keepVerdict(deps, transaction, { finding, request })
    const company = await readCompanyView(transaction, conversation.id)
    return { company: company ?? refuse(), reply }
  })
}

async function findShown(
  transaction: Transaction,
  { id, facts }: Conversation,
  findingId: string,
): Promise<ConversationFinding> {
  const shown = await listShownFindings(transaction, id, readNamedHost(facts))
  return shown.find((finding) => finding.id === findingId) ?? refuse()
}

function refuse(): never {
  throw new AppError('not_found', 'There is no such finding.')
}

type Judging = { conversation: Conversation; finding: ConversationFinding; request: Request }

/** The turn that made it a fact, now or by the same request before; null when there is nothing to take over. */
async function takeOver(
  deps: JudgingDeps,
  transaction: Transaction,
  { conversation, finding, request }: Judging,
): Promise<CorrectFactReply | null> {
  const turnId = deriveTurnId(request.turnId, finding.id)
  const earlier = await findReply(transaction, conversation.id, turnId)
  if (earlier) return earlier
  const takeover = composeTakeover(finding, conversation.facts)
  if (takeover === null) return null
  const key: Key = { conversationId: conversation.id, secret: request.secret }
  try {
    // A finding names no other website, so no look-up is counted.
    const correction = { ...takeover, ...key, turnId, addressKey: null }
    return await correctFact({ ...deps, db: transaction }, correction)
  } catch (error) {
    // What a page calls its company may be nothing that the score card takes; the visitor's word on it is kept.
    if (error instanceof AppError && error.code === 'invalid_request') return null
    throw error
  }
}

async function findReply(
  transaction: Transaction,
  conversationId: string,
  turnId: string,
): Promise<CorrectFactReply | null> {
  const [turn] = await transaction
    .select({ reply: diagnosticTurns.reply })
    .from(diagnosticTurns)
    .where(and(eq(diagnosticTurns.conversationId, conversationId), eq(diagnosticTurns.id, turnId)))
  return turn ? CorrectFactReply.parse(turn.reply) : null
}

async function keepVerdict(
  { clock }: JudgingDeps,
  transaction: Transaction,
  { finding, request }: Omit<Judging, 'conversation'>,
): Promise<void> {
  const { conversationId, id, verdict } = finding
  if (verdict === request.verdict) return
  await transaction
    .update(conversationFindings)
    .set({ verdict: request.verdict, judgedAt: clock() })
    .where(
      and(eq(conversationFindings.conversationId, conversationId), eq(conversationFindings.id, id)),
    )
  await notifyStaff(transaction, { kind: 'conversation', conversationId })
}

/** Kinds of finding that are also facts of the conversation. */
const SLOTS: Partial<Record<FindingKind, Slot>> = {
  name: 'company_name',
  industry: 'industry',
  tool: 'tools',
}

type Facts = Readonly<Partial<Record<string, { value: unknown }>>>
type Takeover = { slot: Slot; value: string | string[] }

/** The correction that takes a finding over into the facts; null when it is none of theirs, or known already. */
function composeTakeover(
  { kind, value }: Pick<Finding, 'kind' | 'value'>,
  facts: Facts,
): Takeover | null {
  const slot = SLOTS[kind]
  if (slot === undefined) return null
  const known = listKnown(facts[slot]?.value)
  if (known.some((one) => fold(one) === fold(value))) return null
  return { slot, value: slot === 'tools' ? [...known, value] : value }
}

function listKnown(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.map(String) : []
}

function fold(text: string): string {
  return text.trim().toLowerCase()
}

/** The id of the turn that a request may become: the same request gets the same one (a UUID of version 8, RFC 9562). */
function deriveTurnId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  const [, first, second, third, fourth, fifth] =
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hex) ?? []
  return `${first}-${second}-8${third}-8${fourth}-${fifth}`
}
