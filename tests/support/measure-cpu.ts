import { isMainThread } from 'node:worker_threads'

/** Vitest runs files in threads: there, what the others do would be counted as well. */
const readUsage = isMainThread ? process.cpuUsage : process.threadCpuUsage

/** The processor time that `run` takes, in milliseconds. */
export function measureCpuMs(run: () => void): number {
  const before = readUsage()
  run()
  const { user, system } = readUsage(before)
  return (user + system) / 1_000
}
