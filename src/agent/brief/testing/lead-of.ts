import { findUnanswered } from '#agent/brief/find-unanswered.ts'
import type { Lead } from '#agent/brief/lead.ts'
import { talk } from '#agent/testing/talk.ts'

/** The lead that a conversation makes, for tests. */
export function makeLeadOf(...messages: readonly string[]): Lead {
  const turns = talk(...messages)
  const last = turns.at(-1)
  if (last === undefined) throw new Error('A conversation needs a message.')
  const { state, scoreCard } = last
  const [worst] = state.painCues.toSorted((one, other) => other.severity - one.severity)
  const pain = worst ?? (state.facts.pain?.value ? state.facts.pain : undefined)
  return {
    state,
    card: scoreCard,
    hasAskedForCall: turns.some(({ reply }) => reply.booking?.reason === 'requested'),
    pain: pain ? { quote: pain.quote, messageId: pain.messageId } : null,
    unanswered: turns.flatMap(({ reply }, index) =>
      findUnanswered(messages[index] ?? '', reply.text).map((quote) => ({
        quote,
        messageId: `m${index + 1}`,
      })),
    ),
  }
}
