import { confirmBooking, openConversation, takeTurn } from '#agent/conversation.ts'
import type { Brain } from '#server/deps.ts'

/** The agent by rules alone: it needs no model, no network and no time. */
export function createOfflineBrain(): Brain {
  return {
    name: 'offline',
    openConversation: () => {
      const { state, greeting } = openConversation()
      return { state, text: greeting }
    },
    takeTurn,
    confirmBooking,
  }
}
