import type { ConversationState } from '#agent/conversation-state.ts'
import { type Consent, readConsent } from '#agent/understand/acts/consent.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** In the words of the offer: "yes, pass it on", "please forward my question". */
const ASKS_TO_PASS_ON =
  /^(?:(?:yes|yeah|ok|okay|sure|please)\b[\s,.]*){0,3}(?:do )?(?:pass|forward|send) (?:it|that|this|my question|the question)(?: (?:on|along|over|please|then))*[\s.!]*$/i

/** A yes or a no to passing a question on; the quick reply is one, too. */
export function readAnswerToPassOn(
  { pending }: ConversationState,
  text: string,
  tokens: readonly Token[],
): Consent {
  if (pending?.kind !== 'pass_on') return null
  return ASKS_TO_PASS_ON.test(text.trim()) ? 'yes' : readConsent(tokens, 'question')
}
