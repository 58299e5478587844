import type {
  AgentAnswer,
  AgentTask,
} from '#server/features/chat/agent-thread/start-agent-thread.ts'
import { answerTasks } from '#server/platform/threads/task-thread.ts'
import { composeScriptedTurn } from '#tests/support/compose-scripted-turn.ts'

/** Texts that this worker has trouble with. It reads all others in no time. */
const TROUBLE: Record<string, () => void> = {
  'spin forever': () => {
    for (;;);
  },
  'throw an error': () => {
    throw new Error('The text was: throw an error')
  },
  'take all memory': () => {
    const kept: number[][] = []
    for (;;) kept.push(Array.from({ length: 10_000 }, Math.random))
  },
  'end the thread': () => process.exit(0),
}

answerTasks((task: AgentTask): AgentAnswer => {
  const text = task.kind === 'turn' ? task.message.text : String(task.correction.value)
  TROUBLE[text]?.()
  return task.kind === 'turn'
    ? { kind: 'turn', turn: composeScriptedTurn(text) }
    : { kind: 'correction', corrected: { kind: 'refused', sentence: `Heard: ${text}` } }
})
