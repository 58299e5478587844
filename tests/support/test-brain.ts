import type { WordingPlan } from '#agent/action/wording/wording-plan.ts'
import { createState } from '#agent/conversation-state.ts'
import type { Proposal } from '#agent/perception/proposal.ts'
import type { Reply, Turn } from '#agent/turn.ts'
import type { Facts } from '#domain/fact.ts'
import type { Brain } from '#server/deps.ts'
import type { LanguageModel } from '#server/llm/language-model.ts'

const state = createState()

/** What a test has the brain understand and answer; the rest is the least that a turn needs. */
export type ScriptedTurn = {
  facts?: Facts
  reply?: Partial<Reply>
  score?: number
  wording?: WordingPlan | null
}

/** A brain that answers "Heard: …" and knows only what the test tells it, so that a test of the server is about the server. */
export function createTestBrain(
  script: (text: string) => ScriptedTurn = () => ({}),
  model: LanguageModel | null = null,
): Brain & {
  turnCount: () => number
  /** What the model proposed for each turn. */
  heardProposals: (readonly Proposal[])[]
} {
  const heardProposals: (readonly Proposal[])[] = []
  let turns = 0
  return {
    name: 'scripted',
    model,
    heardProposals,
    turnCount: () => turns,
    openConversation: () => ({ state, text: 'Welcome.' }),
    confirmBooking: (_state, { scheduledTime }) => ({
      state,
      text: `Booked for ${scheduledTime ?? 'the time you picked'}.`,
    }),
    takeTurn: (_state, { text }, proposals = []) => {
      turns += 1
      heardProposals.push(proposals)
      return composeTurn(text, script(text))
    },
  }
}

function composeTurn(
  text: string,
  { facts = {}, reply = {}, score = 0, wording = null }: ScriptedTurn,
): Turn {
  return {
    state,
    acts: [],
    facts,
    scoreCard: { score, coverage: 0.5, caps: [], signals: [] },
    sentimentScore: 0.5,
    painSeverity: null,
    reply: {
      text: `Heard: ${text}`,
      asking: null,
      quickReplies: [],
      citations: [],
      roi: null,
      roiInput: null,
      caseStudy: null,
      booking: null,
      alsoAsking: [],
      handoff: null,
      ...reply,
    },
    wording,
    refusedProposals: 0,
  }
}
