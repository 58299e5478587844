import { UNKNOWN_ANSWERS } from '#agent/action/say-answer.ts'
import { allCards } from '#agent/knowledge/cards/all-cards.ts'
import { understand } from '#agent/perception/understand.ts'

const UNPUBLISHED = allCards.filter((card) => card.isUnpublished).map(({ text }) => text)

/** Nobody told the visitor more than that the site does not say. */
function isLeftOpen(reply: string): boolean {
  return [...UNKNOWN_ANSWERS, ...UNPUBLISHED].some((text) => reply.includes(text))
}

/** The questions of a message, in the visitor's words, to which the reply said that the site holds no answer. */
export function findUnanswered(message: string, reply: string): string[] {
  if (!isLeftOpen(reply)) return []
  const asked = understand(message, {
    asking: null,
    alsoAsking: null,
    knownSlots: new Set(),
    teamSize: null,
    figures: [],
    clarified: [],
    isGuarded: false,
  }).flatMap((act) => (act.kind === 'ask_faq' ? [act.quote.trim()] : []))
  return asked.length > 0 ? asked : [message.trim()]
}
