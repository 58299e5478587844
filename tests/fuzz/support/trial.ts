import { takeTurn } from '#agent/conversation.ts'
import { correctFact } from '#agent/correct-fact.ts'
import { createKnowledge } from '#agent/knowledge/knowledge.ts'
import { SLOT_UNITS, type Slot } from '#domain/fact.ts'
import { WARM_UP_TALK } from '#server/features/chat/agent-thread/warm-up.ts'
import { readArticles } from '#server/platform/read-articles.ts'
import { listStates, type State } from './states.ts'
import { type Weight, weigh } from './weigh.ts'

export const KNOWLEDGE = createKnowledge(readArticles())
export const STATES = listStates()
const SLOTS = Object.keys(SLOT_UNITS) as Slot[]

/** Expressions are compiled at the first text they meet, once for each of the two kinds of text that V8 knows. */
export function warmUpAgent(states: readonly State[] = STATES): void {
  for (const { state } of states) {
    for (const text of WARM_UP_TALK) {
      for (const ending of ['', ' – “ok”']) {
        takeTurn(state, { id: 'warm', text: text + ending }, { knowledge: KNOWLEDGE })
      }
    }
  }
}

/** What the text costs as a message. */
export function weighTurn({ state }: State, text: string, trustedMs?: number): Weight {
  return weigh(() => {
    takeTurn(state, { id: 'm', text }, { knowledge: KNOWLEDGE })
  }, trustedMs)
}

/** What the text costs as a fact that was typed into the score card, one after the other. */
export function weighCorrections(
  { state }: State,
  text: string,
  trustedMs?: number,
): (Weight & { slot: Slot })[] {
  return SLOTS.map((slot) => ({
    slot,
    ...weigh(() => {
      correctFact(state, { slot, value: text, messageId: 'm' })
    }, trustedMs),
  }))
}

export function weighExpression(expression: RegExp, text: string): Weight {
  return weigh(
    expression.global ? () => text.replaceAll(expression, '') : () => expression.exec(text),
  )
}
