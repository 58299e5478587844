import type { CorrectedFact, FactCorrection } from '#agent/correct-fact.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { Turn } from '#agent/state/turn.ts'
import type { ModelReading } from '#agent/understand/message/act.ts'

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
