import { takeTurn } from '#agent/conversation.ts'
import { correctFact } from '#agent/correct-fact.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { openKnowledge } from '#server/features/chat/agent-thread/open-knowledge.ts'
import type {
  AgentAnswer,
  AgentTask,
} from '#server/features/chat/agent-thread/start-agent-thread.ts'
import { warmUp } from '#server/features/chat/agent-thread/warm-up.ts'
import { answerTasks } from '#server/platform/threads/task-thread.ts'

/** The thread in which the agent reads what visitors write; it may be ended at any time. */
const knowledge = openKnowledge()
// Before the thread says that it is ready, so that no message's deadline counts it.
await warmUp(createOfflineBrain(() => knowledge))

answerTasks((task: AgentTask): AgentAnswer => {
  if (task.kind === 'correction') {
    return { kind: 'correction', corrected: correctFact(task.state, task.correction) }
  }
  const { state, message, reading } = task
  return { kind: 'turn', turn: takeTurn(state, message, { knowledge, reading }) }
})
