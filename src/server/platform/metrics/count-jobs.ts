import type { Queue } from '#server/platform/jobs/queue.ts'
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
