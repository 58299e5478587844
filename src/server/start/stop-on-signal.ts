import type { Stop } from '#server/platform/last-resort.ts'

/** Stops once, however often it is asked to. */
export function stopOnSignal(stop: Stop): void {
  let isStopping = false
  async function stopAndExit(reason: string) {
    if (isStopping) return
    isStopping = true
    await stop(reason)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => void stopAndExit(signal))
  }
  // Sent when the script that started this process is gone.
  process.on('disconnect', () => void stopAndExit('parent gone'))
}
