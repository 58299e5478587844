import type { Brain } from '#server/deps.ts'
import type { Metrics } from '#server/platform/metrics/create-metrics.ts'

/** The same brain; who words its replies is counted. */
export function countTurns(brain: Brain, metrics: Pick<Metrics, 'countTurn'>): Brain {
  const { model } = brain
  return {
    ...brain,
    async takeTurn(state, message, proposals) {
      const turn = await brain.takeTurn(state, message, proposals)
      // Where a model may reword it, the count waits for what becomes of that.
      if (model === null || turn.wording === null) {
        metrics.countTurn({ brain: brain.name, fallback: 'none' })
      }
      return turn
    },
    model: model && {
      ...model,
      async speak(request, options) {
        const speech = await model.speak(request, options)
        const hasFailed = speech.kind === 'failed'
        metrics.countTurn({
          brain: hasFailed ? brain.name : model.name,
          fallback: hasFailed ? speech.reason : 'none',
        })
        return speech
      },
    },
  }
}
