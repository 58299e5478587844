import type { Confirmation, ConversationState } from '#agent/conversation-state.ts'
import { toKey } from '#agent/decide/confirmations.ts'
import { pick } from '#agent/respond/pick.ts'
import { sayFigure } from '#agent/respond/say-figure.ts'

/** A figure said back with its sum, as a question: "I read that as 7 sites × 20 hours = 140 hours a week. Is that right?" */
export function sayConfirmation(
  state: ConversationState,
  { slot, value, workings }: Confirmation,
): string {
  const figure = sayFigure(slot, value)
  const times = (state.confirmed ?? []).filter((key) => key === toKey({ slot, value })).length
  if (times > 1) return pick([`So is ${figure} right?`, `And ${figure}, does that fit?`], times)
  if (workings === '') {
    const said = slot === 'manual_hours' ? `${figure} in all` : figure
    return pick([`I understood ${said}. Is that right?`, `So ${said}, is that right?`], state.turn)
  }
  const lead = pick(['I read that as', 'By my count that is', 'Let me check the math:'], state.turn)
  return `${lead} ${workings} = ${figure}. Is that right?`
}
