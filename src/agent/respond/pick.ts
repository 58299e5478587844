import type { ConversationState } from '#agent/state/conversation-state.ts'

/** Varies wording without chance: the same turn always reads the same. */
export function pick(variants: readonly string[], turn: number): string {
  return variants[turn % variants.length] ?? variants[0] ?? ''
}

/** The next wording of a thing that was said before, so that none comes twice while another is left. */
export function pickVariant(
  variants: readonly string[],
  { said = {} }: Pick<ConversationState, 'said'>,
  name: string,
): string {
  // What is said now was counted before it is worded.
  return pick(variants, Math.max(0, (said[name] ?? 1) - 1))
}
