import { createState } from '#agent/conversation-state.ts'
import type { Reply, Turn } from '#agent/turn.ts'
import type { Facts } from '#domain/fact.ts'
import type { Brain } from '#server/deps.ts'

const state = createState()

/** What a test has the brain understand and answer; the rest is the least that a turn needs. */
export type ScriptedTurn = { facts?: Facts; reply?: Partial<Reply>; score?: number }

/** A brain that answers "Heard: …" and knows only what the test tells it, so that a test of the server is about the server. */
export function createTestBrain(script: (text: string) => ScriptedTurn = () => ({})): Brain & {
  turnCount: () => number
} {
  let turns = 0
  return {
    name: 'scripted',
    turnCount: () => turns,
    openConversation: () => ({ state, text: 'Welcome.' }),
    confirmBooking: (_state, { scheduledTime }) => ({
      state,
      text: `Booked for ${scheduledTime ?? 'the time you picked'}.`,
    }),
    takeTurn: (_state, { text }) => {
      turns += 1
      return composeTurn(text, script(text))
    },
  }
}

function composeTurn(text: string, { facts = {}, reply = {}, score = 0 }: ScriptedTurn): Turn {
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
  }
}
