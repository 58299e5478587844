import type { Turn } from '#agent/state/turn.ts'
import { BUYERS } from '#agent/testing/buyers.ts'
import { runTalk } from '#tests/evals/attacks/run-talk.ts'
import type { ScriptedModel } from './scripted-model.ts'

const isEarned = ({ reply: { booking } }: Turn) =>
  booking !== null && booking.reason !== 'requested'

/** The facts of all turns, each once: a visitor may correct one. */
const listFacts = (turns: readonly Turn[]) =>
  new Set(
    turns.flatMap(({ facts }) =>
      Object.entries(facts).map(([slot, { value }]) => `${slot} ${JSON.stringify(value)}`),
    ),
  )

/**
 * What a model brought into the conversation of a scripted visitor that ends otherwise without it: a fact that no turn
 * holds without the model, or a calendar that is earned with it alone. A scripted visitor answers no question that the
 * model's reading raises, so that facts may be missing at the end, and the score lower: that is no fault.
 */
export function listForgedDialogues(model: ScriptedModel): string[] {
  return BUYERS.flatMap(({ who, messages }) => {
    const [alone = [], helped = []] = [runTalk(messages), runTalk(messages, model)].map((spoken) =>
      spoken.map(({ turn }) => turn),
    )
    const known = listFacts(alone)
    const forged = [...listFacts(helped)].filter((fact) => !known.has(fact))
    const isForged = helped.some(isEarned) && !alone.some(isEarned)
    const found = [...forged, ...(isForged ? ['a calendar'] : [])]
    return found.length > 0 ? [`${who}: ${found.join('; ')}`] : []
  })
}
