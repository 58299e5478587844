import type { Worksheet } from '#contract/conversations.ts'
import type { Facts, Knowledge, ScoreCard } from '#site/islands/chat/replies/read-knowledge.ts'

/** What the chat knows of the visitor. */
export type Knowing = {
  leadScore: number
  qualificationSignals: Readonly<Record<string, number>>
  scoreCard: ScoreCard | null
  facts: Facts
  worksheet: Worksheet | null
}

/** What a reply does not mention stays as it was; reasons go with the score that they explained. */
export function learn<State extends Knowing>(state: State, knowledge: Knowledge): State {
  const keptCard = knowledge.leadScore === null ? state.scoreCard : null
  return {
    ...state,
    leadScore: knowledge.leadScore ?? state.leadScore,
    qualificationSignals: knowledge.qualificationSignals ?? state.qualificationSignals,
    scoreCard: knowledge.scoreCard ?? keptCard,
    facts: knowledge.facts ?? state.facts,
    worksheet: knowledge.worksheet ?? state.worksheet,
  }
}
