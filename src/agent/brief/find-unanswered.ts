import { saysUnknown } from '#agent/respond/say-answer.ts'
import { findSentences } from '#agent/understand/text/sentences.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import { allCards } from '#content/answers/all-cards.ts'

const UNPUBLISHED = allCards.filter((card) => card.isUnpublished).map(({ text }) => text)

/** Nobody told the visitor more than that the site does not say. */
function isLeftOpen(reply: string): boolean {
  return saysUnknown(reply) || UNPUBLISHED.some((text) => reply.includes(text))
}

/**
 * The questions of a message, in the visitor's words, to which the reply said that the site holds no answer; the whole
 * message where none ends in a question mark. It only cuts sentences, so that it may run on the thread that serves pages.
 */
export function findUnanswered(message: string, reply: string): string[] {
  if (!isLeftOpen(reply)) return []
  const tokens = tokenize(message)
  const asked = findSentences(tokens).flatMap(({ from, to }) => {
    const end = tokens[to]
    return end?.norm === '?' ? [message.slice(tokens[from]?.start, end.end).trim()] : []
  })
  return asked.length > 0 ? asked : [message.trim()]
}
