import { confirmBooking, openConversation, takeTurn } from '#agent/conversation.ts'
import type { Knowledge } from '#agent/knowledge/knowledge.ts'
import type { Brain } from '#server/deps.ts'

/**
 * The agent by rules alone: it needs no model, no network and no time. Without `knowledge` it answers questions from
 * the site's pages, but not from the articles.
 */
export function createOfflineBrain(knowledge?: Knowledge): Brain {
  return {
    name: 'offline',
    openConversation: () => {
      const { state, greeting } = openConversation()
      return { state, text: greeting }
    },
    takeTurn: (state, message, proposals = []) =>
      takeTurn(state, message, { knowledge, proposals }),
    confirmBooking,
    model: null,
  }
}
