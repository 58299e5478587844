/** The processor time that `run` takes in its own thread, in milliseconds: without other tests, V8's compiler, and its collector. */
export function measureCpuMs(run: () => void): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
