import { setTimeout as delay } from 'node:timers/promises'

export type Seen = { status: number; tookMs: number; retryAfter: string | null }

const EVERY_MS = 25

/** Asks for an address again and again until it is stopped. A request without an answer has status 0. */
export function watchAnswers(url: string, everyMs = EVERY_MS, init: RequestInit = {}) {
  const seen: Seen[] = []
  let isOver = false
  async function ask() {
    const from = performance.now()
    const response = await fetch(url, init).catch(() => null)
    await response?.arrayBuffer()
    seen.push({
      status: response?.status ?? 0,
      tookMs: performance.now() - from,
      retryAfter: response?.headers.get('retry-after') ?? null,
    })
  }
  async function run() {
    while (!isOver) {
      await ask()
      await delay(everyMs)
    }
  }
  const running = run()
  return {
    async stop() {
      isOver = true
      await running
      return seen
    },
  }
}

/** The time that this share of the answers stayed within. */
export function findPercentile(seen: readonly Seen[], share: number): number {
  const times = seen.map(({ tookMs }) => tookMs).sort((one, other) => one - other)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}
