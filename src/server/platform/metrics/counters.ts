import type { Brain } from '#server/deps.ts'
import type { Queue } from '#server/platform/jobs/create-jobs.ts'
import type { Metrics } from '#server/platform/metrics/create-metrics.ts'

/** The same queues; each run is counted. */
export function countJobs(queues: readonly Queue[], metrics: Pick<Metrics, 'countJob'>): Queue[] {
  return queues.map((queue) => ({
    ...queue,
    async run(signal) {
      const startedAt = performance.now()
      let outcome: 'done' | 'failed' = 'failed'
      try {
        await queue.run(signal)
        outcome = 'done'
      } finally {
        const durationMs = performance.now() - startedAt
        metrics.countJob({ queue: queue.name, outcome, durationMs })
      }
    },
  }))
}

/** The same brain; who words its replies is counted. */
export function countTurns(brain: Brain, metrics: Pick<Metrics, 'countTurn'>): Brain {
  const { model } = brain
  return {
    ...brain,
    async takeTurn(state, message, reading) {
      const turn = await brain.takeTurn(state, message, reading)
      // Where a model may reword the reply, the count waits for the outcome.
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
