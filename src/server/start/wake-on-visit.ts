import type { Api } from '#server/start/create-front.ts'

/** Asked by machines that look after this process, day and night. */
const ASKED_BY_MACHINES = new Set(['/api/health', '/api/ready', '/api/metrics'])

/**
 * Calls `wake` once, after the answer to the first request of a person's browser. What only conversations need takes
 * memory that a server at rest has no use for, and time that nobody is to wait for with a message under way.
 */
export function wakeOnVisit(api: Api, wake: () => void): Api {
  let isAsleep = true
  return {
    fetch: async (request, env) => {
      const answer = await api.fetch(request, env)
      if (isAsleep && !ASKED_BY_MACHINES.has(new URL(request.url).pathname)) {
        isAsleep = false
        setImmediate(wake)
      }
      return answer
    },
  }
}
