import { findUnanswered } from '#agent/brief/find-unanswered.ts'
import type { Said } from '#agent/brief/lead.ts'
import { findSentenceOf } from '#server/features/inbox/bookings/find-sentence-of.ts'
import type { StoredMessage } from '#server/features/inbox/bookings/read-booking.ts'

/** What a brief needs of the messages. Only what the visitor wrote is ever quoted. */
export type Transcript = {
  saidAt: (messageId: string) => string | null
  findSentence: (said: Said) => string
  unanswered: readonly Said[]
}

export function readTranscript(messages: readonly StoredMessage[]): Transcript {
  const written = new Map(messages.filter(isVisitors).map((message) => [message.id, message]))
  return {
    saidAt: (id) => written.get(id)?.createdAt.toISOString() ?? null,
    findSentence: ({ quote, messageId }) =>
      findSentenceOf(written.get(messageId)?.content ?? '', quote),
    unanswered: listUnanswered(messages),
  }
}

function isVisitors({ role }: StoredMessage): boolean {
  return role === 'user'
}

function listUnanswered(messages: readonly StoredMessage[]): Said[] {
  return messages.flatMap((message, index) => {
    const reply = messages[index + 1]
    if (!isVisitors(message) || message.metadata?.correction || reply?.role !== 'assistant') {
      return []
    }
    return findUnanswered(message.content, reply.content).map((quote) => ({
      quote,
      messageId: message.id,
    }))
  })
}
