import type { AgentAnswer, AgentTask } from '#server/features/chat/agent-thread/agent-task.ts'
import { startTaskThread, type TaskThread } from '#server/platform/threads/task-thread.ts'

/** Nearly three times what it takes to start, with the knowledge learned from its source or as the build stored it. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

export type AgentThread = TaskThread<AgentTask, AgentAnswer>

/** Starts the thread in which the agent reads what visitors write. */
export function startAgentThread(): AgentThread {
  return startTaskThread(new URL('./agent-worker.ts', import.meta.url), MEMORY)
}
