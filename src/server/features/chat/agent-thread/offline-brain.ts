import { confirmBooking } from '#agent/confirm-booking.ts'
import { openConversation, takeTurn } from '#agent/conversation.ts'
import { correctFact } from '#agent/correct-fact.ts'
import type { Knowledge } from '#agent/knowledge/knowledge.ts'
import type { Brain } from '#server/deps.ts'

/**
 * The agent by rules alone, on the thread of its caller: it needs no model, no network and no time. Its knowledge is
 * opened by the first message; without any it answers questions from the site's pages, but not from the articles.
 */
export function createOfflineBrain(openKnowledge?: () => Knowledge): Brain {
  let knowledge: Knowledge | undefined
  return {
    name: 'offline',
    openConversation: () => {
      const { state, greeting } = openConversation()
      return { state, text: greeting }
    },
    takeTurn: (state, message, reading = null) => {
      knowledge ??= openKnowledge?.()
      return takeTurn(state, message, { knowledge, reading })
    },
    correctFact,
    confirmBooking,
    model: null,
  }
}
