import type { Logger } from 'pino'
import type { BookedCall } from '#agent/conversation.ts'
import type { ConversationState } from '#agent/conversation-state.ts'
import type { Turn } from '#agent/turn.ts'
import type { Auth } from '#server/auth/create-auth.ts'
import type { Db } from '#server/db/client.ts'
import type { Env } from '#server/env.ts'
import type { Live } from '#server/live/listen.ts'

/**
 * Whatever understands, decides and words a conversation. `name` is what `brain` says in replies and rows.
 */
export type Brain = {
  name: string
  openConversation(): Utterance
  takeTurn(state: ConversationState, message: { id: string; text: string }): Turn | Promise<Turn>
  confirmBooking(state: ConversationState, booking: BookedCall): Utterance
}

/** Something the agent says of itself, and what it remembers from then on. */
export type Utterance = { state: ConversationState; text: string }

/** Work that is done after an answer, by whichever process is free. The rows to work on are in the database. */
export type QueueName =
  | 'calendly_inbox'
  | 'outbox'
  | 'reconcile_bookings'
  | 'deliveries'
  | 'retention'
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
}
