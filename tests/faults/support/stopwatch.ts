import { readFileSync } from 'node:fs'

const WORK_MS = 100
/** Beyond this, a time says more of the neighbours than of the product. */
const TOO_BUSY = 2
/** The same for the time in between, in which the product itself makes this thread wait a little. */
const TOO_BUSY_BETWEEN = 3
/** A thread that ran for less has not waited often enough to tell. */
const RAN_MIN_NS = 5_000_000

/**
 * By how much everything takes longer at this moment than on a machine of one's own: the share of a processor that a
 * busy loop does not get. A product that is slow by itself changes nothing about it.
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

type Turns = { ranNs: number; waitedNs: number }

/** How long this thread has had a processor, and has waited for one, as Linux counts it; elsewhere nothing. */
function readTurns(): Turns {
  try {
    const [ranNs = 0, waitedNs = 0] = readFileSync('/proc/thread-self/schedstat', 'utf8')
      .split(' ')
      .map(Number)
    return { ranNs, waitedNs }
  } catch {
    return { ranNs: 0, waitedNs: 0 }
  }
}

/** By how much longer than it ran it was there, since `before`. */
function compareTurns(before: Turns, now: Turns): number {
  const ranNs = now.ranNs - before.ranNs
  return ranNs < RAN_MIN_NS ? 1 : 1 + (now.waitedNs - before.waitedNs) / ranNs
}

/** In `npm test`, on machines of any speed, only what is lost, doubled or refused counts. */
const JUDGES_TIMES = process.env.FAULTS_TIMES !== 'off'

/** Times against their marks. On a machine that others use at the moment none is judged, and the output says so. */
export function createStopwatch() {
  let lastLoop = measureContention()
  let lastTurns = readTurns()
  return {
    /**
     * To be called right after what took that long.
     * @returns the time as it counts: shared out while others work, nothing where it says nothing.
     */
    weigh(tookMs: number): number {
      const between = compareTurns(lastTurns, readTurns())
      const loop = measureContention()
      const contention = Math.max(lastLoop, loop)
      lastLoop = loop
      lastTurns = readTurns()
      const isBusy = contention >= TOO_BUSY || between >= TOO_BUSY_BETWEEN
      if (JUDGES_TIMES && !isBusy) return tookMs / contention
      const measured = `× ${contention.toFixed(1)} now, × ${between.toFixed(1)} meanwhile`
      console.log(
        `NOT JUDGED${JUDGES_TIMES ? ', busy machine' : ''} (${measured}): ${Math.round(tookMs)} ms`,
      )
      return 0
    },
  }
}
