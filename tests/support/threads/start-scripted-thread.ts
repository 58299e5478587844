import type { AgentThread } from '#server/features/chat/agent-thread/start-agent-thread.ts'
import { startTaskThread } from '#server/platform/threads/task-thread.ts'

const LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 }

/** A thread that answers "Heard: …", and has trouble with the texts that its program names. */
export function startScriptedThread(): AgentThread {
  return startTaskThread(new URL('./scripted-worker.ts', import.meta.url), LIMITS)
}

/** A thread whose program fails before it is ready. */
export function startBrokenThread(): AgentThread {
  return startTaskThread(new URL('./broken-worker.ts', import.meta.url), LIMITS)
}
