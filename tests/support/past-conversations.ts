import { randomUUID } from 'node:crypto'
import { createState } from '#agent/state/conversation-state.ts'
import type { AgentReply } from '#contract/conversations.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import type { Slot } from '#domain/fact.ts'
import type { Signal } from '#domain/score-card.ts'
import type { Db } from '#server/platform/db/client.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { diagnosticTurns } from '#server/platform/db/schema/turns.ts'

export type Past = {
  at: string
  name?: string
  /** Turns that the agent answered, by how long each answer took. None: the visitor never wrote. */
  answersMs?: readonly number[]
  score?: number
  coverage?: number
  signals?: readonly Signal[]
  email?: string
  reason?: 'qualified' | 'requested'
  calls?: readonly { status: BookingStatus; outcome?: 'won' | 'lost'; right?: boolean }[]
  utmSource?: string
  referrer?: string
  asked?: readonly Slot[]
  asking?: Slot
  hasCalendar?: boolean
  mood?: number
  quietSince?: string
  wantsPersonAt?: string
  personWroteAt?: string
}

/** Stores a conversation as it would stand after all that is told of it. @returns its id. */
export async function storePast(db: Db, past: Past): Promise<string> {
  const id = randomUUID()
  const createdAt = new Date(past.at)
  const answersMs = past.answersMs ?? []
  await db.insert(diagnosticConversations).values({
    ...{ id, createdAt, updatedAt: new Date(past.quietSince ?? past.at), ownerHash: 'nobody' },
    ...{ referrer: past.referrer ?? 'direct', landingPage: '', userAgent: '', brain: 'offline' },
    ...{ utmSource: past.utmSource ?? '', utmMedium: '', utmCampaign: '' },
    agentState: composeState(past),
    turnCount: answersMs.length,
    contactName: past.name ?? null,
    email: past.email ?? null,
    leadScore: past.score ?? 0,
    coverage: past.coverage ?? 0,
    scoreCard: composeCard(past),
    sentimentScore: past.mood ?? null,
    bookingReason: past.reason ?? null,
    wantsPersonAt: past.wantsPersonAt === undefined ? null : new Date(past.wantsPersonAt),
  })
  await storeMessages(db, { id, createdAt, answersMs, past })
  for (const call of past.calls ?? []) await storeCall(db, { id, createdAt, call })
  return id
}

function composeState({ email, asked = [], hasCalendar = false }: Past) {
  const state = createState()
  const said = { quote: '', messageId: '', status: 'stated' } as const
  return {
    ...state,
    facts: email === undefined ? {} : { email: { value: email, ...said } },
    asks: Object.fromEntries(asked.map((slot) => [slot, 1])),
    shown: { ...state.shown, hasCalendar },
  }
}

export function composeCard({ score = 0, coverage = 0, signals = [] }: Past) {
  const part = { score: 50, weight: 10, points: 5, evidence: [] }
  return { score, coverage, caps: [], signals: signals.map((name) => ({ name, ...part })) }
}

type Stored = { id: string; createdAt: Date; answersMs: readonly number[]; past: Past }

async function storeMessages(db: Db, { id, createdAt, answersMs, past }: Stored): Promise<void> {
  const base = { conversationId: id, type: 'text', metadata: null } as const
  const said = answersMs.flatMap((answerMs, index) => {
    const askedAt = createdAt.getTime() + index * 60_000
    return [
      { ...base, id: randomUUID(), role: 'user' as const, content: 'said', at: askedAt },
      {
        ...base,
        id: randomUUID(),
        role: 'assistant' as const,
        content: 'answer',
        at: askedAt + answerMs,
      },
    ]
  })
  const rows = said.map(({ at, ...row }, position) => ({
    ...row,
    position,
    authorName: null as string | null,
    createdAt: new Date(at),
  }))
  if (past.personWroteAt !== undefined) {
    const content = { role: 'assistant' as const, content: 'Hello, Dana here.', authorName: 'Dana' }
    const createdAt = new Date(past.personWroteAt)
    rows.push({ ...base, ...content, id: randomUUID(), position: rows.length, createdAt })
  }
  if (rows.length > 0) await db.insert(diagnosticMessages).values(rows)
  const turns = answersMs.map((_, position) => ({
    conversationId: id,
    id: randomUUID(),
    position,
    messageHash: '',
    historyHash: null,
    // As much of a reply as anything but a retry reads.
    reply: {
      asking: position === answersMs.length - 1 ? (past.asking ?? null) : null,
    } as AgentReply,
    createdAt,
  }))
  if (turns.length > 0) await db.insert(diagnosticTurns).values(turns)
}

type Call = { id: string; createdAt: Date; call: NonNullable<Past['calls']>[number] }

async function storeCall(db: Db, { id, createdAt, call }: Call): Promise<void> {
  await db.insert(bookings).values({
    id: randomUUID(),
    provider: 'calendly',
    reference: randomUUID(),
    conversationId: id,
    status: call.status,
    outcome: call.outcome ?? null,
    wasScoreRight: call.right ?? null,
    createdAt,
    updatedAt: createdAt,
  })
}
