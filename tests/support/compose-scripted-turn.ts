import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'
import { createState } from '#agent/state/conversation-state.ts'
import { NOTHING_SAID } from '#agent/state/nothing-said.ts'
import type { Reply, Turn } from '#agent/state/turn.ts'
import type { Facts } from '#domain/fact.ts'

/** What a test has the brain understand and answer; the rest is the least that a turn needs. */
export type ScriptedTurn = {
  facts?: Facts
  reply?: Partial<Reply>
  score?: number
  wording?: WordingPlan | null
}

export function composeScriptedTurn(
  text: string,
  { facts = {}, reply = {}, score = 0, wording = null }: ScriptedTurn = {},
): Turn {
  return {
    state: createState(),
    acts: [],
    facts,
    scoreCard: { score, coverage: 0.5, caps: [], signals: [] },
    sentimentScore: 0.5,
    painSeverity: null,
    reply: { ...NOTHING_SAID, text: `Heard: ${text}`, ...reply },
    wording,
    refusedProposals: 0,
  }
}
