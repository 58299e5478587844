import type { Logger } from 'pino'
import type { BookedCall } from '#agent/confirm-booking.ts'
import type { CorrectedFact, FactCorrection } from '#agent/correct-fact.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { Turn } from '#agent/state/turn.ts'
import type { ModelReading } from '#agent/understand/message/act.ts'
import type { TurnsUnderWay } from '#server/features/chat/conversations/turns-under-way.ts'
import type { Auth } from '#server/features/staff/auth/create-auth.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Env } from '#server/platform/env.ts'
import type { Live } from '#server/platform/events/listen.ts'
import type { LanguageModel } from '#server/platform/language-model.ts'
import type { Metrics } from '#server/platform/metrics/create-metrics.ts'
import type { SiteRead } from '#server/platform/site-read.ts'

/**
 * Whatever understands, decides and words a conversation. `name` is what `brain` says in replies and rows where the
 * rules speak. Rules understand and decide every turn; a `model` may read beside them, and find other words.
 */
export type Brain = {
  name: string
  openConversation(): Utterance
  takeTurn(
    state: ConversationState,
    message: { id: string; text: string },
    reading?: ModelReading | null,
  ): Turn | Promise<Turn>
  correctFact(
    state: ConversationState,
    correction: FactCorrection,
  ): CorrectedFact | Promise<CorrectedFact>
  confirmBooking(state: ConversationState, booking: BookedCall): Utterance
  /** Null where no provider is configured. */
  model: LanguageModel | null
}

/** A message that the agent starts itself, with the state after it. */
export type Utterance = { state: ConversationState; text: string }

/** Work that is done after an answer, by whichever process is free. The rows to work on are in the database. */
export type QueueName =
  | 'calendly_inbox'
  | 'outbox'
  | 'promises'
  | 'reconcile_bookings'
  | 'deliveries'
  | 'retention'
  | 'enrichment'
  | 'search'
  | 'insight'
export type Jobs = {
  /** Says that there is work; best effort, since each queue is also looked at every minute. Never throws. */
  wake(queue: QueueName): Promise<void>
}

/** `authSecret` is settled by then: read, or made and kept in the data directory. */
export type ServerConfig = Env & { readonly authSecret: string }

/** Everything that a verb may need from outside; each takes the part it uses. */
export type Deps = {
  db: Db
  clock: () => Date
  createId: () => string
  /** 32 random bytes, base64url. */
  createSecret: () => string
  config: ServerConfig
  logger: Logger
  brain: Brain
  jobs: Jobs
  live: Live
  auth: Auth
  turnsUnderWay: TurnsUnderWay
  metrics: Metrics
  /** Reads a company's website; in tests, what the test says. Absent: over the network. */
  readSite?: (host: string, signal: AbortSignal) => Promise<SiteRead>
}
