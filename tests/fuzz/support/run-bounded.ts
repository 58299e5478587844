import { Script } from 'node:vm'

/** Says what went wrong, or null. */
export type Fault = string | null

const call = new Script('globalThis.boundedWork()')
const bounded: typeof globalThis & { boundedWork?: () => void } = globalThis

/** Runs `work` to its end or for so long. A regular expression is interrupted, too. */
export function runBounded(work: () => void, timeoutMs: number): Fault {
  bounded.boundedWork = work
  try {
    call.runInThisContext({ timeout: timeoutMs })
    return null
  } catch (error) {
    return isTimeout(error) ? 'endless' : `throws ${String(error)}`
  } finally {
    delete bounded.boundedWork
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
