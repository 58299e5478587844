import type { Logger } from 'pino'
import { declineToRead } from '#agent/decline-to-read.ts'
import { UNREAD_CORRECTION_TEXTS, type UnreadReason } from '#agent/respond/unread-texts.ts'
import type { Brain } from '#server/deps.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import {
  type AgentAnswer,
  type AgentTask,
  type AgentThread,
  startAgentThread,
} from '#server/features/chat/agent-thread/start-agent-thread.ts'
import { readLeftMs } from '#server/platform/deadline.ts'
import { AppError } from '#server/platform/errors.ts'
import { describeError } from '#server/platform/log/create-logger.ts'
import type { Metrics, UnreadSeen } from '#server/platform/metrics/create-metrics.ts'
import { createTaskQueue, type TaskFailure } from '#server/platform/threads/create-task-queue.ts'

/** A message takes some ten milliseconds to read. */
const DEADLINE_MS = 2_000
/** Of a request less: with the deadline it has to end within what the request has left. */
const WAIT_MS = 10_000
const RETRY_AFTER_STOP_SECONDS = 5

export type ThreadedBrain = Brain & {
  /** Starts the thread before the first message comes. */
  wake(): void
  /** Ends the thread. Requests that wait for it are refused, and may go to another process. */
  close(): Promise<void>
}

type Options = {
  logger: Pick<Logger, 'warn'>
  metrics: Pick<Metrics, 'countUnread'>
  startThread?: () => AgentThread
  deadlineMs?: number
  waitMs?: number
}

const REASONS: Readonly<Record<UnreadSeen['reason'], UnreadReason>> = {
  timeout: 'too_long',
  memory: 'too_long',
  error: 'failed',
  start: 'unavailable',
  waited: 'unavailable',
}

/**
 * The agent by rules alone, as the product runs it. What visitors write is read in a thread of its own and within a
 * deadline, so that no text holds up the thread that serves everybody.
 */
export function createThreadedBrain({
  logger,
  metrics,
  startThread = startAgentThread,
  deadlineMs = DEADLINE_MS,
  waitMs = WAIT_MS,
}: Options): ThreadedBrain {
  const queue = createTaskQueue({ startThread, deadlineMs, waitMs, idleMs: null })

  async function read<Kind extends AgentTask['kind']>(task: AgentTask & { kind: Kind }) {
    const outcome = await queue.run(task, Math.max(0, readLeftMs() - deadlineMs))
    // A task is answered by an answer of its kind.
    if (outcome.kind === 'answered') return outcome.answer as AgentAnswer & { kind: Kind }
    const { failure: reason } = outcome
    if (reason === 'closed') throw refuseWhileStopping()
    metrics.countUnread({ task: task.kind, reason })
    logger.warn({ task: task.kind, reason, ...describeFailure(outcome) }, 'a text was not read')
    return { kind: 'unread', reason: REASONS[reason] } as const
  }

  return {
    ...createOfflineBrain(),
    wake: queue.wake,
    close: queue.close,
    async takeTurn(state, message, reading = null) {
      const answer = await read({ kind: 'turn', state, message, reading })
      return answer.kind === 'turn' ? answer.turn : declineToRead(state, answer.reason)
    },
    async correctFact(state, correction) {
      const answer = await read({ kind: 'correction', state, correction })
      if (answer.kind === 'correction') return answer.corrected
      return { kind: 'refused', sentence: UNREAD_CORRECTION_TEXTS[answer.reason] }
    },
  }
}

/** An error's message may hold the text that was read. A thread that does not start has read none. */
function describeFailure({ failure, error }: TaskFailure) {
  if (error === null) return {}
  if (failure === 'start') return { err: error }
  const { kind, frames } = describeError(error)
  return { error: { kind, frames } }
}

function refuseWhileStopping(): AppError {
  const refusal = new AppError('unavailable', 'We’re briefly unavailable.')
  refusal.retryAfterSeconds = RETRY_AFTER_STOP_SECONDS
  return refusal
}
