import type { Finding } from '#agent/understand/message/act.ts'
import { type Clause, findClauses } from '#agent/understand/text/clauses.ts'
import { findSentences, type Range } from '#agent/understand/text/sentences.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

/** A message cut once, which every reader of a slot is given instead of the text. */
export type Message = {
  /** As written. Positions of tokens and of spans are positions in it. */
  text: string
  tokens: readonly Token[]
  sentences: readonly Range[]
  clauses: readonly Clause[]
  /** What the last question asked for, at most two slots; empty where a bare answer cannot be meant for it. */
  asked: readonly Slot[]
}

/** Finds the values of one slot, or of some that belong together. */
export type SlotReader = (message: Message) => Finding[]

/**
 * Cuts a message. In `visible` what is not the visitor's own, or was read before, is blanked, so that no token holds
 * it; its positions are those of `text`.
 */
export function cutMessage(text: string, visible: string, asked: readonly Slot[]): Message {
  const tokens = tokenize(visible)
  return { text, tokens, sentences: findSentences(tokens), clauses: findClauses(tokens), asked }
}
