import type { CorrectedFact, FactCorrection } from '#agent/correct-fact.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { Turn } from '#agent/state/turn.ts'
import type { Proposal } from '#agent/understand/message/act.ts'

/** What the agent's thread is asked to read, with all that it needs to know of the conversation. */
export type AgentTask =
  | {
      kind: 'turn'
      state: ConversationState
      message: { id: string; text: string }
      proposals: readonly Proposal[]
    }
  | { kind: 'correction'; state: ConversationState; correction: FactCorrection }

/** What it answers, by the kind of the task. */
export type AgentAnswer =
  | { kind: 'turn'; turn: Turn }
  | { kind: 'correction'; corrected: CorrectedFact }
