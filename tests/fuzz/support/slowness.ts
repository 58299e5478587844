import { measureCpuMs } from '#tests/support/measure-cpu.ts'

/** What the work below takes on a quiet machine with two cores of an AMD EPYC, for which the limit holds. */
const QUIET_MS = 3
const ROUNDS = 5
const TEXT =
  'The 12 of us key orders by hand, 45 hours a week at $32; and NetSuite is slow. '.repeat(25)
const PATTERNS = ['order', 'hour', 'week', 'slow', 'hand', 'never', 'invoice', 'budget'].map(
  (word) =>
    new RegExp(`\\b(?:(?:an?|the|no) )?(?:[a-z]+ ){0,2}${word}s?\\b[^.;]{0,20}(?:\\d|$)`, 'g'),
)

/** Some of what a turn does, and none of its own code: a turn that becomes slower is not weighed lighter. */
function workAsTurnsDo(): void {
  for (let round = 0; round < 40; round++) {
    const words = new Map<string, number>()
    for (const word of TEXT.toLowerCase().split(/\W+/)) words.set(word, (words.get(word) ?? 0) + 1)
    for (const pattern of PATTERNS)
      for (const match of TEXT.matchAll(pattern)) words.set(match[0], match.index)
    JSON.parse(JSON.stringify([...words]))
  }
}

/** How many times slower than that this machine is now: it is another one, or others share its cores and caches. */
export function measureSlowness(): number {
  const costs = Array.from({ length: ROUNDS }, () => measureCpuMs(workAsTurnsDo))
  const median = costs.toSorted((left, right) => left - right)[Math.floor(ROUNDS / 2)] ?? 0
  return Math.max(1, median / QUIET_MS)
}
