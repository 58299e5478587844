import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { SlotValue } from '#agent/understand/message/act.ts'
import type { Slot } from '#domain/fact.ts'

/**
 * A correction as a labeled example, in the form that `npm run eval -- corrections --examples FILE` reads. `reading`: the
 * message a value was read from, with the value that replaced it on the score card or by staff. `words`: the message
 * that corrected it in the chat, with what was known before.
 */
export type CorrectionExample = {
  id: string
  kind: 'reading' | 'words'
  asking: null
  known: Partial<Record<Slot, SlotValue>>
  message: string
  facts: Partial<Record<Slot, SlotValue>>
}

export type StoredMessage = {
  id: string
  content: string
  /** Typed into the score card, by the visitor or by staff. */
  isCorrection: boolean
}

/** Every value that was replaced in a conversation, as an example. What was forgotten gives none. */
export function listCorrections(
  { facts, history }: Pick<ConversationState, 'facts' | 'history'>,
  messages: readonly StoredMessage[],
): CorrectionExample[] {
  const find = (id: string | undefined) => messages.find((message) => message.id === id)
  return history.flatMap(({ slot, value, messageId, replacedIn }, index): CorrectionExample[] => {
    const next = history.slice(index + 1).find((later) => later.slot === slot) ?? facts[slot]
    const [source, correction] = [find(messageId), find(replacedIn)]
    if (next?.value == null || value === null || correction === undefined) return []
    const told = { asking: null, facts: { [slot]: next.value } } as const
    const id = `${correction.id}-${slot}`
    if (!correction.isCorrection)
      return [{ ...told, id, kind: 'words', known: { [slot]: value }, message: correction.content }]
    return source === undefined || source.isCorrection
      ? []
      : [{ ...told, id, kind: 'reading', known: {}, message: source.content }]
  })
}
