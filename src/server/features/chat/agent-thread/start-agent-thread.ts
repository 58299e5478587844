import type { CorrectedFact, FactCorrection } from '#agent/correct-fact.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { Turn } from '#agent/state/turn.ts'
import type { ModelReading } from '#agent/understand/message/act.ts'
import { startTaskThread, type TaskThread } from '#server/platform/threads/task-thread.ts'

/** Nearly three times what it takes to start, with the knowledge learned from its source or as the build stored it. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

export type AgentThread = TaskThread<AgentTask, AgentAnswer>

/** Starts the thread in which the agent reads what visitors write. */
export function startAgentThread(): AgentThread {
  return startTaskThread(new URL('./agent-worker.ts', import.meta.url), MEMORY)
}

/** A task for the agent's thread, with the parts of the conversation that it needs. */
export type AgentTask =
  | {
      kind: 'turn'
      state: ConversationState
      message: { id: string; text: string }
      reading: ModelReading | null
    }
  | { kind: 'correction'; state: ConversationState; correction: FactCorrection }

/** The thread's answer, by kind of task. */
export type AgentAnswer =
  | { kind: 'turn'; turn: Turn }
  | { kind: 'correction'; corrected: CorrectedFact }
