/** Everything the agent remembers between turns. JSON only; `version` guards old rows. */
export type ConversationState = {
  version: 1
}
