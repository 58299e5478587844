import { BUYERS } from '#agent/testing/buyers.ts'
import { runTalk } from '#tests/evals/attacks/run-talk.ts'
import type { ScriptedModel } from './scripted-model.ts'

/** What each scripted visitor's conversation ends with, beside what it ends with when a model proposes. */
export function listChangedDialogues(model: ScriptedModel): string[] {
  return BUYERS.flatMap(({ who, messages }) => {
    const [alone, helped] = [runTalk(messages), runTalk(messages, model)].map((spoken) =>
      spoken.map(({ turn }) => [turn.facts, turn.scoreCard.score, turn.reply.booking]),
    )
    return JSON.stringify(alone) === JSON.stringify(helped) ? [] : [who]
  })
}
