const WORK_MS = 100
/** Beyond this, a time says more of the neighbours than of the product. */
const TOO_BUSY = 2

/**
 * By how much everything takes longer than on a machine of one's own: the share of a processor that a busy loop does
 * not get. A product that is slow by itself changes nothing about it.
 */
export function measureContention(): number {
  const from = performance.now()
  const before = process.cpuUsage()
  while (usedSince(before) < WORK_MS) Math.sqrt(from)
  return (performance.now() - from) / WORK_MS
}

function usedSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** Times against their marks. On a machine that others use at the moment none is judged, and the output says so. */
export function createStopwatch() {
  const contentions = [measureContention()]
  return {
    /** @returns the time as it counts: shared out while others work, nothing where it says nothing. */
    weigh(tookMs: number): number {
      contentions.push(measureContention())
      const contention = Math.max(...contentions.slice(-2))
      if (contention < TOO_BUSY) return tookMs / contention
      console.log(`NOT JUDGED, busy machine (× ${contention.toFixed(1)}): ${Math.round(tookMs)} ms`)
      return 0
    },
  }
}
