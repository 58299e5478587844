import type { ConversationState } from '#agent/state/conversation-state.ts'
import { type Consent, readConsent } from '#agent/understand/acts/consent.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** A yes or a no to passing a question on; the quick reply is one, too. */
export function readAnswerToPassOn(
  { pending }: ConversationState,
  tokens: readonly Token[],
): Consent {
  return pending?.kind === 'pass_on' ? readConsent(tokens, 'pass_on') : null
}
